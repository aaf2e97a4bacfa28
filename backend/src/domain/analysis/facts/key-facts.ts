import { findDates, type FoundDate } from '../text/dates.ts';
import type { LegalText, Sentence } from '../text/legal-text.ts';
import { findPlaceOfLaw } from '../text/places.ts';

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
const TITLE_WORDS = String.raw`(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|DEED|MEMORANDUM OF UNDERSTANDING|ADDENDUM|AMENDMENT|PLAN|POLICY|TERMS(?: (?:OF|AND) [A-Z]+)*|NOTE|GUARANTEE|GUARANTY|UNDERTAKING|STATEMENT OF WORK)`;
const UPPER_TITLE = new RegExp(
  String.raw`(?<![A-Za-z])((?:[A-Z][A-Z&'’.,/()-]*\s{1,6}){0,9}${TITLE_WORDS}(?:\s{1,3}(?:NO\.? ?\d+|[IVX]{1,4}\b))?)(?![A-Za-z])`,
);
const MIXED_TITLE =
  /(?<![A-Za-z])((?:[A-Z][\w&'’.,/()-]*\s{1,4}(?:(?:and|of|for|to|the|&)\s{1,3}){0,2}){0,8}(?:Agreement|Contract|Lease|Licen[cs]e|Deed|Addendum|Amendment|Memorandum of Understanding|Terms of (?:Service|Use)|Terms and Conditions|Privacy (?:Policy|Notice|Statement)|Policy|Terms))(?![A-Za-z])/;
const NOT_TITLE = /^(?:THIS|THE|WHEREAS|EXHIBIT|EX)\b|^(?:This|The|In|That|Such|Whereas)\s/;

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
    if (end - start > 5 && !NOT_TITLE.test(head.slice(start, end))) return { start, end, value: null };
  }
  const first = text.paragraphs.find(
    (paragraph) => /\p{L}{3}/u.test(paragraph.text) && !/^exhibit\b/i.test(paragraph.text),
  );
  if (first === undefined || first.text.length > 120) return null;
  return { start: first.start, end: first.end, value: null };
}

const toFact = (date: FoundDate, offset = 0): KeyFact => ({
  start: date.start + offset,
  end: date.end + offset,
  value: date.iso,
});

const STRONG_CUE =
  /(?:dated?(?:\s+as\s+of)?|entered\s+into|made(?:\s+and)?|effective(?:\s+as\s+of)?|executed|as\s+of)\W{1,12}(?:\w+\W{1,3}){0,5}$/i;
const AGREEMENT_CUE =
  /(?:dated?(?:\s+(?:as\s+of|the|this))?|from|first|entered\s+into|made|effective|executed|as\s+of|this|on|agreement|contract|lease)\W{0,20}(?:\w+\W{1,3}){0,8}$/i;

/** This paper dates itself. */
const OWN_DATE =
  /\bthis\b[^.]{0,60}\b(?:agreement|contract|lease|deed|note|guarantee|letter|is|made|given|entered|dated|on|day)\b[^.]{0,40}$|\b(?:agreement|signing|signed|execution)\b[^.]{0,12}\bdate\b\W{0,6}$|^\W{0,4}dated?\W{0,6}$/i;

/** Another paper that the text merely mentions, right before its date. */
const OTHER_PAPER =
  /(?:\b(?:the|that certain|a certain|certain|an?|each|under|pursuant to|following contract\(s\):|of|in|to|with|and|existing|original|prior|previous)\s{1,4})(?!this\b)(?:[A-Z][\w&’'.-]*,?\s{1,4}(?:(?:and|of|for|to|the|by|between)\s{1,4}){0,2}){0,9}(?:Agreement|AGREEMENT|Contract|Lease|Letter|Plan|Deed|Note|Amendment|Order|Licen[cs]e|Indenture|Memorandum|Proposal|Prospectus)s?,?\s{1,4}(?:\([^()]{1,40}\),?\s{1,4})?(?:(?:which\s(?:is|was)|that\s(?:is|was)|made|entered\sinto|executed|effective|originally|between\s[^.;]{3,60})\s{1,4})?(?:dated|effective|executed|as\sof|on)(?:\s{1,4}(?:as\s{1,4}of|on|the))?\W{0,4}$/;

/** Words before a date that belongs to something else: an end, another paper. */
const LATER =
  /\b(?:through|until|ending|concluding|before|by|prior to|expir\w*|terminat\w*(?: on)?|effective date:?)\W{0,3}(?:and including\W{0,2})?$/i;

function agreementDateOf(text: LegalText, head: string, dates: readonly FoundDate[]): KeyFact | null {
  const after = (cue: RegExp, reach: number) =>
    dates.find(
      (date) =>
        date.start < reach &&
        isOwn(head, date) &&
        cue.test(head.slice(Math.max(0, date.start - 90), date.start)),
    );
  const strong = after(STRONG_CUE, 2_500);
  if (strong !== undefined) return { ...toFact(strong), isSure: true };
  const first = after(AGREEMENT_CUE, 4_500) ?? dates.find((date) => date.start < 1_500 && isOwn(head, date));
  if (first !== undefined)
    return {
      ...toFact(first),
      isSure: OWN_DATE.test(head.slice(Math.max(0, first.start - 90), first.start)),
    };
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
  const tail = text.text.slice(-12_000);
  const shift = text.text.length - tail.length;
  const signed = [...tail.matchAll(/\b(?:date[d:]|signed on|on this|executed)\b/gi)].find(
    (match) => !OTHER_PAPER.test(tail.slice(Math.max(0, match.index - 160), match.index + match[0].length)),
  );
  if (signed !== undefined) {
    const part = tail.slice(signed.index, signed.index + 700);
    const days = findDates(part, true).filter((date) => date.iso !== null && isOwn(part, date));
    // the paper is complete when the last of them has signed
    const latest = days.toSorted((a, b) => b.iso!.localeCompare(a.iso!))[0];
    if (latest !== undefined) return { ...toFact(latest, shift + signed.index), isSure: true };
  }
  const end = text.text.slice(-2_500);
  const last = findDates(end, true).find((date) => isOwn(end, date));
  return last === undefined ? null : toFact(last, text.text.length - end.length);
}

/** Not the end of a period and not the mark of a register that filed the paper. */
function isOwn(text: string, date: FoundDate): boolean {
  const before = text.slice(Math.max(0, date.start - 90), date.start);
  const isRegister = date.text.includes('/') && /\bsource:[^]{0,90}$/i.test(before);
  const isOther = OTHER_PAPER.test(text.slice(Math.max(0, date.start - 160), date.start));
  return (
    !LATER.test(before) &&
    !isRegister &&
    !isOther &&
    !/\b(?:filed|securities act|born)\b[^]{0,40}$/i.test(before)
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
      /^[^.]{0,14}\(?\s{0,2}(?:the|hereinafter|this)?[^.]{0,16}["“']\s?(?:the )?(?:effective|commencement|start) date/i.test(
        after,
      )
    );
  });
  if (named !== undefined) return toFact(named);
  const sentence = text.sentences.find(isEffectiveSentence);
  if (sentence !== undefined) {
    const inside = findDates(sentence.text, true)[0];
    return inside === undefined
      ? { start: sentence.start, end: sentence.end, value: null }
      : toFact(inside, sentence.start);
  }
  return agreement !== null &&
    agreement.start < HEAD &&
    /\b(?:as\s+of|effective)\W{0,10}(?:\w+\W{1,3}){0,5}$/i.test(
      head.slice(Math.max(0, agreement.start - 60), agreement.start),
    )
    ? agreement
    : null;
}

const isEffectiveSentence = (sentence: Sentence) =>
  sentence.text.length < 500 &&
  (/\b(?:agreement|contract|lease|amendment)\b[^.]{0,80}\b(?:shall|will|is|becomes?)\s(?:be\s|become\s|come\s|enter\s)?(?:effective|into (?:force|effect))\b[^.]{0,120}\b(?:on|upon|as of|from|date|when)/i.test(
    sentence.text,
  ) ||
    /^["“']?Effective Date["”']?\s(?:means|shall mean|is)/.test(sentence.text));

/** The place whose law a sentence names, or null. */
export function governingLawValue(sentence: string): string | null {
  return findPlaceOfLaw(sentence);
}
