import type { Report, Risk } from '../../../../../backend/src/adapters/http/contract.ts';
import { cardWithWords } from './shown-words.ts';

/** Kinds of risks whose cards say in their titles what leaving takes; what the other side may do is no way out. */
export const ABOUT_LEAVING: ReadonlySet<Risk['family']> = new Set(['exit-cost', 'no-exit', 'auto-renewal']);

/**
 * The card that binds the reader, to be told beside a way out that no sentence of ours sums up: that nobody may leave early, or else
 * what leaving costs where no way out was found. Null where the way out is told by that card itself.
 */
export function cardThatBinds({ brief: { wayOut }, risks }: Pick<Report, 'brief' | 'risks'>): Risk | null {
  if (wayOut !== null && wayOut.isInWords !== true) return null;
  const found = risks.filter(({ certainty, severity }) => certainty === 'found' && severity !== 'low');
  const bound = found.find(({ family }) => family === 'no-exit');
  if (wayOut === null) return bound ?? found.find(({ family }) => ABOUT_LEAVING.has(family)) ?? null;
  return bound === undefined || bound === cardWithWords(wayOut.quotes[0], risks) ? null : bound;
}
