/**
 * Puts answers written by hand to labelled papers through the product, and counts how many of the findings that lie on a
 * marked risk stand in the report. The answers are written without a look at the marks.
 *
 *   EVERYDAY_DIR=… ANSWERS_DIR=… npm run eval:answers -- [--ids a,b] [--forms all|each|NAME] [--misses] [--words] [--print]
 *
 * ANSWERS_DIR holds `strong.txt` and `weak.txt` (see recorded-answers/findings.ts) and stays outside the repository: they
 * quote papers that are not ours. With `--forms each`, the default, every paper is answered in one of the forms, in turn;
 * with `all` in every one. `--words` lists the findings that reached the report in other words than the model's, with both.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { ExtractedDocument } from '../backend/src/domain/analysis/document/extracted-document.ts';
import { toLegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import type { CompletedVerdict } from '../backend/src/ports/analyst.ts';
import { analyzeWith } from '../backend/test/support/model-server/analyze-with.ts';
import { taskOf } from '../backend/test/support/model-server/brain.ts';
import { createScriptedModel } from '../backend/test/support/model-server/scripted-model.ts';
import type { Country } from '../config/product.ts';
import { readText } from './everyday/read-text.ts';
import { readWritten, type WrittenFinding } from './recorded-answers/findings.ts';
import { FORMS, type Form } from './recorded-answers/forms.ts';
import { createFinder, isOn, type Span } from './recorded-answers/places.ts';

interface Gold {
  readonly docId: string;
  readonly country: Country;
  readonly roles: readonly { readonly role: string; readonly say: string }[];
  readonly risks: readonly (Span & { readonly forRole: string })[];
}

const { values } = parseArgs({
  options: {
    ids: { type: 'string' },
    forms: { type: 'string', default: 'each' },
    misses: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const { EVERYDAY_DIR: papers, ANSWERS_DIR: answers } = process.env;
if (papers === undefined || answers === undefined) throw new Error('Set EVERYDAY_DIR and ANSWERS_DIR.');
const ids = values.ids?.split(',');
const names = Object.keys(FORMS);
const least = { strong: 0.97, weak: 0.92 };

let failed = false;
for (const manner of ['strong', 'weak'] as const) {
  const file = join(answers, `${manner}.txt`);
  if (!existsSync(file)) continue;
  const byForm = new Map<string, { on: number; reached: number; own: number }>();
  const lost: string[] = [];
  const reworded: string[] = [];
  let turn = 0;
  for (const [head, written] of readWritten(file, manner)) {
    const [id = '', side = '@1'] = head.split(' ');
    if (ids !== undefined && !ids.includes(id)) continue;
    turn += 1;
    const inTurn = names[turn % names.length]!; // below the number of names
    const chosen = values.forms === 'all' ? names : [values.forms === 'each' ? inTurn : values.forms];
    const paper = await readPaper(id);
    for (const name of chosen) {
      const row = byForm.get(name) ?? { on: 0, reached: 0, own: 0 };
      byForm.set(name, row);
      const report = await reportOn(paper, written, FORMS[name]!, Number(side.slice(1)) - 1);
      if (values.print) console.log(`\n=== ${id} (${manner}, ${name})\n\n${report.analysis}`);
      for (const finding of written) {
        const place = paper.find(finding.place);
        if (place === null) throw new Error(`${id}: these words do not stand in the paper: ${finding.place}`);
        const labels = paper.gold.risks.filter((label) => isOn(place, label) || isOn(label, place));
        if (labels.length === 0) continue;
        row.on += 1;
        const shown = report.risks.filter(({ spans }) =>
          spans.some((span) => labels.some((label) => isOn(span, label) || isOn(label, span))),
        );
        if (shown.length > 0) row.reached += 1;
        else lost.push(`${name} · ${id}: ${finding.quote}`);
        if (shown.some(({ words }) => words.includes(flat(finding.says)))) row.own += 1;
        else if (shown.length > 0)
          reworded.push(`${id}: ${finding.says}\n    ${shown.map(({ words }) => words).join('\n    ')}`);
      }
    }
  }
  const rows = [...byForm.values()];
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const share =
    sum(({ reached }) => reached) /
    Math.max(
      1,
      sum(({ on }) => on),
    );
  failed ||= share < least[manner];
  console.log(
    `${manner}: ${sum(({ reached }) => reached)} of ${sum(({ on }) => on)} findings on a marked risk reach the report (${(100 * share).toFixed(1)} %), ${sum(({ own }) => own)} in the model's own words`,
  );
  if (byForm.size > 1) {
    for (const [name, { on, reached, own }] of byForm)
      if (reached < on) console.log(`  ${name}: ${reached} of ${on} (${own})`);
  }
  if (values.misses) console.log(lost.map((line) => `  - ${line}`).join('\n'));
  if (values.words) console.log(reworded.map((line) => `  ~ ${line}`).join('\n'));
}
process.exitCode = failed ? 1 : 0;

interface Paper {
  readonly gold: Gold;
  readonly document: ExtractedDocument;
  readonly find: (words: string) => Span | null;
  /** The number of the paragraph that some words stand in. */
  readonly paragraphOf: (words: string) => number;
}

async function readPaper(id: string): Promise<Paper> {
  const set = join(papers!, id.slice(0, id.indexOf('-'))); // checked above
  const line = readFileSync(join(set, 'gold.jsonl'), 'utf8')
    .split('\n')
    .find((one) => one.includes(`"docId":"${id}"`));
  if (line === undefined) throw new Error(`There is no paper ${id}.`);
  const gold = JSON.parse(line) as Gold;
  const bytes = readFileSync(join(set, 'docs', `${id}.txt`));
  const document = await readText(bytes, gold.country);
  const text = toLegalText(document);
  const inside = text.paragraphs.map((paragraph) => ({
    id: paragraph.id,
    find: createFinder(paragraph.text),
  }));
  return {
    gold,
    document,
    find: createFinder(bytes.toString('utf8')),
    paragraphOf: (words) =>
      inside.find(({ find }) => find(words.slice(0, 60)) !== null)?.id ??
      inside.find(({ find }) => find(words.slice(-30)) !== null)?.id ??
      1,
  };
}

interface ScoredReport {
  readonly analysis: string;
  readonly risks: readonly { readonly spans: readonly Span[]; readonly words: string }[];
}

async function reportOn(
  paper: Paper,
  written: readonly WrittenFinding[],
  form: Form,
  side: number,
): Promise<ScoredReport> {
  const said = form(written.map((finding) => ({ ...finding, id: paper.paragraphOf(finding.place) })));
  const model = createScriptedModel({
    contextTokens: 32_768,
    answer: ({ user }) =>
      taskOf(user) === 'risks'
        ? said
        : taskOf(user) === 'facts'
          ? '{"facts":[],"duties":[]}'
          : '{"summary":""}',
  });
  const { country, roles } = paper.gold;
  const reader = { identity: roles[side]!.say, country }; // every paper has two roles
  const verdict = await analyzeWith(model, paper.document, { reader });
  if (verdict.outcome !== 'completed') return { analysis: verdict.reply, risks: [] };
  return {
    analysis: analysisOf(verdict),
    risks: verdict.report.risks.map((risk) => ({
      spans: risk.quotes.flatMap(({ text }) => text.split(' … ').flatMap((piece) => paper.find(piece) ?? [])),
      words: flat(`${risk.title} ${risk.text} ${risk.reason} ${risk.ask}`),
    })),
  };
}

function analysisOf({ sections }: CompletedVerdict): string {
  return sections.map(({ title, content }) => `### ${title}\n${content}`).join('\n\n');
}

function flat(words: string): string {
  return words.replace(/\s+/g, ' ').trim().toLowerCase();
}
