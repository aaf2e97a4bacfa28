import type { LegalText } from '../../document/legal-text.ts';
import { numberFromWords } from '../../recognition/durations.ts';
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
import { counted } from './stretch.ts';

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
  const again = text.sentences.find(
    ({ text: words }) =>
      // what stands in a bracket is said of something beside the paper
      words.length < 600 && GOES_ON_UNLESS.test(words.replace(/\([^()]*\)/g, '')),
  );
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

/** The term that a number of payments gives: `seventy-two instalments`, `36 monthly payments`. Only where no other was found. */
export function fromPayments(text: LegalText, found: readonly Draft<Fact>[]): Draft<Fact>[] {
  const match =
    /\b(\d{1,3}|(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and)[ -]){0,4}(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)) (?:equal |equated |consecutive |successive ){0,2}(monthly |weekly )?(?:instal?ments|rentals|payments|emis)\b([^.;]{0,80})/i.exec(
      text.text.slice(0, 40_000),
    );
  if (
    match === null ||
    found.length > 0 ||
    !LENT.test(text.text) ||
    OF_SOME.test(text.text.slice(0, match.index)) ||
    measuresSomethingElse(text, match)
  )
    return [];
  const count = /^\d/.test(match[1]!) ? Number(match[1]) : numberFromWords(match[1]!);
  const isMonthly =
    /month/i.test(match[2] ?? '') ||
    /\bmonth|\bupon the \d|\bon the \d{1,2}(?:st|nd|rd|th) of/i.test(match[3] ?? '');
  const isWeekly = /week/i.test(match[2] ?? '') || /\bweek/i.test(match[3] ?? '');
  if (count === null || count < 3 || (!isMonthly && !isWeekly)) return [];
  return [
    {
      kind: 'term',
      label: 'Term',
      text: `Paid in ${match[0].replace(match[3] ?? '', '').trim()}.`,
      quotes: [quoteAround(text, match.index, match.index + match[1]!.length)],
      by: 'rules',
      workedOut: `that is ${counted(count, isMonthly ? 'month' : 'week')}.`,
    },
  ];
}

/** Only what is lent, hired or bought on time runs as long as its payments; a treatment or a course does not. */
const LENT =
  /\b(?:loan|lends?|lent|lender|borrow\w*|credit|financ\w*|hire[- ]purchase|promissory|i ?owe ?(?:you|u)|debt\w*|repay\w*|lease[sd]?|rentals?|mortgage|hypothecat\w*)\b/i;

/** `the first four payments`: some of them. */
const OF_SOME = /\b(?:first|last|next|final) $/i;

/** Payments that are months apart, or that measure what is owed for a loss, say nothing of how long the paper runs. */
const APART =
  /\bintervals?\b|\bevery (?:second|other|third|fourth|sixth|two|three|four|six|\d)\b|\bmonths apart\b/i;
const FOR_LOSS =
  /\b(?:liab\w{3,5}|damages|compensation for loss of (?!office)|(?:is|are) (?:capped|limited)|at most|no more than|not exceed\w{0,3})\b/i;

function measuresSomethingElse({ sentences }: LegalText, match: RegExpExecArray): boolean {
  const sentence = sentences.find(({ start, end }) => start <= match.index && match.index < end);
  return (
    sentence !== undefined &&
    (APART.test(sentence.text) ||
      FOR_LOSS.test(sentence.text) ||
      PAID_OUT.test(sentence.text.slice(0, match.index - sentence.start)))
  );
}

/** What somebody who leaves, or the heirs of one who dies, are paid afterwards. */
const PAID_OUT =
  /\b(?:retir(?:e|es|ed|ing|ement)|outgoing|leav(?:es?|ing)|withdraw(?:s|al|ing)|resign\w*|dies|death|deceased|dissolution|terminat\w*|winding up|breach|default)\b/i;
