import { describe, expect, it } from 'vitest';
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
});
