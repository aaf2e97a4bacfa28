import type { Expected } from '../read-question.ts';

/** What a form of question wants to be said: a sentence that says nothing of the kind is no answer to it. */
export interface Demand {
  readonly asks: RegExp;
  /** Kinds of answer for which it holds; all where absent. */
  readonly of?: readonly Expected[];
  /** Stands in the sentence of an answer. */
  readonly says: RegExp;
  /** Whether the heading may say it instead. */
  readonly byHeading?: boolean;
}
