import type { WitnessRow } from './witnesses.ts';

export const CONSTRUCTIONS = [
  'table row',
  'carried from a lead-in',
  'I and you',
  'we and you',
  'named',
  'imperative',
  'there is no',
  'passive',
  'noun phrase or else',
] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

/** How a piece says what it says, as far as that bears on whom it binds. */
export function constructionOf({ words, signs, witness: { frames } }: WitnessRow): Construction {
  if (words.includes(' | ')) return 'table row';
  if (frames.some(({ lead }) => lead !== null)) return 'carried from a lead-in';
  if (signs.length > 0) {
    if (/\b(?:I|me|my)\b/.test(words)) return 'I and you';
    return /\b(?:we|us|our|you|your)\b/i.test(words) ? 'we and you' : 'named';
  }
  if (/^(?:there (?:is|are|shall be|will be) no|no)\b/i.test(words)) return 'there is no';
  const [first] = frames;
  if (first !== undefined && first.verb !== '' && words.toLowerCase().startsWith(first.verb))
    return 'imperative';
  return /\b(?:is|are|be|been|was|were)(?: \w{1,12})? \w{2,20}(?:ed|en|wn|id|ld|st|pt|ught)\b/i.test(words)
    ? 'passive'
    : 'noun phrase or else';
}
