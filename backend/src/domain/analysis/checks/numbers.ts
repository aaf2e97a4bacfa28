import type { LegalText } from '../document/legal-text.ts';
import { numberFromWords } from '../recognition/durations.ts';
import { numberFromDigits, scaleOf } from '../recognition/written-numbers.ts';
import type { Defect } from './defect.ts';

const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|lacs?|crores?|million)';
const WORDS = String.raw`${WORD}(?:[\s-]{1,2}(?:and\s)?${WORD}){0,11}`;
const MONEY =
  '(?:(?:US|U\\.S\\.|Australian|Canadian|Singapore|Hong Kong|New Zealand|Namibian|UAE|Indian|Kenyan?|Swiss)\\s)?(?:dollars?|pounds?(?:\\ssterling)?|euros?|rupees?|rand|dirhams?|francs?|yen|reais|pesos?|shillings?|naira|cedis?|ringgit|baht|kron(?:er|or)|cents?|paise|pence)';
const SIGN = String.raw`(?:(?:US|A|C|CA|S|NZ|HK|TT|R|RM|AED|Rs\.?|INR|USD|EUR|GBP|ZAR|AUD|CAD|SGD|KES|CHF)?\s?[$€£₹¥]?\s?)`;
const DIGITS = String.raw`\d(?:[\d.,'’ ]{0,16}\d)?`;
const SCALE = '(?:million|billion|thousand|lakhs?|lacs?|crores?)';

/** `thirty (90)`, `two lakh fifty thousand (₹2,05,000)` */
const WORDS_FIRST = new RegExp(
  String.raw`\b(${WORDS})\s{0,2}(?:percent|per\s?cent|${MONEY})?\s{0,2}\(\s?${SIGN}(${DIGITS})(?:\/-|\/=)?\s?(?:%|percent|per\s?cent|${MONEY})?(?:\sonly)?\s?\)`,
  'giu',
);
/** `EUR 489 (four hundred and ninety-eight euros)`, `₹3,00,000/- (Rupees Two Lakh only)` */
const DIGITS_FIRST = new RegExp(
  String.raw`(?<![\d.,§])(${DIGITS})(?:\/-|\/=)?(?:\s(${SCALE}))?(?:\s?(?:%|percent|per\s?cent|€|£|${MONEY}))?\s{0,2}\(\s?(?:say,?\s|in words:?\s)?(?:${MONEY}\s|percent\s)?(${WORDS})(?:\s(?:percent|per\s?cent|${MONEY}))?(?:\sonly)?\.?\s?\)`,
  'giu',
);
/** `USD 12,500 - twelve thousand two hundred dollars`, `£900, that is nine hundred and fifty pounds.` */
const SIDE_BY_SIDE = new RegExp(
  String.raw`(?:[$€£₹¥]|\b(?:USD|EUR|GBP|INR|ZAR|AUD|CAD|SGD|KES|NGN|Rs\.?|R|RM))\s?(${DIGITS})(?:\/-|\/=)?(\s?[–—-]\s?|,?\s(?:that is|i\.e\.|or|in words):?,?\s|,\s)(?:${MONEY}\s)?(${WORDS})\s${MONEY}(?:\sonly)?(?=\s?[,.;:)]|$)`,
  'giu',
);
/** Behind a comma or a dash the words may be another sum; one that was meant to be the same is near. */
const NEAR_SUM = 2;
/** Most sentences that are named: the first says enough. */
const MOST = 2;

/** Sums and periods whose words and digits differ: `thirty (90) days`, `Rs. 1,50,000 (Rupees One Lakh Fifteen Thousand only)`. */
export function checkNumbers(text: LegalText): Defect[] {
  const out: Defect[] = [];
  for (const sentence of text.sentences) {
    const pair = mismatchIn(sentence.text);
    if (pair === null) continue;
    out.push({
      kind: 'number-mismatch',
      severity: 'high',
      title: `Words and digits differ: “${pair.replace(/\s+/g, ' ')}”`,
      why: 'Nobody can say which number counts, and each side could claim the one that suits it.',
      ask: 'to have one number put right before you sign.',
      start: sentence.start,
      end: sentence.end,
    });
    if (out.length >= MOST) break;
  }
  return out;
}

function mismatchIn(sentence: string): string | null {
  const besides = besideEachOther(sentence);
  if (besides !== null) return besides;
  if (!sentence.includes('(')) return null;
  for (const match of sentence.matchAll(WORDS_FIRST)) {
    const before = sentence.slice(Math.max(0, match.index - 12), match.index);
    if (
      /(?:\d|hundred|thousand|million|point|and|half|year|phase|stage|part|level|tier|season|day|number)[\s-]*$/i.test(
        before,
      )
    )
      continue;
    // `the following three (1) the rent (2) …` counts a list
    if (match[2] === '1' && sentence.includes('(2)')) continue;
    // `ten per cent ($1,870)` says what the share comes to
    if (SHARE_AND_SUM.test(match[0])) continue;
    if (differs(match[1]!, match[2]!, '')) return match[0];
  }
  for (const match of sentence.matchAll(DIGITS_FIRST)) {
    if (differs(match[3]!, match[1]!, match[2] ?? '')) return match[0];
  }
  return null;
}

function besideEachOther(sentence: string): string | null {
  for (const match of sentence.matchAll(SIDE_BY_SIDE)) {
    const [digits, words] = [numberFromDigits(match[1]!), numberFromWords(match[3]!)];
    if (digits === null || words === null || !differs(match[3]!, match[1]!, '')) continue;
    if (Math.max(digits, words) <= NEAR_SUM * Math.min(digits, words)) return match[0];
  }
  return null;
}

const SHARE_AND_SUM = /per\s?cent\s{0,2}\((?![^)]*(?:%|per\s?cent))/i;

function differs(words: string, digits: string, scale: string): boolean {
  const spelled = numberFromWords(words);
  const written = numberFromDigits(digits);
  if (spelled === null || written === null) return false;
  const value = written * scaleOf(scale);
  // the words of a sum may leave out its cents
  return spelled !== value && spelled !== Math.floor(value);
}
