/**
 * What a classifier of sentences would find in real terms of service in German and Italian, against the frames of the packs.
 *
 *   UNFAIR_TERMS_DIR=… node bench/languages-classifier.ts [de] [it] [--each N]
 *
 * A linear model on words and pairs of words is taught on the marks of four fifths of the services and judged on the last fifth, so
 * that no service is in both, whatever the language. It may point at as many sentences of a paper as `--each` says (the packs quote
 * 11.6 in German and 15.2 in Italian); told is the share of (paper, kind) pairs of which one mark is pointed at, and the share of
 * sentences pointed at that lie on a mark. Compare with `npm run eval:languages`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Gold {
  readonly docId: string;
  readonly lang: string;
  readonly service: string;
  readonly spans: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
}

interface Example {
  readonly features: readonly number[];
  readonly kinds: readonly string[];
}

const SIZE = 2 ** 18;
const FOLDS = 5;
const ROUNDS = 8;
/** Marks are one sentence in ten: they count more, so that the model does not call everything fair. */
const MARKED_WEIGHT = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '13' } },
});
const folder = process.env['UNFAIR_TERMS_DIR'];
if (folder === undefined)
  throw new Error('Set UNFAIR_TERMS_DIR to the folder of the marked terms of service.');

const gold = readFileSync(join(folder, 'gold.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Gold);

for (const language of positionals.length > 0 ? positionals : ['de', 'it']) {
  const papers = gold
    .filter(({ lang }) => lang === language)
    .toSorted((a, b) => (a.service < b.service ? -1 : 1))
    .map((paper) => ({ paper, examples: examplesOf(paper) }));
  let pairs = 0;
  let found = 0;
  let pointed = 0;
  let onMark = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = taught(
      papers.filter((_, index) => index % FOLDS !== fold).flatMap(({ examples }) => examples),
    );
    for (const { paper, examples } of papers.filter((_, index) => index % FOLDS === fold)) {
      const best = examples
        .toSorted((a, b) => scoreOf(weights, b.features) - scoreOf(weights, a.features))
        .slice(0, Number(values.each));
      const told = new Set(best.flatMap(({ kinds }) => kinds));
      const kinds = new Set(paper.spans.map(({ kind }) => kind));
      pairs += kinds.size;
      found += [...kinds].filter((kind) => told.has(kind)).length;
      pointed += best.length;
      onMark += best.filter((example) => example.kinds.length > 0).length;
    }
  }
  const share = (part: number, all: number) => ((100 * part) / all).toFixed(1);
  console.log(
    `${language}: kinds told ${share(found, pairs)} % of ${pairs}, on a mark ${share(onMark, pointed)} % of ${pointed}`,
  );
}

function examplesOf({ docId, spans }: Gold): Example[] {
  const text = readFileSync(join(folder!, 'texts', `${docId}.txt`), 'utf8');
  return Array.from(text.matchAll(/[^.!?\n]{20,}[.!?]?/g), ({ 0: words, index }) => ({
    features: featuresOf(words),
    kinds: spans
      .filter(({ start, end }) => Math.min(end, index + words.length) - Math.max(start, index) >= 20)
      .map(({ kind }) => kind),
  }));
}

function featuresOf(sentence: string): number[] {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const features = new Set<number>();
  for (const [index, word] of words.entries()) {
    features.add(hash(word));
    if (index > 0) features.add(hash(`${words[index - 1]} ${word}`));
  }
  return [...features];
}

function hash(words: string): number {
  let value = 2_166_136_261;
  for (const character of words) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619);
  return (value >>> 0) % SIZE;
}

function scoreOf(weights: Float64Array, features: readonly number[]): number {
  return features.reduce((sum, feature) => sum + weights[feature]!, 0) / Math.sqrt(features.length + 1);
}

/** Weights of a logistic model, by plain descent. */
function taught(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(SIZE);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = 0.4 / (1 + round);
    for (const { features, kinds } of examples) {
      const isMarked = kinds.length > 0;
      const chance = 1 / (1 + Math.exp(-scoreOf(weights, features)));
      const step = rate * (isMarked ? MARKED_WEIGHT : 1) * (Number(isMarked) - chance);
      for (const feature of features) weights[feature]! += step / Math.sqrt(features.length + 1);
    }
  }
  return weights;
}
