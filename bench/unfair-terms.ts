/**
 * Scores the built-in analyst on real terms of service with marks by lawyers, in this process and without a server.
 *
 *   UNFAIR_TERMS_DIR=… npm run eval:terms -- [--lang en] [--country Ireland] [--role User] [--out FOLDER]
 *
 * The folder holds `gold.jsonl`, the texts and the published `score.mjs`, which judges the answers: how many kinds of unfair term are
 * raised in a document, and how many of the quoted risks lie on a mark.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { Country } from '../config/product.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { renderAnalysis } from '../backend/src/domain/analysis/render-analysis.ts';
import { readText } from './everyday/read-text.ts';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    country: { type: 'string', default: 'Ireland' },
    role: { type: 'string', default: 'User' },
    out: { type: 'string' },
  },
});
const folder = process.env['UNFAIR_TERMS_DIR'];
if (folder === undefined) throw new Error('Set UNFAIR_TERMS_DIR to the folder of the marked terms.');
const data = resolve(folder);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'unfair-terms-'));
mkdirSync(out, { recursive: true });
const country = values.country as Country; // the scorer's own default is one

for (const line of readFileSync(join(data, 'gold.jsonl'), 'utf8').split('\n').filter(Boolean)) {
  // the marked terms' own format
  const { docId, lang } = JSON.parse(line) as { docId: string; lang: string };
  if (lang !== values.lang) continue;
  const started = performance.now();
  const document = await readText(readFileSync(join(data, 'texts', `${docId}.txt`)), country);
  const verdict = analyzeByRules({
    document,
    reader: { identity: values.role, country },
    today: new Date('2026-11-20'),
  });
  const ms = Math.round(performance.now() - started);
  const answer = { analysis: renderAnalysis(verdict).text };
  writeFileSync(join(out, `${docId}.json`), JSON.stringify({ docId, status: 200, ms, answer }));
}
// the published scorer reads its own arguments
process.argv = [process.argv[0]!, 'score.mjs', '--set', data, '--out', out, '--lang', values.lang];
await import(pathToFileURL(join(data, 'score.mjs')).href);
if (values.out === undefined) rmSync(out, { recursive: true });
