import { MarkingError } from './marking-error.ts';

/** A tag or a stretch of text, by its place in the source. */
export interface Token {
  readonly kind: 'open' | 'close' | 'empty' | 'text' | 'other';
  /** Name with its prefix; empty for text and others. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** No word processor goes deeper. */
const MAX_DEPTH = 400;

/** Cuts XML into tokens in one pass and checks that every element is closed. Throws `MarkingError`; document types are refused. */
export function* tokensOf(xml: string): Generator<Token> {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const token = nextToken(xml, at);
    if (token.kind === 'open') open.push(token.name);
    if (token.kind === 'close' && open.pop() !== token.name) throw new MarkingError('damaged');
    if (open.length > MAX_DEPTH) throw new MarkingError('damaged');
    yield token;
    at = token.end;
  }
  if (open.length > 0) throw new MarkingError('damaged');
}

function nextToken(xml: string, start: number): Token {
  if (xml[start] !== '<') {
    const next = xml.indexOf('<', start);
    return { kind: 'text', name: '', start, end: next < 0 ? xml.length : next };
  }
  const upTo = (mark: string): Token => {
    const found = xml.indexOf(mark, start);
    if (found < 0) throw new MarkingError('damaged');
    return { kind: 'other', name: '', start, end: found + mark.length };
  };
  if (xml.startsWith('<!--', start)) return upTo('-->');
  if (xml.startsWith('<![CDATA[', start)) return upTo(']]>');
  if (xml[start + 1] === '?') return upTo('?>');
  if (xml[start + 1] === '!') throw new MarkingError('damaged');
  const end = endOfTag(xml, start);
  const isClose = xml[start + 1] === '/';
  const kind = isClose ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open';
  let nameEnd = start + (isClose ? 2 : 1);
  const nameStart = nameEnd;
  while (nameEnd < end && !' \t\r\n/>'.includes(xml[nameEnd]!)) nameEnd++;
  return { kind, name: xml.slice(nameStart, nameEnd), start, end };
}

function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml[at]!;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
    else if (character === '<') break;
  }
  throw new MarkingError('damaged');
}

/** Value of an attribute in the source of a tag, or undefined. The name is ours: letters and a colon. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return found?.[1] ?? found?.[2];
}

/** Namespaces that a root element declares: prefix (empty for the default one) by name. */
export function prefixOf(tag: string, namespaces: readonly string[]): string | null {
  for (const [, prefix = '', double, single] of tag.matchAll(
    /\sxmlns(?::([\w.-]{1,99}))?\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/gu,
  )) {
    if (namespaces.includes(double ?? single ?? '')) return prefix === '' ? '' : `${prefix}:`;
  }
  return null;
}

const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/uy;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** Text as a person reads it. */
export function decoded(raw: string): string {
  if (!raw.includes('&')) return raw;
  const out: string[] = [];
  for (let at = 0; at < raw.length;) {
    const { text, length } = characterAt(raw, at);
    out.push(text);
    at += length;
  }
  return out.join('');
}

/** Place in the source of the character that stands at `offset` of the decoded text. */
export function sourceOffset(raw: string, offset: number): number {
  let at = 0;
  for (let passed = 0; passed < offset && at < raw.length;) {
    const { text, length } = characterAt(raw, at);
    passed += text.length;
    at += length;
  }
  return at;
}

function characterAt(raw: string, at: number): { text: string; length: number } {
  if (raw[at] !== '&') return { text: raw[at]!, length: 1 };
  ENTITY.lastIndex = at;
  const found = ENTITY.exec(raw);
  if (found === null) return { text: '&', length: 1 };
  const [whole, name, decimal, hex] = found;
  if (name !== undefined) return { text: NAMED[name as keyof typeof NAMED], length: whole.length };
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return { text: code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd', length: whole.length };
}

// oxlint-disable-next-line no-control-regex -- these are what XML 1.0 cannot hold
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Text as it may stand in an element or an attribute. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
