/**
 * A small language for word lists that a lawyer can read and extend. A phrase is plain words, lower case, with
 *
 *   `a|b`        one of these words            `may|can change`
 *   `(x y|z)`    one of these turns            `(at any time|whenever it likes)`
 *   `x?`         there or not                  `in its (sole)? discretion`
 *   `word*`      any ending of the word        `chang* the price`
 *   `..`         up to three words between     `may .. change`
 *   `...`        up to eight words between     `may ... price`
 *   `{name}`     any phrase of a named list    `{change} ... {price}`
 *   `#money` `#time` `#number` `#percent`      a sum, a length of time, a number, a percentage
 *   `#owner`                                   a word that owns something: `the landlord's`
 *
 * Every gap is bounded and never runs over the end of a sentence, so matching is linear in the length of the text.
 */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|twenty-one|twenty-four|thirty|forty|forty-eight|sixty|seventy-two|ninety|hundred';
const BRACKET = String.raw`(?: \([^)]{1,24}\))?`;
const CURRENCY = String.raw`(?:us|a|c|s|nz|hk|ca|au)?[$€£₹¥]|(?:rs|r|usd|eur|gbp|inr|zar|aud|cad|nzd|sgd|chf|aed|jpy|brl|nok|sek|dkk|kr)\.?`;
const MONEY_NAME =
  'euros?|dollars?|pounds?|rupees?|rand|dirhams?|francs?|yen|reais|real|kroner|kronor|cents?|quid|usd|eur|gbp|inr|zar|aud|cad|nzd|sgd|chf|aed';
const SPECIAL: Readonly<Record<string, string>> = {
  '#money': String.raw`(?:(?:${CURRENCY}) ?\d[\d.,'’ ]{0,14}(?:/-)?|(?:\d[\d.,'’]{0,14}|${NUMBER_WORD})(?: hundred| thousand)? ?(?:€|£|₹|(?:${MONEY_NAME})\b))`,
  '#time': String.raw`(?:\d{1,4}|an?|${NUMBER_WORD})${BRACKET}[ -](?:(?:clear|full|whole|calendar|working|business|consecutive|further|more|school|bank)[ -]){0,2}(?:minute|hour|day|night|week|fortnight|month|quarter|year|term|season)s?['’]?`,
  '#percent': String.raw`(?:\d{1,3}(?:[.,]\d{1,4})?|${NUMBER_WORD}) ?(?:%|per ?cent\b|percent\b)`,
  '#number': String.raw`(?:\d[\d.,]{0,12}|${NUMBER_WORD})`,
  '#owner': String.raw`[\p{L}-]{1,24}['’]s?`,
};
const GAPS: Readonly<Record<string, number>> = { '..': 3, '...': 8 };
/** One word of a gap with the space before it; stops at the end of a sentence. */
const GAP_WORD = String.raw`(?:,? ?[^\s.;:!?|]{1,40}(?:\.\d+)?)`;

/** The pattern of one phrase, without anchors. Throws on a list that does not exist or a bracket left open. */
export function phrasePattern(phrase: string, lists: PhraseLists = {}, depth = 0): string {
  if (depth > 4) throw new Error(`lists within lists too deep: ${phrase}`);
  const parts = partsOf(phrase);
  let out = '';
  let needsSpace = false;
  for (const part of parts) {
    const gap = GAPS[part];
    if (gap !== undefined) {
      out += `${GAP_WORD}{0,${gap}}`;
      continue;
    }
    const isOptional = part.length > 1 && part.endsWith('?');
    const pattern = partPattern(isOptional ? part.slice(0, -1) : part, lists, depth);
    const spaced = needsSpace ? `,? ${pattern}` : pattern;
    // an optional first word brings the space after it along
    if (isOptional) out += needsSpace ? `(?:${spaced})?` : `(?:${pattern} )?`;
    else out += spaced;
    needsSpace = needsSpace || !isOptional;
  }
  return out;
}

function partPattern(part: string, lists: PhraseLists, depth: number): string {
  if (part.startsWith('#')) {
    const special = SPECIAL[part];
    if (special === undefined) throw new Error(`unknown ${part}`);
    return special;
  }
  if (part.startsWith('{')) {
    const name = part.slice(1, -1);
    const list = lists[name];
    if (list === undefined) throw new Error(`no word list is called ${name}`);
    return `(?:${list.map((entry) => phrasePattern(entry, lists, depth + 1)).join('|')})`;
  }
  if (part.startsWith('('))
    return `(?:${alternatives(part.slice(1, -1))
      .map((entry) => phrasePattern(entry, lists, depth))
      .join('|')})`;
  const words = part.split('|').map(wordPattern);
  return words.length === 1 ? words[0]! : `(?:${words.join('|')})`;
}

function wordPattern(word: string): string {
  const stem = word.endsWith('*') ? word.slice(0, -1) : word;
  const escaped = stem.replace(/[.\\+^$[\]{}()/]/g, String.raw`\$&`).replace(/'/g, "['’]");
  return word.endsWith('*') ? String.raw`${escaped}[\p{L}'’-]{0,14}` : escaped;
}

/** Splits at spaces outside brackets. */
function partsOf(phrase: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of phrase) {
    if (character === '(' || character === '{') depth++;
    if (character === ')' || character === '}') depth--;
    if (character === ' ' && depth === 0) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += character;
  }
  if (depth !== 0) throw new Error(`a bracket is left open: ${phrase}`);
  if (part !== '') parts.push(part);
  return parts;
}

/** Splits at bars outside inner brackets. */
function alternatives(inside: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of inside) {
    if (character === '(' || character === '{') depth++;
    if (character === ')' || character === '}') depth--;
    if (character === '|' && depth === 0) {
      out.push(part);
      part = '';
    } else part += character;
  }
  return [...out, part];
}

const EDGE_BEFORE = String.raw`(?<![\p{L}\d])`;
const EDGE_AFTER = String.raw`(?![\p{L}\d])`;

/** One expression that matches any of the phrases, on word borders, whatever the case. */
export function anyOf(phrases: readonly string[], lists: PhraseLists = {}): RegExp {
  const pattern = phrases.map((phrase) => phrasePattern(phrase, lists)).join('|');
  return new RegExp(`${EDGE_BEFORE}(?:${pattern})${EDGE_AFTER}`, 'iu');
}
