import { escaped } from '../languages/escaped.ts';
import { numberFromWords } from '../../recognition/durations.ts';
import { CODES, NAMES, OF_COUNTRY, SIGNS, UNITS } from '../languages/en/money/money-words.ts';
import { columnFigures } from './sums/column-figures.ts';
import { isAgreedInChat } from './sums/agreed-in-chat.ts';
import { isWeight } from './sums/is-weight.ts';

/** A sum of money as the text writes it. */
export interface FoundSum {
  readonly start: number;
  readonly end: number;
  /** As printed: `R64 500`. */
  readonly words: string;
  readonly value: number;
  /** ISO 4217, or null where it cannot be told. */
  readonly currency: string | null;
}

const SIGN = SIGNS.map(([sign]) => escaped(sign)).join('|');
const NAME = Object.keys(NAMES)
  .filter((name) => name.length > 1)
  .map(escaped)
  .join('|');
/** Behind two decimals a blank begins another column: `$112.00 14`; two digits behind a blank count only inside a longer figure. */
const GROUPED = String.raw`[.,'’]\d{2,3}|(?<![.,]\d{2})[ \u00a0\u202f](?:\d{3}|\d{2}(?=[ \u00a0\u202f]\d{2,3}(?!\d)))`;
const FIGURE = String.raw`\d{1,3}(?:(?:${GROUPED})(?!\d)){1,5}(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,3}(?!\d))?`;
const SCALE = String.raw`(?:\s?(?:million|billion|thousand|lakhs?|lacs?|crores?|mio\.?|k\b|m\b|bn\b))?`;
const TAIL = String.raw`(?:\.[–—-]|\/[-=–]|\/=|,[–—-])?`;
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${SIGN}|${CODES}|Rupees?|Kenya Shillings?|R(?=\s?(?:[1-9]|0[.,]\d))|N(?=\d{1,3}(?:,\d{3}))|P(?=\d{1,3}(?:,\d{3})|\d{1,6}\.\d{2}(?!\d)))\s{0,2})(${FIGURE})(${SCALE})${TAIL}`,
  'gu',
);
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${FIGURE})(${SCALE})\s{0,2}[-–]?\s?((?:€|£|₹)(?!\d)|元|円|(?:${CODES}|(?:${NAME})s?)(?![\p{L}]))`,
  'giu',
);
const NUMBER =
  'a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|lacs?|crores?|million|and';
const SPELT = new RegExp(String.raw`\b((?:(?:${NUMBER})[\s-]{1,2}){1,9})((?:${NAME})s?)(?![\p{L}])`, 'giu');
/** `three pounds per centum`: a rate, no sum. */
const RATE_IN_WORDS =
  /^(?:\s{1,2}\(\d{1,3}\))?,?\s{1,2}(?:sterling\s)?(?:per\s?cent(?:um)?|per hundred|in the hundred)\b/i;
const BARE =
  /(?<![\p{L}\d.,/:-])(\d{1,3}(?:[ ,'’]\d{3}){0,3}(?:\.\d{2})?|\d{2,6}(?:\.\d{2})?)(?![\d/:]|[.,]\d)/gu;
/** What makes a bare figure a sum: words of paying before it, and what may follow. */
const PAYING =
  /\b(?:pays?|paid|costs?|price|fee|deposit|rent|remaining|balance|first|second|last|other|ask for|bring|gives?|send|sent|keep|hold|transfer|total|of which|less|plus|altogether|owes?|that['’]s|makes?|is|at|the|for|and|another|extra|up to|than|about|charge|puts?|then|=|:)(?: (?:me|us|you|him|her|them|it))?\s{0,2}$/i;
const FOLLOWS =
  /^(?!\s(?:extra |more )?(?:hours?|days?|weeks?|months?|years?|nights?|lessons?|sessions?|people|times)\b)(?:\s*(?:[.,;:)!?]|$)|\s(?:a|an|per|each|every|when|by|before|on|now|and|as|altogether|more|extra|stays?|comes?|goes|in cash|today|tonight|tomorrow|into|towards?|at|is|was|to|for|if|back|up front|upfront|total|plus|of it|or|not|until|after|with|within|no later|from|in|as|that|which|he|she|they|we|you|I)\b)/i;

/** Sums of money in order of place: signs, codes and words before or after, spelt out, and bare figures in sentences that pay. */
export function findMoney(text: string, country: string): FoundSum[] {
  const found: FoundSum[] = [];
  const add = (start: number, words: string, value: number | null, currency: string | null) => {
    if (value !== null && Number.isFinite(value) && value >= 0)
      found.push({ start, end: start + words.length, words, value, currency });
  };
  for (const match of text.matchAll(BEFORE))
    add(match.index, match[0], valueOf(match[2]!, match[3]!), currencyOfSign(match[1]!, country));
  for (const match of [...text.matchAll(AFTER)].filter((one) => !isWeight(one))) {
    const scale = valueOf(match[1]!, match[2]!);
    const isSmall = /^(?:cents?|pence|penny)$/i.test(match[3]!);
    const value = scale === null ? null : isSmall ? scale / 100 : scale;
    add(match.index, match[0], value, currencyOfName(match[3]!, country));
  }
  for (const match of text.matchAll(SPELT))
    if (
      !isSaidAgain(text.slice(Math.max(0, match.index - SAID_AGAIN), match.index)) &&
      !RATE_IN_WORDS.test(text.slice(match.index + match[0].length, match.index + match[0].length + 40))
    )
      add(match.index, match[0], spelt(match[1]!), currencyOfName(match[2]!, country));
  for (const { start, words, currency } of columnFigures(text))
    add(start, words, valueOf(words, ''), currency);
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const sums = withoutOverlaps(found);
  return sums.length === 0
    ? bareSums(text, sums)
    : withoutOverlaps(
        [...sums, ...bareSums(text, sums)].toSorted((a, b) => a.start - b.start || b.end - a.end),
      );
}

/** How far a sum in words stands behind its figures. */
const SAID_AGAIN = 90;
/** `N1,250,000 (One Million, Two Hundred and Fifty Thousand Naira)`: behind the comma stands a part of the sum alone. */
const isSaidAgain = (before: string): boolean => /\d\s?\([^()\d]{0,80},\s$/.test(before);

/** In a paper that names no currency at all only these words in front of a figure make it money. */
const SURELY_PAYING =
  /\b(?:pays?|paid|costs?|price(?: is)?|fee(?: is)?|deposit(?: of| is)?|rent(?: is)?|owes?|charges?|sends?|sending|lends?|lent|borrows?|hundred and|pay back|pays back|paying)(?: (?:me|us|you|him|her|them|about|only|just|an extra|another)){0,2}\s$/i;
/** `big room (Rosa) 720`: what each of several pays. */
const SHARE_OF = /\(\p{Lu}\p{Ll}{1,20}\):? $/u;
/** `I need 580 deposit from you`. */
const OF_WHAT = /^ (?:deposit|rent|key money|upfront|up front|in advance)\b/i;

/** Figures without a currency, in a paper that names one as a rule: `600 when I begin`, `the remaining 7 800`. */
function bareSums(text: string, sums: readonly FoundSum[]): FoundSum[] {
  const out: FoundSum[] = [];
  const currency = sums[0]?.currency ?? null;
  const isBare = sums.length === 0;
  let next = 0;
  for (const match of text.matchAll(BARE)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const isYes = isBare && isAgreedInChat(before, after);
    // `18?` only asks for a sum
    if (UNITS.test(after) || after.startsWith('?')) continue;
    const isOne = SHARE_OF.test(before) || OF_WHAT.test(after);
    if ((!FOLLOWS.test(after) && !isYes && !isOne) || COUNTED.test(`${before}#${after}`)) continue;
    const isLong = /[ ,'’]\d{3}/.test(match[1]!);
    const isRate = /^\s(?:a|per|each|every) (?:day|week|month|hour|night|year)\b/.test(after);
    const isShare =
      isBare &&
      /^ each\b/.test(after) &&
      /\b(?:it['’]s|that['’]s|so|makes?|at|then|roughly|about|around) $/i.test(before);
    // what somebody once gave for a thing is no sum of the deal
    if (isBare && /\b(?:I|we) paid (?:about |around )?$/i.test(before)) continue;
    const isPaid = isBare ? SURELY_PAYING.test(before) : PAYING.test(before) || isLong;
    const isStruck = isBare && /^ and it['’]s yours\b/i.test(after);
    const isOfOne = isBare && isOne;
    if ((!isPaid && !isRate && !isShare && !isStruck && !isYes && !isOfOne) || NOT_MONEY.test(before))
      continue;
    if (
      isPhone(text, match.index, match[0].length) ||
      OF_REGISTER.test(before) ||
      DAY_OF_LIST.test(before) ||
      DAYS_BEFORE_MONTH.test(after) ||
      match[1]!.startsWith('0')
    )
      continue;
    const value = valueOf(match[1]!, '');
    const isYear = value !== null && value >= 1_900 && value <= 2_100 && !/[ ,]/.test(match[1]!);
    const isTold = SURELY_PAYING.test(before);
    if (value === null || (value < 10 && !(isRate && isTold)) || (isYear && !isTold)) continue;
    while (next < sums.length - 1 && sums[next]!.start < match.index - 400) next++;
    const isNear = isBare || isLong || Math.abs(sums[next]!.start - match.index) < 400;
    if (isNear)
      out.push({ start: match.index, end: match.index + match[0].length, words: match[0], value, currency });
    if (out.length > 200) break;
  }
  return out;
}

/** `Minimum 6,000 pieces`, `fewer than 34`, `69 to 43 | 40%`, `not more than 90 and not less than 60 days`, `of the shares, that is 7,500`: what is counted, no sum. */
const COUNTED =
  /# (?:pieces|copies|shares|guests|people|persons|items|words|bottles|plants|animals)\b|# (?:and|or) (?:not )?(?:less|more|fewer) than \d+ (?:days|weeks|months|hours)\b|\b(?:shares|guests|pieces|copies|people)\b[^.;$€£₹\d]{0,30}#|\b(?:fewer than|look for|(?:use|take) the|not the|billed for the|\d years for \w+ and) #|\bfuel\b[^;]{0,24}\bfor #|\bcake, up to #|# (?:or|and) (?:more|over|above|less|under|fewer) ?\||# to [\d,]+ ?\|/i;
const NOT_MONEY =
  /\b(?:ranks?|ranked|ranking|place[ds]?|position|top|score[ds]?|marks?)\b[^.;$€£₹\d]{0,16}$|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:at )?about $|\b(?:tomorrow|tonight|today|morning|evening|round) (?:at )?about $|\b(?:clauses?|sections?|articles?|paragraphs?|pages?|parts?|schedules?|annex|units?|rooms?|flats?|no\.?|nos\.?|numbers?|plots?|lots?|lane|street|road|aged?|(?:he|she|they|child|children|pupil|student|person|baby|patient|driver|member)s? (?:is|are|was|turns?|reach(?:es)?)|who is|box|version|level|floors?|hours (?:are|of|is|total)|hours(?: \()?|lessons(?: \()?|days(?: \()?|at|from|until|till|before|after|between|on the|by the|since|form|title|bus|platform|(?:points|credits|units|mileage|quantity|qty|shares|kilomet\w+)(?: \w+){0,2}:)\s{0,2}\(?(?:\d{1,4}(?:[.:]\d{2})?(?:,| and| or| to)\s)?$/i;

/** Numbers by which somebody is registered, reached or paid: they buy nothing. */
const OF_REGISTER =
  /\b(?:abn|acn|arbn|nzbn|vat|gst(?:in)?|tax|tin|tfn|itin|pan|ein|ssn|siret|siren|uen|cin|crn|cvr|kvk|orgnr|iban|bic|swift|bsb|sort code|account|acct|a\/c|routing|company|charity|business|register(?:ed)?|registration|reg|licen[cs]e|permit|policy|passport|identity|id|nric|aadhaar|national insurance|ni|phone|telephone|tel|mobile|mob|cell|fax|whatsapp|ring|text|reference|ref|invoice|order|customer|member(?:ship)?|serial|imei|vin|chassis|frame|engine|meter|eircode|postcode|zip|p\.?o\.? box)(?: (?:no|nos|number|num|id|reg|nr|me|us|on|registration|registered))?\.?\s?[:#]?\s{0,2}(?:[\d-]{1,6} ){0,3}$/i;
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** `on July 10, 11 and`: further days of the same month. */
const DAY_OF_LIST = new RegExp(
  String.raw`\b(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?(?:(?:, and|,| and| or| to| &) \d{1,2}(?:st|nd|rd|th)?){0,6}(?:, and|,| and| or| to| &)? $`,
  'i',
);

/** `14, 21 and 28 March`: a day in front of its month. */
const DAYS_BEFORE_MONTH = new RegExp(
  String.raw`^(?:st|nd|rd|th)?(?:(?:, | and | or | to | & |, and )\d{1,2}(?:st|nd|rd|th)?){1,6} (?:of )?(?:${MONTH})\b`,
  'i',
);

/** `07700 900 461`: groups that go on from a zero or a plus are a telephone number. */
const isPhone = (text: string, at: number, length: number): boolean =>
  /(?:^|[^\d.,])(?:\+\d{1,3}|\(?0\d{1,4}\)?)(?:[ -]\d{2,4}){0,3}[ -]$/.test(
    text.slice(Math.max(0, at - 18), at),
  ) && /^(?:[ -]\d{2,4}){0,3}(?!\d)/.test(text.slice(at + length, at + length + 16));

function withoutOverlaps(sums: readonly FoundSum[]): FoundSum[] {
  const out: FoundSum[] = [];
  for (const sum of sums) if (out.length === 0 || sum.start >= out.at(-1)!.end) out.push(sum);
  return out;
}

/** The value of a figure in any of the world's ways of writing it, with `lakh` or `million` behind it. */
export function valueOf(figure: string, scale: string): number | null {
  const flat = figure.replace(/[\s'’\u00a0\u202f]/g, '');
  const dots = flat.split('.').length - 1;
  const commas = flat.split(',').length - 1;
  const last = Math.max(flat.lastIndexOf('.'), flat.lastIndexOf(','));
  const behind = last < 0 ? 0 : flat.length - last - 1;
  const isDecimal =
    last >= 0 &&
    (dots > 0 && commas > 0
      ? behind <= 2 || (flat[last] === '.' ? dots : commas) === 1
      : dots + commas === 1 && (behind <= 2 || /^0[.,]/.test(flat)));
  const whole = (isDecimal ? flat.slice(0, last) : flat).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${flat.slice(last + 1)}` : whole);
  const factor = /lakh|lac/i.test(scale)
    ? 1e5
    : /crore/i.test(scale)
      ? 1e7
      : /million|mio|\bm\b/i.test(scale)
        ? 1e6
        : /billion|bn/i.test(scale)
          ? 1e9
          : /thousand|\bk\b/i.test(scale)
            ? 1e3
            : 1;
  return Number.isFinite(value) ? Math.round(value * factor * 1e4) / 1e4 : null;
}

function spelt(words: string): number | null {
  const trimmed = words.trim().replace(/[\s-]+$/, '');
  if (/^(?:a|and|one)$/i.test(trimmed)) return null;
  return numberFromWords(trimmed.replace(/^a\s+/i, 'one ').replace(/lacs?\b/gi, 'lakh'));
}

function currencyOfSign(sign: string, country: string): string | null {
  if (/^[A-Z]{3}$/.test(sign)) return sign === 'RMB' ? 'CNY' : sign;
  if (sign === 'R') return 'ZAR';
  if (sign === 'N') return 'NGN';
  if (sign === 'P') return 'PHP';
  if (/^rupee/i.test(sign)) return 'INR';
  if (/^kenya/i.test(sign)) return 'KES';
  const known = SIGNS.find(([one]) => one === sign)?.[1] ?? null;
  if (known !== null) return known;
  const own = OF_COUNTRY[country] ?? null;
  if (sign.startsWith('Rs')) return own === 'INR' || own === null ? 'INR' : own;
  if (sign === '$') return own !== null && /D$|MXN/.test(own) ? own : 'USD';
  return own !== null && /^(?:SEK|NOK|DKK)$/.test(own) ? own : null;
}

function currencyOfName(name: string, country: string): string | null {
  const upper = name.toUpperCase();
  if (new RegExp(`^(?:${CODES})$`).test(upper)) return upper === 'RMB' ? 'CNY' : upper;
  const word = name.toLowerCase();
  const known = NAMES[word] ?? NAMES[word.replace(/s$/, '')] ?? null;
  if (known !== null) return known;
  return OF_COUNTRY[country] ?? null;
}
