import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../bench/everyday/read-text.ts';
import { toLegalText, type LegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import {
  BURDEN,
  CLASSES,
  DUTY,
  HURTS_STRONGER,
} from '../../backend/src/domain/analysis/reading/classifier/classes.ts';
import { piecesOf, type Piece } from '../../backend/src/domain/analysis/reading/classifier/pieces.ts';
import { readPapers, type Mark, type MarkedPaper } from './papers.ts';

/** A piece with what is known of it. */
export interface Row {
  /** Writer's set: `a`, `w1`, `sentences`. */
  readonly set: string;
  readonly doc: string;
  readonly piece: Piece;
  /** Per class: 1 yes, 0 no, -1 not known or not asked. */
  readonly labels: Int8Array;
  readonly isHigh: boolean;
  /** Whether the paper is a legal one. */
  readonly isLegal: boolean;
  /** Marked as something that only looks frightening. */
  readonly isFine: boolean;
}

/** Reads the English papers of a set and labels their pieces. */
export async function rowsOfPapers(folder: string, set: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const paper of readPapers(folder)) {
    if (paper.language !== 'en') continue;
    // the country only chooses languages for scans, and text has none
    const text = toLegalText(await readText(Buffer.from(paper.text), 'United Kingdom'));
    const shifts = shiftsOf(paper.text, text);
    for (const piece of piecesOf(text)) {
      const shift = shifts[text.sentences[piece.sentence]!.paragraph - 1]!;
      rows.push(rowOf(paper, set, piece, piece.start + shift, piece.end + shift));
    }
  }
  return rows;
}

/** Reads single sentences: one JSON object a line with `text`, `family` and `hurts`. */
export function rowsOfSentences(folder: string): Row[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line, index) => {
          // our own format, see training/README.md
          const { text, family, hurts } = JSON.parse(line) as {
            text: string;
            family: string | null;
            hurts: string | null;
          };
          const labels = new Int8Array(CLASSES.length);
          labels[DUTY] = -1;
          labels[HURTS_STRONGER] = -1;
          if (family !== null) {
            labels[classOf(family)] = 1;
            labels[BURDEN] = 1;
            labels[HURTS_STRONGER] = hurts === 'stronger' ? 1 : 0;
          }
          const piece = {
            sentence: 0,
            start: 0,
            end: text.length,
            text,
            lead: '',
            heading: '',
          };
          return {
            set: 'sentences',
            doc: `${file}:${Math.floor(index / 5)}`,
            piece,
            labels,
            isHigh: false,
            isLegal: true,
            isFine: false,
          };
        }),
    );
}

function rowOf(paper: MarkedPaper, set: string, piece: Piece, start: number, end: number): Row {
  const labels = new Int8Array(CLASSES.length);
  const lies = (mark: Mark) =>
    Math.min(end, mark.end) - Math.max(start, mark.start) >=
    Math.min(25, 0.5 * (mark.end - mark.start), 0.6 * (end - start));
  const here = paper.marks.filter(lies);
  const risks = here.filter(({ tag }) => tag[0] === 'R');
  for (const { tag } of risks) labels[classOf(tag[1]!)] = 1;
  labels[BURDEN] = risks.length > 0 ? 1 : 0;
  labels[HURTS_STRONGER] =
    risks.length === 0 ? -1 : risks.every(({ tag }) => tag[3] !== paper.roles[0]) ? 1 : 0;
  labels[DUTY] = here.some(({ tag }) => tag[0] === 'O') ? 1 : 0;
  return {
    set,
    doc: paper.id,
    piece,
    labels,
    isLegal: paper.isLegal,
    isHigh: risks.some(({ tag }) => tag[2] === 'high'),
    isFine: here.some(({ tag }) => tag[0] === 'F'),
  };
}

function classOf(family: string): number {
  const index = (CLASSES as readonly string[]).indexOf(family);
  if (index < 0 || index >= BURDEN) throw new Error(`Not a family: ${family}`);
  return index;
}

/** What is added to an offset of `LegalText.text` to get the file's, per paragraph. */
export function shiftsOf(raw: string, text: LegalText): number[] {
  const flat = raw.replace(/\s/g, ' ');
  let cursor = 0;
  return text.paragraphs.map((paragraph) => {
    const at = flat.indexOf(paragraph.text, cursor);
    if (at < 0) return Number.NEGATIVE_INFINITY;
    cursor = at + paragraph.text.length;
    return at - paragraph.start;
  });
}
