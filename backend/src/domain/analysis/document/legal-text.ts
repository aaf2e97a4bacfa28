import { citedClauses } from './cited-clauses.ts';
import { withoutAnswerMarks } from './without-answer-marks.ts';
import type { BlockKind, BlockSource, ExtractedDocument } from './extracted-document.ts';
import { findDefinitions, type Definition } from './definitions.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { findParties, type Party } from '../recognition/parties.ts';
import { findReferences, type Reference } from './references.ts';
import { lettersIn, sourceFrom } from './letters.ts';
import { splitSentences } from './sentences.ts';

/** A numbered paragraph of the document: the unit that citations point at. */
export interface Paragraph {
  /** Counts from 1 through the whole document. */
  readonly id: number;
  readonly page: number;
  /** Clause number as printed (`2.1`, `(a)`, `Article 5`), or null. */
  readonly clause: string | null;
  /** Clause number by which a reader finds it: `8(a)` for an `(a)` below clause 8. Null where it has none. */
  readonly cited: string | null;
  /** Headings above it, outermost first. */
  readonly headingPath: readonly string[];
  readonly kind: BlockKind;
  /** The words; every white-space character is one plain space, so offsets equal those of the block. */
  readonly text: string;
  /** Span in `LegalText.text`. */
  readonly start: number;
  readonly end: number;
  /** Where its letters stand in the file, for kinds of file that can be written back. */
  readonly source?: BlockSource;
}

/** One sentence, by its span in `LegalText.text`. Never crosses a paragraph. */
export interface Sentence {
  readonly index: number;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A document made ready for rules, models, grounding and the page. Made once, used by all of them. */
export interface LegalText {
  /** All paragraphs, joined by line feeds. */
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly definitions: readonly Definition[];
  readonly references: readonly Reference[];
  readonly parties: readonly Party[];
  /** ISO 639-1 code, or null where it cannot be told. */
  readonly language: string | null;
}

/** A paragraph longer than this is split at clause numbers or sentence ends, so that a citation leads somewhere. */
const LONG_PARAGRAPH = 1_500;
const HEADING_MAX = 90;

interface Piece {
  readonly text: string;
  readonly kind: BlockKind;
  readonly page: number;
  readonly number: string | null;
  readonly level: number | null;
  readonly source: { readonly source?: BlockSource };
}

/** Turns what was read into numbered paragraphs, sentences, definitions, references and parties. Pure and linear. */
export function toLegalText(document: ExtractedDocument): LegalText {
  const paragraphs = numberParagraphs(piecesOf(document));
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const sentences = sentencesOf(paragraphs);
  const language = detectLanguage(text) ?? document.language;
  const definitions = findDefinitions(text);
  return {
    text,
    paragraphs,
    sentences,
    definitions,
    references: findReferences(text),
    parties: findParties(text),
    language,
  };
}

/** The paragraph that holds an offset of `LegalText.text`. */
export function paragraphAt(text: LegalText, offset: number): Paragraph | undefined {
  let low = 0;
  let high = text.paragraphs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (text.paragraphs[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return text.paragraphs[low];
}

function piecesOf(document: ExtractedDocument): Piece[] {
  return document.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      let letters = 0;
      return splitLong(block.text.replace(/\s/g, ' ')).map((text, index) => {
        const own = block.source === undefined ? null : sourceFrom(block.source, letters);
        const source = own === null || own.runs.length === 0 ? {} : { source: own };
        if (own !== null) letters += lettersIn(text);
        return {
          text,
          kind: block.kind,
          page: page.number,
          number: index === 0 ? (block.number ?? null) : null,
          level: block.level ?? null,
          source,
        };
      });
    }),
  );
}

/** Cuts at runs of spaces or inner clause numbers that follow a sentence end. Keeps every character but outer spaces. */
function splitLong(text: string): string[] {
  if (text.length <= LONG_PARAGRAPH) return text.trim() === '' ? [] : [text.trim()];
  const cuts = [0];
  for (const match of text.matchAll(
    /[.;:)”"] {1,40}(?=(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|\([a-z]{1,4}\)|(?:Section|SECTION|Article|ARTICLE|Clause|CLAUSE) [\dIVX]{1,5}) {1,8}["“(]?[A-Z])|\S {3,40}(?=\S)/g,
  )) {
    if (match.index - cuts.at(-1)! > 20) cuts.push(match.index + match[0].length);
  }
  const parts = cuts.map((cut, index) => text.slice(cut, cuts[index + 1] ?? text.length));
  return parts.flatMap(splitAtSentences).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

function splitAtSentences(text: string): string[] {
  const out: string[] = [];
  let start = 0;
  while (text.length - start > LONG_PARAGRAPH) {
    const window = text.slice(start, start + LONG_PARAGRAPH);
    const end = Math.max(window.lastIndexOf('. '), window.lastIndexOf('; ')) + 1;
    const space = window.lastIndexOf(' ');
    const cut = end > 300 ? end : space > 300 ? space : LONG_PARAGRAPH;
    out.push(text.slice(start, start + cut));
    start += cut;
  }
  return [...out, text.slice(start)];
}

function numberParagraphs(pieces: readonly Piece[]): Paragraph[] {
  const clauses = withoutAnswerMarks(pieces.map(({ number, text }) => number ?? clauseNumber(text)));
  const cited = citedClauses(
    pieces.map(({ kind, text }, index) => ({ kind, text, clause: clauses[index]! })),
  );
  const headings: { readonly depth: number; readonly text: string }[] = [];
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const clause = clauses[index]!;
    const heading = headingOf(piece);
    if (heading !== null) {
      const depth = piece.level ?? depthOf(clause);
      while (headings.length > 0 && headings.at(-1)!.depth >= depth) headings.pop();
      headings.push({ depth, text: heading });
    }
    paragraphs.push({
      id: index + 1,
      page: piece.page,
      clause,
      cited: cited[index]!,
      headingPath: headings.map((entry) => entry.text),
      kind: piece.kind,
      text: piece.text,
      start,
      end: start + piece.text.length,
      ...piece.source,
    });
    start += piece.text.length + 1;
  }
  return paragraphs;
}

const CLAUSE_NUMBER =
  /^(?:(?:section|clause|article|paragraph|art\.|§{1,2}|§) {0,3}[\dIVXLC]{1,6}(?:\.\d{1,3}){0,4}[A-Za-z]?|\d{1,3}(?:\.\d{1,3}){1,4}\.?|\d{1,3}[.)](?= )|\([a-zA-Z\d]{1,4}\)|[a-z]\)(?= )|[IVX]{1,5}\.(?= ))/i;

function clauseNumber(text: string): string | null {
  const match = CLAUSE_NUMBER.exec(text);
  return match === null ? null : match[0].replace(/[.)]$/, (end) => (match[0].startsWith('(') ? end : ''));
}

function depthOf(clause: string | null): number {
  if (clause === null) return 1;
  if (/^\(?[a-z]\)?$/.test(clause)) return 4;
  return 1 + (clause.match(/\.\d/g)?.length ?? 0);
}

/** The heading a piece is or opens with: a short line, or the first words before the running text of a clause. */
function headingOf(piece: Piece): string | null {
  const bare = piece.text
    .replace(CLAUSE_NUMBER, '')
    .replace(/^[.:)\s-]{1,5}/, '')
    .trim();
  // the rule between the head and the rows of a table is no heading
  if (!/\p{L}/u.test(bare) || bare.length > 4_000) return null;
  if (piece.kind === 'heading') return bare.slice(0, HEADING_MAX);
  const numbered = piece.number !== null || CLAUSE_NUMBER.test(piece.text);
  if (bare.length <= HEADING_MAX && !/[.;,:]$/.test(bare) && (numbered || bare === bare.toUpperCase()))
    return bare;
  const opening = /^([A-Z][\w&,'’/ -]{2,70}?)[.:–—](?= |$)/.exec(bare);
  return numbered && opening !== null && opening[1]!.split(' ').length <= 8 ? opening[1]! : null;
}

function sentencesOf(paragraphs: readonly Paragraph[]): Sentence[] {
  const out: Sentence[] = [];
  for (const paragraph of paragraphs) {
    for (const span of splitSentences(paragraph.text)) {
      out.push({
        index: out.length,
        paragraph: paragraph.id,
        start: paragraph.start + span.start,
        end: paragraph.start + span.end,
        text: paragraph.text.slice(span.start, span.end),
      });
    }
  }
  return out;
}
