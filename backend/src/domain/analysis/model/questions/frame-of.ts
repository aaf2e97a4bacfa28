import { estimateTokens } from '../plan/tokens.ts';
import type { Frame, ReadingPart } from '../plan/reading-plan.ts';
import { factsQuestion } from './facts-question.ts';
import type { Assignment } from './question.ts';
import { notedLines, risksQuestion } from './risks-question.ts';

/** Digits, as every one may be a token: no mark is longer than this one. */
const LONGEST_MARK = '0'.repeat(32);
const NO_PART: ReadingPart = { entries: [], quota: { facts: 20, risks: 18 }, definitions: [] };
/** The heading above a part, and what joins the lines. */
const BETWEEN_TOKENS = 60;

/** What the longer question on a paper takes beside the text it asks about, with the most that rules may have noted on a part. */
export function frameOf({ reader, brief }: Omit<Assignment, 'mark'>): Frame {
  const assignment = { reader, brief, mark: LONGEST_MARK };
  const byLength = brief.noted.toSorted((a, b) => b.title.length - a.title.length);
  const notes = estimateTokens(notedLines(byLength).join('\n'));
  const longer = (isWhole: boolean) =>
    Math.max(
      tokensOf(factsQuestion(NO_PART, isWhole, assignment)),
      tokensOf(risksQuestion(NO_PART, isWhole, assignment)) + notes,
    ) + BETWEEN_TOKENS;
  return { whole: longer(true), part: longer(false) };
}

const tokensOf = ({ prompt }: ReturnType<typeof factsQuestion>): number =>
  estimateTokens(prompt.system + prompt.user);
