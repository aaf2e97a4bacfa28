import { readText } from '../../bench/everyday/read-text.ts';
import { toLegalText, type LegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { createSigns, type Sign } from '../../backend/src/domain/analysis/reading/bearer/signs.ts';
import { LEAST_LIKELY } from '../../backend/src/domain/analysis/reading/burdens/confirm.ts';
import { leanedOf, type Witness } from '../../backend/src/domain/analysis/reading/burdens/evidence.ts';
import { createLeaning } from '../../backend/src/domain/analysis/reading/burdens/leaning.ts';
import { findSidedBurdens } from '../../backend/src/domain/analysis/reading/burdens/sided/find-sided.ts';
import { ruleBurdens } from '../../backend/src/domain/analysis/reading/burdens/write-burdens.ts';
import {
  classifyBurdens,
  type PieceScore,
} from '../../backend/src/domain/analysis/reading/classifier/classify-burdens.ts';
import type { Scorer } from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { findFrames } from '../../backend/src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../backend/src/domain/analysis/reading/sides/find-sides.ts';
import type { PaperSides, Span } from '../../backend/src/domain/analysis/reading/sides/side.ts';
import { readPapers, type Mark, type MarkedPaper } from './papers.ts';
import { isSideOf } from './right-reader.ts';
import { shiftsOf } from './rows.ts';

/** A piece of a paper as one of its readers meets it, with what is known of it. */
export interface WitnessRow {
  readonly set: string;
  readonly doc: string;
  readonly words: string;
  /** What speaks for and against it; who bears it is judged by `signs`. */
  readonly witness: Omit<Witness, 'bearer' | 'leaning'>;
  readonly signs: readonly Sign[];
  readonly sides: PaperSides;
  /** Marked as a burden on this reader. */
  readonly isOwn: boolean;
  /** Who bears it: the reader (1), another side (-1), both or nobody (0). */
  readonly bears: 1 | -1 | 0;
}

/** Reads the English legal papers of a set once for each of their readers. Readers that the reading does not find, or takes for another side, are left out. */
export async function witnessesOf(folder: string, set: string, scorer: Scorer): Promise<WitnessRow[]> {
  const rows: WitnessRow[] = [];
  for (const paper of readPapers(folder)) {
    if (!paper.isLegal || paper.language !== 'en') continue;
    const text = toLegalText(await readText(Buffer.from(paper.text), 'United Kingdom'));
    const pieces = classifyBurdens(text, scorer);
    for (const index of paper.roles.keys()) rows.push(...witnessesFor(paper, index, { set, text, pieces }));
  }
  return rows;
}

/** A row of which the words around the sides have been judged. */
export interface JudgedRow {
  readonly row: WitnessRow;
  readonly witness: Omit<Witness, 'leaning'>;
}

/** Adds to each piece which way the rest of its paper leans for this reader. */
export function withLeaning(
  all: readonly JudgedRow[],
): { readonly row: WitnessRow; readonly witness: Witness }[] {
  const papers = Map.groupBy(all, ({ row: { sides } }) => sides);
  return [...papers].flatMap(([sides, pieces]) => {
    const leaned = pieces.map(({ witness }) => leanedOf(witness, sides));
    const leaningOf = createLeaning(leaned);
    return pieces.map(({ row, witness }, at) => ({
      row,
      witness: { ...witness, leaning: leaningOf(leaned[at]!) },
    }));
  });
}

interface Read {
  readonly set: string;
  readonly text: LegalText;
  readonly pieces: readonly PieceScore[];
}

function witnessesFor(paper: MarkedPaper, index: number, { set, text, pieces }: Read): WitnessRow[] {
  const role = paper.roles[index]!;
  const sides = findPaperSides(text, paper.says[index]!);
  const signsOf = createSigns(text, sides);
  if (signsOf === null || sides.reader === null) return [];
  if (!isSideOf(sides.reader, paper, index)) return [];
  const readerId = sides.reader.id;
  const shifts = shiftsOf(paper.text, text);
  const frames = findFrames(text, sides);
  const material = { text, frames, pieces, paperSides: sides, reader: { country: 'Other' } } as const;
  const found = [...ruleBurdens(material), ...findSidedBurdens(material)];
  const risks = paper.marks.filter(({ tag }) => tag[0] === 'R');
  return pieces.flatMap((piece): WitnessRow[] => {
    const { sentence, span } = piece;
    const shift = shifts[text.sentences[sentence]!.paragraph - 1]!;
    const place = { start: span.start + shift, end: span.end + shift };
    const here = risks.filter((mark) => lies(mark, place));
    const rules = found.filter((rule) => rule.frame.sentence === sentence && touches(rule.span, span));
    if (here.length === 0 && rules.length === 0 && piece.burden < LEAST_LIKELY) return [];
    const within = frames.filter((frame) => frame.sentence === sentence && touches(frame.span, span));
    const own = rules.filter(({ sideId }) => sideId === null || sideId === readerId);
    const isOwn = here.some(({ tag }) => tag[3] === role);
    const isOthers = here.some(({ tag }) => tag[3] !== role);
    const { family } = piece.families[0]!;
    return [
      {
        set,
        doc: paper.id,
        words: text.text.slice(span.start, span.end),
        witness: { piece, own, others: own.length === 0 ? rules : [], frames: within },
        signs: signsOf({ sentence, span, frames: within, family }),
        sides,
        isOwn,
        bears: isOwn === isOthers ? 0 : isOwn ? 1 : -1,
      },
    ];
  });
}

const touches = (a: Span, b: Span): boolean => Math.min(a.end, b.end) > Math.max(a.start, b.start);

/** As the scorer of the papers counts a quote as being on a mark. */
const lies = (mark: Mark, { start, end }: Span): boolean =>
  Math.min(end, mark.end) - Math.max(start, mark.start) >=
  Math.min(30, 0.3 * (mark.end - mark.start), 0.6 * (end - start));
