import { isDomainError } from '../../errors.ts';
import { askUntilUsable, type Calls } from './ask-model.ts';
import { closingQuestion } from './questions/closing-question.ts';
import type { Assignment } from './questions/question.ts';
import { readClosing, type Closing } from './closing/read-closing.ts';

/** What the model says of all points together, or null when it says nothing of use. Rejects with the reason of the signal. */
export async function lookAgain(
  points: readonly string[],
  assignment: Assignment,
  calls: Calls,
  signal: AbortSignal,
): Promise<Closing | null> {
  if (points.length === 0) return null;
  const question = closingQuestion(points, assignment);
  const answer = await askUntilUsable(question, readClosing, calls, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // The report is ready; a model that fails at the last step takes nothing of it away.
    if (!isDomainError(error)) throw error;
    return { outcome: 'unusable' as const };
  });
  return answer.outcome === 'usable' || answer.outcome === 'cut' ? answer.value : null;
}
