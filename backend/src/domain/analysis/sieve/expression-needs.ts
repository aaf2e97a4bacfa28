import { allOf, anyOfThem, EDGE, onePiece, type Query } from './query.ts';

/** A part of an expression: every piece that it can match, where these are few, and else what it needs. */
interface Part {
  readonly pieces: readonly string[] | null;
  readonly needs: Query | null;
}

/** More pieces than these are no longer written out. */
const MOST_PIECES = 64;
const MOST_OF_CLASS = 4;
const MOST_TURNS = 3;

/** How a sign of how often begins: `?`, `*`, `+`, `{`. */
const [OPTIONAL, ANY, SOME, COUNTED] = [0x3f, 0x2a, 0x2b, 0x7b];
const ONCE: readonly [number, number] = [1, 1];

const UNKNOWN: Part = { pieces: null, needs: null };
const EMPTY: Part = { pieces: [''], needs: null };
const EDGE_ONLY: Part = { pieces: [EDGE], needs: null };

const needsOf = ({ pieces, needs }: Part): Query | null => (pieces === null ? needs : onePiece(pieces));

/**
 * The runs of letters that stand in every text that an expression matches, whatever its flags; null where there are none, and for an
 * expression that is written in a way that is not understood here.
 */
export function expressionNeeds({ source }: RegExp): Query | null {
  const reader = new Reader(source);
  const part = reader.choice();
  return reader.isAtEnd && !reader.isStrange ? needsOf(part) : null;
}

class Reader {
  private at = 0;
  isStrange = false;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  private sees(words: string): boolean {
    return this.source.startsWith(words, this.at);
  }

  private takes(words: string): boolean {
    if (!this.sees(words)) return false;
    this.at += words.length;
    return true;
  }

  /** Turns with `|` between them. */
  choice(): Part {
    const turns = [this.sequence()];
    while (this.takes('|')) turns.push(this.sequence());
    if (turns.length === 1) return turns[0]!;
    const pieces = [...new Set(turns.flatMap((turn) => turn.pieces ?? []))];
    if (turns.every((turn) => turn.pieces !== null) && pieces.length <= MOST_PIECES)
      return { pieces, needs: null };
    return { pieces: null, needs: anyOfThem(turns.map(needsOf)) };
  }

  private sequence(): Part {
    let run: readonly string[] = [''];
    let isWhole = true;
    const needs: (Query | null)[] = [];
    while (!this.isAtEnd && !this.sees('|') && !this.sees(')') && !this.isStrange) {
      const part = this.repeated();
      if (part.pieces !== null && part.needs !== null) needs.push(part.needs);
      if (part.pieces !== null && run.length * part.pieces.length <= MOST_PIECES) {
        run = joined(run, part.pieces);
        continue;
      }
      isWhole = false;
      needs.push(onePiece(run), part.pieces === null ? part.needs : null);
      run = part.pieces ?? [''];
    }
    if (isWhole) return { pieces: run, needs: allOf(needs) };
    return { pieces: null, needs: allOf([...needs, onePiece(run)]) };
  }

  /** One thing and how often it stands there. */
  private repeated(): Part {
    const one = this.thing();
    const [least, most] = this.times();
    if (least === 1 && most === 1) return one;
    if (one.pieces !== null && one.needs === null && most <= MOST_TURNS) {
      const found = new Set<string>();
      let pieces: readonly string[] = [''];
      for (let turn = 0; turn <= most && pieces.length <= MOST_PIECES; turn++) {
        if (turn >= least) for (const piece of pieces) found.add(piece);
        pieces = joined(pieces, one.pieces);
        if (turn === most && found.size <= MOST_PIECES) return { pieces: [...found], needs: null };
      }
    }
    return least === 0 ? UNKNOWN : { pieces: null, needs: needsOf(one) };
  }

  private times(): readonly [number, number] {
    const next = this.source.charCodeAt(this.at);
    if (next !== OPTIONAL && next !== ANY && next !== SOME && next !== COUNTED) return ONCE;
    const found = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 16));
    if (found === null) return ONCE;
    this.at += found[0].length;
    const [, sign, least = '1', comma, most] = found;
    if (sign !== undefined) return sign === '?' ? [0, 1] : [sign === '*' ? 0 : 1, Infinity];
    if (comma === '') return [Number(least), Number(least)];
    return [Number(least), most === '' ? Infinity : Number(most)];
  }

  private thing(): Part {
    if (this.takes('(')) return this.group();
    if (this.takes('[')) return this.ofClass();
    if (this.takes('\\')) return this.escape();
    if (this.takes('.')) return UNKNOWN;
    if (this.takes('^') || this.takes('$')) return EDGE_ONLY;
    return { pieces: [plain(this.source[this.at++]!)], needs: null };
  }

  private group(): Part {
    if (this.takes('?!') || this.takes('?<!')) {
      const from = this.at;
      this.choice();
      const inside = this.source.slice(from, this.at);
      this.close();
      return /^(?:\\w|\[(?=[^\]]*\\p\{L\})(?=[^\]]*\\d)(?!\^)[^\]]*\])$/.test(inside) ? EDGE_ONLY : EMPTY;
    }
    if (this.takes('?=') || this.takes('?<=')) {
      const inside = this.choice();
      this.close();
      return { pieces: [''], needs: needsOf(inside) };
    }
    if (this.takes('?<')) this.at = this.source.indexOf('>', this.at) + 1;
    else if (this.takes('?') && !this.takes(':')) this.isStrange = true;
    const inside = this.choice();
    this.close();
    return inside;
  }

  private close(): void {
    if (!this.takes(')')) this.isStrange = true;
  }

  private ofClass(): Part {
    const isNot = this.takes('^');
    const pieces = new Set<string>();
    let isKnown = !isNot;
    while (!this.isAtEnd && !this.sees(']')) {
      const one = this.memberOfClass();
      const isRange = this.sees('-') && this.source[this.at + 1] !== ']';
      if (isRange) {
        this.at++;
        const last = this.memberOfClass();
        if (one !== '0' || last !== '0') isKnown = false;
      }
      if (one === null) isKnown = false;
      else pieces.add(one);
    }
    this.at++;
    return isKnown && pieces.size > 0 && pieces.size <= MOST_OF_CLASS
      ? { pieces: [...pieces], needs: null }
      : UNKNOWN;
  }

  private memberOfClass(): string | null {
    if (!this.takes('\\')) {
      const sign = this.source[this.at++]!;
      // half of a character
      return sign >= '\ud800' && sign <= '\udfff' ? null : plain(sign);
    }
    if (this.takes('b')) return ' ';
    const [only, ...more] = this.escape().pieces ?? [];
    return only?.length === 1 && more.length === 0 && only !== EDGE ? only : null;
  }

  private escape(): Part {
    const sign = this.source[this.at++]!;
    const code =
      sign !== 'x' && sign !== 'u'
        ? null
        : /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(
            sign + this.source.slice(this.at, this.at + 9),
          );
    if (code !== null) {
      this.at += code[0].length - 1;
      const point = Number.parseInt(code[1] ?? code[2] ?? code[3]!, 16);
      return { pieces: [Array.from(String.fromCodePoint(point).split(''), plain).join('')], needs: null };
    }
    if (sign === 'p' || sign === 'P') {
      this.at = this.source.indexOf('}', this.at) + 1;
      return UNKNOWN;
    }
    if (sign === 'k') {
      this.at = this.source.indexOf('>', this.at) + 1;
      return UNKNOWN;
    }
    if (sign === 'b') return EDGE_ONLY;
    if (sign === 'B') return EMPTY;
    if (sign === 'd') return { pieces: ['0'], needs: null };
    if ('sntrfv'.includes(sign)) return { pieces: [' '], needs: null };
    // some characters take two places
    if (sign === 'W') return { pieces: [' ', '  '], needs: null };
    if (/[1-9c]/.test(sign)) this.isStrange = true;
    return /[a-z\d]/i.test(sign) ? UNKNOWN : { pieces: [plain(sign)], needs: null };
  }
}

function joined(before: readonly string[], after: readonly string[]): readonly string[] {
  if (after.length === 1 && after[0] === '') return before;
  if (before.length === 1)
    return after.length === 1 ? [before[0]! + after[0]!] : after.map((one) => before[0]! + one);
  const pieces = new Set<string>();
  for (const one of before) for (const other of after) pieces.add(one + other);
  return [...pieces];
}

/** A character as the text is read: a small letter, `0` for every digit, a space for all else. */
function plain(character: string): string {
  const code = character.charCodeAt(0);
  const letter = code | 0x20;
  if (code < 128 && code >= 0x41 && letter >= 0x61 && letter <= 0x7a) return String.fromCharCode(letter);
  return code >= 0x30 && code <= 0x39 ? '0' : ' ';
}
