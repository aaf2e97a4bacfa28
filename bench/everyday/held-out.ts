import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  judgeBearersWith,
  type BearerWeights,
} from '../../backend/src/domain/analysis/reading/bearer/who-bears.ts';
import type { EvidenceWeights } from '../../backend/src/domain/analysis/reading/burdens/evidence-figures.ts';
import {
  judgeDutiesWith,
  type WhoseWeights,
} from '../../backend/src/domain/analysis/reading/duties/whose/whose-duty.ts';
import { weighEvidenceWith } from '../../backend/src/domain/analysis/reading/burdens/evidence.ts';
import {
  scoreWith,
  type PackedWeights,
} from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { FOLDS, foldOf } from '../../tools/burdens/folds.ts';

let current = '';

/**
 * From now on, burdens are scored with weights that were not taught on a set of papers, or on the fold of one paper. For a set, who bears
 * them and how the evidence counts were not taught on it either.
 */
export function useHeldOut(folder: string, out: { readonly set: string } | { readonly docId: string }): void {
  const name = 'set' in out ? `set-${out.set}` : `fold-${foldOf(out.docId, FOLDS)}`;
  if (name === current) return;
  current = name;
  // written by tools/training/train-whose-duty.ts
  if ('set' in out && existsSync(join(folder, `whose-duty-${out.set}.json`)))
    judgeDutiesWith(read(folder, `whose-duty-${out.set}`) as WhoseWeights);
  if (!existsSync(join(folder, `${name}.json`))) return;
  // the first written by tools/training/train-burdens.ts, the others by tools/training/weigh-evidence.ts
  scoreWith(read(folder, name) as PackedWeights);
  if (!('set' in out) || !existsSync(join(folder, `evidence-${out.set}.json`))) return;
  judgeBearersWith(read(folder, `bearer-${out.set}`) as BearerWeights);
  weighEvidenceWith(read(folder, `evidence-${out.set}`) as EvidenceWeights);
}

const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
