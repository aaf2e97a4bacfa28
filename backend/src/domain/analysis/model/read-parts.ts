import type { Completion, LanguageModel } from '../../../ports/language-model.ts';
import { errors, isDomainError } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import { readFindings, type ModelFinding } from './answers.ts';
import { findingsQuestion, type Assignment, type Question } from './prompts.ts';
import { halve, sumOf, type ReadingPart } from './reading-plan.ts';

/** How calls to the model are made for one analysis. */
export interface Calls {
  readonly model: LanguageModel;
  readonly queue: FairQueue;
  readonly uid: string;
  /** Calls of this analysis that may wait or run at once. */
  readonly parallel: number;
  readonly onPosition: (position: number) => void;
  /** Told what each prompt was thought to cost and did cost. */
  readonly onCost: (question: Question, completion: Completion) => void;
}

/** What came of reading. */
export interface ReadParts {
  readonly findings: readonly ModelFinding[];
  /** Ids of paragraphs that no usable answer came for. */
  readonly unread: readonly number[];
}

/**
 * Has the model read every part, several at once, in order. A part that is too long is halved; one without a usable
 * answer is tried once more, without a schema, and then given up and named. Rejects when the model fails as a whole
 * (every other call ends with it), and with `model_answer_invalid` when half of the text or more was not read.
 */
export async function readParts(
  parts: readonly ReadingPart[],
  assignment: Assignment,
  calls: Calls,
  onDone: () => void,
  signal: AbortSignal,
): Promise<ReadParts> {
  const ending = new AbortController();
  const together = AbortSignal.any([signal, ending.signal]);
  const results: ReadParts[] = [];
  let next = 0;
  const reader = async () => {
    while (next < parts.length) {
      const index = next++;
      results[index] = await readPart(parts[index]!, assignment, calls, together);
      onDone();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(calls.parallel, parts.length) }, reader));
  } catch (error) {
    ending.abort(error);
    throw error;
  }

  const unread = results.flatMap((result) => result.unread);
  const missing = new Set(unread);
  const entries = parts.flatMap((part) => part.entries);
  const lost = sumOf(entries.filter(({ id }) => missing.has(id)));
  if (lost > 0 && lost * 2 >= sumOf(entries)) throw errors.modelAnswerInvalid();
  return { findings: results.flatMap((result) => result.findings), unread };
}

async function readPart(
  part: ReadingPart,
  assignment: Assignment,
  calls: Calls,
  signal: AbortSignal,
): Promise<ReadParts> {
  const question = findingsQuestion(part, assignment);
  const answer = await askUntilUsable(question, readFindings, calls, signal);
  if (answer.outcome === 'usable') return { findings: answer.value, unread: [] };
  const halves = answer.outcome === 'too-long' ? halve(part) : null;
  if (halves === null) return { findings: [], unread: part.entries.map(({ id }) => id) };
  const read: ReadParts[] = [];
  for (const half of halves) read.push(await readPart(half, assignment, calls, signal));
  return { findings: read.flatMap((one) => one.findings), unread: read.flatMap((one) => one.unread) };
}

/** What came of one question. */
export type Answer<T> =
  | { readonly outcome: 'usable'; readonly value: T }
  | { readonly outcome: 'unusable' | 'too-long' };

/** Asks, reads the answer with `read` (null: unusable), and asks once more in plain text when it was unusable. */
export async function askUntilUsable<T>(
  question: Question,
  read: (answer: string) => T | null,
  calls: Calls,
  signal: AbortSignal,
): Promise<Answer<T>> {
  const { prompt, maxTokens, schema } = question;
  // Some models loop or break under a grammar; the prompt shows the shape as well.
  for (const options of [{ maxTokens, schema }, { maxTokens }]) {
    try {
      const completion = await calls.queue.run(
        calls.uid,
        () => calls.model.complete(prompt, options, signal),
        {
          signal,
          onPosition: calls.onPosition,
        },
      );
      calls.onCost(question, completion);
      const value = read(completion.text);
      if (value !== null) return { outcome: 'usable', value };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      if (error.code === 'document_too_large') return { outcome: 'too-long' };
      if (error.code !== 'model_answer_invalid') throw error;
    }
  }
  return { outcome: 'unusable' };
}
