import { sifted } from '../../../sieve/sifted.ts';

/** Until when a passport is good, colours may be swapped or a trial runs; cover of somebody else: the paper does not end by that. */
const OF_SOMETHING = sifted(
  /\b(?:passport|visa|id card|identity card|licen[cs]e plate|rego|registration|warrant of fitness|MOT|certificate|insurance policy|comprehensive policy|standards?|guide|list|menu|timetable|programme|trial|trial (?:time|period)|(?:first|last) (?:\p{L}+ ){0,2}(?:days|weeks|months))\b[^.;]{0,60}\b(?:until|till|to|through|expires?(?: on)?|valid)[\s:]{1,2}(?:the )?(?:end of )?(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|(?:^|[.;:!?] )\W{0,4}(?:swap|change|choose|pick|order|pay|apply|enter|vote|answer|reply|book|collect|return|send)\b[^.;]{0,40}\b(?:until|till|up to|through)\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/iu,
);
/** `until the holidays start on 20 June`: what begins on that day is not the paper. */
const OTHERS_BEGIN = sifted(
  /\b(?:until|till|before|when|once|after|by the time) (?:the |your |his |her |their |our )?(?:\p{L}+ ){0,3}(?:starts?|begins?|commences?)(?: again)?(?: on)?\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/iu,
);
/** From when somebody asks for another price, pays or pays back: the paper does not begin by that. */
const PAID_FROM = sifted(
  /\b(?:pays?|paid|paying|repays?|repaid|instal?ments?|payments?|rentals?|repayments?|debited|charged?|fees?|x \d|\d x)\b[^.;]{0,90}\b(?:starting|beginning|commencing|from)(?: on)?\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);

/** A debt or a price that is paid off in parts. */
const PAYS_OFF = sifted(
  /\b(?:pay(?:s|ing|ments?)?|repay\w*|bring(?:s|ing)?|instal?ments?|send(?:s|ing)?|transfer\w*|deposit)\b[^.;]{0,110}\b(?:until|till|til|to|through|up to|on or before)\b[^.;]{0,12}\d/i,
);
const IN_PARTS = sifted(
  /\b(?:each|every|monthly|weekly|fortnightly) ?(?:month|week|fortnight|payday|friday|instal?ment)?\b|\b(?:times|instal?ments?|parts)\b/i,
);
const FOR_USE =
  /\b(?:rents?|rental|fee|fees|subscri\w+|memberships?|wages?|salary|pay of|paid for|hire|lease|tuition|premium|board|lodging|retainer|licen[cs]e|use|season|storage|mooring|parking|grazing)\b/i;
/**
 * `24 instalments, on the 10th of each month from 10 August 2026 to 10 July 2028`: when is paid, and not how long it runs. Without their
 * number or their first day the payments may stand beside an end of the paper.
 */
const TIMES_SAME_DAY = sifted(
  /\b\d{1,3} (?:\p{L}+ ){0,2}(?:instal?ments|payments|rentals)\b[^;]{0,60}\b(?:on|by) the \w+ (?:day )?of (?:each|every) month\b|\b(?:instal?ments|payments|rentals)\b[^;]{0,60}\b(?:on|by) the \w+ (?:day )?of (?:each|every) month,? (?:from|starting|beginning)\b/iu,
);
/** The paper itself is said to run or to end. */
const RUNS = /\b(?:runs?|lasts?|ends?|expires?|terminates?|continues?)\b/i;
/** Whether a sentence only says until when something is paid off: what is agreed beside it may go on. */
export const paysOffUntil = (sentence: string): boolean =>
  (TIMES_SAME_DAY.test(sentence) && !RUNS.test(sentence)) ||
  (PAYS_OFF.test(sentence) && IN_PARTS.test(sentence) && !FOR_USE.test(sentence));

/** Whether the words in front of a day say that something beside the paper ends on it. */
export const endsElse = (line: string): boolean => OF_SOMETHING.test(line) || CARRIED.test(line);
/** Until when days off may still be taken: nothing ends. */
const CARRIED = /\bcarr(?:y|ied)\b[^.;]{0,24}$/i;

/** Whether the words in front of a day say that something beside the paper begins on it. */
export const beginsElse = (line: string): boolean => OTHERS_BEGIN.test(line) || PAID_FROM.test(line);

/** `If it has not sold by 1 May she can buy it`: from when somebody may do something. */
const IF_NOT_BY = sifted(
  /\b(?:if|should|where)\b[^.;]{0,80}(?:\bnot\b|n['’]t\b)[^.;]{0,60}\bby (?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);
const MAY_THEN = sifted(/^,? ?(?:then )?(?:the )?\p{L}+(?: \p{L}+)? (?:can|may|could|is free to)\b/iu);
/** `The first year lasts to 14 May`: until when nobody may leave, and not when it ends. */
const OF_SHORTEST = sifted(
  /\b(?:first|minimum|initial|opening|shortest|lock-?in) (?:year|term|period|season|time|\p{L}+ (?:months|years|weeks))\b[^.;]{0,40}$/iu,
);

/** Whether somebody may do something from a day on, if another thing has not been done by then: nothing has to be done. */
export const opensChoice = (before: string, behind: string): boolean =>
  IF_NOT_BY.test(before) && MAY_THEN.test(behind);

/** Whether the words in front of a day say until when nobody may leave, and not when it ends. */
export const isShortest = (line: string): boolean => OF_SHORTEST.test(line);

/** `We hope to finish by 24 July`: nobody has to. What should be paid or is expected of somebody is due. */
const HOPED = sifted(
  /\b(?:hop(?:e|es|ing)|aim(?:s|ing)?|try(?:ing)?|expect(?:s|ing)? to|target(?:s|ing)?|with luck|(?:should|ought to) be (?:done|ready|finished|there|able|over|complete))\b[^.;]{0,50}$/i,
);
/** `two months before 29 May`: another day. */
const SO_LONG_BEFORE = sifted(
  /\b(?:days?|weeks?|months?|fortnight) (?:before|ahead of) (?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);
/** Whether nothing has to be done by a day, whatever `by` or `before` stands in front of it. */
export const isNoDeadline = (line: string): boolean => HOPED.test(line) || SO_LONG_BEFORE.test(line);

/** `Your date is pencilled in until 3 May`, `They hold till 30 June`: what is kept so long is not the paper. */
const KEPT_TILL = sifted(
  /\b(?:is|are|be|been|stays?) (?:pencilled in|held|kept|reserved|saved|set aside)\b[^.;]{0,20}\b(?:until|till|to)\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|(?:^|[.;:!?] )\W{0,3}(?:they|these|those|it|this|that) (?:holds?|stands?|appl(?:y|ies)|(?:is|are) good) (?:good )?(?:until|till|to|through)\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);
/** `up to 29 May, but there is no fixed end to it`. */
const OPEN_END = sifted(
  /\b(?:there (?:is|was)|there['’]s|ha(?:s|ve)|with) no end(?: date)?\b|\bno fixed end(?: date)?\b|\bthinking of it as\b|\bgive or take\b|\b(?:expected|likely|planned|hoped)\b[^.;|]{0,24}\b(?:end|last day|finish)/i,
);
/** `From late February to the end of April the men work up to twelve hours`: a part of every year. */
const OF_SEASON = sifted(
  /\bfrom (?:the )?(?:early|mid|late|end of|beginning of|start of)?[ -]?\p{L}{3,9} (?:to|until|till) (?:the )?(?:early|mid|late|end of|middle of|beginning of)[ -]\p{L}{3,9}\b[^.;]{0,60}\b(?:hours?|days a week|roster|overtime|shifts|holidays?)\b/iu,
);
/** Whether a day ends something beside the paper, or is only thought of as its end. */
export const isNoEnd = (line: string, sentence: string): boolean =>
  KEPT_TILL.test(line) || OPEN_END.test(sentence) || OF_SEASON.test(sentence);

/** `Starting 5 March he pays back £200`: from when somebody pays. */
const PAYS_FROM_THEN = sifted(
  /^,? (?:I|we|you|he|she|they|[Tt]he \p{L}+|\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?) (?:(?:will|shall) )?(?:re)?(?:pays?|sends?|transfers?)\b/u,
);
/** `The lease starts on 5 March`: something has its own beginning in front of the day. */
const BEGINS = /\b(?:starts|begins|commences|runs|lasts|takes effect|start(?:ed)?|began|is let)\b/i;
/** Whether somebody pays from a day on, of which the words in front and behind are given. */
export const paysFrom = (before: string, behind: string): boolean =>
  PAYS_FROM_THEN.test(behind) && !BEGINS.test(before);

/** `If you go before 3 April I keep two weeks`: when something costs, and nothing to do by then. */
export const IF_SOONER = sifted(
  /\bif (?:you|I|we|he|she|they|either|the \p{L}+)\b[^.;]{0,50}\b(?:go|leave|move out|end|cancel|stop|quit|resign|withdraw|sell)(?:es|s)?\b[^.;]{0,40}\bbefore (?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|\b(?:if|where|when|should|unless)\b[^.;]{0,60}\b(?:ends?|is ended|(?:is|has been|was) (?:terminated|cancelled|broken off)|comes? to an end|terminates?|ceases?|stops?)\b[^.;]{0,40}\bbefore (?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/iu,
);
