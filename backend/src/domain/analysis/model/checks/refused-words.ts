import { detectLanguage } from '../../language/detect-language.ts';
import { approves } from './approval.ts';
import { callsToAct } from './calls-to-act.ts';
import { comforts } from './comfort.ts';
import {
  asksForSomething,
  calms,
  readsLikeClause,
  readsLikeExplanation,
  readsLikeUsual,
} from './field-forms.ts';
import { inventsConsequence } from './quote/grave-consequences.ts';
import { isProposal } from './numbers/loose-amounts.ts';
import { anchorsOf, isBareOrder, namesPrivate, ordersReader, speaksOfSigning } from './orders-to-reader.ts';
import { isMasked } from './plain-writing.ts';
import { hasUnknownWord } from './known-words.ts';
import { praises } from './praise.ts';
import { hasSubstance } from './substance.ts';
import { wordStems } from './word-stems.ts';

/** What code refuses to print, whatever model said it and however true the quote beside it is. */

/** What decides whether such words may stand. */
export interface Grounds {
  readonly document: DocumentWords;
  /** Words that the point quotes, in lower case. */
  readonly quote: string;
  /** Whether they are the words of many points, as in a summary. */
  readonly isNotes?: boolean;
  /** Where it would stand. */
  readonly place: Place;
}

/**
 * Where words of a model stand: they explain, title a point, tell a duty, advise, tell what is usual, propose a clause, or speak
 * of what the paper does not hold.
 */
export type Place = 'explanation' | 'title' | 'duty' | 'advice' | 'usual' | 'wording' | 'absence';

/** All words of a document, written in three ways. Made once per document. */
export interface DocumentWords {
  /** Lower case, one space between words. */
  readonly lower: string;
  /** Letters and digits alone. */
  readonly dense: string;
  readonly digits: string;
  /** The first six letters of every word. */
  readonly stems: ReadonlySet<string>;
  /** Stems that tie a sentence to the document. */
  readonly anchors: ReadonlySet<string>;
  /** Whether a word of a sentence about it can stand in it. */
  readonly isEnglish: boolean;
}

const lower = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();
const dense = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const digits = (words: string) => words.replace(/\D/g, '');

export const wordsOfDocument = (text: string): DocumentWords => ({
  lower: lower(text),
  dense: dense(text),
  digits: digits(text),
  stems: new Set(wordStems(text)),
  anchors: anchorsOf(text),
  isEnglish: (detectLanguage(text) ?? 'en') === 'en',
});

const DOMAIN =
  /\b(?:[\p{L}\d-]{1,60}\.){1,4}(?:com|net|org|info|biz|io|co|app|dev|ai|me|ly|gl|link|site|online|shop|xyz|top|club|example|test|invalid|eu|uk|de|fr|es|pt|it|nl|be|at|ch|in|us|ca|au|nz|za|br|mx|ru|cn|jp|ie|se|no|dk|fi|pl|to|tv|cc|su|gov|edu)\b(?![’'])(?:\/\S{0,200})?/giu;
/** Two words with a full stop between and no space: an address, unless it is an abbreviation. */
const JOINED = /\b[a-z][a-z\d-]{2,40}\.[a-z]{2,12}(?:\/\S{1,60})?\b/g;
const MAIL =
  /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\]| at (?=\w+ dot ))\s?[\p{L}\d-]{1,60}(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[\p{L}\d-]{1,60}){1,4}/giu;
/** "office at lease dot help", "lease-help dot com". */
const SPELLED = /\b[\w-]{2,40} (?:dot|\(dot\)|\[dot\]) [a-z]{2,10}\b/gi;
/** A code to type in: capitals and digits together. */
const CODE =
  /\b(?=[A-Z\d-]{0,30}\d)(?=[A-Z\d-]{0,30}[A-Z]{2})[A-Z\d]{3,20}(?:-[A-Z\d]{2,20}){1,4}\b|\b[A-Z]{4,}\d{2,}\b/g;
const HANDLE = /(?<![\w.])@[\w.]{3,40}/g;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,8}(?:\s?[A-Z\d]{1,4})?\b/g;
const LONG_CODE = /\b(?=[\w]{0,60}\d)(?=[\w]{0,60}[A-Za-z])\w{16,100}\b/g;
/** Phone, account, card and sort-code numbers: many digits in short groups. */
const LONG_DIGITS = /(?<![\d.,])\+?\(?\d[\d\s()/.-]{5,26}\d(?![\d.,]\d)/g;
const STREET =
  /\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Sq|Boulevard|Blvd|Court|Close|Way|Place|Row|Terrace|Plaza|Quay)\b|\b\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}[a-z]?\b|\b(?:rue|avenue|boulevard|calle|avenida|rua|via|piazza|plaza)\s(?:\p{L}[\p{L}'’-]{1,30}\s?){1,4},?\s?\d{1,5}\b|\b\d{1,4},? (?:rue|avenue|boulevard) (?:\p{L}[\p{L}'’-]{1,30} ?){1,4}|\b(?:P\.?O\.? ?Box|Postfach|Apartado)\s\d{1,6}\b/giu;
const CHANNEL =
  /\b(?:stable ?coins?|lightning (?:invoice|address|wallet)|satoshis?|sats|e-?wallet|online banking|coupons?|vouchers?|promo(?:tion)? codes?|discount codes?|hotline|helpline|telegram|whatsapp|signal app|wechat|bitcoin|btc|ethereum|usdt|crypto ?(?:wallet|currency)|western union|moneygram|gift cards?|paypal|venmo|cash ?app|zelle|revolut)\b/gi;

/**
 * Whether a sentence of a model holds what no report may hold: a verdict of safety, a call to sign, pay or hand something
 * over, an address, account, link or number to reach somebody that the document does not hold, or somebody who speaks for
 * themselves ("our team").
 */
export function isRefused(sentence: string, grounds: Grounds): boolean {
  const plain = sentence.replace(/\s+/g, ' ').trim();
  return (
    isMasked(plain, grounds.document.lower) ||
    !isOfItsPlace(plain, grounds) ||
    approves(plain) ||
    callsToAct(plain, grounds.quote, grounds.isNotes) ||
    namesPrivate(plain, grounds.document.lower) ||
    (grounds.place !== 'wording' && soothesOrOrders(plain, grounds)) ||
    inventsConsequence(plain, grounds.document.lower) ||
    speaksForSomebody(plain, grounds.document) ||
    holdsForeignPlace(plain, grounds.document)
  );
}

/** Whether a sentence is what its place holds, and speaks of the paper. */
function isOfItsPlace(sentence: string, { document, quote, place, isNotes }: Grounds): boolean {
  if (
    calms(sentence) ||
    hasUnknownWord(sentence, document.stems) ||
    comforts(sentence, quote, document.lower, isNotes)
  )
    return false;
  const speaksOfPaper = hasSubstance(sentence, document, quote, {
    isTitle: place === 'title' || place === 'absence',
    isNotes,
  });
  if (place === 'wording') return readsLikeClause(sentence) && speaksOfPaper;
  if (place === 'advice')
    return asksForSomething(sentence) || (readsLikeExplanation(sentence) && speaksOfPaper);
  if (place === 'usual')
    return readsLikeUsual(sentence) && hasSubstance(sentence, document, quote, { isTitle: true });
  return readsLikeExplanation(sentence) && speaksOfPaper;
}

/** Praise, comfort and orders that an explanation does not need. */
function soothesOrOrders(sentence: string, { document, quote, isNotes = false, place }: Grounds): boolean {
  const asks = place === 'advice' || place === 'usual' || place === 'absence';
  return (
    praises(sentence, quote, asks && isProposal(sentence)) ||
    speaksOfSigning(sentence, isNotes ? '' : quote) ||
    (place === 'title' || place === 'duty'
      ? document.isEnglish && isBareOrder(sentence, quote)
      : ordersReader(sentence, document.anchors, place === 'advice'))
  );
}

/** A report has no "we"; the papers of some sides do, and a model may copy them. */
function speaksForSomebody(sentence: string, document: DocumentWords): boolean {
  if (!/\b(?:our|ours|us|we|my|mine|me|I)\b/.test(sentence.replace(/\bUS\b/g, ''))) return false;
  const own = dense(sentence);
  return !document.dense.includes(own.slice(0, 60));
}

/** An address of any kind that does not stand in the document. */
function holdsForeignPlace(sentence: string, document: DocumentWords): boolean {
  const isForeign = (pattern: RegExp, flatten: (words: string) => string, hay: string) =>
    (sentence.match(pattern) ?? []).some((found) => !hay.includes(flatten(found)));
  if (
    [MAIL, DOMAIN, JOINED, SPELLED, HANDLE, CHANNEL, STREET, CODE].some((pattern) =>
      isForeign(pattern, lower, document.lower),
    )
  )
    return true;
  if (!/\d/.test(sentence)) return false;
  if (isForeign(IBAN, dense, document.dense) || isForeign(LONG_CODE, dense, document.dense)) return true;
  const long = (sentence.match(LONG_DIGITS) ?? []).filter(
    (found) => digits(found).length >= 6 && !isGroupedNumber(found),
  );
  return long.some((found) => !document.digits.includes(digits(found)));
}

/** `1 250 000` and `31-03-2027` are a sum and a day; those are checked elsewhere. */
const isGroupedNumber = (written: string) =>
  /^\d{1,3}(?:[ .]\d{3}){1,4}$/.test(written.trim()) ||
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(written.trim()) ||
  /^(?:19|20)\d{2}\s?[-/–]\s?(?:19|20)\d{2}$/.test(written.trim());
