import { withoutThought } from '../../domain/analysis/model/answers/thought.ts';
import type { CompletionOptions } from '../../ports/language-model.ts';
import { ModelCallError, type FailureReason } from './failures.ts';

/** White space in a row after which a model counts as stuck in a loop. */
const LONGEST_BLANK = 2_000;
/** A model that repeats the same words this often says nothing new. */
const MOST_REPEATS = 6;
const LONGEST_REPEAT = 400;
/** Characters of answer between two checks for repetition. */
const LOOK_EVERY = 1_500;

/** Gathers one answer piece by piece and watches for the loops that structured output falls into. */
export function gatherAnswer({ onText, keepsCut = false }: Pick<CompletionOptions, 'onText' | 'keepsCut'>) {
  let text = '';
  let blanks = 0;
  let lookAt = LOOK_EVERY;
  return {
    /** Throws `looping` when the model says the same again and again. */
    add(piece: string): void {
      text += piece;
      const kept = piece.trimEnd();
      blanks = kept === '' ? blanks + piece.length : piece.length - kept.length;
      if (blanks > LONGEST_BLANK) throw new ModelCallError('looping');
      onText?.(piece);
      if (text.length < lookAt) return;
      lookAt = text.length + LOOK_EVERY;
      if (repeatsItself(text)) throw new ModelCallError('looping');
    },
    /** Whether the answer begins with thinking. */
    hasThought: () => text !== '' && withoutThought(text) !== text.trim(),
    /** The answer without the model's thinking. Throws `empty` when nothing is left. */
    finish(): string {
      const answer = withoutThought(text);
      if (answer === '') throw new ModelCallError('empty');
      return answer;
    },
    /** The beginning of an answer that ended too early, for callers that can use one; else throws the reason. */
    finishCut(reason: FailureReason): string {
      const answer = keepsCut ? withoutThought(text) : '';
      if (answer === '') throw new ModelCallError(reason);
      return answer;
    },
  };
}

/** Whether the end of a text is one stretch of words, said over and over. */
function repeatsItself(text: string): boolean {
  const end = text.slice(-LONGEST_REPEAT * MOST_REPEATS);
  const last = end.slice(-40);
  const before = end.lastIndexOf(last, end.length - 41);
  if (before < 0) return false;
  const period = end.length - 40 - before;
  if (period > LONGEST_REPEAT) return false;
  const run = end.slice(-period * MOST_REPEATS);
  if (run.length < period * MOST_REPEATS) return false;
  return run.slice(0, -period) === run.slice(period);
}
