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
  /\b(?:pays?|paid|paying|repays?|repaid|instal?ments?|payments?|rentals?|repayments?|debited|charged?|fees?|x \d|\d x)\b[^.;]{0,90}\b(?:starting|beginning|commencing|from)(?: on)?\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$|\bbeginning on (?:the )?$/i,
);

/** Whether the words in front of a day say that something beside the paper ends on it. */
export const endsElse = (line: string): boolean => OF_SOMETHING.test(line);

/** Whether the words in front of a day say that something beside the paper begins on it. */
export const beginsElse = (line: string): boolean => OTHERS_BEGIN.test(line) || PAID_FROM.test(line);
