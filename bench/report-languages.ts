/**
 * Measures reports in other languages: `node bench/report-languages.ts [FOLDER …]` says for each language what share of the messages
 * in use it has, how much longer a paper of ten pages takes than in English (the first time, when its sentences are compiled, and the
 * median of five), and how many bytes its words add to an answer. With folders of text files, also how many sentences of their
 * reports could not be said.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '../config/product.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../backend/src/domain/analysis/document/plain-document.ts';
import { CATALOGUES } from '../backend/src/domain/analysis/report/languages/catalogue.ts';
import { tellerFor } from '../backend/src/domain/analysis/report/languages/teller-for.ts';
import { messagesInUse } from '../backend/test/support/messages/in-use.ts';
import { readFor, unsaidIn } from '../backend/test/support/messages/unsaid.ts';

const TEN_PAGES = 30_000;
const RUNS = 5;
const CONTRACTS = new URL('../backend/test/fixtures/contracts/', import.meta.url);
const today = new Date('2026-11-20T00:00:00Z');

const long = ['lease-harsh', 'saas-harsh', 'employment-bond', 'gym-membership', 'loan-private']
  .map((id) => readFileSync(new URL(`${id}.txt`, CONTRACTS), 'utf8'))
  .join('\n\n')
  .repeat(10)
  .slice(0, TEN_PAGES);

function timed(language: ReportLanguage): { readonly ms: number; readonly bytes: number } {
  const reader = { identity: 'Tenant', country: 'Germany', language } as const;
  const start = performance.now();
  const verdict = analyzeByRules({ document: documentFromText(long), reader, today });
  const ms = performance.now() - start;
  return { ms, bytes: JSON.stringify(verdict).length };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
/** Milliseconds more than in English, run by turns so that both find the machine alike. */
const moreThanEnglish = (language: ReportLanguage): number =>
  median(Array.from({ length: RUNS }, () => timed(language).ms - timed('en').ms));

const keys = Object.values(messagesInUse()).flat();
timed('en');
const english = {
  ms: median(Array.from({ length: RUNS }, () => timed('en').ms)),
  bytes: timed('en').bytes,
};
console.log(`${keys.length} messages in use; ten pages in English take ${Math.round(english.ms)} ms`);
for (const { language, messages } of CATALOGUES) {
  const share = keys.filter((key) => (messages[key] ?? '') !== '').length / keys.length;
  const first = timed(language);
  const more = moreThanEnglish(language);
  console.log(
    `${language}: ${(share * 100).toFixed(1)} % of the messages; first report ${Math.round(first.ms - english.ms)} ms more, then ${Math.round(more)} ms; answer ${first.bytes - english.bytes} bytes more`,
  );
}

let reports = 0;
const unsaid = new Map<string, number>();
for (const folder of process.argv.slice(2))
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.txt')) continue;
    const raw = readFileSync(join(folder, file), 'utf8');
    for (const identity of ['Tenant', 'Company']) {
      const read = readFor(identity, raw);
      reports++;
      for (const { language } of CATALOGUES)
        unsaid.set(language, (unsaid.get(language) ?? 0) + unsaidIn(read, tellerFor(language, null)).length);
    }
  }
if (reports > 0) console.log(`sentences not said in ${reports} reports:`, Object.fromEntries(unsaid));
