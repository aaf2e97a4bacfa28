import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../bench/everyday/read-text.ts';
import { toLegalText, type LegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { proposeDuties } from '../../backend/src/domain/analysis/reading/duties/find-duties.ts';
import type { Proposal } from '../../backend/src/domain/analysis/reading/duties/trust/proposal.ts';
import { createDutySigns } from '../../backend/src/domain/analysis/reading/duties/trust/signs.ts';
import { findFrames } from '../../backend/src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../backend/src/domain/analysis/reading/sides/find-sides.ts';
import type { PaperSides } from '../../backend/src/domain/analysis/reading/sides/side.ts';
import { readPapers, type MarkedPaper } from '../burdens/papers.ts';
import { isSideOf } from '../burdens/right-reader.ts';
import { shiftsOf } from '../burdens/rows.ts';
import { NATURAL, OWN } from '../burdens/sets.ts';

/** A duty that a rule proposed, with what is known of it. */
export interface Statement {
  /** Whose paper it stands in: each writer is judged by what was taught without them. */
  readonly writer: string;
  readonly signs: readonly string[];
  readonly mode: string | null;
  readonly isRight: boolean;
  /** Judged by hand; else told by the marks of the paper. */
  readonly isJudged: boolean;
}

interface Verdict {
  readonly paper: string;
  readonly side: string;
  /** How its quote begins. */
  readonly says: string;
  readonly isRight: boolean;
}

const SETS = [...OWN, ...NATURAL];
const LONGEST_START = 90;

/**
 * Statements of `training/papers` and `training/statements`: those judged by hand, and those on a sentence that is marked as a duty, right
 * where it is one of the side that they are told of.
 */
export async function readStatements(training: string): Promise<Statement[]> {
  const verdicts = readVerdicts(join(training, 'statements', 'duties.jsonl'));
  const out: Statement[] = [];
  for (const set of SETS) {
    for (const paper of readPapers(join(training, 'papers', set))) {
      if (!paper.isLegal || paper.language !== 'en') continue;
      const text = await textOf(paper.text);
      const sides = findPaperSides(text, paper.says[0] ?? '');
      const marked = marksOf(paper, text, sides);
      out.push(...statementsOf(text, sides, { writer: set, verdicts: verdicts.get(paper.id) ?? [], marked }));
    }
  }
  for (const [id, own] of verdicts) {
    const file = join(training, 'statements', 'papers', `${id}.txt`);
    if (!existsSync(file)) continue;
    const text = await textOf(readFileSync(file, 'utf8'));
    const [first] = findPaperSides(text, '').all;
    const sides = findPaperSides(text, first?.name ?? first?.role ?? '');
    out.push(...statementsOf(text, sides, { writer: id.split('/')[0]!, verdicts: own, marked: () => null }));
  }
  return out;
}

// the country only chooses languages for scans, and text has none
const textOf = async (words: string): Promise<LegalText> =>
  toLegalText(await readText(Buffer.from(words), 'United Kingdom'));

function readVerdicts(file: string): Map<string, Verdict[]> {
  const out = new Map<string, Verdict[]>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    // our own format, see training/README.md
    const verdict = JSON.parse(line) as Verdict;
    out.set(verdict.paper, [...(out.get(verdict.paper) ?? []), verdict]);
  }
  return out;
}

interface Known {
  readonly writer: string;
  readonly verdicts: readonly Verdict[];
  readonly marked: (proposal: Proposal) => boolean | null;
}

function statementsOf(text: LegalText, sides: PaperSides, { writer, verdicts, marked }: Known): Statement[] {
  const signsOf = createDutySigns(text, sides);
  return proposeDuties(text, findFrames(text, sides), sides).flatMap((proposal): Statement[] => {
    const says = (proposal.quotes.at(-1)?.text ?? '').replace(/\s+/g, ' ').slice(0, LONGEST_START);
    const verdict = verdicts.find((one) => one.side === proposal.sideId && one.says === says);
    const isRight = verdict?.isRight ?? marked(proposal);
    if (proposal.sideId === null || isRight === null) return [];
    const mode = proposal.frame?.mode ?? null;
    return [{ writer, signs: signsOf(proposal), mode, isRight, isJudged: verdict !== undefined }];
  });
}

/** Whether a duty stands on a mark of the side it is told of; null where its sentence is not marked, or the sides are not found. */
function marksOf(
  paper: MarkedPaper,
  text: LegalText,
  sides: PaperSides,
): (proposal: Proposal) => boolean | null {
  const roleOf = new Map(
    sides.all.flatMap((side) =>
      paper.roles.flatMap((role, at) => (isSideOf(side, paper, at) ? [[side.id, role] as const] : [])),
    ),
  );
  const isKnown = paper.roles.length === 2 && new Set(roleOf.values()).size === 2;
  if (!isKnown) return () => null;
  const marks = paper.marks.filter(({ tag }) => tag[0] === 'O');
  const shifts = shiftsOf(paper.text, text);
  return ({ sideId, sentence }) => {
    const shift = shifts[sentence.paragraph - 1]!;
    const [from, to] = [sentence.start + shift, sentence.end + shift];
    const parties = marks
      .filter(
        ({ start, end }) =>
          Math.min(to, end) - Math.max(from, start) >= Math.min(25, 0.5 * (end - start), 0.6 * (to - from)),
      )
      .map(({ tag }) => tag[1]!);
    const role = roleOf.get(sideId ?? '');
    if (parties.length === 0 || role === undefined) return null;
    if (parties.includes(role) || parties.some((party) => /\b(?:both|each|either|all)\b/i.test(party)))
      return true;
    return parties.every((party) => paper.roles.includes(party)) ? false : null;
  };
}
