import { EXTREME_LISTS, EXTREMITY, WHIM } from '../languages/en/extremes.ts';
import { anyOf } from '../languages/phrase.ts';
import type { Span } from '../sides/side.ts';

export interface Place extends Span {
  readonly words: string;
}

/** Words without a limit and words of whim in one sentence, by offsets in it. */
export interface Extremes {
  readonly extremity: readonly Place[];
  readonly whim: readonly Place[];
}

const EXTREME = new RegExp(anyOf(EXTREMITY, EXTREME_LISTS).source, 'giu');
const AT_WILL = new RegExp(anyOf(WHIM, EXTREME_LISTS).source, 'giu');

/** Finds the words of both lists in a sentence. */
export function extremesIn(sentence: string): Extremes {
  return { extremity: places(sentence, EXTREME), whim: places(sentence, AT_WILL) };
}

const places = (sentence: string, pattern: RegExp): Place[] =>
  Array.from(sentence.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0].toLowerCase(),
  }));
