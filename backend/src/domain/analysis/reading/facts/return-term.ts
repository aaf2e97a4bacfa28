import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { writtenDay } from '../../recognition/durations.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { BACK_BY, NOT_BACK, TAKEN_FROM } from '../languages/en/term-words.ts';
import { findDays } from './find-dates.ts';
import { quoteAround } from './places.ts';
import { stretch } from './stretch.ts';

const LONGEST = 500;
/** Milliseconds of the days within which the days of the making of one paper lie. */
const MADE_WITHIN = 10 * 86_400_000;

interface PlacedDay {
  readonly iso: string;
  readonly start: number;
  readonly end: number;
}

/**
 * How long something is lent, in a paper that names no term: from the day on which it is fetched, else from the days of the
 * making of the paper, to the one day by which it comes back. `I need her back by 8 February`, `you give it back by 18 October 2028`.
 */
export function fromReturn(text: LegalText, country: string, dates: readonly Draft<Fact>[]): Draft<Fact>[] {
  const last = dayWhere(text, country, BACK_BY);
  if (last === null) return [];
  const first = dayWhere(text, country, TAKEN_FROM) ?? madeOn(text, country, dates, last.iso);
  if (first === null || first.iso >= last.iso) return [];
  return [
    {
      kind: 'term',
      label: 'From start to end',
      text: `${writtenDay(first.iso)} to ${writtenDay(last.iso)}.`,
      quotes: [quoteAround(text, first.start, first.end), quoteAround(text, last.start, last.end)],
      by: 'rules',
      workedOut: `that is ${stretch(first.iso, last.iso)}.`,
    },
  ];
}

/** The day right behind the words that a sentence uses; null where several sentences name different ones. */
function dayWhere(text: LegalText, country: string, words: RegExp): PlacedDay | null {
  const found = text.sentences
    .filter((sentence) => sentence.text.length <= LONGEST && !NOT_BACK.test(sentence.text))
    .flatMap((sentence) => daysIn(sentence, country).filter(({ before }) => words.test(before)))
    .map(({ day }) => day);
  const [first] = found;
  return first !== undefined && found.every(({ iso }) => iso === first.iso) ? first : null;
}

function daysIn(sentence: Sentence, country: string): { day: PlacedDay; before: string }[] {
  return findDays(sentence.text, country).flatMap(({ iso, isYearInferred, start, end }) =>
    iso === null || isYearInferred
      ? []
      : [
          {
            day: { iso, start: sentence.start + start, end: sentence.start + end },
            before: sentence.text.slice(0, start),
          },
        ],
  );
}

/** The last of the days on which the paper was made, where all its other days lie close together. */
function madeOn(
  text: LegalText,
  country: string,
  dates: readonly Draft<Fact>[],
  last: string,
): PlacedDay | null {
  const others = dates
    .flatMap(({ date }) => (date === undefined || date === last ? [] : [date]))
    .toSorted((a, b) => a.localeCompare(b));
  const made = others.at(-1);
  if (made === undefined || Date.parse(made) - Date.parse(others[0]!) > MADE_WITHIN) return null;
  return (
    text.sentences.flatMap((one) => daysIn(one, country)).find(({ day }) => day.iso === made)?.day ?? null
  );
}
