import type { PaperSide } from '../reading/sides/side.ts';
import type { VocabularyJudgement } from './legal-vocabulary.ts';
import { SPEECH_MARKS } from '../reading/languages/en/speech-acts.ts';

/** What one text does, mark by mark, each from 0 to 1. */
export type SpeechActs = Readonly<Record<string, number>>;

/** Most uses of one mark that are counted. */
const MOST = 400;

/**
 * Counts the speech acts of an English text, beside what its vocabulary speaks for. Linear: every pattern is bounded and the caller
 * passes a bounded sample.
 */
export function countSpeechActs(
  text: string,
  { score, hasCore, other }: VocabularyJudgement,
  sides: readonly PaperSide[],
): SpeechActs {
  const words = Math.max(80, text.match(/\S+/g)?.length ?? 0);
  const acts: Record<string, number> = {
    vocabulary: Math.min(1, score / 2),
    core: hasCore ? 1 : 0,
    otherKind: Math.min(1, other?.weight ?? 0),
    'two-sides': sides.length >= 2 ? 1 : 0,
    'two-sides-named': sides.filter(({ name, role }) => name !== null || role !== null).length >= 2 ? 1 : 0,
    'side-with-role': sides.some(({ role }) => role !== null) ? 1 : 0,
  };
  for (const { id, pattern, counts, full } of SPEECH_MARKS) {
    if (counts === 'once') acts[id] = pattern.test(text) ? 1 : 0;
    else {
      let uses = 0;
      for (const _match of text.matchAll(pattern)) if (++uses >= MOST) break;
      acts[id] = Math.min(1, (uses * 1_000) / words / full);
    }
  }
  return acts;
}

/** The weighted sum of a text's speech acts; above 0 it rather binds than tells. */
export function weighSpeechActs(
  acts: SpeechActs,
  weights: Readonly<Record<string, number>>,
  bias: number,
): number {
  return Object.entries(acts).reduce((sum, [id, value]) => sum + value * (weights[id] ?? 0), bias);
}
