/** A value as it could be read. An object whose end is missing is marked, because its last field may be half a word. */
export type LooseValue = string | number | boolean | null | readonly LooseValue[] | LooseRecord;

export interface LooseRecord {
  readonly fields: ReadonlyMap<string, LooseValue>;
  /** Whether the text ended before the object did. */
  readonly isCut: boolean;
}

/** Answers longer than this are no answers; the rest is not looked at. */
const LONGEST = 400_000;
/** Deeper than any shape that is asked for. */
const DEEPEST = 12;
const BLANK = /(?:\s+|\/\/[^\n]{0,500}|\/\*[\s\S]{0,500}?\*\/|#[^\n"{}[\]]{0,200}(?=\n))+/y;
const NUMBER = /[-+]?\d[\d_]*(?:\.\d*)?(?:[eE][-+]?\d{1,3})?(?=\s*(?:[,}\]\n]|$|\/))/y;
const BARE = /[^,{}[\]"“”\n:]{1,200}/y;
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"“”',
  "'": "'’",
  '“': '”"“',
  '‘': "’'",
  '„': '“”"',
  '«': '»',
  '`': '`',
};
/** What follows the end of a string: the end of its object, or the next key or value. */
const AFTER_VALUE =
  /\s{0,60}(?:[}\]]|$|,\s{0,60}(?:["'“‘„«`{[\]}]|[a-z]{1,14}\s{0,9},\s{0,9}["“]|-?\d|(?:true|false|null|none|nan)\b|[a-z_]{1,20}\s?:|\/[/*]|#|$)|\/[/*]|#|;\s?\n|["“'][\w -]{1,30}["”']\s?:|\n\s{0,60}[a-z_]{2,20}\s?:)/iy;
const AFTER_KEY = /\s{0,20}[:=]/y;
/** A line that opens with a key or closes an object: the string before it was never closed. */
const KEY_LINE =
  /\n\s{0,40}(?:\{\s{0,10}["“'][\w -]{1,30}["”']\s?:|["“'][\w -]{1,30}["”']\s?:|\}\s{0,10}(?:[,\]]|$|\n\s{0,10}\{))/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: ' ', b: '', f: ' ' };

/**
 * Reads every object and list in a text the way a patient person would: with prose, fences and comments around them,
 * commas too many or missing, quotes of any kind and unescaped ones inside, raw line breaks, Python's words, and an end
 * that never came. Never throws; linear in the length of the text.
 */
export function readLooseJson(text: string): LooseValue[] {
  const source = text.slice(0, LONGEST);
  const out: LooseValue[] = [];
  const reader = readerOf(source);
  let at = nextOpening(source, 0);
  while (at >= 0) {
    const { value, end } = reader(at);
    out.push(value);
    at = nextOpening(source, Math.max(end, at + 1));
  }
  return out;
}

export function isLooseRecord(value: LooseValue | undefined): value is LooseRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nextOpening(source: string, from: number): number {
  const object = source.indexOf('{', from);
  const list = source.indexOf('[', from);
  if (object < 0 || list < 0) return Math.max(object, list);
  return Math.min(object, list);
}

interface Read<T extends LooseValue = LooseValue> {
  readonly value: T;
  readonly end: number;
  readonly isCut?: boolean;
}

function readerOf(source: string): (at: number) => Read {
  const skip = (at: number) => {
    BLANK.lastIndex = at;
    return BLANK.test(source) ? BLANK.lastIndex : at;
  };

  function value(at: number, depth: number): Read {
    const first = source[at]!;
    if (first === '{' || first === '[') {
      if (depth > DEEPEST) return { value: null, end: at + 1 };
      return first === '{' ? record(at, depth) : list(at, depth);
    }
    if (CLOSERS[first] !== undefined) return readString(source, at, AFTER_VALUE);
    NUMBER.lastIndex = at;
    const digits = NUMBER.exec(source)?.[0];
    if (digits !== undefined) return { value: Number(digits.replaceAll('_', '')), end: at + digits.length };
    return word(source, at);
  }

  function list(at: number, depth: number): Read<LooseValue[]> {
    const items: LooseValue[] = [];
    let cursor = skip(at + 1);
    while (cursor < source.length) {
      const here = source[cursor]!;
      if (here === ']') return { value: items, end: cursor + 1 };
      // A brace here closes an object that this list stands in: the list's own bracket was forgotten.
      if (here === '}') return { value: items, end: cursor };
      if (here === ',' || here === ':' || here === ';') cursor = skip(cursor + 1);
      else {
        const read = value(cursor, depth + 1);
        if (read.isCut === true && typeof read.value === 'string')
          return { value: items, end: read.end, isCut: true };
        items.push(read.value);
        cursor = skip(Math.max(read.end, cursor + 1));
        if (read.isCut === true) return { value: items, end: cursor, isCut: true };
      }
    }
    return { value: items, end: cursor, isCut: true };
  }

  function record(at: number, depth: number): Read<LooseRecord> {
    const fields = new Map<string, LooseValue>();
    let cursor = skip(at + 1);
    while (cursor < source.length) {
      const here = source[cursor]!;
      if (here === '}') return { value: { fields, isCut: false }, end: cursor + 1 };
      // A bracket here closes a list that this object stands in: the object's own brace was forgotten.
      if (here === ']') return { value: { fields, isCut: false }, end: cursor };
      if (here === ',' || here === ';') {
        cursor = skip(cursor + 1);
        continue;
      }
      if (here === '{' && fields.size > 0) return { value: { fields, isCut: false }, end: cursor };
      const key = CLOSERS[here] === undefined ? word(source, cursor) : readString(source, cursor, AFTER_KEY);
      cursor = skip(Math.max(key.end, cursor + 1));
      if (source[cursor] !== ':' && source[cursor] !== '=') continue;
      cursor = skip(cursor + 1);
      // `::`, `:=` and Ruby's arrow
      while (cursor < source.length && ':=>'.includes(source[cursor]!)) cursor = skip(cursor + 1);
      if (cursor >= source.length) break;
      const here2 = source[cursor]!;
      if (here2 === ',' || here2 === '}' || here2 === ']') continue;
      const read = value(cursor, depth + 1);
      const isPart = read.isCut === true && typeof read.value === 'string';
      if (!isPart) put(fields, String(key.value ?? ''), read.value);
      cursor = skip(Math.max(read.end, cursor + 1));
      if (read.isCut === true) return { value: { fields, isCut: true }, end: cursor, isCut: true };
    }
    return { value: { fields, isCut: true }, end: cursor, isCut: true };
  }

  return (at) => value(at, 0);
}

/** A key said twice: lists are joined, and otherwise the last that says something counts. */
function put(fields: Map<string, LooseValue>, name: string, value: LooseValue): void {
  const key = name
    .trim()
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const before = fields.get(key);
  if (Array.isArray(before) && Array.isArray(value)) fields.set(key, [...before, ...value]);
  else if (before === undefined || (value !== null && value !== '')) fields.set(key, value);
}

/** A string to the quote that ends it: one that is followed by what may follow a string. */
function readString(source: string, at: number, after: RegExp): Read<string> {
  const closers = CLOSERS[source[at]!]!;
  let text = '';
  for (let index = at + 1; index < source.length; index++) {
    const here = source[index]!;
    if (here === '\\') {
      const next = source[index + 1] ?? '';
      const code = next === 'u' ? /^[\da-f]{4}/i.exec(source.slice(index + 2, index + 6)) : null;
      text += code === null ? (ESCAPES[next] ?? next) : String.fromCharCode(Number.parseInt(code[0], 16));
      index += code === null ? 1 : 5;
    } else if (closers.includes(here) && matchesAt(after, source, index + 1)) {
      return { value: text, end: index + 1 };
    } else if (here === '\n' && matchesAt(KEY_LINE, source, index)) {
      return { value: text.replace(/,\s*$/, ''), end: index };
    } else text += here;
  }
  return { value: text, end: source.length, isCut: true };
}

function matchesAt(pattern: RegExp, source: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(source);
}

/** A word without quotes: Python's and JavaScript's words for nothing, yes and no, or a string that forgot its quotes. */
function word(source: string, at: number): Read<string | boolean | null> {
  BARE.lastIndex = at;
  const found = BARE.exec(source)?.[0];
  if (found === undefined) return { value: null, end: at + 1 };
  const name = found.trim();
  const end = at + found.length;
  if (/^(?:null|none|nan|undefined|nil|-?infinity|n\/a|-|\.{3}|…)$/i.test(name)) return { value: null, end };
  if (/^(?:true|false)$/i.test(name)) return { value: name.toLowerCase() === 'true', end };
  return { value: name.replace(/^['’]|['’]$/g, ''), end };
}
