import { describe, expect, it } from 'vitest';
import { isBookingChat } from '../../../src/domain/analysis/recognition/agreed-rules.ts';
import { judgeVocabulary } from '../../../src/domain/analysis/recognition/legal-vocabulary.ts';
import { CONTRACTS, contractText, verdictOn } from './fixtures.ts';

const OTHER_TEXTS: Readonly<Record<string, string>> = {
  recipe:
    'Lentil stew. Ingredients: 200 g red lentils, two onions, three cloves of garlic, a tin of tomatoes. Fry the onions and the garlic in a little oil. Stir in the lentils, add a litre of stock and simmer for 25 minutes. Serve with bread. It keeps for three days.',
  'news report':
    'The ferry company said on Tuesday that two of its ships would return to service next week. Residents of the island welcomed the news. A spokeswoman told reporters that the repairs had cost more than expected, and that ticket prices would stay the same until spring.',
  code: 'import { readFile } from "node:fs/promises";\nexport async function load(path) {\n  const text = await readFile(path, "utf8");\n  return JSON.parse(text);\n}\nconst main = () => load("a.json").then((x) => console.log(x));\nmain();',
  novel:
    'She closed the window and listened. Somewhere below, the old clock began to strike, and for a moment nobody in the house seemed to breathe. "You came back," he whispered. She smiled, but she did not turn around. The sea had gone quiet.',
  invoice:
    'INVOICE No. 8841. Bill to: Kestrel Cafe. Date: 3 June. 4 boxes of cups 48.00, 2 sacks of coffee 96.00. Subtotal 144.00. VAT 20 % 28.80. Total due 172.80. Please pay by bank transfer. Thank you for your business.',
  CV: 'Curriculum vitae. Maya Lindqvist. Profile: project lead with nine years of experience in logistics. Education: BSc Economics, Lund. Employment history: Fraktal AB 2018 to 2024, responsibilities included budgets and hiring. Skills: planning, negotiation. Languages: Swedish, English. Hobbies: sailing.',
  manual:
    'Getting started with your kettle. Fill it with water up to the line. Press the button; the light turns on. The kettle switches off by itself when the water boils. Clean it once a month with vinegar. Do not put the base in water.',
  'blog about contracts':
    'Three things I learned about freelance contracts. When I started I signed everything. My lawyer friend laughed. Now I read the payment part first, then the part about who owns the drawings. My advice: ask questions, be friendly, and sleep on it. Read more posts like this one and sign up today for the newsletter.',
  Rezept:
    'Apfelkuchen vom Blech. Zutaten: 500 g Mehl, 250 g Butter, 200 g Zucker, 3 Eier, 8 Äpfel. Den Teig kneten und eine Stunde ruhen lassen. Die Äpfel schälen und in Spalten schneiden. Alles bei 180 Grad 40 Minuten backen.',
  lettre:
    'Chère Louise, merci pour ta carte. Ici le printemps est arrivé et le jardin est plein de tulipes. Les enfants jouent dehors toute la journée. Nous pensons venir te voir en août, si le train ne coûte pas trop cher. Je t’embrasse.',
};

it('A manual page is known by options of one letter, in whatever language', () => {
  const page =
    'FIND 1\n## NOME find - pesquisa por arquivos\n## SINOPSE find [-H] [-L] [-P] [caminho]\nAs opções -H, -L e -P controlam os links.';
  expect(judgeVocabulary(page, 'pt').other?.name).toBe('a manual page');
  expect(
    judgeVocabulary('-I feed the cat. -I water the plants. -I bring the post in. -A key stays here.', 'en')
      .other,
  ).toBeNull();
});

describe('Minutes of a meeting', () => {
  const HEAD =
    'Minutes of the committee, 4 May 2027. Present: A. Bell (chair), C. Dow. Apologies: E. Fry.\n\n';
  const TAIL = '\n\nNext meeting 1 June. Closed 9 pm.\n\nConfirmed: A. Bell';
  const DEAL =
    'It was agreed between the club and Nia Rhys, who said yes to each point: she coaches on Mondays for £40 an evening, paid by Carl in the week of her invoice. The club may end it at a month’s notice.';

  it('are read where they record an agreement that both signed', () => {
    expect(verdictOn(`${HEAD}${DEAL}${TAIL}        Seen and agreed: N. Rhys`).outcome).toBe('completed');
  });

  it('and are no legal paper where they only tell what was said', () => {
    const told = 'The piano was tuned for £190. It was agreed to buy a kettle. Motion seconded by C. Dow.';
    expect(verdictOn(`${HEAD}${told}${TAIL}`).outcome).toBe('rejected');
  });
});

describe('Telling legal documents from others', () => {
  it.each(CONTRACTS)('accepts $id', ({ id }) => {
    expect(verdictOn(contractText(id)).outcome).toBe('completed');
  });

  it.each([
    [
      'a statute',
      'PART 2 — KEEPING OF BEES\nSection 4. Register. (1) No person shall keep more than three hives in a town without a licence. (2) A person who contravenes subsection (1) commits an offence and is liable to a fine.\nSection 5. Appeals. An applicant may appeal to the court within 28 days of the decision.',
    ],
    [
      'a will',
      'LAST WILL AND TESTAMENT. I, Edmund Farrow, revoke all earlier wills. I appoint my sister Clara as executor. I give my house to my nephew Simon and the rest of my estate to my wife. Signed in the presence of two witnesses.',
    ],
    [
      'a policy',
      'TRAVEL POLICY. 1. This policy applies to every employee. 2. Flights must be approved in advance. 3. Claims without receipts are not permitted. 4. A breach of this policy may lead to disciplinary action.',
    ],
    [
      'a court letter',
      'IN THE COUNTY COURT AT MARLOW. The claimant has issued a claim against you, the defendant, for £2,300. You must file a defence within 14 days of service. If you do not, judgment may be entered against you.',
    ],
  ])('accepts %s', (_kind, text) => {
    expect(verdictOn(text).outcome).toBe('completed');
  });

  it.each(Object.entries(OTHER_TEXTS))('rejects a %s and says what would help', (_kind, text) => {
    const verdict = verdictOn(text);
    expect(verdict).toMatchObject({ outcome: 'rejected' });
    if (verdict.outcome === 'rejected')
      expect(verdict.reply).toMatch(/^Not a legal document\..*upload the whole document/);
  });

  it.each([
    [
      'an e-mail with a reply',
      'From: Silke Amundsen\n\nTo: Dario Fontanelli\n\nHi Dario,\n\nthe attic room is yours from 1 March. You pay me 400 euros a month by the 3rd and bring 400 as a deposit, which you get back when you go. If you leave, tell me two months before. I may put the price up once a year. If you are fine with it, just write back yes.\n\nSilke\n\n---\n\nFrom: Dario Fontanelli\n\nYes to everything! See you on the 1st.',
    ],
    [
      'notes of two people who share something',
      'How we share the kayak\n\nInge has had the kayak since spring and Matteo buys half of it for $300. Inge has it on even weeks, Matteo on odd weeks. Whoever breaks it pays for the repair before the other one’s next week. If one of us wants out, the other may buy the half first, for what was paid. Matteo keeps it in his shed and pays nothing for that. We both put in $20 a year for paint.\n\nSigned 4 April\n\nInge Solberg\n\nMatteo Ricci',
    ],
    [
      'rules of a club',
      'Garden club Longacre\n\nHouse rules for gardeners, from 1 February 2027\n\nYou pay £40 each year by 1 March. For the key you pay £10 once; it stays with the club. If we need your plot, you move to another one. New rules hang in the hut and count from then on. You may leave at the end of a year if you tell us by 1 August. Sheds must not be higher than two metres.\n\nI have read this: ______________',
    ],
  ])('accepts %s', (_kind, text) => {
    expect(verdictOn(text).outcome).toBe('completed');
  });

  it.each([
    [
      'a letter of complaint',
      'To the people at the counter of the harbour ferry\n\nGood morning,\n\nI waited for an hour on Sunday and nobody came. The man at the gate said that there was no rule about it. I paid nine euros, and nobody refunds a morning. My nephew, who studies law, told me that I could demand compensation within thirty days. I told him that I would rather go fishing. It was cold, and the bench was wet. I wish you a good week.\n\nMrs Alva Thorsen, who likes the sea',
    ],
    [
      'advice for tenants',
      'Five things nobody told me before my first lease\n\nPosted on 4 May in Renting\n\nWhen I moved out at twenty I signed whatever lay on the table. You should read the deposit clause first. Most people think that “the tenant shall pay for all repairs” means what it says. It often does not. Ask yourself who keeps the interest. Did you take photographs? Make sure that you did. Next week: how to read a heating bill. Leave your own story in the comments.',
    ],
    [
      'an advert for a job',
      'WE ARE HIRING: night baker, full time\n\nDo you like the smell of bread at four in the morning? Our small team is looking for somebody with experience and good humour. What we offer: $21 to $25 an hour depending on experience, thirty days of holiday, and as much bread as you can carry. Apply by the end of May with a short letter. We answer everybody. Skills in coffee are a plus!',
    ],
  ])('rejects %s', (_kind, text) => {
    expect(verdictOn(text).outcome).toBe('rejected');
  });

  it.each([
    [
      'a list by which households share something',
      'HILL ROAD MOWER SHARE\n\nHow it works (revised May 2027)\n\n1. We are nine houses and one mower.\n\n2. New households bring £20 for the kitty. When you leave it stays.\n\n3. Ask on the group two days ahead.\n\n4. If you break it you pay half of the repair.\n\n5. Petrol is yours. Blades are the kitty’s.\n\n6. The keeper (this year Jo) collects the money and settles rows.\n\n7. Whoever spoils it for the others is asked to leave by a vote.',
    ],
    [
      'rules that a society adopts for its members',
      'THE HALDON BELL RINGERS\n\nRules of the Society as adopted at the yearly meeting of 3 May 2024\n\n1. The Society exists so that the bells of Haldon are rung well. It belongs to its members.\n\n2. Dues are £24 a year and are payable on 1 January.\n\n3. A member may be suspended for up to two months, after hearing what is said against them.\n\n4. A member may resign at any time by a note to the tower captain.\n\n5. Dues six months behind end the membership.\n\n6. No member is liable for the debts of the Society.\n\n7. Two thirds of those present may change these rules.',
    ],
    [
      'a chat in which something is booked',
      '[3/5, 9:01 am] Aoife: hello, are you free to play harp at our party on 7 june?\n\n[3/5, 9:04 am] Bram Stel: Yes! Two hours is €240\n\n[3/5, 9:05 am] Aoife: do you need a deposit?\n\n[3/5, 9:07 am] Bram Stel: €60 to hold the date, the rest on the day\n\n[3/5, 9:08 am] Aoife: and if it is called off\n\n[3/5, 9:10 am] Bram Stel: Tell me before 24 may, full refund. After that I keep it\n\n[3/5, 9:11 am] Aoife: what if you are ill?\n\n[3/5, 9:12 am] Bram Stel: If I am ill you get everything back the same day\n\n[3/5, 9:15 am] Aoife: great, deal. sent the 60 just now',
    ],
  ])('reads %s', (_kind, text) => {
    expect(verdictOn(text).outcome).toBe('completed');
  });

  it.each([
    [
      'tips from a group on how to share a garden',
      'GARDEN SHARE GROUP – how it works in our street\n\n1. Pick a sunny corner.\n\n2. Sow peas in March.\n\n3. Water in the evening.\n\n4. If you forget, peas forgive you.\n\n5. Seeds cost about £2 a packet each year. Come and have a look, new people get a cup of tea!',
    ],
    [
      'news about a club with rules',
      'Club news from the Haldon Ringers. Rules of the Society were a hot topic at our meeting on 3 May. Members voted to raise the dues, which were £20 and are now £24. Two members resigned last month after they had been suspended. The captain told us that he was not liable for the broken rope. The society changed its rules in March. We had a lovely walk on Sunday and the tea was good.',
    ],
  ])('still turns away %s', (_kind, text) => {
    expect(verdictOn(text).outcome).toBe('rejected');
  });

  it('takes no chat about what a third person kept for a booking', () => {
    const chat =
      '[3/5, 9:01 am] Aoife: my landlord kept the deposit\n[3/5, 9:04 am] Bram Stel: how much was it?\n[3/5, 9:05 am] Aoife: €600, he says if I leave before june there is no refund\n[3/5, 9:07 am] Bram Stel: did you get anything in writing?\n[3/5, 9:08 am] Aoife: no, he said if the flat is clean I get half back after that you pay\n[3/5, 9:10 am] Bram Stel: that sounds odd\n[3/5, 9:12 am] Aoife: yes. lunch on friday?\n[3/5, 9:15 am] Bram Stel: great, deal';
    expect(isBookingChat(chat)).toBe(false);
  });

  it('reads a short note between two people', () => {
    const note =
      'Pia and Jonas, 3 May\n\nPia lends Jonas the tent until August. Jonas brings it back dry. If it tears he pays half. Pia was happy with that and so was he. We had a beer on it.\n\nPia\n\nJonas';
    const verdict = verdictOn(note);
    expect(verdict.outcome).toBe('completed');
  });
});
