import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { classifyBurdens } from '../../../../src/domain/analysis/reading/classifier/classify-burdens.ts';

const textOf = (...paragraphs: string[]) => toLegalText(documentFromText(paragraphs.join('\n\n')));
const first = (sentence: string) => classifyBurdens(textOf(sentence))[0]!;

const HEAVY = [
  ['unilateral-change', 'We may change the monthly fee at any time and for any reason, without asking you.'],
  [
    'auto-renewal',
    'Unless you cancel 60 days before the end, the membership renews for a further twelve months.',
  ],
  ['other-side-not-liable', 'The Company is not liable for any loss or damage, however caused.'],
  [
    'restraint',
    'For two years after leaving, the Employee must not work for any competitor anywhere in the country.',
  ],
  ['penalty', 'If the rent comes late, you pay a penalty of £30 for each day until it is there.'],
] as const;
const LIGHT = [
  'The kitchen has a gas cooker, an oven and a fridge.',
  'The office is open from nine to five on weekdays.',
  'Either of us may end this with one month of notice in writing.',
];

describe('the burden classifier', () => {
  it.each(HEAVY)('sees %s in plain words', (family, sentence) => {
    const { burden, families } = first(sentence);
    expect(burden).toBeGreaterThan(0.4);
    expect(families.map((entry) => entry.family)).toContain(family);
  });

  it.each(LIGHT)('leaves alone: %s', (sentence) => {
    expect(first(sentence).burden).toBeLessThan(0.3);
  });

  it('tells the open-ended promise of the stronger side from a burden on the weaker one', () => {
    expect(
      first('The Landlord will repair anything at any hour, free of charge and without limit.').hurts,
    ).toBe('stronger');
    expect(first('You lose the whole deposit if you are one day late.').hurts).toBe('weaker');
  });

  it('knows a duty from a description', () => {
    expect(first('The Tenant shall pay the rent on the first day of each month.').duty).toBeGreaterThan(0.5);
    expect(first('The house has three bedrooms and a garden.').duty).toBeLessThan(0.3);
  });

  it('judges the parts of a sentence between semicolons one by one, each where it stands', () => {
    const text = textOf(
      'We give you two sets of keys on the day; if you lose one you pay a penalty of £500 for each day.',
    );
    const pieces = classifyBurdens(text);
    expect(pieces.map(({ span }) => text.text.slice(span.start, span.end))).toEqual([
      'We give you two sets of keys on the day;',
      'if you lose one you pay a penalty of £500 for each day.',
    ]);
    expect(pieces[1]!.burden).toBeGreaterThan(pieces[0]!.burden);
  });

  it('answers for every sentence, in order, also where there is nothing to read', () => {
    expect(classifyBurdens(textOf(''))).toEqual([]);
    const text = textOf('Hello.', '| | ;;;; |', '第一条 本合同。', 'a'.repeat(5_000));
    const pieces = classifyBurdens(text);
    expect(new Set(pieces.map(({ sentence }) => sentence)).size).toBe(text.sentences.length);
    expect(pieces.every(({ burden }) => burden >= 0 && burden <= 1)).toBe(true);
  });
});
