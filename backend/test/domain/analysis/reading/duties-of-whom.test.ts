import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { paymentRank } from '../../../../src/domain/analysis/reading/duties/told/main-payment.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { whoPays } from '../../../../src/domain/analysis/reading/sides/who-pays.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const trade = pair(side('s1', 'Buyer', { isStronger: false }), side('s2', 'Seller', { isStronger: true }));
const letter = pair(
  side('s1', null, { pronoun: 'you', isStronger: false }),
  side('s2', 'Company', { pronoun: 'we', isStronger: true }),
);

const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    sideId,
    quotes.at(-1)!.text,
  ]);
};

describe('Whose a duty is', () => {
  it('follows `he` and `she` by what the paper calls each side, not by who acted last', () => {
    const raw =
      'The Buyer has seen the trailer with her brother.\n\nThe Seller hands over the trailer. From that day she shall insure it. He shall keep the spare wheel for a week.';
    expect(told(raw, trade)).toEqual([
      ['s1', 'From that day she shall insure it.'],
      ['s2', 'The Seller hands over the trailer.'],
      ['s2', 'He shall keep the spare wheel for a week.'],
    ]);
  });

  it('is not that of both where a paper speaks to `you`, and its `we` is somebody', () => {
    const neighbours = pair(side('s1', 'Buyer'), side('s2', 'Seller'));
    const raw = 'The Buyer shall collect the hens on Monday.\n\nWe keep the gate shut.';
    expect(told(raw, neighbours)).toContainEqual(['both', 'We keep the gate shut.']);
    expect(told(raw, { ...neighbours, isYouSaid: true })).not.toContainEqual([
      'both',
      'We keep the gate shut.',
    ]);
  });

  it('never gives to both what one person named before has to do', () => {
    const raw =
      'Neither party shall withdraw in the first season. If the Buyer withdraws in that time, she shall pay the price of the season.';
    expect(told(raw, trade).find(([, words]) => words!.startsWith('If'))?.[0]).toBe('s1');
  });

  it.each([
    ['If the Seller is late, he returns the deposit in full.', 's2'],
    ['A Buyer who loses the badge pays €14 for another.', 's1'],
  ])('is read behind a condition: %s', (raw, id) => {
    expect(told(raw, trade)).toEqual([[id, raw]]);
  });

  it.each([
    ['The fees for the berth are payable by 1 May.', 's1'],
    ['Should the raft come loose, you will have it fetched within two days.', 's1'],
    ['We ask every owner to give one evening to the slipway.', 's1'],
    ['We debit your subscription on the first Monday.', 's1'],
    ['The boat must be insured for what it is worth.', 's1'],
    ['You have our answer within three days.', 's2'],
  ])('in a letter of a company to its customer: %s', (raw, id) => {
    expect(told(`Send your cheque with the form. ${raw}`, letter)).toContainEqual([id, raw]);
  });

  it('is left open where the paper calls somebody by a word that is no side', () => {
    const firm = pair(
      side('s1', null, { name: 'Kranich GmbH', mentions: ['kranich'] }),
      side('s2', null, { name: 'Otter', mentions: ['otter'] }),
    );
    const raw = 'The Depotist must keep the crates dry.\n\nKranich must sweep the yard.';
    expect(told(raw, firm)).toEqual([
      ['s1', 'Kranich must sweep the yard.'],
      [null, 'The Depotist must keep the crates dry.'],
    ]);
  });

  it('is of both where two are named one after the other', () => {
    expect(told('The Buyer and the Seller will meet at the pier.', trade)).toEqual([
      ['both', 'The Buyer and the Seller will meet at the pier.'],
    ]);
  });

  it('does not go on with a side named long before for `they`', () => {
    const raw =
      'The Buyer pays the ferry.\n\nThe harbor is open all year. Guests are welcome.\n\nThey pay for the crane.';
    expect(told(raw, trade)).toEqual([['s1', 'The Buyer pays the ferry.']]);
  });

  it('is not that of a house whose name a thing in the sentence shares', () => {
    const hall = pair(
      side('s1', 'Hirer', { isStronger: false }),
      side('s2', 'Committee', { isStronger: true, mentions: ['committee', 'hall'] }),
    );
    expect(told('The Hirer pays the fee.\n\nThe hall must be swept by midnight.', hall)).not.toContainEqual([
      's2',
      'The hall must be swept by midnight.',
    ]);
  });

  it('is told with the sentence before it where it is too short to stand alone', () => {
    const text = toLegalText(
      documentFromText('The play corner takes children up to six years. You must stay in the room.'),
    );
    const [duty] = findDuties(text, findFrames(text, letter), letter);
    expect(duty).toMatchObject({
      action: '',
      quotes: [{ text: expect.stringContaining('play corner') }, {}],
    });
  });

  it('does not carry the lead-in of one clause down to the next clauses', () => {
    const raw =
      '1. The Seller promises the following:\n(a) to oil the chain;\n2. The Buyer shall collect the mower by noon.';
    expect(told(raw, trade)).toContainEqual(['s1', expect.stringContaining('shall collect the mower')]);
  });
});

describe('What is no duty', () => {
  it.each([
    'The ticket may be handed on only if (a) you are ill; (b) you move to another county; or (c) you pay half of the rest.',
    'We record CCTV at the gate.',
    'We take photographs at matches.',
    "We'll send you offers from our sponsors.",
    'We do not take part in arbitration.',
    'He pays nothing for other faults.',
    'You share the yard with us.',
    'We want you to row with us for many years.',
    'You have first refusal of the stall next year, provided you write before 1 March.',
    'For each reminder we charge €12.50.',
    'You shall be free to work for others.',
    'Neither party is liable for lost profit.',
    'You agree that the limit of hours does not apply to you.',
  ])('%s', (raw) => {
    expect(told(raw, letter)).toEqual([]);
  });

  it('is a statement of how things are, item by item', () => {
    const raw =
      'The Seller confirms to the Buyer the following:\n(a) he owns the mower;\n(b) the blades were never changed;';
    expect(told(raw, trade).map(([, words]) => words)).not.toContainEqual(
      expect.stringMatching(/owns|blades/),
    );
  });

  it('is a cell of a table or the head of a paragraph', () => {
    const heads =
      'Start time and place. We open at nine.\n\nPay and tips. We share them.\n\nLeave and holidays. Ask at the bar.';
    expect(told('Keys ........ Stay with the porter', letter)).toEqual([]);
    expect(told(heads, letter).map(([, words]) => words)).not.toContain('Start time and place.');
  });
});

describe('The main payment', () => {
  it('stands first among the duties of the one who pays', () => {
    const raw =
      'The Buyer shall pay for water.\n\nThe Buyer shall pay the price of €900 on delivery.\n\nThe Buyer shall keep the receipt.';
    expect(told(raw, trade)[0]).toEqual(['s1', 'The Buyer shall pay the price of €900 on delivery.']);
  });

  it.each([
    'You pay electricity and water as metered.',
    'If the rent is late you pay £9.',
    'The guide is free of charge.',
    'Guests pay for damaged chairs at the price of new ones.',
    'We do not take money off your pay.',
    'The keys are handed over before the balance is paid.',
  ])('is nothing minor, conditional or free: %s', (words) => {
    expect(paymentRank(words)).toBe(0);
  });

  it.each([
    'Dues are €800 for the season.',
    'It’s £410 a month, due on the 4th.',
    'The Tenant shall pay the rent on Fridays.',
    'We pay you £13.20 an hour each Wednesday.',
  ])('is known by its words: %s', (words) => {
    expect(paymentRank(words)).toBeGreaterThan(0);
  });

  it('does not follow from a role that is paid in one paper and pays in another', () => {
    expect(whoPays(letter, 'Send your cheque with the form.')).toMatchObject({ payer: 's1', payee: 's2' });
    expect(whoPays(letter, 'Your salary is paid monthly. Wages for overtime come later.')).toMatchObject({
      payer: 's2',
      payee: 's1',
    });
  });
});
