import { MarkingError } from './marking-error.ts';
import { STRICT, TRANSITIONAL } from './namespaces.ts';
import type { BodyChild, Child, Paragraph, Piece, WordText } from './word-text.ts';
import { attribute, decoded, prefixOf, tokensOf, type Token } from './xml.ts';

/** Around paragraphs: what stands inside gets comments only. */
const LOCKING = new Set(['sdt', 'txbxContent', 'customXml', 'ins', 'del', 'moveFrom', 'moveTo']);
const NEUTRAL = new Set([
  'bookmarkStart',
  'bookmarkEnd',
  'proofErr',
  'commentRangeStart',
  'commentRangeEnd',
  'permStart',
  'permEnd',
]);
/** Children of a run that are one character of its text, or none. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '',
  lastRenderedPageBreak: '',
};
/** Ids above this are left out of the count, so that new ones stay within 31 bits. */
const MAX_ID = 2 ** 30;

interface OpenChild {
  readonly name: string;
  readonly token: Token;
  readonly from: number;
  readonly pieces: Piece[];
  look: { start: number; end: number } | null;
  isFree: boolean;
  isReference: boolean;
}

interface OpenParagraph {
  readonly ordinal: number;
  readonly depth: number;
  readonly isLocked: boolean;
  readonly host: number | null;
  readonly text: string[];
  readonly children: Child[];
  length: number;
  child: OpenChild | null;
  words: { tag: Token; from: number } | null;
}

/** Reads the main part in one pass. Throws `MarkingError` when it is no Word document or not well formed. */
export function readWordText(xml: string): WordText {
  const reader = new WordReader(xml);
  for (const token of tokensOf(xml)) reader.take(token);
  return reader.result();
}

class WordReader {
  readonly #xml: string;
  readonly #names: string[] = [];
  readonly #open: OpenParagraph[] = [];
  readonly #paragraphs: Paragraph[] = [];
  readonly #body: { -readonly [Key in keyof BodyChild]: BodyChild[Key] }[] = [];
  #w = '';
  #isStrict = false;
  #count = 0;
  #locks = 0;
  #fields = 0;
  #highestId = 0;

  constructor(xml: string) {
    this.#xml = xml;
  }

  result(): WordText {
    if (this.#w === '' || this.#body.length === 0) throw new MarkingError('damaged');
    return {
      xml: this.#xml,
      w: this.#w,
      isStrict: this.#isStrict,
      paragraphs: this.#paragraphs,
      body: this.#body,
      highestId: this.#highestId,
    };
  }

  take(token: Token): void {
    if (token.kind === 'text') return;
    if (token.kind === 'other') {
      // A comment or CDATA inside words: the run stays as it is.
      const child = this.#open.at(-1)?.child;
      if (child) child.isFree = false;
      return;
    }
    if (token.kind === 'close') {
      this.#names.pop();
      this.#close(this.#local(token), token);
      return;
    }
    if (this.#names.length === 0) this.#root(token);
    const name = this.#local(token);
    this.#enter(name, token);
    if (token.kind === 'empty') this.#close(name, token);
    else this.#names.push(name);
  }

  #local({ name }: Token): string {
    return name.startsWith(this.#w) ? name.slice(this.#w.length) : `:${name}`;
  }

  #root(token: Token): void {
    const tag = this.#xml.slice(token.start, token.end);
    const strict = prefixOf(tag, [STRICT]);
    const prefix = strict ?? prefixOf(tag, [TRANSITIONAL]);
    if (prefix === null || prefix === '' || token.name !== `${prefix}document`)
      throw new MarkingError('damaged');
    this.#w = prefix;
    this.#isStrict = strict !== null;
  }

  #enter(name: string, token: Token): void {
    const depth = this.#names.length;
    const paragraph = this.#open.at(-1);
    if (depth === 2 && this.#names[1] === 'body') {
      const from = this.#count;
      this.#body.push({ start: token.start, name, from, to: from, isInField: this.#fields > 0 });
    }
    if (LOCKING.has(name)) this.#locks++;
    this.#noteId(token);
    if (name === 'p') this.#open.push(this.#newParagraph(depth, paragraph));
    if (paragraph === undefined) return;
    if (depth === paragraph.depth + 1 && name !== 'pPr') {
      paragraph.child = newChild(name, token, paragraph.length, name === 'r' && this.#fields === 0);
    } else if (paragraph.child !== null) this.#enterRun(name, token, paragraph, paragraph.child);
    if (name === 'fldChar') this.#field(token);
  }

  #enterRun(name: string, token: Token, paragraph: OpenParagraph, child: OpenChild): void {
    const isDirect = this.#names.length === paragraph.depth + 2;
    const parent = this.#names.at(-1);
    if (name === 't' || name === 'delText') {
      paragraph.words = { tag: token, from: paragraph.length };
      if (!isDirect) child.isFree = false;
    } else if (parent === 'r' && name in SIGNS) {
      const from = paragraph.length;
      const sign = SIGNS[name]!;
      paragraph.text.push(sign);
      paragraph.length += sign.length;
      child.pieces.push({ start: token.start, end: token.end, from, to: from + sign.length, words: null });
      if (token.kind === 'open') child.isFree = false;
    } else if (isDirect && name === 'rPr') {
      child.look = { start: token.start, end: token.end };
    } else if (isDirect) {
      child.isFree = false;
      if (name === 'commentReference') child.isReference = true;
    }
  }

  #newParagraph(depth: number, outer: OpenParagraph | undefined): OpenParagraph {
    if (outer?.child) outer.child.isFree = false;
    return {
      ordinal: this.#count++,
      depth,
      isLocked: this.#locks > 0,
      host: outer === undefined ? null : (outer.host ?? outer.ordinal),
      text: [],
      children: [],
      length: 0,
      child: null,
      words: null,
    };
  }

  #field(token: Token): void {
    const type = attribute(this.#xml.slice(token.start, token.end), `${this.#w}fldCharType`);
    if (type === 'begin') this.#fields++;
    if (type === 'end') this.#fields = Math.max(0, this.#fields - 1);
  }

  #noteId(token: Token): void {
    const tag = this.#xml.slice(token.start, token.end);
    if (!tag.includes(`${this.#w}id`)) return;
    const id = Number(attribute(tag, `${this.#w}id`));
    if (Number.isInteger(id) && id > this.#highestId && id < MAX_ID) this.#highestId = id;
  }

  #close(name: string, token: Token): void {
    const depth = this.#names.length;
    if (LOCKING.has(name)) this.#locks--;
    const paragraph = this.#open.at(-1);
    if (depth === 2 && this.#body.length > 0) this.#body.at(-1)!.to = this.#count;
    if (paragraph === undefined) return;
    const { child } = paragraph;
    if (name === 'p' && depth === paragraph.depth) {
      this.#open.pop();
      const { ordinal, children, isLocked, host } = paragraph;
      this.#paragraphs[ordinal] = { ordinal, text: paragraph.text.join(''), children, isLocked, host };
    } else if (child !== null && depth === paragraph.depth + 1) {
      paragraph.children.push(this.#closedChild(child, token.end, paragraph.length));
      paragraph.child = null;
    } else if (child !== null && paragraph.words !== null && (name === 't' || name === 'delText')) {
      this.#closeWords(paragraph, child, token);
    } else if (child?.look && name === 'rPr' && depth === paragraph.depth + 2) {
      child.look.end = token.end;
    }
  }

  #closeWords(paragraph: OpenParagraph, child: OpenChild, token: Token): void {
    const { tag, from } = paragraph.words!;
    paragraph.words = null;
    const words = { start: tag.end, end: token.kind === 'empty' ? tag.end : token.start };
    const text = decoded(this.#xml.slice(words.start, words.end));
    const keeps = attribute(this.#xml.slice(tag.start, tag.end), 'xml:space') === 'preserve';
    // White space at the edges counts only where it is said to; a cut would change that.
    if (!keeps && text !== text.trim()) child.isFree = false;
    paragraph.text.push(text);
    paragraph.length += text.length;
    child.pieces.push({ start: tag.start, end: token.end, from, to: paragraph.length, words });
  }

  #closedChild(child: OpenChild, end: number, to: number): Child {
    const { name, token, from, look, pieces } = child;
    const tag = this.#xml.slice(token.start, token.end);
    const lookOfRun = look === null ? '' : this.#xml.slice(look.start, look.end);
    // An earlier look that somebody changed, with their name, is theirs.
    const isFree = child.isFree && token.kind === 'open' && !lookOfRun.includes('rPrChange');
    return {
      start: token.start,
      end,
      from,
      to,
      run: isFree ? { tag, look: lookOfRun, pieces } : null,
      isNeutral: NEUTRAL.has(name) || (child.isReference && from === to),
    };
  }
}

const newChild = (name: string, token: Token, from: number, isFree: boolean): OpenChild => ({
  name,
  token,
  from,
  pieces: [],
  look: null,
  isFree,
  isReference: false,
});
