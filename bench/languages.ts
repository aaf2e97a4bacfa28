/**
 * How many kinds of unfair term the built-in analyst raises in real terms of service in other languages than English.
 *
 *   UNFAIR_TERMS_DIR=… npm run eval:languages -- [de] [it] [--out FOLDER] [--min PERCENT]
 *
 * The folder holds `gold.jsonl`, `score.mjs` and `texts`. Every document is read once, for its user, by the same parser and the same
 * analysis as an upload, in this process; the published scorer judges the answers. Ends with 1 where a language stays below `--min`.
 * Everyday papers in these languages are judged by `npm run eval:everyday -- d`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Country } from '../config/product.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { renderAnalysis } from '../backend/src/domain/analysis/render-analysis.ts';
import { readText } from './everyday/read-text.ts';

const COUNTRIES: Readonly<Record<string, Country>> = { de: 'Germany', it: 'Italy', en: 'Ireland' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, min: { type: 'string', default: '0' } },
});
const folder = process.env['UNFAIR_TERMS_DIR'];
if (folder === undefined)
  throw new Error('Set UNFAIR_TERMS_DIR to the folder of the marked terms of service.');
const data = resolve(folder);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'languages-'));

for (const language of positionals.length > 0 ? positionals : ['de', 'it']) {
  const kept = join(out, language);
  mkdirSync(kept, { recursive: true });
  for (const docId of documentsIn(language)) {
    const started = performance.now();
    const analysis = await answerOf(docId, COUNTRIES[language] ?? 'Other');
    const ms = Math.round(performance.now() - started);
    writeFileSync(
      join(kept, `${docId}.json`),
      JSON.stringify({ docId, status: 200, ms, answer: { analysis } }),
    );
  }
  const scored = spawnSync(
    process.execPath,
    [join(data, 'score.mjs'), '--set', data, '--out', kept, '--lang', language, '--min', values.min],
    { stdio: 'inherit' },
  );
  if (scored.status !== 0) process.exitCode = 1;
}
if (values.out === undefined) rmSync(out, { recursive: true });

function documentsIn(language: string): string[] {
  return readFileSync(join(data, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { readonly docId: string; readonly lang: string })
    .filter(({ lang }) => lang === language)
    .map(({ docId }) => docId);
}

/** What POST /api/analyze would answer, as far as the scorer looks. */
async function answerOf(docId: string, country: Country): Promise<string> {
  const document = await readText(readFileSync(join(data, 'texts', `${docId}.txt`)), country);
  const reader = { identity: 'User', country };
  return renderAnalysis(analyzeByRules({ document, reader, today: new Date('2026-11-20') })).text;
}
