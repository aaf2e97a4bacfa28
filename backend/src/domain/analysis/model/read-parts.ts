import type { ReadingNow } from '../../../ports/analyst.ts';
import { isDomainError, type ErrorCode } from '../../errors.ts';
import { readFindings, type ModelFinding, type ReadAnswer } from './answers/read-findings.ts';
import { askUntilUsable, type Answer, type Calls } from './ask-model.ts';
import { factsQuestion } from './questions/facts-question.ts';
import type { Assignment, Question } from './questions/question.ts';
import { risksQuestion } from './questions/risks-question.ts';
import type { ReadingTally } from './reading-progress.ts';
import { createQuestionTurns } from './plan/question-turns.ts';
import { halve, sumOf, type ReadingPart } from './plan/reading-plan.ts';

/** What came of reading. */
export interface ReadParts {
  readonly findings: readonly ModelFinding[];
  /** Ids of paragraphs that a usable answer is missing for. */
  readonly unread: readonly number[];
  /** Why the model was given up before the end, or null. */
  readonly failure: ErrorCode | null;
}

/** The questions on every part: they share all words but the last, so that a server that still holds the part need not read it again. */
const QUESTIONS = [
  { name: 'facts', ask: factsQuestion },
  { name: 'risks', ask: risksQuestion },
] as const;
export const QUESTIONS_A_PART = QUESTIONS.length;

/** A part is halved at most so often; a server that refuses an eighth as too long will not take a sixteenth. */
const MOST_HALVINGS = 3;
/** A model that keeps a reader waiting to the deadline once may be unlucky; twice, and nobody waits for it again. */
const MOST_TIMEOUTS = 2;
/** So many answers in a row without anything of use, and the model is not asked again. */
const MOST_BARREN = 5;
/** Parts within this share of a refused one count as large as it: halves are never quite equal. */
const ABOUT = 0.8;

/** What one analysis has learned about the model so far. */
interface Experience {
  /** Smallest part, in estimated tokens, that was refused as too long. */
  refusedTokens: number;
  timeouts: number;
  /** Answers in a row that held next to nothing. */
  barren: number;
  failure: ErrorCode | null;
}

/**
 * Puts both questions on every part to the model, several at once, the second on a part right after the first. A part that is too long, or whose answer was
 * cut, is halved, at most three times; what was said before the cut is kept. A part without a usable answer is given up and
 * named. When the model fails as a whole, what it said until then is kept and the rest counts as unread. Rejects only with
 * the reason of the signal.
 */
export async function readParts(
  parts: readonly ReadingPart[],
  assignment: Assignment,
  calls: Calls,
  tally: ReadingTally,
  signal: AbortSignal,
): Promise<ReadParts> {
  const experience: Experience = { refusedTokens: Infinity, timeouts: 0, barren: 0, failure: null };
  const isWhole = parts.length === 1;
  const results: PartResult[] = [];
  const turns = createQuestionTurns(parts.length, QUESTIONS_A_PART);
  const reader = async () => {
    for (let turn = turns.next(null); turn !== null; turn = turns.next(turn.part)) {
      const part = parts[turn.part]!;
      const { name, ask: asking } = QUESTIONS[turn.question]!;
      const ask = (asked: ReadingPart) => asking(asked, isWhole && asked === part, assignment);
      const end = tally.begin({ question: name, ...pagesOf(part) });
      const read = await readPart(part, 0, { ask, asked: name, calls, experience, signal });
      results[turn.part * QUESTIONS_A_PART + turn.question] = read;
      end(experience.failure === null);
    }
  };
  await Promise.all(Array.from({ length: Math.min(calls.parallel, turns.total) }, reader));
  return {
    findings: results.flatMap(({ findings }) => findings),
    unread: [...new Set(results.flatMap(({ unread }) => unread))].toSorted((a, b) => a - b),
    failure: experience.failure,
  };
}

/** The first and the last page of a part. */
function pagesOf({ entries }: ReadingPart): Pick<ReadingNow, 'firstPage' | 'lastPage'> {
  return { firstPage: entries[0]?.page ?? 1, lastPage: entries.at(-1)?.page ?? 1 };
}

/** Share of a text, by its estimated tokens, that was not read. */
export function unreadShare(parts: readonly ReadingPart[], unread: readonly number[]): number {
  const missing = new Set(unread);
  const entries = parts.flatMap((part) => part.entries);
  return sumOf(entries.filter(({ id }) => missing.has(id))) / Math.max(1, sumOf(entries));
}

interface Reading {
  readonly ask: (part: ReadingPart) => Question;
  readonly asked: 'facts' | 'risks';
  readonly calls: Calls;
  readonly experience: Experience;
  readonly signal: AbortSignal;
}

type PartResult = Pick<ReadParts, 'findings' | 'unread'>;

async function readPart(part: ReadingPart, halvings: number, reading: Reading): Promise<PartResult> {
  const { experience } = reading;
  const unread = part.entries.map(({ id }) => id);
  if (experience.failure !== null) return { findings: [], unread };
  const halves = halvings < MOST_HALVINGS ? halve(part) : null;
  // What is larger than what was refused need not be sent to know the answer.
  if (sumOf(part.entries) >= experience.refusedTokens) return readHalves(part, halves, halvings, reading, []);

  const answer = await askSafely(part, reading);
  if (answer.outcome === 'usable') return { findings: answer.value.findings, unread: [] };
  if (answer.outcome === 'cut')
    return readHalves(part, halves, halvings, reading, answer.value?.findings ?? []);
  if (answer.outcome !== 'too-long') return { findings: [], unread };
  experience.refusedTokens = Math.min(experience.refusedTokens, sumOf(part.entries) * ABOUT);
  return readHalves(part, halves, halvings, reading, []);
}

async function readHalves(
  part: ReadingPart,
  halves: readonly ReadingPart[] | null,
  halvings: number,
  reading: Reading,
  kept: readonly ModelFinding[],
): Promise<PartResult> {
  if (halves === null) {
    return { findings: kept, unread: kept.length > 0 ? [] : part.entries.map(({ id }) => id) };
  }
  const read: PartResult[] = [];
  for (const half of halves) read.push(await readPart(half, halvings + 1, reading));
  return {
    findings: [...kept, ...read.flatMap(({ findings }) => findings)],
    unread: read.flatMap(({ unread }) => unread),
  };
}

/** One question. A failure of the model as a whole is noted, so that nothing more is asked. */
async function askSafely(
  part: ReadingPart,
  { ask, asked, calls, experience, signal }: Reading,
): Promise<Answer<ReadAnswer>> {
  try {
    const read = (said: string) => readFindings(said, asked);
    const answer = await askUntilUsable(ask(part), read, calls, signal);
    experience.barren = isBarren(answer) ? experience.barren + 1 : 0;
    if (experience.barren >= MOST_BARREN) experience.failure ??= 'model_answer_invalid';
    if (answer.outcome === 'timed-out') {
      experience.timeouts += 1;
      if (experience.timeouts >= MOST_TIMEOUTS) experience.failure ??= 'model_timeout';
    }
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    experience.failure ??= isDomainError(error) ? error.code : 'model_unavailable';
    return { outcome: 'unusable' };
  }
}

/** A refusal as too long says nothing about what the model can; a cut answer with one point in it is most often a loop. */
function isBarren(answer: Answer<ReadAnswer>): boolean {
  if (answer.outcome === 'cut') return (answer.value?.findings.length ?? 0) < 2;
  return answer.outcome === 'unusable';
}
