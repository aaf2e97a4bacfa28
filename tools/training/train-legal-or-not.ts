/**
 * Fits the weights by which English papers are told from texts that only look like them.
 *
 *   npm exec -- node tools/training/train-legal-or-not.ts --papers DIR [--papers DIR …] [--texts DIR] [--write]
 *
 * Each `--papers` folder holds `gold.jsonl` and `docs/`, as the everyday sets do, or masters, as those of `training/papers` do, and
 * counts as one writer; `--texts` holds
 * `classify.jsonl` and `texts/`. Prints, for each folder, how a model fitted to all the others judges it. With `--write` it fits
 * one model to everything and writes the weights module.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { toLegalText, type LegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { speechActsOf } from '../../backend/src/domain/analysis/recognition/legal-or-not.ts';
import { judgeVocabulary } from '../../backend/src/domain/analysis/recognition/legal-vocabulary.ts';
import {
  weighSpeechActs,
  type SpeechActs,
} from '../../backend/src/domain/analysis/recognition/speech-acts.ts';
import { readText } from '../../bench/everyday/read-text.ts';
import { readPapers } from '../burdens/papers.ts';

interface Example {
  readonly id: string;
  readonly writer: string;
  readonly isLegal: boolean;
  readonly acts: SpeechActs;
}

interface Model {
  readonly weights: Readonly<Record<string, number>>;
  readonly bias: number;
}

/** Steps, their size, and how strongly weights are drawn to zero. */
const STEPS = 3_000;
const RATE = 3;
const SHRINK = 0.002;
const TARGET = new URL('../../backend/src/domain/analysis/recognition/speech-weights.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    papers: { type: 'string', multiple: true, default: [] },
    texts: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const examples = [
  ...(await Promise.all(values.papers.map(fromPapers))).flat(),
  ...(values.texts === undefined ? [] : fromTexts(values.texts)),
];
console.log(
  `${examples.length} texts, ${examples.filter(({ isLegal }) => !isLegal).length} of them look-alikes`,
);
for (const writer of new Set(examples.map((example) => example.writer))) judge(writer);
if (values.write) write(fit(examples));

function example(id: string, writer: string, isLegal: boolean, text: LegalText): Example {
  return { id, writer, isLegal, acts: speechActsOf(text, judgeVocabulary(text.text, text.language)) };
}

async function fromPapers(folder: string): Promise<Example[]> {
  if (!existsSync(join(folder, 'gold.jsonl'))) return fromMasters(folder);
  const out: Example[] = [];
  for (const { docId, isLegal, language, country } of lines(join(folder, 'gold.jsonl'))) {
    if (language !== undefined && language !== 'en') continue;
    const bytes = readFileSync(join(folder, 'docs', `${docId}.txt`));
    const text = toLegalText(await readText(bytes, country as 'Other'));
    out.push(example(docId!, basename(folder), Boolean(isLegal), text));
  }
  return out;
}

async function fromMasters(folder: string): Promise<Example[]> {
  const out: Example[] = [];
  for (const { id, isLegal, language, country, text } of readPapers(folder)) {
    if (language !== 'en') continue;
    const read = toLegalText(await readText(Buffer.from(text), country));
    out.push(example(id, basename(folder), isLegal, read));
  }
  return out;
}

function fromTexts(folder: string): Example[] {
  return lines(join(folder, 'classify.jsonl'))
    .filter(({ lang }) => lang === 'en')
    .map(({ docId, isLegal }) => {
      const raw = readFileSync(join(folder, 'texts', `${docId}.txt`), 'utf8');
      return example(docId!, basename(folder), Boolean(isLegal), toLegalText(documentFromText(raw)));
    });
}

function lines(file: string): Record<string, string | undefined>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string | undefined>);
}

/** Logistic regression by gradient descent, both classes weighing the same. */
function fit(chosen: readonly Example[]): Model {
  const ids = Object.keys(chosen[0]!.acts);
  const width = ids.length;
  const figures = Float64Array.from(chosen.flatMap(({ acts }) => ids.map((id) => acts[id]!)));
  const weights = new Float64Array(width);
  let bias = 0;
  const legal = chosen.filter(({ isLegal }) => isLegal).length;
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(width);
    let lift = 0;
    for (let row = 0; row < chosen.length; row++) {
      const start = row * width;
      let sum = bias;
      for (let at = 0; at < width; at++) sum += weights[at]! * figures[start + at]!;
      const { isLegal } = chosen[row]!;
      const share = isLegal ? 0.5 / legal : 0.5 / (chosen.length - legal);
      const error = (1 / (1 + Math.exp(-sum)) - Number(isLegal)) * share;
      for (let at = 0; at < width; at++) slope[at]! += error * figures[start + at]!;
      lift += error;
    }
    for (let at = 0; at < width; at++) weights[at]! -= RATE * (slope[at]! + SHRINK * weights[at]!);
    bias -= RATE * lift;
  }
  return { weights: Object.fromEntries(ids.map((id, at) => [id, weights[at]!])), bias };
}

function judge(writer: string): void {
  const { weights, bias } = fit(examples.filter((one) => one.writer !== writer));
  const held = examples
    .filter((one) => one.writer === writer)
    .map((one) => ({ ...one, weight: weighSpeechActs(one.acts, weights, bias) }));
  const wrong = held.filter(({ isLegal, weight }) => isLegal !== weight >= 0);
  const share = (isLegal: boolean) => {
    const all = held.filter((one) => one.isLegal === isLegal);
    return `${all.filter((one) => !wrong.includes(one)).length} of ${all.length}`;
  };
  const list = wrong.map(({ id, weight }) => `${id} ${weight.toFixed(1)}`).join(', ');
  console.log(
    `${writer}: accepted ${share(true)}, rejected ${share(false)}${list === '' ? '' : `; ${list}`}`,
  );
}

function write({ weights, bias }: Model): void {
  const rows = Object.entries(weights).map(([id, weight]) => `  '${id}': ${weight.toFixed(3)},`);
  writeFileSync(
    TARGET,
    `/** Weights of the speech acts, written by tools/training/train-legal-or-not.ts. Do not edit by hand. */\nexport const SPEECH_BIAS = ${bias.toFixed(3)};\n\nexport const SPEECH_WEIGHTS: Readonly<Record<string, number>> = {\n${rows.join('\n')}\n};\n`,
  );
}
