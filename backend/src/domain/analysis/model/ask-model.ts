import type { Completion, LanguageModel } from '../../../ports/language-model.ts';
import { isDomainError } from '../../errors.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { Question } from './questions/question.ts';

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

/**
 * What came of one question. `cut`: the beginning of an answer, which may hold a part of what there is to say, or nothing
 * (null). `too-long`: the prompt and the room for an answer do not fit the window.
 */
export type Answer<T> =
  | { readonly outcome: 'usable'; readonly value: T }
  | { readonly outcome: 'cut'; readonly value: T | null }
  | { readonly outcome: 'unusable' | 'too-long' | 'timed-out' };

/**
 * Asks, reads the answer with `read` (null: unusable), and asks once more in plain text when it was unusable. Rejects when
 * the model cannot be asked at all, and with the signal's reason.
 */
export async function askUntilUsable<T>(
  question: Question,
  read: (answer: string) => T | null,
  calls: Calls,
  signal: AbortSignal,
): Promise<Answer<T>> {
  const { prompt, maxTokens, schema } = question;
  // Some models loop or break under a grammar; the prompt shows the shape as well.
  for (const options of [
    { maxTokens, schema, keepsCut: true },
    { maxTokens, keepsCut: true },
  ]) {
    try {
      const completion = await calls.queue.run(
        calls.uid,
        () => calls.model.complete(prompt, options, signal),
        { signal, onPosition: calls.onPosition },
      );
      calls.onCost(question, completion);
      const value = read(completion.text);
      // The same question would be cut at the same place again; a shorter one may not be.
      if (completion.isCut === true) return { outcome: 'cut', value };
      if (value !== null) return { outcome: 'usable', value };
    } catch (error) {
      signal.throwIfAborted();
      if (!isDomainError(error)) throw error;
      if (error.code === 'document_too_large') return { outcome: 'too-long' };
      if (error.code === 'model_timeout') return { outcome: 'timed-out' };
      if (error.code !== 'model_answer_invalid') throw error;
    }
  }
  return { outcome: 'unusable' };
}
