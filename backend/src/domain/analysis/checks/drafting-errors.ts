import { findDates } from '../recognition/dates.ts';
import { numberFromWords } from '../recognition/durations.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';

const around = (sentence: Sentence) => ({ start: sentence.start, end: sentence.end });
const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
const BOTH = new RegExp(
  String.raw`\b(${WORD}(?:(?:[\s-]{1,2}(?:and\s)?)${WORD}){0,7})\s{0,2}(?:percent|per cent|dollars|pounds|euros|rupees|US dollars)?\s{0,2}\(\s?(?:US)?[$€£₹]?\s?(\d[\d,]{0,12})(?:\.00?)?\s?%?\s?\)`,
  'gi',
);

/** Amounts whose words and digits differ: `thirty (90) days`. */
export function checkNumbers(text: LegalText): Defect[] {
  const out: Defect[] = [];
  for (const sentence of text.sentences) {
    for (const match of sentence.text.matchAll(BOTH)) {
      const before = sentence.text.slice(Math.max(0, match.index - 12), match.index);
      const words = numberFromWords(match[1]!);
      const digits = Number(match[2]!.replace(/,/g, ''));
      if (
        words === null ||
        words === digits ||
        /(?:\d|hundred|thousand|million|point|and)[\s-]*$/i.test(before)
      )
        continue;
      out.push({
        kind: 'number-mismatch',
        severity: 'high',
        title: `Words and digits differ: “${match[0].replace(/\s+/g, ' ')}”`,
        why: 'Nobody can say which number counts, and each side could claim the one that suits it.',
        ask: 'to have one number put right before you sign.',
        ...around(sentence),
      });
    }
    if (out.length >= 2) break;
  }
  return out;
}

/** Days that no calendar has, and periods that end before they begin. */
export function checkDates(text: LegalText): Defect[] {
  const out: Defect[] = [];
  for (const sentence of text.sentences) {
    if (!/\d/.test(sentence.text)) continue;
    const dates = findDates(sentence.text, true);
    const wrong = dates.find(
      (date) =>
        date.iso === null &&
        /\p{L}{3}/u.test(date.text) &&
        !/\b(?:0|1[0-9]{3}|20\d\d) ?\d{4}$/.test(date.text) &&
        isNearDay(date.text),
    );
    if (wrong !== undefined) {
      out.push({
        kind: 'impossible-date',
        severity: 'medium',
        title: `The date “${wrong.text.replace(/\s+/g, ' ')}” does not exist`,
        why: 'A deadline on a day that does not exist could be argued either way.',
        ask: 'for the right date.',
        ...around(sentence),
      });
    }
    const [first, second] = dates;
    const isPeriod =
      dates.length === 2 &&
      /\b(?:from|commenc\w*|begin\w*|start\w*)\b/i.test(sentence.text.slice(0, first!.start)) &&
      /\b(?:to|until|ending|ends?|expir\w*|through|terminat\w*)\b/i.test(
        sentence.text.slice(first!.end, second!.start),
      );
    if (isPeriod && first!.iso !== null && second!.iso !== null && second!.iso < first!.iso) {
      out.push({
        kind: 'dates-reversed',
        severity: 'high',
        title: 'It ends before it begins',
        why: 'With the dates as written, the contract could never apply.',
        ask: 'to have the dates put right.',
        ...around(sentence),
      });
    }
    if (out.length >= 2) break;
  }
  return out;
}

const isNearDay = (date: string) => {
  const day = Number(/\b(\d{1,2})(?!\d)/.exec(date)?.[1] ?? 0);
  return day >= 29 && day <= 39;
};

const BLANK =
  /_{3,}|\[\s{1,12}\]|\[[•●]\]|\[(?:insert|date|name|amount|address|tbd|to be (?:completed|agreed|determined))[^\]]{0,40}\]|\.{6,}|…{3,}|<(?:insert|name|date|amount)[^>]{0,30}>|\bTBD\b/gi;
const SIGNING =
  /\b(?:by|name|title|sign(?:ed|ature)?|date[d]?|witness|print(?:ed)? name|its|notary|seal|address|attention|fax|phone)\s{0,2}:?\s{0,6}[_.[]/i;

/** Gaps left open in running text; signature lines are meant to be empty. */
export function checkBlanks(text: LegalText): Defect[] {
  const found = text.sentences.filter((sentence) => {
    BLANK.lastIndex = 0;
    if (!BLANK.test(sentence.text) || SIGNING.test(sentence.text) || /\bsigned\b/i.test(sentence.text))
      return false;
    const words = sentence.text.replace(BLANK, ' ').match(/\p{L}{2,}/gu) ?? [];
    return (
      words.length >= 6 &&
      sentence.text.length < 900 &&
      !/\bin witness whereof|table of contents|\.{12}/i.test(sentence.text)
    );
  });
  const first = found[0];
  if (first === undefined) return [];
  return [
    {
      kind: 'blank',
      severity: 'medium',
      title: found.length === 1 ? 'A gap was left open' : 'Gaps were left open',
      why: 'Someone could fill it in after you have signed.',
      ask: 'to have every gap filled in or struck out before you sign.',
      ...around(first),
    },
  ];
}
