/**
 * Judges the built-in analyst's risks on papers with as few burdens as people really meet, by writers whom nobody tuned for.
 *
 *   npm run eval:natural -- [SET …] [--papers FOLDER] [--held-out FOLDER] [--print right|wrong|missed|facts|all]
 *   npm run eval:natural -- --languages [LANGUAGE …] [--print right|wrong|missed|facts|all]
 *
 * The papers are those of `training/papers` whose writers were asked for natural proportions (w5 and later). The shipped classifier was
 * taught on them; with `--held-out`, the folder that `npm run train:burdens -- --held-out` and `npm run train:evidence` have written,
 * each is read with weights that left its writer out. Every paper is read once for each of its roles. A point counts as right where
 * one of its quotes lies on a burden marked for that reader; a burden as found where a quote of a point lies on it. Facts and
 * duties are held against the head and the marks of the papers, by the first role's report. With `--languages` it reads the papers of
 * `training/languages` instead.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import { toLegalText } from '../backend/src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../backend/src/domain/analysis/reading/sides/find-sides.ts';
import { readPapers, type MarkedPaper } from '../tools/burdens/papers.ts';
import { NATURAL } from '../tools/burdens/sets.ts';
import { isSideOf } from '../tools/burdens/right-reader.ts';
import { useHeldOut } from './everyday/held-out.ts';
import { readText } from './everyday/read-text.ts';
import { judgeLanguages } from './natural/by-language.ts';
import { added, judgeFacts, NO_FACTS, type FactsTold } from './natural/judge-facts.ts';
import { judgePoints, NOTHING, sum, type Tally } from './natural/judge-points.ts';

const PAPERS = fileURLToPath(new URL('../training/papers', import.meta.url));
const SETS = NATURAL;
/** A paper with fewer marks of risk than this, for both readers together, counts as fair. */
const FAIR = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    papers: { type: 'string', default: PAPERS },
    'held-out': { type: 'string' },
    print: { type: 'string' },
    languages: { type: 'boolean', default: false },
    'read-anyway': { type: 'boolean', default: false },
  },
});
if (values.languages) {
  await judgeLanguages(positionals, { print: values.print, readAnyway: values['read-anyway'] });
  process.exit();
}

const rows: [name: string, tally: Tally][] = [];
const told: FactsTold[] = [];
const bothHands: Record<'weaker' | 'stronger', Tally> = { weaker: NOTHING, stronger: NOTHING };
const fair: Tally[] = [];
let known = NOTHING;
for (const set of positionals.length > 0 ? positionals : SETS) {
  if (values['held-out'] !== undefined) useHeldOut(values['held-out'], { set });
  let whole = NOTHING;
  let facts = NO_FACTS;
  for (const paper of readPapers(join(values.papers, set))) {
    if (!paper.isLegal || paper.roles.length === 0) continue;
    for (const index of paper.roles.keys()) {
      const { tally, counts } = await read(paper, index);
      // the same for both readers
      if (index === 0) facts = added(facts, counts);
      whole = sum(whole, tally);
      const hand = index === 0 ? 'weaker' : 'stronger';
      bothHands[hand] = sum(bothHands[hand], tally);
      if (tally.known === 1) known = sum(known, tally);
      if (paper.marks.filter(({ tag }) => tag[0] === 'R').length < FAIR) fair.push(tally);
    }
  }
  rows.push([set, whole]);
  told.push(facts);
}
told.push(told.reduce(added, NO_FACTS));
const all = rows.reduce((total, [, tally]) => sum(total, tally), NOTHING);
rows.push(['all', all], ['weaker', bothHands.weaker], ['stronger', bothHands.stronger]);
rows.push(['fair', fair.reduce(sum, NOTHING)], ['known', known]);

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(0);
const columns: readonly (readonly [string, (tally: Tally) => string])[] = [
  ['reports', ({ reports }) => String(reports)],
  ['side rightly known %', ({ known, reports }) => share(known, reports)],
  ['points a report', ({ points, reports }) => (points / Math.max(1, reports)).toFixed(1)],
  ['marked for the reader %', ({ right, points }) => share(right, points)],
  ['… of those told as found %', ({ rightFound, found }) => share(rightFound, found)],
  ['on a fine place %', ({ fine, points }) => share(fine, points)],
  ["on the other side's burden %", ({ others, points }) => share(others, points)],
  ['burdens found %', ({ raised, marked }) => share(raised, marked)],
  ['high ones found %', ({ raisedHigh, high }) => share(raisedHigh, high)],
  ['high points on no burden %', ({ highWrong, highPoints }) => share(highWrong, highPoints)],
];
console.log(' '.repeat(30), rows.map(([name]) => name.padStart(8)).join(''));
for (const [title, cell] of columns)
  console.log(title.padEnd(30), rows.map(([, tally]) => cell(tally).padStart(8)).join(''));
const factColumns: readonly (readonly [string, (facts: FactsTold) => string])[] = [
  ['facts told %', ({ factsTold, facts }) => share(factsTold, facts)],
  ['duties told %', ({ dutiesTold, duties }) => share(dutiesTold, duties)],
  ['… of the right side %', ({ dutiesOnSide, dutiesTold }) => share(dutiesOnSide, dutiesTold)],
];
for (const [title, cell] of factColumns)
  console.log(title.padEnd(30), told.map((facts) => cell(facts).padStart(8)).join(''));

async function read(paper: MarkedPaper, index: number): Promise<{ tally: Tally; counts: FactsTold }> {
  const country = paper.country;
  const document = await readText(Buffer.from(paper.text), country);
  const identity = paper.says[index]!;
  const verdict = analyzeByRules({ document, reader: { identity, country }, today: new Date('2026-11-20') });
  const report = verdict.outcome === 'completed' && 'report' in verdict ? verdict.report : null;
  const { reader } = findPaperSides(toLegalText(document), identity);
  const isKnown = reader !== null && isSideOf(reader, paper, index);
  const { tally, lines } = judgePoints(paper, paper.roles[index]!, { report, isKnown });
  const wanted = values.print === 'all' ? lines : lines.filter(({ kind }) => kind === values.print);
  for (const { kind, text } of wanted) console.log(`${paper.id} as ${identity}: ${kind} ${text}`);
  const { counts, missed } = judgeFacts(paper, report);
  if (index === 0 && (values.print === 'facts' || values.print === 'all'))
    for (const line of missed) console.log(`${paper.id}: ${line}`);
  return { tally, counts };
}
