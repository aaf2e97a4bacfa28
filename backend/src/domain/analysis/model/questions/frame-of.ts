import { estimateTokens } from '../plan/tokens.ts';
import type { Frame, ReadingPart } from '../plan/reading-plan.ts';
import { factsQuestion } from './facts-question.ts';
import type { Assignment } from './question.ts';
import { NOTED_HEAD, noteOf, risksQuestion } from './risks-question.ts';

/** Digits, as every one may be a token: no mark is longer than this one. */
const LONGEST_MARK = '0'.repeat(32);
const NO_PART: ReadingPart = { entries: [], quota: { facts: 20, risks: 18 }, definitions: [] };
/** The heading above a part, and what joins the lines. */
const BETWEEN_TOKENS = 60;

/**
 * What the longer question on a paper takes beside the text it asks about. What rules have noted takes its room in the part that holds
 * the paragraph.
 */
export function frameOf({ reader, brief }: Omit<Assignment, 'mark'>): Frame {
  const assignment = { reader, brief, mark: LONGEST_MARK };
  const notes = new Map<number, number>();
  for (const one of brief.noted) {
    const tokens = estimateTokens(`${noteOf(one)}\n`);
    notes.set(one.paragraph, (notes.get(one.paragraph) ?? 0) + tokens);
  }
  const aboveNotes = brief.noted.length === 0 ? 0 : estimateTokens(NOTED_HEAD);
  const longer = (isWhole: boolean) =>
    Math.max(
      tokensOf(factsQuestion(NO_PART, isWhole, assignment)),
      tokensOf(risksQuestion(NO_PART, isWhole, assignment)) + aboveNotes,
    ) + BETWEEN_TOKENS;
  return { whole: longer(true), part: longer(false), notes };
}

const tokensOf = ({ prompt }: ReturnType<typeof factsQuestion>): number =>
  estimateTokens(prompt.system + prompt.user);
