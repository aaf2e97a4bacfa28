/**
 * A small language for word lists that a lawyer can read and extend. A phrase is plain words, lower case, with
 *
 *   `x y|z`      one of these turns            `at any time|whenever it likes`
 *   `(x|y) z`    brackets keep turns apart     `(may|can) change`
 *   `(x)?`       there or not                  `in its (sole)? discretion`
 *   `fees?`      its last letter or not        `late fees?`
 *   `word*`      any ending of the word        `chang* the price`
 *   `*word`      any beginning of the word     `*gebühr`
 *   `..`         up to three words between     `may .. change`
 *   `...`        up to eight words between     `may ... price`
 *   `....`       up to sixteen words between   `darf .... ändern`
 *   `{name}`     any phrase of a named list    `{change} ... {price}`
 *   `#money` `#time` `#number` `#percent`      a sum, a length of time, a number, a percentage
 *   `#owner`                                   a word that owns something: `the landlord's`
 *
 * A list that is called like one of the signs, `#time`, holds the one expression that stands for it in its language.
 *
 * Every gap is bounded and never runs over the end of a sentence, so matching is linear in the length of the text.
 */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

/** Small letters of any script: a range, as the property `\p{L}` without regard to case takes long to prepare. */
const LETTER = String.raw`a-z\u00b5-\u02af\u0370-\u1fff\u2c00-\ud7ff`;
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
  '#word': String.raw`[${LETTER}-]{1,24}`,
  '#owner': String.raw`[${LETTER}-]{1,24}['’]s?`,
};
const GAPS: Readonly<Record<string, number>> = { '..': 3, '...': 8, '....': 16 };
/** One word of a gap with the space before it; stops at the end of a sentence. */
const GAP_WORD = String.raw`(?:,? [^\s,.;:!?|]{1,40}(?:[.,]\d{1,9}){0,3})`;

/** The pattern of one phrase, without anchors. Throws on a list that does not exist or a bracket left open. */
export function phrasePattern(phrase: string, lists: PhraseLists = {}, depth = 0): string {
  if (depth > 4) throw new Error(`lists within lists too deep: ${phrase}`);
  const turns = split(phrase, '|').map((turn) => turnPattern(turn, lists, depth));
  return turns.length === 1 ? turns[0]! : `(?:${turns.join('|')})`;
}

/** Words and groups one after another. */
function turnPattern(turn: string, lists: PhraseLists, depth: number): string {
  let out = '';
  let needsSpace = false;
  for (const part of split(turn, ' ').filter((piece) => piece !== '')) {
    const gap = GAPS[part];
    if (gap !== undefined) {
      out += `${GAP_WORD}{0,${gap}}`;
      continue;
    }
    const atoms = atomsOf(part);
    const isOptional = atoms.length === 1 && /^[({].*\?$/.test(atoms[0]!);
    const pattern = atoms.map((atom) => atomPattern(atom, isOptional, lists, depth)).join('');
    const spaced = needsSpace ? `,? ${pattern}` : pattern;
    // an optional first word brings the space after it along
    if (isOptional) out += needsSpace ? `(?:${spaced})?` : `(?:${pattern} )?`;
    else out += spaced;
    needsSpace = needsSpace || !isOptional;
  }
  return out;
}

function atomPattern(atom: string, isOptionalOutside: boolean, lists: PhraseLists, depth: number): string {
  if (/^[({].*\?$/.test(atom)) {
    const inner = atomPattern(atom.slice(0, -1), false, lists, depth);
    return isOptionalOutside ? inner : `(?:${inner})?`;
  }
  if (atom.startsWith('#')) {
    const special = lists[atom]?.[0] ?? SPECIAL[atom];
    if (special === undefined) throw new Error(`unknown ${atom}`);
    return special;
  }
  if (atom.startsWith('{')) {
    const list = lists[atom.slice(1, -1)];
    if (list === undefined) throw new Error(`no word list is called ${atom}`);
    return `(?:${list.map((entry) => phrasePattern(entry, lists, depth + 1)).join('|')})`;
  }
  if (atom.startsWith('(')) return `(?:${phrasePattern(atom.slice(1, -1), lists, depth)})`;
  if (atom.startsWith('*')) return `[${LETTER}-]{0,24}${atomPattern(atom.slice(1), false, lists, depth)}`;
  const stem = (atom.endsWith('*') ? atom.slice(0, -1) : atom).toLowerCase();
  const escaped = stem.replace(/[.\\+^$[\]{}()/]/g, String.raw`\$&`).replace(/['’]/g, "['’]");
  return atom.endsWith('*') ? String.raw`${escaped}[${LETTER}'’-]{0,14}` : escaped;
}

/** `favo(u)?rable` is three atoms, `(may|can)?` is one. */
export function atomsOf(part: string): string[] {
  const atoms =
    part.match(/\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)\??|\{[^}]+\}\??|[^(){}?]+\??/g) ?? [];
  if (atoms.join('') !== part) throw new Error(`a bracket is left open: ${part}`);
  return atoms;
}

/** Splits at a character outside brackets. */
export function split(phrase: string, at: ' ' | '|'): string[] {
  if (!BRACKET_SIGN.test(phrase)) return phrase.split(at);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let place = 0; place < phrase.length; place++) {
    const character = phrase[place]!;
    if (character === '(' || character === '{') depth++;
    else if (character === ')' || character === '}') depth--;
    else if (character === at && depth === 0) {
      parts.push(phrase.slice(from, place));
      from = place + 1;
    }
  }
  if (depth !== 0) throw new Error(`a bracket is left open: ${phrase}`);
  return [...parts, phrase.slice(from)];
}
const BRACKET_SIGN = /[(){}]/;

const EDGE_BEFORE = String.raw`(?<![${LETTER}\d])`;
const EDGE_AFTER = String.raw`(?![${LETTER}\d])`;

/** One expression that matches any of the phrases on word borders, whatever the case. Without the flag `i` it takes `lowerCase(text)`, and less time. */
export function anyOf(phrases: readonly string[], lists: PhraseLists = {}, flags = 'i'): RegExp {
  const pattern = phrases.map((phrase) => phrasePattern(phrase, lists)).join('|');
  return new RegExp(`${EDGE_BEFORE}(?:${pattern})${EDGE_AFTER}`, flags);
}

/** A text in small letters, every character at its place. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
