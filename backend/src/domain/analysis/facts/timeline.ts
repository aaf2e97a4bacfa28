import { findDates } from '../recognition/dates.ts';
import { addDuration, findDurations, type Duration } from '../recognition/durations.ts';
import type { ClauseHit } from './find-clauses.ts';
import type { KeyFacts } from './key-facts.ts';
import { isOfFormer } from '../reading/facts/former.ts';
import { OF_OTHERS } from '../reading/languages/en/term-words.ts';
import type { LegalText } from '../document/legal-text.ts';

/** A stretch of the text, end exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Calendar days that follow from the text. */
export interface Timeline {
  /** The words that say how long it runs, or null. */
  readonly term: Place | null;
  /** Day the term starts, `yyyy-mm-dd`; null where the text gives none for certain. */
  readonly start: string | null;
  /** Day the first term ends, or null. */
  readonly end: string | null;
  /** Whether `end` was reckoned from a length rather than written as a date. */
  readonly isEndReckoned: boolean;
  /** Whether the words that give the last day also say how long it runs: nothing is left to work out. */
  readonly isLengthWritten: boolean;
  /** A length is given, but no certain day to count it from. */
  readonly isStartUnknown: boolean;
  /** How early a renewal must be stopped, with the clause that says so. */
  readonly notice: { readonly duration: Duration; readonly clause: ClauseHit } | null;
  /** Last day to stop the renewal, or null. */
  readonly lastDay: string | null;
}

const TERM_CUE = /\b(?:terms?|period|duration|continue|remain|runs?|lasts?|until|expire|for)\b/i;
/** How everyday papers say how long they run, which the classifier was not taught on. */
const PLAIN_TERM =
  /\b(?:tenancy|lease|agreement|contract|employment|engagement|loan|membership|licen[cs]e|subscription|internship|assignment|services?|sponsorship|term)\b[^.;]{0,80}\b(?:begins?|starts?|commences?|runs?|lasts?|continues?|ends?|expires?|is for|(?:shall|will) (?:begin|start|commence|run|last|continue|end|expire))\b[^.;]{0,60}(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty)\b)|\b(?:lets|leases|rents|lends|hires)\b[^.;]{3,200}\bfor (?:an? (?:\w+ )?(?:term|period) of )?(?:\d{1,3}|[a-z-]+)(?: \(\d{1,3}\))? (?:weeks|months|years?)\b/i;
/** The length of a ban or of a warranty, not of the paper. */
const OF_SOMETHING_ELSE =
  /\bcompet(?:e|es|ing|itors?|ition)\b|\b(?:weeks?|months?|years?) (?:after|following) (?:the end of )?(?:this|the|your|his|her|it|its|leaving|termination|that)\b|\bsolicit|\bwarrant(?:y|ies)\b|\b(?:shall|must|will|may) not, for a period\b|\b(?:licen[cs]e|passport|card|visa|permit|certificate)\b[^.;]{0,30}\bvalid (?:to|until|till|through)\b/i;
/** A month or a year after its first day, a term has ended the day before. */
const ONE_DAY = { count: 1, unit: 'day' } as const;

/** Reckons the end of the first term and the last day to say no to a renewal. Where the base is not certain, nothing. */
export function timelineOf(text: LegalText, facts: KeyFacts, clauses: readonly ClauseHit[]): Timeline {
  const term = termOf(text, clauses);
  const words = term === null ? '' : text.text.slice(term.start, term.end);
  const start = term === null ? null : startOf(words, facts);
  const written = term === null ? null : writtenEnd(words);
  const length = written === null ? lengthIn(words) : null;
  const end = written ?? (length === null || start === null ? null : endAfter(start, length, words));
  const notice = noticeOf(text, clauses);
  return {
    term,
    start,
    end,
    isEndReckoned: written === null && end !== null,
    isLengthWritten: written !== null && lengthIn(words) !== null,
    isStartUnknown: length !== null && start === null,
    notice,
    lastDay: end === null || notice === null ? null : addDuration(end, notice.duration, -1),
  };
}

/** `For twelve months after your employment ends`: a time that begins when the paper no longer runs. */
const AFTER_THE_END =
  /\b(?:after|following|from) (?:the |your |this |his |her |its |their |my |our )?(?:employment|engagement|agreement|contract|lease|tenancy|membership|service|appointment|course)(?: \w+)? (?:ends?|has ended|is over|terminates?)\b|\b(?:months?|years?|weeks?|days?) (?:after|following) (?:leaving|(?:the )?(?:termination|expiry|end)|(?:you|he|she|they|the \w+) leaves?)\b/i;

/** `Fees per term (three terms a year)`: a part of the school year. */
const OF_SCHOOL =
  /\b(?:per|each|every|a|one|first day of) term\b(?! of\b)|\bterms (?:a|per|each) year\b|\b(?:school|half|autumn|spring|summer|winter|christmas|easter)[- ]terms?\b/i;

function termOf(text: LegalText, clauses: readonly ClauseHit[]): Place | null {
  const labelled = clauses
    .filter(
      (clause) =>
        clause.category === 'expiration-date' &&
        !OF_SCHOOL.test(text.text.slice(clause.start, clause.end)) &&
        !OF_SOMETHING_ELSE.test(text.text.slice(clause.start, clause.end)) &&
        !AFTER_THE_END.test(text.text.slice(clause.start, clause.end)) &&
        !isOfFormer(text.text.slice(clause.start, clause.end), text.text) &&
        saysHowLong(text.text.slice(clause.start, clause.end)),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (labelled !== undefined) return labelled;
  return (
    text.sentences.find(
      (sentence) =>
        sentence.text.length < 400 &&
        PLAIN_TERM.test(sentence.text) &&
        !OF_SOMETHING_ELSE.test(sentence.text) &&
        !AFTER_THE_END.test(sentence.text) &&
        !OF_OTHERS.test(sentence.text) &&
        !isOfFormer(sentence.text, text.text) &&
        (lengthIn(sentence.text) !== null || writtenEnd(sentence.text) !== null),
    ) ?? null
  );
}

/** Whether a sentence says until when something runs, or for how long, and says it of the paper. */
const saysHowLong = (words: string): boolean =>
  !OF_OTHERS.test(words) && (lengthIn(words) !== null || writtenEnd(words) !== null || RUNS_ON.test(words));
const RUNS_ON =
  /\b(?:continu\w*|remains?|until|in (?:full )?(?:force|effect)|terminat\w*|expir\w*|indefinite\w*|perpetu\w*|month[- ](?:to|by)[- ]month|week[- ](?:to|by)[- ]week|duration|terms?|periods?|anniversary|years?|months?|ends?)\b(?! of the year\b)/i;

function writtenEnd(words: string): string | null {
  const dates = findDates(words, true).filter(
    (date) =>
      date.iso !== null &&
      /\b(?:until|ending|ends?|expir\w*|laps\w*|through|terminat\w*|to|conclud\w*)\b(?:(?!\b(?:from|commenc\w*|beginn?ing|begins?|starts?|starting)\b)[^.]){0,50}$/i.test(
        words.slice(0, date.start),
      ),
  );
  return dates.at(-1)?.iso ?? null;
}

function lengthIn(words: string): Duration | null {
  return (
    findDurations(words).find(
      (duration) =>
        (duration.unit === 'year' || duration.unit === 'month') &&
        TERM_CUE.test(words.slice(Math.max(0, duration.start - 90), duration.start)) &&
        !/^[^.]{0,30}\bnotice\b/i.test(words.slice(duration.end)) &&
        !/\b(?:notice|renew\w*|successive|additional)\b[^.]{0,20}$/i.test(words.slice(0, duration.start)),
    ) ?? null
  );
}

function endAfter(start: string, length: Duration, words: string): string {
  const day = addDuration(start, length);
  return /anniversary/i.test(words.slice(length.start, length.end)) ? day : addDuration(day, ONE_DAY, -1);
}

/** What the start of a term hangs on when that is neither a date nor the signing of this paper. */
const OTHER_START =
  /\b(?:commenc\w*|begin\w*|start\w*|from|after|following|upon)\b[^.;]{0,60}\b(?:(?:commencement|start|launch|closing|delivery|completion|acceptance|opening|services?|possession|go-?live|approval|distribution|operation\w*|first|initial|in-?service|turnover|occupancy|subscription|order|registration|activation|connection|installation)\b[^.;]{0,30}\b(?:date|day|of)|goes live|going live|is (?:connected|installed|activated|delivered)|closing|delivery|acceptance|completion|approval|launch)\b/i;
const EFFECTIVE = /\beffective date\b|\beffectiveness\b/i;
const SIGNING =
  /\b(?:date (?:hereof|of (?:this|the) (?:agreement|contract|lease|signing|execution|signature))|execution (?:date|of this|hereof)|signing|signature|date first (?:above )?written|above date)\b/i;

/** The day a term is counted from: named in its clause, else the effective date or the day of signing if those are sure. */
function startOf(words: string, facts: KeyFacts): string | null {
  const named = findDates(words, true).find((date) =>
    /\b(?:start\w*|commenc\w*|begin\w*|begun|from|effective)\b[^.]{0,30}$/i.test(words.slice(0, date.start)),
  );
  if (named !== undefined) return named.iso;
  const effective = facts.effectiveDate?.value ?? null;
  const signed = facts.agreementDate?.isSure === true ? facts.agreementDate.value : null;
  if (EFFECTIVE.test(words)) return effective ?? (facts.effectiveDate === null ? signed : null);
  if (SIGNING.test(words)) return signed;
  return OTHER_START.test(words) ? null : (effective ?? signed);
}

/** What a duration is counted towards when it is the length of a notice; past an exception starts another thought. */
const COUNTS_BACK =
  /^(?:(?!\b(?:unless|if|except)\b)[^.]){0,60}\b(?:prior|before|in advance|notice|preceding)\b/i;
/** What stands before the length of a renewal: `for a further`, `successive periods of`, `extended for`. */
const RENEWED_FOR =
  /\b(?:further|successive|additional|another|consecutive|subsequent)\s(?:(?:renewal\s)?(?:terms?|periods?)\s(?:of|for)\s)?$|\b(?:renew|exten)\w*\b[^.,;]{0,40}\bfor\s(?:an?\s)?(?:(?:terms?|periods?)\sof\s)?$/i;

function noticeOf(text: LegalText, clauses: readonly ClauseHit[]): Timeline['notice'] {
  for (const clause of clauses.filter(
    (hit) => hit.category === 'notice-period-to-terminate-renewal' || hit.category === 'renewal-term',
  )) {
    const words = text.text.slice(clause.start, clause.end);
    const duration = findDurations(words).find(
      (candidate) =>
        COUNTS_BACK.test(words.slice(candidate.end)) &&
        !RENEWED_FOR.test(words.slice(0, candidate.start)) &&
        /\bnotice|notif|advise|elect|unless\b/i.test(words) &&
        candidate.unit !== 'year',
    );
    if (duration !== undefined && /\b(?:renew|extend|extension|successive|month[- ]to[- ]month)/i.test(words))
      return { duration, clause };
  }
  return null;
}
