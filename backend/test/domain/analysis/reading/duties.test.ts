import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { impliedBearer } from '../../../../src/domain/analysis/reading/duties/implied-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { IMPLIED_DUTIES } from '../../../../src/domain/analysis/reading/languages/en/duty-words.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const tenant = side('s1', 'Tenant', { isStronger: false });
const landlord = side('s2', 'Landlord', { isStronger: true });
const lease = pair(tenant, landlord);
const spoken: PaperSides = {
  ...lease,
  all: [
    { ...tenant, pronoun: 'you' },
    { ...landlord, pronoun: 'we' },
  ],
};

const dutiesIn = (raw: string, sides: PaperSides = lease) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides);
};
const told = (raw: string, sides: PaperSides = lease) =>
  dutiesIn(raw, sides).map(({ sideId, action, quotes }) => [sideId, action || quotes.at(-1)!.text]);

describe('Duties', () => {
  it.each<[string, string, string]>([
    [
      'The Tenant shall pay the rent by the third of each month.',
      's1',
      'Pay the rent by the third of each month',
    ],
    ['The Landlord must insure the building.', 's2', 'Insure the building'],
    ['The Tenant shall not assign this lease.', 's1', 'Must not assign this lease'],
    ['The Tenant may not keep pets.', 's1', 'Must not keep pets'],
    ['The Tenant pays the council tax.', 's1', 'The Tenant pays the council tax.'],
    ['The Tenant shall keep its stock insured.', 's1', 'The Tenant shall keep its stock insured.'],
    ['Invoices are payable within 45 days.', 's1', 'Invoices are payable within 45 days.'],
    ['The deposit comes back within thirty days.', 's2', 'The deposit comes back within thirty days.'],
    ['A fault is put right within two days.', 's2', 'A fault is put right within two days.'],
  ])('%s', (raw, sideId, words) => {
    expect(told(raw)).toEqual([[sideId, words]]);
  });

  it.each([
    'The Tenant acknowledges that the flat is old.',
    'The Tenant may paint the walls.',
    'The Landlord will receive the rent.',
    'The flat is bright.',
  ])('are not what somebody may do, gets or thinks: %s', (raw) => {
    expect(told(raw)).toEqual([]);
  });

  it('stand with the reader first, whatever the paper begins with', () => {
    const raw = 'The Landlord must insure the building.\n\nThe Tenant must pay the rent.';
    expect(told(raw).map(([id]) => id)).toEqual(['s1', 's2']);
    expect(told(raw, { ...lease, reader: landlord }).map(([id]) => id)).toEqual(['s2', 's1']);
  });

  it('never turn a ban into an order, nor an order into a ban', () => {
    const raw =
      'The Tenant shall not smoke indoors. The Tenant shall clean the stairs. The Landlord will not ask for more than one month in advance.';
    for (const { action, quotes } of dutiesIn(raw)) {
      const isBan = / not /.test(quotes[0]!.text);
      if (action !== '') expect(action.startsWith('Must not')).toBe(isBan);
    }
  });

  it('quote words with pronouns instead of turning them around', () => {
    const raw = 'You must tell us about damage. We return your deposit within ten days.';
    expect(told(raw, spoken)).toEqual([
      ['s1', 'You must tell us about damage.'],
      ['s2', 'We return your deposit within ten days.'],
    ]);
  });

  it('read orders to you, with please, behind a condition and in lists', () => {
    const raw =
      'Please bring both keys.\n\nIf the boiler fails, ring the caretaker.\n\nYou must:\n\n- keep the garden tidy\n\n- not smoke indoors';
    expect(dutiesIn(raw, spoken).map(({ sideId }) => sideId)).toEqual(['s1', 's1', 's1', 's1']);
  });

  it('give a list under a heading to the side that it names', () => {
    const raw = "THE LANDLORD'S DUTIES\n\n3.1 to insure the building;\n\n3.2 to keep the roof dry.";
    expect(told(raw).map(([id]) => id)).toEqual(['s2', 's2']);
  });

  it('know who speaks in a chat', () => {
    const chat: PaperSides = {
      all: [
        side('s1', 'Ana', { role: null, mentions: ['ana'] }),
        side('s2', 'Ben', { role: null, mentions: ['ben'] }),
      ],
      reader: null,
      certainty: 'unknown',
      isMutual: false,
    };
    const raw =
      'Ana: I pay you on Friday.\n\nBen: Good, I bring the key.\n\nAna: Please lock the door.\n\nBen: I will lock the door.';
    expect(told(raw, chat)).toEqual([
      ['s1', 'Ana: I pay you on Friday.'],
      ['s2', 'Ben: Good, I bring the key.'],
      ['s2', 'Ana: Please lock the door.'],
      ['s2', 'Ben: I will lock the door.'],
    ]);
  });

  it('quote nothing that the paper does not say', () => {
    const raw =
      'The Tenant shall pay the rent; and the Landlord shall insure the building, unless the law says otherwise.';
    for (const duty of dutiesIn(raw)) for (const quote of duty.quotes) expect(raw).toContain(quote.text);
  });
});

describe('Duties of sentences that name nobody', () => {
  it.each(
    IMPLIED_DUTIES.flatMap(({ bearer, examples }) => examples.map((example) => [bearer, example] as const)),
  )('fall on the %s: %s', (bearer, example) => {
    expect(impliedBearer(example)).toBe(bearer);
  });

  it.each(
    IMPLIED_DUTIES.flatMap(({ bearer, counterExamples }) =>
      counterExamples.map((example) => [bearer, example] as const),
    ),
  )('do not fall on the %s: %s', (bearer, example) => {
    expect(impliedBearer(example)).not.toBe(bearer);
  });
});
