import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import {
  GOES_ON_UNLESS,
  PROBATION,
  PROBATION_AFTER,
  PROBATION_BEFORE,
  SECRECY_LASTS,
  SECRECY_PAPER,
  YEAR_ROUND,
} from '../languages/en/term-words.ts';
import { findLengths, shownLength } from './find-spans-of-time.ts';
import { quoteAround } from './places.ts';

/** How long secrets are kept, in a paper that is about nothing else. */
export function secrecy(text: LegalText): Draft<Fact>[] {
  if (!SECRECY_PAPER.test(text.text.slice(0, 1_500))) return [];
  for (const { text: words, start } of text.sentences) {
    if (words.length > 600 || !SECRECY_LASTS.test(words)) continue;
    const length = findLengths(words).find(({ unit }) => unit === 'month' || unit === 'year');
    if (length === undefined) continue;
    return [
      {
        kind: 'term',
        label: 'How long secrets are kept',
        text: `${shownLength(length)}; the sentence says from when.`,
        quotes: [quoteAround(text, start + length.start, start + length.end)],
        by: 'rules',
      },
    ];
  }
  return [];
}

/** `The fee is R1,200 from January to December`: a year of the calendar. */
export function monthsOfYear(text: LegalText): Draft<Fact>[] {
  const sentence = text.sentences.find(({ text: words }) => words.length < 500 && YEAR_ROUND.test(words));
  return sentence === undefined
    ? []
    : [
        {
          kind: 'term',
          label: 'Term',
          text: 'One calendar year, January to December.',
          quotes: [quoteAround(text, sentence.start, sentence.end)],
          by: 'rules',
        },
      ];
}

/** How long somebody is on probation; no term of the paper, so told apart. */
export function probation(text: LegalText): Draft<Fact>[] {
  for (const { text: words, start } of text.sentences) {
    if (words.length > 600 || !PROBATION.test(words)) continue;
    const length = findLengths(words).find(
      ({ start: from, end, unit }) =>
        unit !== 'hour' &&
        PROBATION_BEFORE.test(words.slice(Math.max(0, from - 80), from)) !==
          PROBATION_AFTER.test(words.slice(end, end + 60)),
    );
    if (length === undefined) continue;
    return [
      {
        kind: 'other',
        label: 'Probation',
        text: `${capital(shownLength(length))}.`,
        quotes: [quoteAround(text, start + length.start, start + length.end)],
        by: 'rules',
      },
    ];
  }
  return [];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A price by the month or year that is taken again unless somebody cancels: it runs for that long at a time. */
export function byPrice(text: LegalText, amounts: readonly Draft<Fact>[]): Draft<Fact>[] {
  const price = amounts.find(
    ({ amount }) => amount?.period === 'month' || amount?.period === 'year' || amount?.period === 'quarter',
  );
  const again = text.sentences.find(({ text: words }) => words.length < 600 && GOES_ON_UNLESS.test(words));
  if (price === undefined || again === undefined) return [];
  return [
    {
      kind: 'term',
      label: 'Term',
      text: `One ${price.amount!.period!} at a time, until somebody ends it.`,
      quotes: [quoteAround(text, again.start, again.end), ...price.quotes].slice(0, 2),
      by: 'rules',
    },
  ];
}
