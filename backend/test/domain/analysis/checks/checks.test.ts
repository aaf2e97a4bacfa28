import { describe, expect, it } from 'vitest';
import { checkDefects } from '../../../../src/domain/analysis/checks/all.ts';
import { namesInPlace } from '../../../../src/domain/analysis/checks/stray-names.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { NAME_POSITIONS } from '../../../../src/domain/analysis/reading/languages/en/name-positions.ts';

const found = (raw: string) => checkDefects(toLegalText(documentFromText(raw)));
const kinds = (raw: string) => found(raw).map((defect) => defect.kind);

describe('A line to fill in', () => {
  it.each([
    'The hirer pays a deposit of ____ pounds, and the rent is ____ a week.',
    'Rent: ____ a month, paid on the first.',
  ])('is open in “%s”', (raw) => expect(kinds(raw)).toEqual(['blank']));

  it.each(['Food: ___two cups of rice___', 'Vet: __Dr Sena, Mill Road'])('is filled in in “%s”', (raw) =>
    expect(kinds(raw)).toEqual([]),
  );
});

describe('Words against digits', () => {
  it.each([
    'The fee is Rs. 1,50,000 (Rupees One Lakh Fifteen Thousand only).',
    'The price is R148 000 (one hundred and eighty-four thousand rand).',
    'The rate is EUR 489 (four hundred and ninety-eight euros) a month.',
    'You lend me two lakh fifty thousand (₹2,05,000) on Sunday.',
    'All in: six thousand two hundred dollars ($6,500).',
    'The price is USD 12,500 - twelve thousand two hundred dollars.',
    'He borrows £900, nine hundred and fifty pounds, from her.',
  ])('differ in “%s”', (raw) => {
    expect(kinds(raw)).toEqual(['number-mismatch']);
  });

  it.each([
    'The fee is Rs. 1,50,000/- (Rupees One Lakh Fifty Thousand only).',
    'The price is R148 000 (one hundred and forty-eight thousand rand).',
    'The price is 1.250,50 € (one thousand two hundred and fifty euros).',
    'The loan is $1.5 million (one million five hundred thousand dollars).',
    'It needs three (3) signatures and lasts 12 months (one year).',
    'You pay the following three (1) the rent, (2) the water, (3) the gas.',
    'Five per cent ($640) is due when you sign.',
    'He pays £900, four hundred pounds, and what is left on Friday.',
    'He pays £900, nine hundred pounds, on Friday.',
  ])('agree in “%s”', (raw) => {
    expect(kinds(raw)).toEqual([]);
  });
});

describe('Dates', () => {
  it.each([
    ['impossible-date', 'It ends on 31 June and may go on.'],
    ['impossible-date', 'See you on Saturday 32 June at ten.'],
    ['impossible-date', 'Cars are taken back until 31.11.2027.'],
    ['impossible-date', 'It ends on the 30th day of February 2032 at midnight.'],
    ['impossible-date', 'Expires: 2027-04-31'],
    ['impossible-date', 'It ends on the thirty-first day of April at midnight.'],
    ['wrong-weekday', 'It is due on Friday, 5 July 2027 at noon.'],
    ['dates-reversed', 'Start: 1 March 2027\n\nEnd: 28 February 2027\n\nThe rent is due each month.'],
  ])('are wrong (%s): %s', (kind, raw) => {
    expect(kinds(raw)).toEqual([kind]);
  });

  it.each([
    'It ends on 31 May and you may go on.',
    'It is due on Monday, 5 July 2027 at noon.',
    'Cars are taken back until 31.12.2027.',
    'In June 31 people came.',
    'Start: 1 March 2027\n\nEnd: 28 February 2028\n\nThe rent is due each month.',
  ])('are right in “%s”', (raw) => {
    expect(kinds(raw)).toEqual([]);
  });
});

describe('References', () => {
  const numbered = [1, 2, 3, 4, 5].map((number) => `${number}. Each side keeps its word.`).join('\n\n');
  const lettered = ['A', 'B', 'C', 'D', 'E']
    .map((letter) => `${letter}. Each side keeps its word.`)
    .join('\n\n');

  it.each([
    [
      numbered,
      'Nobody is asked, save in the case of rule 17.',
      'It points at rule 17, which is not in this paper',
    ],
    [
      numbered,
      'The rates in clause 24 leave out the tax.',
      'It points at clause 24, which is not in this paper',
    ],
    [lettered, 'Data is kept as paragraph T says.', 'It points at paragraph T, which is not in this paper'],
    [
      numbered,
      'The partners are named in Schedule 9.',
      'It points at Schedule 9, which is not in this paper',
    ],
    [
      numbered,
      'The rates in clauses 4 and 17 leave out the tax.',
      'It points at clause 17, which is not in this paper',
    ],
    [numbered, 'The work is done as in 12.4 above.', 'It points at clause 12.4, which is not in this paper'],
    [numbered, 'The sums are in Schedule 1.', 'Schedule 1 did not come with this file'],
  ])('lead nowhere', (paper, sentence, title) => {
    expect(found(`${paper}\n\n${sentence}`).map((defect) => defect.title)).toEqual([title]);
  });

  it.each([
    'The rates in clause 4 leave out the tax.',
    'The rates in clauses 3 and 4 leave out the tax.',
    'Sections 4 and 17 of the Housing Act 1985 apply.',
    'Section 14 of the Housing Act 1985 applies.',
    'See Rule 17 of the court.',
    'The sums are in Schedule 1.\n\nSCHEDULE 1: SUMS\n\nRent | £800',
  ])('lead somewhere in “%s”', (sentence) => {
    expect(kinds(`${numbered}\n\n${sentence}`)).toEqual([]);
  });
});

describe('Blanks', () => {
  it.each([
    'Rate of interest: ______ per cent per annum',
    'Parking: uncovered space no. ________, included in the rent',
    'Private telephone line | no; £ ________ a month',
    'Things that count as damage: ______________',
    'Signed by both\n\nEffective annual rate: ______ %',
    'The tenancy begins on ................ 2027 at noon.',
    'The fee for the room is [TBC].',
    'The fee for the room is (to be confirmed) a month.',
    'The fee for the room is XXX dollars a month.',
    'The fee for the room is {{room_fee}} a month.',
    'The room is let to [tenant name] from Monday on.',
    'Make and model of the car: [            ]',
    'The deposit is held by ____________ (name of scheme).',
    'The rate of interest is --- per cent a year.',
    'The price of the car is ??? and due at once.',
  ])('are left open in “%s”', (raw) => {
    expect(kinds(raw)).toEqual(['blank']);
  });

  it.each([
    'Tenant ____________________ Date ____________',
    'For the Agency: ____________________ (Uma Kreuz, managing officer)',
    'Back on: .......... time: .......... fine / not fine',
    'I have read this: name ______________ plot no. ______',
    'Photos may go on my page only if you tick here: [ ].',
    'Thumbprint or signature of Partner: ______________',
    'The rules of Title XXX apply to the room.',
  ])('belong to signing in “%s”', (raw) => {
    expect(kinds(raw)).toEqual([]);
  });
});

describe('Terms', () => {
  it('are named when nothing in the paper explains them', () => {
    const [defect] = found('Staying on is charged at the Extension Tariff until you leave.');
    expect(defect?.title).toBe('The term “Extension Tariff” is never defined');
  });

  it.each([
    'Staying on is charged at the Extension Tariff. The “Extension Tariff” means £90 a night.',
    'Staying on is charged at the Extension Tariff.\n\nExtension Tariff | £90 a night',
    'Staying on is charged at the Extension Tariff. The extension tariff hangs in the hall.',
    'Staying on is charged at the Extension Tariff, which we may vary once a year.',
    'You use an Approved Installer, who is one of those in our list. An approved installer is insured.',
    'Complaints go to the Small Claims Tribunal.',
    'Your deposit stays with the Tenancy Protection Service.',
    'I am bound by the Hostel Rules in the copy handed to me.',
    'Our staff are checked by the Register and Vetting Service.',
    'Nothing limits rights under the Fair Tariff and Supply Act.',
    'Nothing limits rights under the Extension Tariff of Work Order.',
  ])('are left alone in “%s”', (raw) => {
    expect(kinds(raw)).toEqual([]);
  });
});

describe('Notice periods', () => {
  it.each([
    'Either party may end it by sixty days’ written notice. Either party may also end it on thirty days’ written notice.',
    'Otherwise you tell me two months before the end. When you leave at the end of the year I need it four months before, in writing.',
    'The Hirer may end it upon seven days written notice. The end takes effect three days after written notice is received.',
    'The contract goes on until one side gives six months’ notice. The contract may be given up on three months’ notice.',
    'Notice period | 1 month\n\nEither party may end it by three months’ written notice.',
    'The Tenant may end it at any time by two months’ notice in writing.\n\nNotice by the tenant: one month',
    'The Owner may terminate without cause on 30 days’ notice.\n\nTermination without cause by the Owner: 90 days',
    'The notice period is one month for both parties. The Tenant gives not less than three months’ notice to terminate.',
    'You may cancel at any time with 30 days’ notice. To cancel, write to us at least 60 days before you want to leave.',
    'You can stop any time, just tell me a week ahead. When you want to stop I need to know a month ahead.',
    'It goes on for a year unless cancelled at least three months before the end of the term. Notice of non-renewal is given one month before the end of the term.',
    'We need a month’s notice if you want to stop. Two weeks’ notice is enough to stop.',
  ])('contradict each other: %s', (raw) => {
    const [defect, ...others] = found(raw);
    expect(defect?.kind).toBe('notice-conflict');
    expect(defect?.also).toBeDefined();
    expect(others).toEqual([]);
  });

  it.each([
    'The Tenant may end it by sixty days’ notice. The Landlord may end it by thirty days’ notice.',
    'During probation either party may end it by seven days’ notice. Either party may end it by sixty days’ notice.',
    'The Tenant may end it by one month’s notice. The Tenant gives thirty days’ notice to leave.',
    'It renews unless you give notice 90 days before the end of the term. You may end it on 30 days’ notice.',
    'We may raise the price on 30 days’ notice. You may cancel on 14 days’ notice.',
    'Notice of a rent increase: 2 months\n\nEither party may end it by one month’s written notice.',
    'Cancellation right: 14 days\n\nEither party may end it by one month’s written notice.',
    'We write to you two months before, and you may leave. Either party may end it by one month’s written notice.',
    'The notice period for rent increases is two months. Either party may end it by one month’s written notice.',
    'We need a month’s notice if you want to stop. We may stop the lessons on two weeks’ notice to you.',
  ])('fit together: %s', (raw) => {
    expect(kinds(raw)).toEqual([]);
  });
});

describe('Names', () => {
  it.each(NAME_POSITIONS.flatMap(({ examples }) => examples))(
    'stand where a side stands in “%s”',
    (sentence) => {
      expect(namesInPlace(sentence)).toHaveLength(1);
    },
  );

  it.each(NAME_POSITIONS.flatMap(({ counterExamples }) => counterExamples))('do not in “%s”', (sentence) => {
    expect(namesInPlace(sentence)).toEqual([]);
  });

  it('are strange where the paper knows somebody with nearly the same name', () => {
    const [defect] = found('For: Zara Khum and Pieter van Wyk\n\nWe meet in May.\n\nPieter van Niekerk');
    expect(defect?.title).toBe('“Pieter van Niekerk” is not a party to this paper; “Pieter van Wyk” is');
  });

  const named = 'Made between Harriet Ann Coldwell (“the Landlord”) and Tobias Renn (“the Tenant”).';

  it.each([
    ['Signed as a deed by HARRIET ANN COLDWAY', 'HARRIET ANN COLDWAY'],
    ['Tobias Renner shall leave the home clean.', 'Tobias Renner'],
  ])('are strange where a slip ends them otherwise: “%s”', (sentence, name) => {
    expect(found(`${named}\n\n${sentence}`).map(({ title }) => title)).toEqual([
      expect.stringContaining(`“${name}” is not a party to this paper`),
    ]);
  });

  it.each([
    'Signed by TOBIAS RENN',
    'Witness: Tobias Renner',
    'The Harriet Ann Coldway is a boat that is let with the house.',
    'Harriet Ann Morland keeps the keys.',
  ])('are no slip in “%s”', (sentence) => expect(kinds(`${named}\n\n${sentence}`)).toEqual([]));

  it('are known when they stand elsewhere, or are introduced', () => {
    expect(kinds('Corvid Homes Ltd lets the flat. The fee is payable to Corvid Homes Ltd.')).toEqual([]);
    expect(kinds('The keys are handed back to Corwin Fenland, our caretaker.')).toEqual([]);
    expect(kinds('Tenant: Anna Meyer\n\nGuarantor: Anneke Meyer\n\nEach of them pays.')).toEqual([]);
  });
});

describe('A word with capitals that is explained nowhere', () => {
  it.each([
    'Each member pays the Winter Storage Levy on the first of May.',
    'Owners pay the dues and Winter Storage Charges on the first of May.',
    'You use an Approved Installer for all work on the roof and the walls.',
  ])('is a term in “%s”', (raw) => expect(kinds(raw)).toEqual(['undefined-term']));

  it.each([
    'Lessons are on Mondays at six, Alder Lane Pool.',
    'The guests eat with our caterer, Copper Table, on both days.',
    'If you choose none you go onto our Simple Variable price.',
    'It was printed with a grant from the Harbour Community Fund.',
  ])('is a name in “%s”', (raw) => expect(kinds(raw)).toEqual([]));
});

describe('Two notice periods', () => {
  const ending = 'Either party may end the contract by sixty days’ written notice.';

  it('contradict each other where both end the contract', () => {
    expect(
      kinds(`${ending} The contract can be ended by either party on thirty days’ written notice.`),
    ).toEqual(['notice-conflict']);
  });

  it.each([
    'The Employee has thirty days of paid annual leave, and the Firm notifies the days at least one month ahead.',
    'A shift is cancelled by the worker on two days’ notice.',
  ])('do not where one is of something else: “%s”', (other) => {
    expect(kinds(`${other} ${ending}`)).toEqual([]);
  });
});
