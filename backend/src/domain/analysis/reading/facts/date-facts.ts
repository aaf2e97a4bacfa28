import type { LegalText } from '../../document/legal-text.ts';
import { writtenDay } from '../../recognition/durations.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { findDays, type FoundDay } from './find-dates.ts';
import { isOfFormer } from './former.ts';
import { quoteAround, rowLabel } from './places.ts';

const MOST = 40;
const SIGNED = 'Signed or dated';
const DEADLINE = 'Deadline';
const OF_EARLIER = 'The earlier paper runs to';

/** What a date is, by the words right before it or behind it. Order: most specific first. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:born|birth)\b[^.]{0,24}$/i, 'Born'],
  [
    /\b(?:first|next|last|final|second|third) (?:instal?ment|payment|part|rental|lesson)s?\b[^.;]{0,40}$/i,
    'Payment',
  ],
  [
    /\b(?:no later than|not later than|on or before|before|by|until noon on|due(?: on)?|deadline)\s{0,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    DEADLINE,
  ],
  [
    /\buntil (?:we|you|they|I)[^.;,]{0,40} (?:of|on) (?:[a-z]{3,9}day,? )?$|\b(?:until|till|til|ends?(?: on)?|ending(?: on)?|expir(?:es|ing|y)(?: on)?|through|up to(?: and including)?|to|back(?: on)?|return(?:s|ed)?(?: on)?|through)[\s:]{1,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|[–-]\s?$/i,
    'End',
  ],
  [
    /\b(?:from|starts?(?:ing)?(?: on)?|begins?(?:ning)?(?: on)?|commenc(?:es|ing|ement)(?: on| date)?|as of|effective(?: from)?|with effect from|in force from|run(?:s|ning)? from|since|first day|arriv(?:e|es|ing|al)(?: on)?|mov(?:e|es|ing) in(?: on)?)[\s:]{1,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    'Start',
  ],
  [
    /\b(?:signed|agreed|accepted|executed|dated?|made|sealed|confirmed|issued|countersigned|sent|given|hand and seal|in witness whereof)\b[^.;]{0,60}$/i,
    SIGNED,
  ],
];

/** Every date with what it stands for, in the order of the calendar; one line a day. */
export function dateFacts(text: LegalText, country: string): Draft<Fact>[] {
  const days = findDays(text.text, country).filter(
    (day): day is FoundDay & { readonly iso: string } => day.iso !== null,
  );
  const byDay = new Map<
    string,
    { readonly label: string; readonly day: FoundDay & { readonly iso: string } }
  >();
  for (const day of days) {
    const label = labelOf(text, day);
    const known = byDay.get(day.iso);
    const isBetter =
      known !== undefined &&
      ((known.label === 'Date' && label !== 'Date') || (known.day.isYearInferred && !day.isYearInferred));
    if (known === undefined || isBetter) byDay.set(day.iso, { label, day });
  }
  return [...byDay.values()]
    .slice(0, MOST)
    .toSorted((a, b) => (a.day.iso < b.day.iso ? -1 : 1))
    .map(({ label, day }): Draft<Fact> => ({
      kind: 'date',
      label,
      text: `${writtenDay(day.iso)}.`,
      quotes: [quoteAround(text, day.start, day.end)],
      by: 'rules',
      date: day.iso,
      ...(label === SIGNED ? { isSigning: true } : {}),
      ...(label === DEADLINE ? { isDeadline: true } : {}),
      ...(day.isYearInferred
        ? { workedOut: `the paper gives no year here; ${writtenDay(day.iso)} follows from its other dates.` }
        : {}),
    }));
}

function labelOf(text: LegalText, { start, end }: FoundDay): string {
  const before = text.text.slice(Math.max(0, start - 90), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  // a subject line only announces what the text says in full
  if (/^(?:subject|re|betreff)\s?:/i.test(line)) return 'Date';
  const row = rowLabel(text, start);
  if (row !== null && /^dated?$/i.test(row)) return SIGNED;
  if (row !== null && row.split(' ').length <= 5 && !/^(?:item|when|what|subject|re|betreff)$/i.test(row)) {
    const isSecond = /\d[^.;]{0,30}(?:\bto\b|until|through|–|-)\s{0,2}(?:[a-z]{3,9}day,? )?$/i.test(line);
    return isSecond ? `${capital(row)} (end)` : capital(row);
  }
  const told = BEFORE.find(([pattern]) => pattern.test(line))?.[1];
  if (told === 'End' && isOfFormer(line, text.text)) return OF_EARLIER;
  if (told !== undefined) return told;
  const after = text.text.slice(end, end + 40);
  if (line === '' && (after === '' || after.startsWith('\n'))) return SIGNED;
  return 'Date';
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
