/**
 * Scores the built-in analyst on the labelled everyday papers, in this process and without a server.
 *
 *   EVERYDAY_DIR=… npm run eval:everyday -- [SET …] [--ids a,b] [--out FOLDER] [--docs] [--misses N] [--print]
 *                                       [--held-out FOLDER] [--by set|document] [--sides] [--as pdf|docx|photo]
 *
 * The folder holds `score.mjs`, `table.mjs` and one folder a set. Every document is read once for each of its roles, by the same
 * parser and the same analysis as an upload. Answers are kept in the `--out` folder as `run.mjs` would keep them, so that the
 * scorers can be run on them again; `--print` prints the reports themselves, `--sides` the burdens told on the wrong side.
 *
 * With `--as`, each paper is first made into a printed PDF, a DOCX or photographs of its pages, and read by the product's own
 * extractor; what is recalled less than without it was lost on that way.
 *
 * The shipped classifier was taught on these papers too. For honest figures, `npm run train:burdens -- --held-out FOLDER` keeps
 * weights that were not; with `--held-out` each paper is read with those that left out its writer's set (or, with `--by document`,
 * its fold).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { ExtractedDocument } from '../backend/src/domain/analysis/document/extracted-document.ts';
import type { Country } from '../config/product.ts';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { renderAnalysis } from '../backend/src/domain/analysis/render-analysis.ts';
import { FORMS, startForm } from './everyday/as-files.ts';
import { useHeldOut } from './everyday/held-out.ts';
import { sidesToldOf, type SidesTold } from './everyday/sides-told.ts';

interface Gold {
  readonly docId: string;
  readonly country: Country;
  readonly roles: readonly { readonly role: string; readonly say: string }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ids: { type: 'string' },
    out: { type: 'string' },
    docs: { type: 'boolean', default: false },
    misses: { type: 'string', default: '0' },
    print: { type: 'boolean', default: false },
    'held-out': { type: 'string' },
    by: { type: 'string', default: 'set' },
    sides: { type: 'boolean', default: false },
    as: { type: 'string', default: 'text' },
  },
});
const folder = process.env['EVERYDAY_DIR'];
if (folder === undefined) throw new Error('Set EVERYDAY_DIR to the folder of the labelled papers.');
const data = resolve(folder);
const sets = positionals.length > 0 ? positionals : ['a', 'b', 'c', 'f', 'g', 'h'];
const ids = values.ids?.split(',');
const out = values.out ?? mkdtempSync(join(tmpdir(), 'everyday-'));

const form = FORMS.find((one) => one === values.as);
if (form === undefined) throw new Error(`--as takes one of ${FORMS.join(', ')}.`);
const reader = await startForm(form);
const started = performance.now();
let count = 0;
for (const set of sets) {
  mkdirSync(join(out, set), { recursive: true });
  for (const gold of goldOf(set)) {
    if (ids !== undefined && !ids.includes(gold.docId)) continue;
    if (values['held-out'] !== undefined)
      useHeldOut(values['held-out'], values.by === 'document' ? { docId: gold.docId } : { set });
    const bytes = readFileSync(join(data, set, 'docs', `${gold.docId}.txt`));
    const document = await reader.read(bytes, gold.country);
    for (const who of gold.roles) {
      const answer = answerOf(document, gold.country, who.say);
      const kept = {
        docId: gold.docId,
        role: who.role,
        said: who.say,
        country: gold.country,
        status: 200,
        answer,
      };
      const file = join(out, set, `${gold.docId}__${who.role.replaceAll(' ', '-')}.json`);
      writeFileSync(file, JSON.stringify(kept, null, 1));
      if (values.print) console.log(`\n=== ${gold.docId} as ${who.say}\n\n${answer.analysis}`);
      count++;
    }
  }
}
console.log(`${count} reports in ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
await reader.close();
await score();
if (values.out === undefined) rmSync(out, { recursive: true });

function goldOf(set: string): Gold[] {
  return readFileSync(join(data, set, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Gold);
}

/** What POST /api/analyze would answer, as far as the scorers look. */
function answerOf(document: ExtractedDocument, country: Country, identity: string) {
  const verdict = analyzeByRules({ document, reader: { identity, country }, today: new Date('2026-11-20') });
  const { text } = renderAnalysis(verdict);
  const isReport = verdict.outcome === 'completed';
  const { paragraphs, findings, citations } = isReport
    ? verdict
    : { paragraphs: [], findings: [], citations: [] };
  const report = isReport && 'report' in verdict ? verdict.report : null;
  const notices = [...document.notices, ...(isReport ? verdict.notices : [])];
  return { analysis: text, paragraphs, findings, citations, notices, report };
}

async function score(): Promise<void> {
  // the published scorer: scoreSet, readResults, print
  const scorer = (await import(pathToFileURL(join(data, 'score.mjs')).href)) as {
    scoreSet: (setDir: string, results: unknown) => unknown;
    readResults: (dir: string) => unknown;
    print: (result: unknown, options: { docs: boolean; misses: number }) => string;
  };
  if (values.docs || Number(values.misses) > 0) {
    for (const set of sets) {
      const result = scorer.scoreSet(join(data, set), scorer.readResults(join(out, set)));
      console.log(
        `--- ${set}\n${scorer.print(result, { docs: values.docs, misses: Number(values.misses) })}\n`,
      );
    }
  }
  process.argv = [process.argv[0]!, 'table.mjs', '--results', out, ...sets];
  await import(pathToFileURL(join(data, 'table.mjs')).href);
  const told = sets.map((set) => sidesToldOf(join(data, set), join(out, set)));
  const row = (title: string, part: (one: SidesTold) => number, of: (one: SidesTold) => number) =>
    console.log(
      title.padEnd(44),
      told.map((one) => ((100 * part(one)) / of(one)).toFixed(1).padStart(6)).join(''),
    );
  row(
    'told on the wrong side %',
    ({ inverted }) => inverted,
    (one) => one.told,
  );
  row(
    'read twice, of all points %',
    ({ readTwice }) => readTwice,
    ({ all }) => all,
  );
  if (values.sides) console.log(`\n${told.flatMap(({ places }) => places).join('\n')}`);
}
