import type { LegalText } from '../../document/legal-text.ts';
import { addDuration, writtenDay } from '../../recognition/durations.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { findDays } from './find-dates.ts';
import { findLengths, type FoundLength } from './find-spans-of-time.ts';
import { quoteAround, rowLabel } from './places.ts';

const MOST = 3;
const LABEL =
  /\b(?:term|period|duration|length|how long|commitment|minimum|stay|runs?|season|cover|contract|plan|tenancy|licen[cs]e|lease dates?|hire|holiday|trip|internship|probation|trial|vesting|initial|fixed until|repayment|instalments?)\b/i;
const RUNS =
  /\b(?:terms?|period|tenancy|lease|licen[cs]e|agreement|contract|employment|appointment|engagement|loan|membership|subscription|internship|apprenticeship|services?|mandate|policy|cover|plan|partnership|franchise|hire|charter|bond|season|it|this|we|you)\b[^.;]{0,90}\b(?:is|are|be|for|of|lasts?|runs?|continues?|starts?|begins?|commenc\w+|ends?|expires?|stays?|goes on|means|valid|until|serve[sd]?|remain\w*)\b/i;
const NOT_TERM =
  /\b(?:notice|within|prior|in advance|days? (?:late|after)|before|ahead|warrant\w*|compet\w*|solicit\w*|secre\w*|confiden\w*|refund\w*|arrears|interest)\b/i;
const OPEN =
  /\b(?:no (?:fixed )?end(?: date)?|until (?:either|one|ended|terminated|cancelled|one of us)|indefinite\w*|open-?ended|month[- ]to[- ]month|week[- ]to[- ]week|from month to month|rolls? (?:on|over)|periodic|at will|no fixed term)\b/i;

/** How long the paper runs, in its words, with what follows from start, end and number of instalments. */
export function termFacts(text: LegalText, country: string): Draft<Fact>[] {
  const out: Draft<Fact>[] = [];
  const seen = new Set<number>();
  for (const sentence of text.sentences) {
    if (out.length >= MOST || sentence.text.length > 900) continue;
    const { words, length } = termIn(text, sentence.start, sentence.text);
    if (words === null || seen.has(sentence.paragraph)) continue;
    seen.add(sentence.paragraph);
    const workedOut = workOut(sentence.text, length, country, text);
    out.push({
      kind: 'term',
      label: 'Term',
      text: `${capital(words)}.`,
      quotes: [quoteAround(text, sentence.start + (length?.start ?? 0), sentence.start + (length?.end ?? 1))],
      by: 'rules',
      ...(workedOut === null ? {} : { workedOut }),
    });
  }
  if (out.length === 0) out.push(...fromInstalments(text));
  return out;
}

function termIn(
  text: LegalText,
  start: number,
  words: string,
): { readonly words: string | null; readonly length: FoundLength | null } {
  const label = rowLabel(text, start + words.length - 1) ?? '';
  const isRow = label !== '' && LABEL.test(label);
  for (const length of findLengths(words)) {
    if (length.unit === 'hour' || (length.unit === 'day' && length.count < 2)) continue;
    const before = words.slice(Math.max(0, length.start - 60), length.start);
    const around = `${before.slice(-40)} ${words.slice(length.end, length.end + 24)}`;
    if (NOT_TERM.test(around)) continue;
    if (isRow || (RUNS.test(words.slice(0, length.end + 20)) && TERM_BEFORE.test(before)))
      return { words: length.words, length };
  }
  if ((isRow || RUNS.test(words)) && RANGE.test(words))
    return { words: RANGE.exec(words)![0].slice(0, 90), length: null };
  const open = OPEN.exec(words);
  return { words: open === null ? null : open[0], length: null };
}

const TERM_BEFORE =
  /\b(?:for|of|is|lasts?|runs?(?: for)?|term|period|means|be|serve|first|minimum|initial|another|least|less than|fixed|following|over|throughout|the)\b[^.;]{0,30}$/i;
const DAY = String.raw`(?:[A-Z][a-z]+day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: day)?(?: of)? [A-Z][a-z]{2,8},?(?: \d{4})?|[A-Z][a-z]{2,8} \d{1,2},?(?: \d{4})?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})`;
const RANGE = new RegExp(
  String.raw`(?:from )?${DAY}[^.;\n]{0,30}?(?:\bto\b|\buntil\b|\btill\b|\bthrough\b|–|-|\bends? on\b|\bending on\b|\bexpiring on\b)[^.;\n]{0,24}?${DAY}`,
  'u',
);

/** The last day from a start and a length, or the length from a first and a last day. */
function workOut(
  sentence: string,
  length: FoundLength | null,
  country: string,
  text: LegalText,
): string | null {
  const days = findDays(sentence, country).filter(
    (day): day is typeof day & { iso: string } => day.iso !== null,
  );
  const [first] = days;
  const last = days.find(({ iso }) => first !== undefined && iso > first.iso);
  if (first !== undefined && last !== undefined) {
    const months = monthsBetween(first.iso, last.iso);
    const count = months ?? Math.round((Date.parse(last.iso) - Date.parse(first.iso)) / 86_400_000) + 1;
    return `from ${writtenDay(first.iso)} to ${writtenDay(last.iso)} are ${count} ${months === null ? 'days' : count === 1 ? 'month' : 'months'}.`;
  }
  if (length === null || length.unit === 'hour' || !Number.isInteger(length.count)) return null;
  const start = first?.iso ?? startOf(text, country);
  if (start === null) return null;
  const unit = length.unit;
  const end = addDuration(addDuration(start, { count: length.count, unit }), { count: 1, unit: 'day' }, -1);
  return `counted from ${writtenDay(start)}, it ends on ${writtenDay(end)}.`;
}

/** The day that a row or sentence calls the start. */
function startOf(text: LegalText, country: string): string | null {
  const head = text.text.slice(0, 6_000);
  const day = findDays(head, country).find(
    ({ start, iso }) =>
      iso !== null &&
      /\b(?:start\w*|commenc\w*|begin\w*|from|first day|admission|handover|activation|effective|move[- ]in)\b[^.\n]{0,30}$/i.test(
        head.slice(Math.max(0, start - 50), start),
      ),
  );
  return day?.iso ?? null;
}

/** Whole months from the first day to the last, where they are whole. */
function monthsBetween(first: string, last: string): number | null {
  const next = addDuration(last, { count: 1, unit: 'day' });
  for (const end of [next, last]) {
    if (end.slice(8) !== first.slice(8)) continue;
    const months =
      (Number(end.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
      Number(end.slice(5, 7)) -
      Number(first.slice(5, 7));
    if (months > 0) return months;
  }
  return null;
}

/** `42 instalments of …`: as many months. */
function fromInstalments(text: LegalText): Draft<Fact>[] {
  for (const sentence of text.sentences) {
    const match =
      /\b(\d{1,3}) (?:equal |consecutive )?(?:monthly|weekly) (?:instal?ments|payments|rentals)\b/i.exec(
        sentence.text,
      );
    if (match === null) continue;
    return [
      {
        kind: 'term',
        label: 'Term',
        text: `${match[0]}.`,
        quotes: [
          quoteAround(text, sentence.start + match.index, sentence.start + match.index + match[0].length),
        ],
        by: 'rules',
        workedOut: `${match[1]} payments last ${match[1]} ${/weekly/i.test(match[0]) ? 'weeks' : 'months'}.`,
      },
    ];
  }
  return [];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
