import type { LanguagePack, TimeUnit } from '../languages/pack.ts';
import type { FoundLength } from '../facts/find-spans-of-time.ts';
import { compilePack } from './compiled-pack.ts';
import { fold } from './fold.ts';

/** A sum of money as the paper writes it. */
export interface PackSum {
  readonly start: number;
  readonly end: number;
  /** As printed. */
  readonly words: string;
  readonly value: number;
  /** ISO 4217, or null. */
  readonly currency: string | null;
}

/** Lengths of time in a stretch of text, in order of place. */
export function findPackLengths(pack: LanguagePack, text: string): FoundLength[] {
  const { time } = compilePack(pack);
  const folded = fold(text);
  const numbers = spelled(pack.figures.numbers);
  const units = spelled(pack.figures.units);
  const adjectives = spelled(pack.figures.adjectives);
  const out: FoundLength[] = [];
  for (const match of folded.matchAll(time)) {
    const [words, number, digits, unitWord, otherNumber, adjective] = match;
    const written = digits ?? number ?? otherNumber!;
    const count = /^\d+$/.test(written) ? Number(written) : numbers.get(written);
    const unit = units.get(unitWord ?? '') ?? adjectives.get(adjective ?? '');
    if (count === undefined || unit === undefined || count === 0) continue;
    const end = match.index + words.length;
    out.push({ start: match.index, end, words: text.slice(match.index, end), count, kind: null, unit });
  }
  return out;
}

const maps = new WeakMap<object, Map<string, unknown>>();

/** A table by folded words, also as written without umlauts. */
function spelled<Value extends number | TimeUnit>(
  table: Readonly<Record<string, Value>>,
): Map<string, Value> {
  const known = maps.get(table);
  // the map was made from this very table
  if (known !== undefined) return known as Map<string, Value>;
  const map = new Map<string, Value>();
  for (const [word, value] of Object.entries(table)) {
    map.set(fold(word), value);
    map.set(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'), value);
    map.set(fold(word).replaceAll('ß', 'ss'), value);
    map.set(fold(word).replaceAll('ß', 'b'), value);
  }
  maps.set(table, map);
  return map;
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  r$: 'BRL',
  '£': 'GBP',
  us$: 'USD',
  $: 'USD',
  eur: 'EUR',
  chf: 'CHF',
  brl: 'BRL',
  usd: 'USD',
  gbp: 'GBP',
  mxn: 'MXN',
  ars: 'ARS',
  cop: 'COP',
  clp: 'CLP',
  pen: 'PEN',
  uyu: 'UYU',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  'chf.': 'CHF',
};
const NUMBER = String.raw`\d{1,3}(?:[.' ]\d{3}){1,4}(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`;
const expressions = new WeakMap<LanguagePack, RegExp>();

/** Every sum in order of place. Linear in the length of the text. */
export function findPackSums(pack: LanguagePack, text: string): PackSum[] {
  const folded = fold(text);
  let expression = expressions.get(pack);
  if (expression === undefined) {
    const names = Object.keys(pack.figures.money)
      .map(fold)
      .toSorted((a, b) => b.length - a.length)
      .join('|');
    expression = new RegExp(
      String.raw`(€|r\$|us\$|£|\$|(?<![\p{L}])(?:eur|euro|chf|brl|usd|gbp|mxn|ars|cop|clp|pen|uyu|fr\.|sfr))\.? {0,2}(${NUMBER})(?:,-+|\.-+)?|(?<![\p{L}\d.,])(${NUMBER})(?:,-+)?(?: ?\([^)\d]{3,80}\))? {0,2}(?:de )?(€|£|\$|(?:eur|chf|brl|usd|gbp|mxn|ars|cop|clp|pen|uyu|${names})(?![\p{L}]))`,
      'gu',
    );
    expressions.set(pack, expression);
  }
  const out: PackSum[] = [];
  for (const match of folded.matchAll(expression)) {
    const sign = (match[1] ?? match[4])!;
    const value = valueOf((match[2] ?? match[3])!);
    if (Number.isNaN(value)) continue;
    const end = match.index + match[0].length;
    const currency = SIGNS[sign] ?? moneyOf(pack, sign);
    out.push({ start: match.index, end, words: text.slice(match.index, end).trim(), value, currency });
  }
  return out;
}

function moneyOf(pack: LanguagePack, name: string): string | null {
  for (const [word, code] of Object.entries(pack.figures.money)) if (fold(word) === name) return code;
  return name === 'euro' ? 'EUR' : null;
}

/** `2.340,00`, `1 250,5` and `1,250.50` by where their last separator stands. */
function valueOf(written: string): number {
  const bare = written.replace(/[' ]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimal === null ? bare : bare.slice(0, -decimal[0].length)).replace(/[.,]/g, '');
  return Number(decimal === null ? whole : `${whole}.${decimal[1]}`);
}
