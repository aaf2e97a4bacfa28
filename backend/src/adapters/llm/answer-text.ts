import { ModelCallError } from './failures.ts';

/** White space in a row after which a model is taken to be caught in a loop. */
const LONGEST_BLANK = 2_000;

/** Gathers one answer piece by piece and watches for the loop that structured output falls into. */
export function gatherAnswer(onText: ((delta: string) => void) | undefined) {
  let text = '';
  let blanks = 0;
  return {
    /** Whether anything has come. */
    hasText: () => text !== '',
    add(piece: string): void {
      text += piece;
      const kept = piece.trimEnd();
      blanks = kept === '' ? blanks + piece.length : piece.length - kept.length;
      if (blanks > LONGEST_BLANK) throw new ModelCallError('looping');
      onText?.(piece);
    },
    /** The answer without what a model thought aloud. Throws `empty` when nothing is left. */
    finish(): string {
      const answer = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
      if (answer === '') throw new ModelCallError('empty');
      return answer;
    },
  };
}
