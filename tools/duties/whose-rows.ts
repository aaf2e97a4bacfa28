import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { readText } from '../../bench/everyday/read-text.ts';
import { proposeDuties } from '../../backend/src/domain/analysis/reading/duties/find-duties.ts';
import { bearersOf } from '../../backend/src/domain/analysis/reading/duties/implied-duties.ts';
import { trusted } from '../../backend/src/domain/analysis/reading/duties/trust/trusted.ts';
import { createWhoseSigns } from '../../backend/src/domain/analysis/reading/duties/whose/signs.ts';
import { whoseFeatures } from '../../backend/src/domain/analysis/reading/duties/whose/whose-duty.ts';
import { findFrames } from '../../backend/src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../backend/src/domain/analysis/reading/sides/find-sides.ts';
import { readPapers, type MarkedPaper } from '../burdens/papers.ts';
import { isSideOf } from '../burdens/right-reader.ts';
import { shiftsOf } from '../burdens/rows.ts';

/** A sentence for one of the sides of its paper, with what is known of it. */
export interface WhoseRow {
  readonly writer: string;
  readonly features: { readonly ids: Uint32Array; readonly values: Float32Array };
  /** Whether it is a duty of that side. */
  readonly isDuty: boolean;
  /** What it rests on: a verdict by hand, a mark of either side, or that nothing is marked. */
  readonly by: 'verdict' | 'mark' | 'unmarked';
  /** A rule tells it of that side. */
  readonly isTold: boolean;
  /** The paper marks every duty. */
  readonly isWhole: boolean;
}

/** Verdicts by hand, by paper, side and how the sentence begins. */
type Verdicts = ReadonlyMap<string, boolean>;

/** The writers of these marked every duty; others marked the plainest ones. */
const WHOLE = new Set(['w5', 'w6', 'w7', 'w11', 'w12', 'w13', 'w14', 'w15']);
const LONGEST_START = 60;

const startOf = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_START);

/** Verdicts of `training/statements`: of statements the rules told, and of sentences with the role they were judged for. */
export function readVerdicts(training: string): Verdicts {
  const out = new Map<string, boolean>();
  for (const name of ['duties.jsonl', 'sentences-of-sides.jsonl']) {
    const file = join(training, 'statements', name);
    if (!existsSync(file)) continue;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      // our own format, see training/README.md
      const one = JSON.parse(line) as {
        paper: string;
        side?: string;
        role?: string;
        says: string;
        isRight: boolean;
      };
      out.set(`${one.paper} ${one.side ?? one.role} ${startOf(one.says)}`, one.isRight);
    }
  }
  return out;
}

/** Every sentence of the papers of a folder for each of their two roles; papers whose sides are not rightly found are left out. */
export async function whoseRows(folder: string, verdicts: Verdicts): Promise<WhoseRow[]> {
  const writer = basename(folder);
  const rows: WhoseRow[] = [];
  for (const paper of readPapers(folder)) {
    if (!paper.isLegal || paper.language !== 'en' || paper.roles.length !== 2) continue;
    rows.push(...(await rowsOfPaper(paper, writer, verdicts)));
  }
  return rows;
}

/** Every sentence of a paper for each of its two roles; none where its sides are not rightly found. */
export async function rowsOfPaper(
  paper: MarkedPaper,
  writer: string,
  verdicts: Verdicts,
): Promise<WhoseRow[]> {
  // the country only chooses languages for scans, and text has none
  const text = toLegalText(await readText(Buffer.from(paper.text), 'United Kingdom'));
  const sides = findPaperSides(text, paper.says[0] ?? '');
  const found = paper.roles.map((_, at) => sides.all.filter((side) => isSideOf(side, paper, at)));
  if (found.some((own) => own.length !== 1) || found[0]![0] === found[1]![0]) return [];
  const frames = findFrames(text, sides);
  const proposals = proposeDuties(text, frames, sides);
  const kept = new Set(trusted(text, sides, proposals));
  const signsOf = createWhoseSigns(text, sides, {
    frames,
    payer: bearersOf(sides, text).payer,
    proposals: proposals.map((proposal) => ({ proposal, isLeftOut: !kept.has(proposal) })),
  });
  const marks = paper.marks.filter(({ tag }) => tag[0] === 'O');
  const shifts = shiftsOf(paper.text, text);
  return text.sentences.flatMap((sentence) => {
    const shift = shifts[sentence.paragraph - 1]!;
    const here = marks
      .filter(({ start, end }) => sentence.start + shift < end && sentence.end + shift > start)
      .map(({ tag }) => tag[1]!);
    const isOfBoth = here.some((role) => /\b(?:both|each|either|all)\b/i.test(role));
    return paper.roles.map((role, at): WhoseRow => {
      const side = found[at]![0]!;
      const verdict = [side.id, role]
        .map((one) => verdicts.get(`${paper.id} ${one} ${startOf(sentence.text)}`))
        .find((one) => one !== undefined);
      const isMarked = isOfBoth || here.includes(role);
      return {
        writer,
        features: whoseFeatures(signsOf(sentence, side)),
        isDuty: isMarked || verdict === true,
        by: verdict !== undefined && !isMarked ? 'verdict' : here.length > 0 ? 'mark' : 'unmarked',
        isTold: [...kept].some(
          (proposal) =>
            proposal.sentence.index === sentence.index &&
            (proposal.sideId === side.id || proposal.sideId === 'both'),
        ),
        isWhole: WHOLE.has(writer),
      };
    });
  });
}
