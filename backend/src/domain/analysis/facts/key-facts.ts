import { findDates, type FoundDate } from '../recognition/dates.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import { findPlaceOfLaw } from '../recognition/places.ts';
import { sifted } from '../sieve/sifted.ts';

/** A fact with its place in the text. */
export interface KeyFact {
  readonly start: number;
  readonly end: number;
  /** Machine-readable value where there is one: a date as `yyyy-mm-dd`, a place. */
  readonly value: string | null;
  /** Set on a day by which this very paper calls itself dated, made or signed; such a day can be counted from. */
  readonly isSure?: boolean;
}

export interface KeyFacts {
  readonly title: KeyFact | null;
  readonly agreementDate: KeyFact | null;
  readonly effectiveDate: KeyFact | null;
}

const HEAD = 6_000;
const TAIL = 12_000;
const TITLE_WORDS = String.raw`(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|DEED|MEMORANDUM OF UNDERSTANDING|ADDENDUM|AMENDMENT|PLAN|POLICY|TERMS(?: (?:OF|AND) [A-Z]+)*|NOTE|GUARANTEE|GUARANTY|UNDERTAKING|POWER OF ATTORNEY|STATEMENT OF WORK)`;
const UPPER_TITLE = new RegExp(
  String.raw`(?<![A-Za-z])((?:[A-Z][A-Z&'’.,/()-]*\s{1,6}){0,9}${TITLE_WORDS}(?:[ ]OF[ ](?:[A-Z]{4,}[ ]?){1,3}(?=\s|$)|\s{1,3}(?:NO\.? ?\d+|[IVX]{1,4}\b))?)(?![A-Za-z])`,
);
const MIXED_TITLE =
  /(?<![A-Za-z])((?:[A-Z][\w&'’.,/()-]*\s{1,4}(?:(?:and|of|for|to|the|&)\s{1,3}){0,2}){0,8}(?:Agreement|Contract|Lease|Licen[cs]e|Deed|Addendum|Amendment|Memorandum of Understanding|Terms of (?:Service|Use)|Terms and Conditions|Privacy (?:Policy|Notice|Statement)|Policy|Terms))(?![A-Za-z])/;
const NOT_TITLE = sifted(/^(?:THIS|THE|WHEREAS|EXHIBIT|EX)\b|^(?:This|The|In|That|Such|Whereas)\s/);

/** Title and dates of the document, from its opening and its signatures. */
export function findKeyFacts(text: LegalText): KeyFacts {
  const head = text.text.slice(0, HEAD);
  const dates = findDates(head, true);
  const agreementDate = agreementDateOf(text, head, dates);
  return {
    title: titleOf(text, head),
    agreementDate,
    effectiveDate: effectiveDateOf(text, head, dates, agreementDate),
  };
}

function titleOf(text: LegalText, head: string): KeyFact | null {
  for (const pattern of [UPPER_TITLE, MIXED_TITLE]) {
    const match = pattern.exec(head.slice(0, 3_000));
    if (match === null) continue;
    const lead =
      /^(?:(?:EXHIBIT|Exhibit|EX)[\s.-]{1,3}[\d.()A-Za-z-]{1,9}\s{1,8}|(?:THIS|This|THE|The|EXECUTION (?:COPY|VERSION)|Execution (?:Copy|Version)|CONFIDENTIAL|QUICKLINKS)\s{1,8})*/.exec(
        match[1]!,
      )![0];
    const start = match.index + lead.length;
    const end = match.index + match[1]!.length;
    if (end - start > 5 && !NOT_TITLE.test(head.slice(start, end)))
      return { start, end: endWithAmended(head, start, end), value: null };
  }
  const first = text.paragraphs.find(
    (paragraph) => /\p{L}{3}/u.test(paragraph.text) && !/^exhibit\b/i.test(paragraph.text),
  );
  if (first === undefined || first.text.length > 120) return null;
  return { start: first.start, end: first.end, value: null };
}

/** What an amendment amends belongs to its title: `First Amendment to the Supply Agreement`. */
function endWithAmended(head: string, start: number, end: number): number {
  if (!/(?:amendment|addendum)(?:\s{1,3}no\.? ?\d+|\s[ivx]{1,4})?$/i.test(head.slice(start, end))) return end;
  return end + (AMENDED.exec(head.slice(end, end + 200))?.[0].length ?? 0);
}
const AMENDED =
  /^(?:\s{0,3}(?:no\.?|n[°º]|#)\s{0,2}\d+)?\s{1,6}to\s{1,4}(?:[\w&'’.,/()-]+\s{1,4}){0,12}?(?:agreement|contract|lease|licen[cs]e|deed|plan|policy|terms)(?![A-Za-z])/i;

const toFact = (date: FoundDate, offset = 0): KeyFact => ({
  start: date.start + offset,
  end: date.end + offset,
  value: date.iso,
});

/** The paper says when it was made, which counts before the day from which it works. */
const MADE_CUE =
  /\b(?:entered(?:\s+into)?(?:,?\s+(?:as\s+of|on|this))?|made(?:\s+and\s+\w+){0,2}(?:\s+into)?(?:,?\s+(?:as\s+of|on|this|the))?)\W{1,12}(?:(?:effective\s+)?(?:as\s+of\s+)?(?:this|the|on)\W{1,3}){0,2}$/i;
const STRONG_CUE =
  /(?:dated?(?:\s+as\s+of)?|entered\s+into|made(?:\s+and)?|effective(?:\s+as\s+of)?|executed|as\s+of)\W{1,12}(?:\w+\W{1,3}){0,5}$/i;
const AGREEMENT_CUE =
  /(?:dated?(?:\s+(?:as\s+of|the|this))?|from|first|entered\s+into|made|effective|executed|as\s+of|this|on|agreement|contract|lease)\W{0,20}(?:\w+\W{1,3}){0,8}$/i;

/** This paper dates itself. */
const OWN_DATE = sifted(
  /\bthis\b[^.]{0,60}\b(?:agreement|contract|lease|deed|note|guarantee|letter|is|made|given|entered|dated|on|day)\b[^.]{0,40}$|\b(?:agreement|signing|signed|execution)\b[^.]{0,12}\bdate\b\W{0,6}$|^\W{0,4}dated?\W{0,6}$/i,
);

/** Another paper that the text merely mentions, right before its date. */
const OTHER_PAPER = sifted(
  /(?:\b(?:the|that certain|a certain|certain|an?|each|under|pursuant to|following contract\(s\):|of|in|to|with|and|existing|original|prior|previous)\s{1,4})(?!this\b)(?:[A-Z][\w&’'.-]*,?\s{1,4}(?:(?:and|of|for|to|the|by|between)\s{1,4}){0,2}){0,9}(?:Agreement|AGREEMENT|Contract|Lease|Letter|Plan|Deed|Note|Amendment|Order|Licen[cs]e|Indenture|Memorandum|Proposal|Prospectus)s?,?\s{1,4}(?:\([^()]{1,40}\),?\s{1,4})?(?:(?:which\s(?:is|was)|that\s(?:is|was)|made|entered\sinto|executed|effective|originally|between\s[^.;]{3,60})\s{1,4})?(?:dated|effective|executed|as\sof|on)(?:\s{1,4}(?:as\s{1,4}of|on|the))?\W{0,4}$/,
);

/** Words before a date that belongs to something else: an end, another paper. */
const LATER = sifted(
  /\b(?:through|until|ending|concluding|before|by|prior to|expir\w*|terminat\w*(?: on)?|effective date:?)\W{0,3}(?:and including\W{0,2})?$/i,
);

function agreementDateOf(text: LegalText, head: string, dates: readonly FoundDate[]): KeyFact | null {
  const after = (cue: RegExp, reach: number) =>
    dates.find(
      (date) =>
        date.start < reach &&
        isOwn(head, date) &&
        cue.test(head.slice(Math.max(0, date.start - 90), date.start)),
    );
  const strong = after(MADE_CUE, 2_500) ?? aloneIn(text, head, dates) ?? after(STRONG_CUE, 2_500);
  if (strong !== undefined) return { ...toFact(lastOfRow(head, strong, dates)), isSure: true };
  const first = after(AGREEMENT_CUE, 4_500) ?? dates.find((date) => date.start < 1_500 && isOwn(head, date));
  const isSure = first !== undefined && OWN_DATE.test(head.slice(Math.max(0, first.start - 90), first.start));
  const witnessed = isSure ? undefined : witnessedDay(text);
  if (witnessed !== undefined) return { ...witnessed, isSure: true };
  if (first !== undefined) return { ...toFact(first), isSure };
  const blank =
    /(?:this|dated?|as of|the)\s{1,3}((?:_{2,}|\[[ _•●]{1,8}\])\s{0,3}(?:day\s{1,3}of)?[^.\n]{0,30}?(?:\d{4}|20_{1,3}))/i.exec(
      head,
    );
  if (blank !== null)
    return {
      start: blank.index + blank[0].length - blank[1]!.length,
      end: blank.index + blank[0].length,
      value: null,
    };
  const signed = signedDay(text);
  if (signed !== undefined) return { ...signed, isSure: true };
  const end = text.text.slice(-2_500);
  const last = findDates(end, true).find((date) => isOwn(end, date));
  return last === undefined ? null : toFact(last, text.text.length - end.length);
}

/** Of several days that stand side by side under `Date:`, the last: then all have signed. */
function lastOfRow(head: string, first: FoundDate, dates: readonly FoundDate[]): FoundDate {
  const isLabelled = ({ start }: FoundDate) =>
    /\bdate:\W{0,12}$/i.test(head.slice(Math.max(0, start - 18), start));
  if (!isLabelled(first)) return first;
  const row = dates.filter(
    (date) =>
      date.iso !== null && date.start >= first.start && date.start < first.start + 300 && isLabelled(date),
  );
  return row.toSorted((a, b) => b.iso!.localeCompare(a.iso!))[0] ?? first; // only days of the calendar are left
}

/** A day that fills a line of its own near the title. */
function aloneIn(text: LegalText, head: string, dates: readonly FoundDate[]): FoundDate | undefined {
  return dates.find((date) => {
    if (date.start > 1_500 || !isOwn(head, date)) return false;
    const line = text.paragraphs.find(({ start, end }) => start <= date.start && end >= date.end);
    return line !== undefined && /^\W*(?:dated?\W{0,3}(?:as of )?)?$/i.test(line.text.replace(date.text, ''));
  });
}

/** `IN WITNESS WHEREOF, the parties have executed this Agreement as of …`. */
function witnessedDay(text: LegalText): KeyFact | undefined {
  const tail = text.text.slice(-TAIL);
  const shift = text.text.length - tail.length;
  const witness = /\bin witness (?:whereof|hereof)\b[^]{0,260}/i.exec(tail);
  if (witness === null) return undefined;
  const day = findDates(witness[0], true).find((date) =>
    /\b(?:as of|on|dated|this|the)\W{1,3}(?:(?:this|the|day|of|and|year|date)\W{1,3}){0,4}$/i.test(
      witness[0].slice(0, date.start),
    ),
  );
  return day === undefined ? undefined : toFact(day, shift + witness.index);
}

/** The day beside the signatures: the paper is complete when the last of them has signed. */
function signedDay(text: LegalText): KeyFact | undefined {
  const tail = text.text.slice(-TAIL);
  const shift = text.text.length - tail.length;
  for (const match of tail.matchAll(/\b(?:date[d:]|signed on|on this|executed)\b/gi)) {
    if (OTHER_PAPER.test(tail.slice(Math.max(0, match.index - 160), match.index + match[0].length))) continue;
    const part = tail.slice(match.index, match.index + 700);
    const latest = findDates(part, true)
      .filter((date) => date.iso !== null && isOwn(part, date))
      .toSorted((a, b) => b.iso!.localeCompare(a.iso!))[0]; // only days of the calendar are left
    if (latest !== undefined) return toFact(latest, shift + match.index);
  }
  return undefined;
}

/** Another paper stands before the date, and the sentence is not about `this License Agreement`. */
const namesOther = (before: string) =>
  OTHER_PAPER.test(before) &&
  !/\bthis\s(?![^]*\b(?:the|that|certain|under|pursuant|amend\w*|supplement\w*)\b)[^.;]{0,120}$/i.test(
    before.replace(/\([^()]*\)/g, ' '),
  );

/** Words in capitals as they stand in running text, so that one pattern reads both. */
const calm = (words: string) =>
  words.replace(/\b[A-Z]{2,}\b/g, (word) =>
    SMALL.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
  );
const SMALL = sifted(
  /^(?:THE|THAT|CERTAIN|AN|EACH|UNDER|PURSUANT|TO|OF|IN|WITH|AND|THIS|DATED|AS|ON|FOR|BY|MADE|ENTERED|INTO|EFFECTIVE)$/,
);

/** Not the end of a period and not the mark of a register that filed the paper. */
function isOwn(text: string, date: FoundDate): boolean {
  const before = text.slice(Math.max(0, date.start - 90), date.start);
  const isRegister = date.text.includes('/') && /\bsource:[^]{0,90}$/i.test(before);
  const after = text.slice(date.end, date.end + 40);
  const isOther =
    (namesOther(calm(text.slice(Math.max(0, date.start - 160), date.start))) &&
      !/^,?\s\(this\b/i.test(after)) ||
    /^,?\sas\s(?:amended|supplemented|modified|restated)\b/i.test(after) ||
    /\bas\s(?:amended|supplemented|modified|restated)\W{1,3}(?:\w+\W{1,3}){0,2}$/i.test(before);
  const isPeriod = /^,?\s(?:to|through|until|and ending)\s/i.test(after);
  return (
    !LATER.test(before) &&
    !isRegister &&
    !isOther &&
    !isPeriod &&
    !/\b(?:filed|securities act|born)\b[^]{0,40}$/i.test(before) &&
    !/\b(?:birth(?:day)?|d\.?o\.?b)\b[^\d\n]{0,24}$/i.test(before)
  );
}

function effectiveDateOf(
  text: LegalText,
  head: string,
  dates: readonly FoundDate[],
  agreement: KeyFact | null,
): KeyFact | null {
  const named = dates.find((date) => {
    const before = head.slice(Math.max(0, date.start - 80), date.start);
    const after = head.slice(date.end, date.end + 60);
    return (
      /\beffective\s+(?:date|as\s+of|on|from|upon)?\W{0,6}(?:\w+\W{1,3}){0,5}$/i.test(before) ||
      /^[^.]{0,14}\(?\s{0,2}(?:the|hereinafter|this)?[^.]{0,16}["“'(]\s?(?:the )?(?:effective|commencement|start) date/i.test(
        after,
      )
    );
  });
  if (named !== undefined) return toFact(named);
  const sentence =
    text.sentences.find(({ text: words }) => words.length < 500 && EFFECTIVE_MEANS.test(words)) ??
    text.sentences.find(isEffectiveSentence);
  if (sentence !== undefined) {
    const inside = findDates(sentence.text, true)[0];
    return { start: sentence.start, end: sentence.end, value: inside?.iso ?? null };
  }
  return agreement !== null &&
    agreement.start < HEAD &&
    /\b(?:as\s+of|effective)\W{0,10}(?:\w+\W{1,3}){0,5}$/i.test(
      head.slice(Math.max(0, agreement.start - 60), agreement.start),
    )
    ? agreement
    : null;
}

const EFFECTIVE_SENTENCE = sifted(
  /\b(?:agreement|contract|lease|amendment)\b[^.]{0,80}\b(?:shall|will|is|becomes?)\s(?:be\s|become\s|come\s|enter\s)?(?:effective|into (?:force|effect))\b[^.]{0,120}\b(?:on|upon|as of|from|date|when)/i,
);
/** It says when the paper begins, and not by the name of a day that stands elsewhere. */
const BEGINS_SENTENCE = sifted(
  /\b(?:[Aa]greement|AGREEMENT|[Cc]ontract|CONTRACT|[Ll]ease|LEASE|[Aa]mendment|AMENDMENT)\b[^.]{0,60}\b(?:(?:shall|will)\s(?:commence|begin|start|take effect)|commences|begins|takes effect)\s(?:on|upon|as of|from|when)\b(?!\s(?:and\s\w+\s)?(?:the|such|its)\s(?:[A-Z]\w+\s){0,2}Date\b)/,
);
const EFFECTIVE_MEANS = sifted(
  /^(?:\W{0,3}\(?[a-z\d.]{1,5}[.)]\s{1,3})?["“']{0,2}(?:Effective|Commencement) Date["”']{0,2}\s{1,3}(?:means|shall mean|is)\b/i,
);
const isEffectiveSentence = (sentence: Sentence) =>
  sentence.text.length < 500 &&
  (EFFECTIVE_SENTENCE.test(sentence.text) ||
    BEGINS_SENTENCE.test(sentence.text) ||
    EFFECTIVE_MEANS.test(sentence.text));

/** The place whose law a sentence names, or null. */
export function governingLawValue(sentence: string): string | null {
  return findPlaceOfLaw(sentence);
}
