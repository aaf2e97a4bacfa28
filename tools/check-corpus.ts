/**
 * `npm run check:corpus -- FOLDER`: reads every file of a corpus through the extractor and compares with its manifest.tsv
 * (columns: file, kind, source, licence, expect, must_contain, truth). With a truth text it also counts words found.
 * Exit 0 only when every file meets its manifest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { ExtractedDocument } from '../backend/src/domain/analysis/document/extracted-document.ts';
import { isDomainError } from '../backend/src/domain/errors.ts';
import { startExtractor } from '../backend/src/composition/processes.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: npm run check:corpus -- FOLDER');
  process.exit(1);
}

interface Row {
  readonly file: string;
  readonly expect: string;
  readonly mustContain: string;
  readonly truth: string;
}

type Outcome = { readonly document: ExtractedDocument } | { readonly error: string };

const WORDS_NEEDED = 0.9;
const extractor = startExtractor();
let missed = 0;
for (const row of readManifest()) {
  const outcome = await extract(row.file);
  const verdict = judge(row, outcome);
  if (!verdict.isMet) missed += 1;
  console.log(`${verdict.isMet ? 'ok  ' : 'MISS'} ${row.file.padEnd(30)} ${verdict.note}`);
}
await extractor.close();
console.log(
  missed === 0 ? 'Every file meets its manifest.' : `${missed} file(s) do not meet their manifest.`,
);
process.exitCode = missed === 0 ? 0 : 1;

function readManifest(): Row[] {
  const [, ...lines] = readFileSync(join(folder!, 'manifest.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [file = '', , , , expect = '', mustContain = '', truth = ''] = line.split('\t');
    return { file, expect, mustContain: mustContain.trim(), truth: truth.trim() };
  });
}

async function extract(file: string): Promise<Outcome> {
  const bytes = readFileSync(join(folder!, file));
  try {
    const upload = { bytes, fileName: basename(file) };
    return {
      document: await extractor.extract(upload, { country: 'United States' }, AbortSignal.timeout(300_000)),
    };
  } catch (error) {
    return { error: isDomainError(error) ? `${error.code}: ${error.message}` : 'defect' };
  }
}

function judge({ expect, mustContain, truth }: Row, outcome: Outcome): { isMet: boolean; note: string } {
  if ('error' in outcome) {
    return { isMet: expect.startsWith('clear-error') && outcome.error !== 'defect', note: outcome.error };
  }
  if (expect.startsWith('clear-error') && !/\bor\b/.test(expect))
    return { isMet: false, note: 'text, where an error was due' };
  const text = textOf(outcome.document);
  const facts = `${text.length} characters, notices: ${outcome.document.notices.map(({ code }) => code).join(', ') || 'none'}`;
  if (text.trim() === '') return { isMet: false, note: 'no text' };
  if (mustContain !== '' && !text.includes(mustContain))
    return { isMet: false, note: `without its phrase; ${facts}` };
  if (truth === '') return { isMet: true, note: facts };
  const found = wordsFound(wordsOf(truthOf(truth)), wordsOf(text));
  return { isMet: found >= WORDS_NEEDED, note: `${(100 * found).toFixed(1)} % of the words; ${facts}` };
}

function textOf({ pages }: ExtractedDocument): string {
  return pages.flatMap(({ blocks }) => blocks.map(({ number = '', text }) => `${number} ${text}`)).join('\n');
}

/** `truth/x-p2.txt`, or `truth/x-p*.txt:1-5` for pages 1 to 5. */
function truthOf(pattern: string): string {
  const [path = '', range] = pattern.split(':');
  if (range === undefined) return readFileSync(join(folder!, path), 'utf8');
  const [from = 1, to = 1] = range.split('-').map(Number);
  const pages = Array.from({ length: to - from + 1 }, (_, index) => path.replace('*', String(from + index)));
  const present = new Set(readdirSync(join(folder!, dirname(path))));
  return pages
    .filter((page) => present.has(basename(page)))
    .map((page) => readFileSync(join(folder!, page), 'utf8'))
    .join('\n');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Share of the true words that were read, each as often as it stands. */
function wordsFound(truth: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  const found = truth.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  });
  return truth.length === 0 ? 1 : found.length / truth.length;
}
