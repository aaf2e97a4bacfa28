/**
 * Prints what the built-in analyst tells on many papers, put together by the words it uses, so that a person can judge whether each title,
 * label and side holds for the sentence it stands on.
 *
 *   [EVERYDAY_DIR=…] npm run print:statements -- risks|facts|duties|missing|summaries [--papers FOLDER …] [--only WORDS] [--most 40]
 *
 * Papers: those of `training/` (marked papers for each of their readers, and the ones strangers wrote), the everyday sets where
 * EVERYDAY_DIR names their folder, and every `*.txt` and `*.src` in the folders given. Groups of many statements are cut to `--most`,
 * chosen evenly; `--only` keeps the groups whose heading has these words. Nothing is written to disk.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import type { Point, Report } from '../backend/src/domain/analysis/report/report.ts';
import type { Country } from '../config/product.ts';
import { readPapers } from '../tools/burdens/papers.ts';
import { readText } from './everyday/read-text.ts';

interface Reading {
  readonly id: string;
  readonly text: string;
  readonly identity: string;
  readonly country: Country;
}

const TRAINING = fileURLToPath(new URL('../training', import.meta.url));
const EVERYDAY_SETS = ['a', 'b', 'c', 'f', 'g', 'h'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    papers: { type: 'string', multiple: true },
    only: { type: 'string' },
    most: { type: 'string', default: '40' },
  },
});
const kind = positionals[0];
if (!['risks', 'facts', 'duties', 'missing', 'summaries'].includes(kind ?? ''))
  throw new Error('Say which: risks, facts, duties, missing or summaries.');

const groups = new Map<string, string[]>();
for (const reading of values.papers?.flatMap(readingsIn) ?? ownReadings()) {
  const document = await readText(Buffer.from(reading.text), reading.country);
  const { identity, country } = reading;
  const verdict = analyzeByRules({ document, reader: { identity, country }, today: new Date('2026-11-20') });
  if (verdict.outcome !== 'completed' || !('report' in verdict)) continue;
  for (const [heading, statement] of statementsOf(verdict.report)) {
    const group = groups.get(heading) ?? [];
    group.push(`${statement}\n      [${reading.id} for ${identity}]`);
    groups.set(heading, group);
  }
}

const most = Number(values.most);
for (const [heading, statements] of [...groups].toSorted(([, a], [, b]) => b.length - a.length)) {
  if (values.only !== undefined && !heading.toLowerCase().includes(values.only.toLowerCase())) continue;
  const step = Math.max(1, statements.length / most);
  const shown = Array.from(
    { length: Math.min(most, statements.length) },
    (_, at) => statements[Math.floor(at * step)]!,
  );
  console.log(`\n## ${heading} (${statements.length})`);
  for (const statement of shown) console.log(`  - ${statement}`);
}

/** The statements of one kind, each behind the words that many papers share. */
function statementsOf(report: Report): (readonly [heading: string, statement: string])[] {
  if (kind === 'risks')
    return report.risks.map((risk) => [
      `${risk.title.replace(/[€£$₹R]*\s?\d[\d.,]*/g, '#')} | ${risk.reason} | ${risk.ask}`,
      `${risk.severity} ${risk.family}: ${risk.title}: ${quoted(risk)}`,
    ]);
  if (kind === 'missing') return missingIn(report);
  if (kind === 'summaries') return summaryOf(report);
  if (kind === 'facts') return report.facts.map((fact) => [fact.label, `${fact.text} ${quoted(fact)}`]);
  const nameOf = (id: string | null) => report.sides.find((side) => side.id === id);
  return report.duties.map((duty) => {
    const side = nameOf(duty.sideId);
    return [
      side?.role ?? side?.name ?? 'not told of a side',
      `${side?.name ?? '–'}: ${duty.text} ${quoted(duty)}`,
    ];
  });
}

/** Whatever the report says is not in the paper: clauses that are missing, and ways out. */
function missingIn({ gaps, summary }: Report): (readonly [heading: string, statement: string])[] {
  const said = sentencesOf(summary).filter((sentence) =>
    /\b(?:did not find|only for the other)\b/.test(sentence),
  );
  return [
    ...gaps.map(
      (gap) => [gap.title, `${gap.text} Proposed: ${gap.wording ?? '–'} Nearest: ${quoted(gap)}`] as const,
    ),
    ...said.map((sentence) => [sentence, summary] as const),
  ];
}

/** Each sentence of the summary by its first words, and what the brief says of leaving. */
function summaryOf({
  brief: { wayOut },
  summary,
}: Report): (readonly [heading: string, statement: string])[] {
  return [
    ...sentencesOf(summary).map((sentence) => [sentence.split(' ').slice(0, 4).join(' '), sentence] as const),
    ...(wayOut === null ? [] : [['How to leave', `${wayOut.text} ${quoted(wayOut)}`] as const]),
  ];
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?”]) (?=\p{Lu})/u);
}

function quoted({ quotes }: Point): string {
  return quotes.map(({ text }) => `“${text.replaceAll('\n', ' ')}”`).join(' ');
}

function ownReadings(): Reading[] {
  const statements = join(TRAINING, 'statements', 'papers');
  const everyday = process.env['EVERYDAY_DIR'];
  return [
    ...readdirSync(join(TRAINING, 'papers')).flatMap((set) => readingsIn(join(TRAINING, 'papers', set))),
    ...readdirSync(statements).flatMap((set) => readingsIn(join(statements, set))),
    ...(everyday === undefined ? [] : EVERYDAY_SETS.flatMap((set) => readingsIn(join(everyday, set)))),
  ];
}

/** Every marked paper of a folder for each of its readers, and every plain text of it for a reader who is not known. */
function readingsIn(folder: string): Reading[] {
  const hasMasters =
    existsSync(join(folder, 'sources')) || readdirSync(folder).some((file) => file.endsWith('.src'));
  const marked = (hasMasters ? readPapers(folder) : []).flatMap((paper) =>
    // countries of the papers are those that the product knows
    paper.says.map((identity) => ({
      id: paper.id,
      text: paper.text,
      identity,
      country: paper.country,
    })),
  );
  const plain = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      id: basename(file, '.txt'),
      text: readFileSync(join(folder, file), 'utf8'),
      identity: 'User',
      country: 'Other' as const,
    }));
  return [...marked, ...plain];
}
