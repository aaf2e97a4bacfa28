import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { pointsBack, standAlone } from '../../../../src/domain/analysis/reading/stand-alone.ts';

const PAPER =
  'THE BOATHOUSE\n\nWe lend you a vest and a whistle. You must wear them there. They stay at the hut. Rowers keep the oars dry.\n\nIt is posted back within a week.\n\nIt shall train the cox.';

describe('A quote that says nothing alone', () => {
  it.each([
    'It’s posted back to you within ten days.',
    'They must be worn on the ice.',
    'After that the whole price is due.',
    'That costs €5 more.',
    'You must wear them there.',
    'The Hirer returns it by noon.',
    'In that case you pay half.',
    '4.2 They are fed twice a day.',
    'Thereafter either side may leave.',
  ])('“%s” points back', (words) => expect(pointsBack(words)).toBe(true));

  it.each([
    'It is agreed that the hens stay.',
    'There is a fee of €20.',
    'That day you bring the key.',
    'This agreement ends in May.',
    'If it breaks, you pay for it.',
    'You wash the car and return it.',
    'After that date the price is €9.',
    'Those who row pay €4.',
  ])('“%s” does not', (words) => expect(pointsBack(words)).toBe(false));

  const text = toLegalText(documentFromText(PAPER));
  const point = (words: string) => {
    const { paragraph } = text.sentences.find((one) => one.text === words)!;
    return { quotes: [{ text: words, paragraph }] };
  };
  const told = (words: readonly string[], isOnlyQuoted: boolean) =>
    standAlone(text, words.map(point), () => isOnlyQuoted).map(({ quotes }) => quotes.map((one) => one.text));

  it('comes with what stands before it', () => {
    const lends = 'We lend you a vest and a whistle.';
    expect(told(['You must wear them there.'], true)).toEqual([[lends, 'You must wear them there.']]);
    expect(told(['They stay at the hut.'], true)).toEqual([
      [lends, 'You must wear them there.', 'They stay at the hut.'],
    ]);
  });

  it('is not told twice with the point before it', () =>
    expect(told(['We lend you a vest and a whistle.', 'You must wear them there.'], true)).toEqual([
      ['We lend you a vest and a whistle.'],
      ['You must wear them there.'],
    ]));

  it('is left out where nothing stands before it, and a point with words of its own stays', () => {
    expect(told(['It is posted back within a week.'], true)).toEqual([]);
    expect(told(['It is posted back within a week.'], false)).toEqual([['It is posted back within a week.']]);
  });

  it('what “it” does itself stands under the name of the one who does it', () =>
    expect(told(['It shall train the cox.'], true)).toEqual([['It shall train the cox.']]));

  it('any other quote stays alone', () =>
    expect(told(['Rowers keep the oars dry.'], true)).toEqual([['Rowers keep the oars dry.']]));
});
