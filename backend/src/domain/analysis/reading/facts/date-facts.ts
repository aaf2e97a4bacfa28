import { MOST_FACTS } from '../lists/left-out.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { writtenDay } from '../../recognition/durations.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { DAY_LABELS, dayFields, isOfWindow, roleOfWords, type DayRole } from './day-role.ts';
import { findDays, type FoundDay } from './find-dates.ts';
import { isOfFormer } from './former.ts';
import { isStamp } from './days/is-stamp.ts';
import { isYearly } from './days/yearly.ts';
import { WEEKDAY } from './days/infer-year.ts';
import { quoteAround, rowLabel, sentenceAt } from './places.ts';
import { DAYS_AWAY, isInsideTerm, OF_ANOTHER_THING, OF_OTHERS } from '../languages/en/term-words.ts';
import { sifted } from '../../sieve/sifted.ts';
import {
  beginsElse,
  endsElse,
  IF_SOONER,
  isNoDeadline,
  isNoEnd,
  isShortest,
  opensChoice,
  paysFrom,
  paysOffUntil,
} from './days/of-something-else.ts';

interface DayName {
  readonly label: string;
  readonly role: DayRole | null;
}

const named = (role: DayRole): DayName => ({ label: DAY_LABELS[role], role });
const plain = (label: string): DayName => ({ label, role: null });
const NO_NAME = plain('Date');
const OF_EARLIER = plain('The earlier paper runs to');

/** What a date is, by the words right before it or behind it. Order: most specific first. */
const BEFORE: readonly (readonly [RegExp, DayName])[] = [
  [
    /\b(?:first|next|last|final|second|third) (?:instal?ment|payment|part|rental|lesson)s?\b[^.;]{0,40}$/i,
    plain('Payment'),
  ],
  [
    /\b(?:instal?ments?|payments|rentals),? (?:starting|beginning|commencing|from)(?: on)?\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    plain('Payment'),
  ],
  // from when a price holds
  [
    /\b(?:prices?|rents?|fees?|charges?|rates?|premiums?|wages?|salary|dues)(?: as)? from\s(?:the )?$/i,
    plain('Date'),
  ],
  // when payments begin, and not the paper
  [
    /\b(?:due|payable|paid|pays?|sends?|gives?|debit(?:ed|s)?|collected|transfer(?:red)?|instal?ments?)\b[^.;]{0,60}\b(?:every|each|weekly|fortnightly|monthly|a (?:week|month)|per (?:week|month)|in advance|second)\b[^.;]{0,60}\b(?:starting|beginning|commencing|from)(?: on)?\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    plain('Payment'),
  ],
  [
    /\b(?:no later than|not later than|on or before|before|by|until noon on|due(?: date)?(?: on)?|deadline|answer by)\s{0,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    named('deadline'),
  ],
  // what may be changed or sent back until a day goes on after it
  [
    /\b(?:can|may|could) (?:(?:still|also|freely) )?(?:change|swap|switch|choose|cancel|withdraw|return|send|order|book|object|opt|alter|amend|pick|exchange|give|end|leave|accept|reply|answer)\b[^.;]{0,60}\b(?:until|till|up to)\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    named('deadline'),
  ],
  [/\b(?:end|expiry|return|completion) date:?\s$/i, named('end')],
  [/\b(?:made|dated|entered into|executed|signed)\b[^.;]{0,40}\bas of\s$/i, named('signing')],
  [
    /\buntil (?:we|you|they|I)[^.;,]{0,40} (?:of|on) (?:[a-z]{3,9}day,? )?$|\b(?:until|till|til|ends?(?: on)?|ending(?: on)?|expir(?:es|ing|y)(?: on)?|through|up to(?: and including)?|to|back(?: on)?|return(?:s|ed)?(?: on)?|through)[\s:]{1,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|[–-]\s?$/i,
    named('end'),
  ],
  [
    /\b(?:from|starts?(?:ing)?(?: on)?|begins?(?:ning)?(?: on)?|commenc(?:es|ing|ement)(?: on| date)?|as of|effective(?: from)?|with effect from|in force from|run(?:s|ning)? from|since|first day|(?:start|starting|commencement|move-in|handover) date|arriv(?:e|es|ing|al)(?: on)?|mov(?:e|es|ing) in(?: on)?|report(?:s|ing)? for (?:duty|work)(?: on)?)[\s:]{1,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
    named('start'),
  ],
  [
    /\b(?:signed|agreed|accepted|executed|dated|(?<!\b(?:first|next|last|other|any|each) )date(?! (?:we|you|I|they|for|when|that|your|our|in) )|(?<!\b(?:was|were|is|are|be|been) )made|(?<=\b(?:agreement|contract|deed|lease|offer|paper|letter)\b[^.;]{0,30})made|sealed|confirmed|issued|countersigned|sent|given|hand and seal|in witness whereof)\b[^.;]{0,60}$/i,
    named('signing'),
  ],
];

/** Until when prices are held, an offer stands or a benefit goes on: the paper does not end by that. */
const OF_A_PART = sifted(
  /\b(?:rent|board|prices?|rates?|fees?|charges?|premium|wages?|pay|salary)\b[^.;:]{0,40}\b(?:stays?|remains?|is|are|will be)(?: to stay)? (?:the same|fixed|unchanged|as (?:it|they) (?:is|are)|frozen)\b[^.;:]{0,20}\b(?:until|till|to|through)[\s:]{1,2}(?:the end of )?(?:the )?$|\b(?:prices?|rates?|quotes?|quotation|offer|discount|fees?|charges?|cover|insurance|benefits?|bonus|allowance|access|warranty|guarantee|voucher|pass)\b[^.;:]{0,50}\b(?:held|fixed|frozen|valid|open|good|stands?|runs? on|continues?|goes on|lasts?|applies|apply|stays?)\b[^.;:]{0,20}\b(?:until|till|to|up to|through)[\s:]{1,2}(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);
/** `Rent for 1 to 3 June`: for which days somebody pays. */
const PAID_FOR = sifted(
  /\b(?:rent|wages?|pay|charges?|bill|usage|board|interest) (?:due )?for (?:the )?(?:period )?(?:from )?\d{1,2}[^.;]{0,24}$/i,
);
/** `to 31 March and then year by year`: nothing ends on that day. */
const ON_AND_ON = sifted(
  /^,? ?(?:and|but)? ?(?:then|after that|afterwards|thereafter|from then on) (?:(?:it )?(?:goes|runs|rolls) on |on )?(?:from )?(?:year (?:by|to) year|month (?:by|to) month|week (?:by|to) week|yearly|monthly|weekly)\b/i,
);
/** `your lease dated 4 May`: the day of another paper. */
const OF_OTHER_PAPER = sifted(
  /\b(?:by|under|in|to) (?:an?|the) (?:\p{L}+ )?(?:agreement|lease|contract|deed|tenancy)(?: agreement)? dated (?:the )?$|\bche(?:que|ck)s?\b[^.;]{0,50}\bdated\b[^.;]{0,60}$|\b(?:about|under|regarding|concerning) the (?:lease|tenancy|agreement|contract|policy|loan)(?: agreement)? dated? $|\b(?:your|existing|current|previous|original|earlier) (?:lease|tenancy|agreement|contract|policy|plan|licen[cs]e|loan)\b[^.;]{0,20}\bdated? $/iu,
);
const SIGNATURE_LINE = sifted(/^\W{0,3}(?:signed|signature|agreed|accepted)\b[^\n]{0,80}:/i);
const OWN_DATE = /^\W{0,3}((?:\p{L}+[ -]){0,2}\p{L}+) date:?\s{1,20}$/iu;
const SIGNED_DATE = sifted(
  /\b(?:signature|signing|signed|agreement|contract|lease|letter|issue|issued|print|printed|today|form|document|quote|quotation|offer)\b/i,
);
const NOT_BEFORE = sifted(
  /\b(?:may|can|shall|must|will|do|does|is|are)(?: not|n['’]t)\b[^.;]{0,60}\b(?:on or )?before (?:[a-z]{3,9}day,? )?(?:the )?$|\b(?:cannot|no right|nobody|no one|none)\b[^.;]{0,60}\bbefore (?:[a-z]{3,9}day,? )?(?:the )?$/i,
);
/** `Before 28 May 2029 though no transfer may take place`. */
const NONE_TILL = sifted(/^[^.;]{0,20}\b(?:no(?: one|body)?|none|neither)\b/i);
/** `Date: 3 May` above `Time: 3 p.m.`: when something takes place. */
const TIME_BELOW = sifted(/^\s{0,4}\n{1,3}\W{0,3}(?:time|hours|from|start time)\b\s?[:|]/i);
const EVENT_ROW = sifted(/^\W{0,3}date:?\s{1,20}(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s{1,3}$/i);

/** From so many words on a sentence has to say itself that something runs, or a day in it begins and ends nothing. */
const SENTENCE = 9;
const RUNS = sifted(
  /\b(?:terms?|tenancy|lease[sd]?|contracts?|agreements?|licen[cs]e|hire[sd]?|hiring|rent(?:al|ed|s)?|lets?|letting|booking|membership|member|employ\w*|job|work(?:s|ing)?|position|season|stays?|living|live|course|loan|lend|borrow\w*|trial|cover|insurance|policy|period|plan|subscription|notice|valid|effect|in force|effective|commenc\w*|begins?|starts?|starting|ends?|ending|expires?|lasts?|runs?|continues?|renew\w*|move(?:s|d)? (?:in|out)|leave|leaving|yours|have (?:the|it|her|him)|keeps? (?:it|her|him)|use|using|placement|internship|agency|service|school|term-?time|report(?:s|ing)? for)\b/i,
);

const BORN = /\b(?:born|birth|d\.?o\.?b)\b[^.]{0,24}$/i;

/** Every date with what it stands for, in the order of the calendar; one line a day. */
export function dateFacts(text: LegalText, country: string, today: string | null = null): Draft<Fact>[] {
  const all = findDays(text.text, country, today);
  const days = all.filter(
    (day): day is FoundDay & { readonly iso: string } => day.iso !== null && !isStamp(text, day),
  );
  if (days.length === 0) return withoutAnyYear(text, all);
  const byDay = new Map<
    string,
    { readonly name: DayName; readonly day: FoundDay & { readonly iso: string } }
  >();
  for (const day of days) {
    const name = nameOf(text, day);
    const known = byDay.get(day.iso);
    const isBetter =
      known !== undefined &&
      ((known.name === NO_NAME && name !== NO_NAME) || (known.day.isYearInferred && !day.isYearInferred));
    if (known === undefined || isBetter) byDay.set(day.iso, { name, day });
  }
  return [...byDay.values()]
    .slice(0, MOST_FACTS)
    .toSorted((a, b) => (a.day.iso < b.day.iso ? -1 : 1))
    .map(({ name, day }): Draft<Fact> => {
      const told = {
        kind: 'date',
        label: name.label,
        quotes: [quoteAround(text, day.start, day.end)],
        by: 'rules',
      } as const;
      // a day of every year is told in the words of the paper alone
      const isUnsure = day.isYearUnsure ?? isYearly(text, sentenceAt(text, day.start));
      if (day.isYearInferred && isUnsure) return { ...told, text: '' };
      return {
        ...told,
        text: `${writtenDay(day.iso)}.`,
        date: day.iso,
        ...dayFields(name.role),
        ...(day.isYearInferred
          ? {
              workedOut:
                day.isFromToday === true
                  ? `the paper gives no year; counted from today, it is ${writtenDay(day.iso)}.`
                  : `the paper gives no year here; ${writtenDay(day.iso)} follows from its other dates.`,
            }
          : {}),
      };
    });
}

/** The days of a paper that names no year, each in the words of its sentence. */
function withoutAnyYear(text: LegalText, days: readonly FoundDay[]): Draft<Fact>[] {
  const byWords = new Map<string, FoundDay>();
  for (const day of days) {
    const known = byWords.get(day.words.toLowerCase());
    if (known === undefined) byWords.set(day.words.toLowerCase(), day);
  }
  return [...byWords.values()].slice(0, MOST_FACTS).map((day): Draft<Fact> => ({
    kind: 'date',
    label: nameOf(text, day).label,
    text: '',
    quotes: [quoteAround(text, day.start, day.end)],
    by: 'rules',
  }));
}

/** Whether nothing has to be done by a day, or nothing that is the paper's begins or ends on it, whatever the words in front say. */
function isElse(
  text: LegalText,
  { start, end }: Pick<FoundDay, 'start' | 'end'>,
  line: string,
  told: DayName,
): boolean {
  if ((told.role === 'end' || told.role === 'start') && isOfWindow(line)) return true;
  // `may not end it before 11 January`: nothing has to be done by then
  if (told.role === 'deadline' && (NOT_BEFORE.test(line) || IF_SOONER.test(line))) return true;
  if (
    told.role === 'deadline' &&
    /^before (?:the )?$/i.test(line.trimStart()) &&
    NONE_TILL.test(text.text.slice(end, end + 60))
  )
    return true;
  if (told.role === 'deadline' && opensChoice(line, text.text.slice(end, end + 60))) return true;
  if (told.role === 'deadline' && isNoDeadline(line)) return true;
  if (told.role === 'end' && (isShortest(line) || isNoEnd(line, sentenceAt(text, start)?.text ?? '')))
    return true;
  return false;
}

function nameOf(text: LegalText, { start, end, isYearInferred }: FoundDay): DayName {
  const before = text.text.slice(Math.max(0, start - 90), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  // a subject line only announces what the text says in full
  if (/^(?:subject|re|betreff)\s?:/i.test(line)) return NO_NAME;
  if (BORN.test(line)) return plain('Born');
  const row = rowLabel(text, start);
  const isMail = MAIL_LINE.test(text.text.slice(Math.max(0, start - 160), end + 160));
  if (isMail && /^\W{0,3}(?:(?:date|sent|datum)\s?:\s?)?(?:[a-z]{3,9},? )?$/i.test(line))
    return named('signing');
  // a weekday with an hour is when something takes place
  if (
    row !== null &&
    /^(?:(?:signature|signing|agreement|contract|lease|letter|issue|today['’]s|signed) )?dated?$/i.test(row)
  )
    return /^,? (?:at )?\d{1,2}(?:[:.]\d{2}| ?[ap]\.?m\b)/i.test(text.text.slice(end, end + 12)) ||
      (WEEKDAY.test(before) &&
        !/^(?:date: ?)?(?:sun|mon|tue|wed|thu|fri|sat)/i.test(text.text.slice(0, 200))) ||
      TIME_BELOW.test(text.text.slice(end, end + 60))
      ? NO_NAME
      : named('signing');
  // `Signed for the club: P. Adair   Member: T. Wren   19 January 2026`: a day in a line of signatures
  if (row !== null && SIGNATURE_LINE.test(line) && line.indexOf(row) > 0) return named('signing');
  if (
    row !== null &&
    row.split(' ').length <= 5 &&
    !/^(?:term|period|duration|item|when|what|subject|re|betreff)$/i.test(row)
  ) {
    // a row of money says what for, and not which day it is
    if (OF_MONEY_ROW.test(row) && !OF_DAY.test(row)) {
      const due = BEFORE.find(([pattern]) => pattern.test(line))?.[1];
      return due?.role === 'deadline' ? due : NO_NAME;
    }
    // `Occupant: Darnell Whitfield 3/29/2027`: a name and its day
    const since = line.slice(line.lastIndexOf(row) + row.length);
    if (roleOfWords(row) === null && !OF_DAY.test(row) && SIGNED_BY.test(since)) return named('signing');
    const isSecond = /\d[^.;]{0,30}(?:\bto\b|until|through|–|-)\s{0,2}(?:[a-z]{3,9}day,? )?$/i.test(line);
    return isSecond
      ? { label: `${capital(row)} (end)`, role: 'end' }
      : { label: capital(row), role: roleOfWords(row) };
  }
  // `LOAD DATE   29 June`: the words in front say which day it is
  const own = OWN_DATE.exec(line)?.[1];
  if (row === null && own !== undefined && !SIGNED_DATE.test(own) && roleOfWords(own) === null)
    return plain(capital(`${own.toLowerCase()} date`));
  // `Date   Saturday 21 November`: a weekday is given for what takes place
  if (EVENT_ROW.test(line)) return NO_NAME;
  const told = BEFORE.find(([pattern]) => pattern.test(line))?.[1];
  if (told !== undefined && isElse(text, { start, end }, line, told)) return NO_NAME;
  if (told?.role === 'start' && paysFrom(line, text.text.slice(end, end + 60))) return plain('Payment');
  if (told?.role === 'end' && paysOffUntil(sentenceAt(text, start)?.text ?? '')) return NO_NAME;
  if ((told?.role === 'end' || told?.role === 'start') && PAID_FOR.test(line)) return NO_NAME;
  if (told?.role === 'end' && ON_AND_ON.test(text.text.slice(end, end + 60))) return NO_NAME;
  if (told?.role === 'end' && (OF_A_PART.test(line) || endsElse(line))) return NO_NAME;
  if (told?.role === 'start' && beginsElse(line)) return NO_NAME;
  if (told?.role === 'signing' && OF_OTHER_PAPER.test(line)) return NO_NAME;
  if (told?.role === 'end' && isOfFormer(line, text.text)) return OF_EARLIER;
  if (told?.role === 'end' || told?.role === 'start') {
    const words = sentenceAt(text, start)?.text ?? '';
    if (
      (isYearInferred && DAYS_AWAY.test(words)) ||
      isInsideTerm(words) ||
      OF_ANOTHER_THING.test(words) ||
      OF_OTHERS.test(words)
    )
      return NO_NAME;
    if (words.split(/\s+/).length >= SENTENCE && !RUNS.test(words)) return NO_NAME;
  }
  if (told !== undefined) return told;
  const isAlone = /^\W{0,3}(?:\n|$)/.test(text.text.slice(end, end + 6));
  const isAtEdge = start < EDGE || text.text.length - end < EDGE;
  if (isAlone && isAtEdge && DATELINE.test(line)) return named('signing');
  const after = text.text.slice(end, end + 40);
  if (line === '' && (after === '' || after.startsWith('\n'))) return named('signing');
  return NO_NAME;
}

const OF_MONEY_ROW = sifted(
  /^(?:(?:\p{L}+ ){0,2}(?:price|fees?|rent|deposit|bond|costs?|charges?|premium|salary|wages?|pay|rate|interest|bonus|dues|total|balance|subscription|offer)|money)$/iu,
);
/** Between the label and the day: `: Darnell Whitfield `. */
const SIGNED_BY = /^\)?:? {1,3}(?:\p{Lu}[\p{L}.'’-]* ){1,2}\p{Lu}[\p{L}'’-]+[ ,]{1,3}$/u;
const OF_DAY = sifted(/\b(?:dates?|day|due|until|by|from|review|ends?|starts?)\b/i);
/** `Leipzig, 14.3.2027`, `Sunday 7th of February 2027`: a line of its own at the head or the foot of a paper. */
const DATELINE = /^\W{0,3}(?:\p{Lu}[\p{L}.'’-]{1,20}(?: [\p{Lu}][\p{L}.'’-]{1,20}){0,2},? (?:the |on )?)$/u;
const EDGE = 420;
/** `Date: Mon, 3 August` among the lines of a mail. */
const MAIL_LINE = /(?:^|\n)\W{0,3}(?:from|to|subject|cc|von|an|betreff)\s?:/i;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
