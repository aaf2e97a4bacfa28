/**
 * Packs the word vectors that `make_word_vectors.py` wrote: one vector for all words of one stem, of length one, in steps of 1/127.
 *
 *   npm exec -- node tools/word-vectors/pack-word-vectors.ts FILE.jsonl
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { termsOf } from '../../backend/src/domain/analysis/ask/words/stem.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file that make_word_vectors.py wrote.');

const sums = new Map<string, Float64Array>();
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const [word, vector] = JSON.parse(line) as [string, number[]];
  const [stem, more] = termsOf(word);
  if (stem === undefined || more !== undefined || /\d/.test(stem)) continue;
  const sum = sums.get(stem) ?? new Float64Array(vector.length);
  sums.set(stem, sum);
  for (const [axis, value] of vector.entries()) sum[axis]! += value;
}
const axes = sums.values().next().value?.length ?? 0;
const bytes = new Int8Array(sums.size * axes);
for (const [index, sum] of [...sums.values()].entries()) {
  const length = Math.hypot(...sum) || 1;
  for (const [axis, value] of sum.entries()) bytes[index * axes + axis] = Math.round((127 * value) / length);
}
writeFileSync(
  'backend/src/domain/analysis/ask/meaning/word-vectors.ts',
  `/**
 * What common English words mean, as vectors of length one, for each stem. Written by tools/word-vectors; do not edit by hand.
 * Made with all-MiniLM-L6-v2 (Apache-2.0, Microsoft and the sentence-transformers authors).
 */
export const WORD_VECTORS = {
  axes: ${axes},
  stems:
    '${[...sums.keys()].join(' ')}',
  /** Base64 of signed bytes: for each stem its axes, in steps of 1/127. */
  packed:
    '${Buffer.from(bytes.buffer).toString('base64')}',
};
`,
);
console.log(`${sums.size} stems, ${axes} axes`);
