import type { Reader } from '../../../ports/analyst.ts';
import type { Proof, WeighedClause } from '../facts/assess-clauses.ts';
import type { Defect } from '../checks/defect.ts';
import type { DocumentType } from '../recognition/document-type.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import type { KeyFacts } from '../facts/key-facts.ts';
import { paragraphAt, type LegalText } from '../document/legal-text.ts';
import type { Sides } from '../facts/sides.ts';
import type { PaperSides } from '../reading/sides/side.ts';
import type { Timeline } from '../facts/timeline.ts';
import type { PieceScore } from '../reading/classifier/classify-burdens.ts';
import type { Frame } from '../reading/frames/frame.ts';
import type { Draft, DraftQuote } from './report-draft.ts';
import type { Duty } from './report.ts';

/** Everything the sections are written from. */
export interface Material {
  readonly document: ExtractedDocument;
  /** The text without words that were written for a program. */
  readonly text: LegalText;
  /** The text as it stands, for flaws that are quoted from it. */
  readonly source: LegalText;
  readonly reader: Reader;
  readonly today: Date;
  readonly type: DocumentType;
  readonly facts: KeyFacts;
  readonly sides: Sides;
  /** The same sides as the reading knows them. */
  readonly paperSides: PaperSides;
  readonly frames: readonly Frame[];
  /** What the classifier thinks of each sentence. */
  readonly pieces: readonly PieceScore[];
  readonly clauses: readonly WeighedClause[];
  /** The reader's own first. */
  readonly duties: readonly Draft<Duty>[];
  readonly defects: readonly Defect[];
  readonly timeline: Timeline;
  /** The place whose law the document names, or null. */
  readonly law: string | null;
}

/** The words between two offsets as a quote with its paragraph. */
export function quoteAt(text: LegalText, start: number, end: number): DraftQuote {
  return { text: text.text.slice(start, end), paragraph: paragraphAt(text, start)?.id ?? 1 };
}

/** Longest quote that the composer prints whole. */
const WHOLE = 250;
const HEAD = 70;
const MARGIN = 30;
const KEY_WORDS = 150;

/**
 * A proof as a quote in which the words that prove it can be seen: the whole sentence, or its opening and the stretch around
 * those words, joined by an ellipsis.
 */
export function quoteOf(text: LegalText, { sentence, start, end }: Proof): DraftQuote {
  if (sentence.text.length <= WHOLE || end - sentence.start <= WHOLE - 10)
    return { text: sentence.text, paragraph: sentence.paragraph };
  const cut = (from: number, to: number) => {
    const words = text.text.slice(Math.max(sentence.start, from), Math.min(sentence.end, to));
    return words
      .replace(from > sentence.start ? /^\S*\s/ : /^/, '')
      .replace(to < sentence.end ? /\s\S*$/ : /$/, '');
  };
  const opening = sentence.start + HEAD;
  const isNear = start - MARGIN <= opening;
  const pieces =
    end - start <= KEY_WORDS
      ? [cut(start - MARGIN, end + MARGIN)]
      : [cut(start - MARGIN, start + HEAD), cut(end - HEAD, end + MARGIN)];
  const head = isNear
    ? [cut(sentence.start, Math.max(opening, start + HEAD)), ...pieces.slice(1)]
    : [cut(sentence.start, opening), ...pieces];
  return {
    text: (isNear && pieces.length === 1 ? [cut(sentence.start, end + MARGIN)] : head).join(' … '),
    paragraph: sentence.paragraph,
  };
}
