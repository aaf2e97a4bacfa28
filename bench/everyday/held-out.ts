import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  scoreWith,
  type PackedWeights,
} from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { FOLDS, foldOf } from '../../tools/burdens/folds.ts';

let current = '';

/** From now on, burdens are scored with weights that were not taught on a set of papers, or on the fold of one paper. */
export function useHeldOut(folder: string, out: { readonly set: string } | { readonly docId: string }): void {
  const name = 'set' in out ? `set-${out.set}` : `fold-${foldOf(out.docId, FOLDS)}`;
  if (name === current) return;
  // written by tools/train-burdens.ts
  scoreWith(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as PackedWeights);
  current = name;
}
