/**
 * Judges the built-in analyst on everyday papers in the languages that have a pack, by a writer who had not read the packs.
 *
 *   npm run eval:natural -- --languages [de|fr|es|pt|it …] [--read-anyway] [--print right|wrong|missed|facts|all]
 *
 * The papers are those of `training/languages`; they teach nothing. With `--read-anyway`, what is taken for no legal paper is read
 * all the same.
 */
import { fileURLToPath } from 'node:url';

import { analyzeByRules } from '../../backend/src/domain/analysis/analyze-by-rules.ts';
import { readPapers, type MarkedPaper } from '../../tools/burdens/papers.ts';
import { readText } from '../everyday/read-text.ts';
import { added, isRole, judgeFacts, NO_FACTS, type FactsTold } from './judge-facts.ts';
import { judgePoints, NOTHING, sum, type Tally } from './judge-points.ts';

const PAPERS = fileURLToPath(new URL('../../training/languages', import.meta.url));

interface Row {
  readonly tally: Tally;
  readonly told: FactsTold;
  readonly refused: number;
}

interface Options {
  readonly print: string | undefined;
  readonly readAnyway: boolean;
}

/** Reads every paper once for each role and prints a table with a column for each language. */
export async function judgeLanguages(
  languages: readonly string[],
  { print, readAnyway }: Options,
): Promise<void> {
  const rows = new Map<string, Row>();
  const alike = new Map<string, readonly boolean[]>();
  for (const paper of readPapers(PAPERS)) {
    if (languages.length > 0 && !languages.includes(paper.language)) continue;
    if (!paper.isLegal) {
      for (const name of [paper.language, 'all'])
        alike.set(name, [...(alike.get(name) ?? []), await isRefused(paper)]);
      continue;
    }
    for (const index of paper.roles.keys()) {
      const row = await judge(paper, index, { print, readAnyway });
      for (const name of [paper.language, 'all']) {
        const before = rows.get(name) ?? { tally: NOTHING, told: NO_FACTS, refused: 0 };
        rows.set(name, {
          tally: sum(before.tally, row.tally),
          told: added(before.told, row.told),
          refused: before.refused + row.refused,
        });
      }
    }
  }
  const names = [...rows.keys()].filter((name) => name !== 'all');
  const shown = [...names, 'all'].map((name) => rows.get(name)!);
  console.log(' '.repeat(30), [...names, 'all'].map((name) => name.padStart(8)).join(''));
  for (const [title, cell] of COLUMNS)
    console.log(title.padEnd(30), shown.map((row) => cell(row).padStart(8)).join(''));
  const refused = [...names, 'all'].map((name) => {
    const judged = alike.get(name) ?? [];
    return share(judged.filter(Boolean).length, judged.length).padStart(8);
  });
  console.log('look-alikes refused %'.padEnd(30), refused.join(''));
}

async function isRefused(paper: MarkedPaper): Promise<boolean> {
  const country = paper.country;
  const document = await readText(Buffer.from(paper.text), country);
  const verdict = analyzeByRules({
    document,
    reader: { identity: '', country },
    today: new Date('2026-11-20'),
  });
  return verdict.outcome === 'rejected';
}

async function judge(paper: MarkedPaper, index: number, { print, readAnyway }: Options): Promise<Row> {
  const country = paper.country;
  const identity = paper.says[index]!;
  const role = paper.roles[index]!;
  const document = await readText(Buffer.from(paper.text), country);
  const today = new Date('2026-11-20');
  const verdict = analyzeByRules({ document, reader: { identity, country }, today, readAnyway });
  const report = verdict.outcome === 'completed' && 'report' in verdict ? verdict.report : null;
  const side = report?.sides.find(({ id }) => id === report.reader.sideId);
  const isKnown = side !== undefined && isRole(paper, role, side, report!.sides);
  const { tally, lines } = judgePoints(paper, role, { report, isKnown });
  const { counts, missed } = judgeFacts(paper, report);
  const heading = `${paper.id} as ${identity}`;
  for (const { kind, text } of lines)
    if (print === 'all' || print === kind) console.log(`${heading}: ${kind} ${text}`);
  if (print === 'facts' || print === 'all') {
    if (!isKnown) console.log(`${heading}: reader not known, taken for ${side?.name ?? 'nobody'}`);
    if (index === 0) for (const line of missed) console.log(`${heading}: ${line}`);
  }
  // facts and duties are the same for both readers
  return { tally, told: index === 0 ? counts : NO_FACTS, refused: Number(report === null) };
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(0);
const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['reports', ({ tally }) => String(tally.reports)],
  ['refused as not legal', ({ refused }) => String(refused)],
  ['side rightly known %', ({ tally }) => share(tally.known, tally.reports)],
  ['burdens found %', ({ tally }) => share(tally.raised, tally.marked)],
  ['high ones found %', ({ tally }) => share(tally.raisedHigh, tally.high)],
  ['points a report', ({ tally }) => (tally.points / Math.max(1, tally.reports)).toFixed(1)],
  ['marked for the reader %', ({ tally }) => share(tally.right, tally.points)],
  ['on a fine place %', ({ tally }) => share(tally.fine, tally.points)],
  ["on the other side's burden %", ({ tally }) => share(tally.others, tally.points)],
  ['high points on no burden %', ({ tally }) => share(tally.highWrong, tally.highPoints)],
  ['facts told %', ({ told }) => share(told.factsTold, told.facts)],
  ['duties told %', ({ told }) => share(told.dutiesTold, told.duties)],
  ['… of the right side %', ({ told }) => share(told.dutiesOnSide, told.dutiesTold)],
];
