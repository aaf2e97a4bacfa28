/**
 * Figures of marking Word documents: `npm run bench:marking`. Prints a table and writes docs/benchmarks/marking.md.
 *
 *   CORPUS_DIR=…    a folder with DOCX files of other programs
 *   EVERYDAY_DIR=…  labelled papers as text (with `gold.jsonl`); LibreOffice makes DOCX files of some, and their dates are counted
 *
 * Needs LibreOffice for what it is asked about (Debian: `apt install libreoffice-writer-nogui`); says so where it is missing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

import { analyzeByRules } from '../backend/src/domain/analysis/analyze-by-rules.ts';
import type { Report } from '../backend/src/domain/analysis/report/report.ts';
import { calendarDates } from '../backend/src/marking/calendar-dates.ts';
import { calendarFile } from '../backend/src/marking/calendar-file.ts';
import type { MarkPoint } from '../backend/src/marking/mark-point.ts';
import { markPointOf, proposalsOf } from '../backend/src/marking/proposals.ts';
import type { Country } from '../config/product.ts';
import { readText } from './everyday/read-text.ts';
import { AUTHOR, checkPaper, mark, type PaperFigures } from './marking/check-paper.ts';
import { choosePoints } from './marking/choose-points.ts';
import { converted, hasOffice, seenIn } from './marking/office.ts';
import { acceptedByOracle, editedByOracle } from './marking/oracle.ts';
import { madePapers, type Paper } from './marking/papers.ts';
import { readDocx } from './marking/read-docx.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
const SETS = ['a', 'b', 'c', 'f', 'g', 'h'];
/** Papers of each set that are made into DOCX files. */
const CONVERTED_A_SET = 4;
const ADDITION: MarkPoint = {
  id: 'added',
  quote: null,
  comment: ['This is missing.'],
  replacement: null,
  addition: 'Either side may end this by one month of written notice.',
};

interface Gold {
  readonly docId: string;
  readonly isLegal: boolean;
  readonly country: Country;
  readonly roles: readonly { readonly say: string }[];
  readonly dates: readonly { readonly value: string }[];
}
interface Row {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}
interface Judged {
  readonly paper: Paper;
  readonly figures: PaperFigures;
  readonly points: readonly MarkPoint[];
}

const rows: Row[] = [];
const note = (what: string, asked: string, measured: string, holds: boolean): void => {
  rows.push({ what, asked, measured, holds });
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
};
const share = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`}`;

const office = hasOffice();
if (!office) console.log('LibreOffice is not installed: what it is asked about is left out.');
const everyday = process.env['EVERYDAY_DIR'];
const FIXTURES = fileURLToPath(new URL('../backend/test/fixtures/documents', import.meta.url));
const papers = [
  ...madePapers(),
  ...papersIn(FIXTURES),
  ...papersIn(process.env['CORPUS_DIR']),
  ...everydayPapers(),
];
const judged: Judged[] = [];
for (const paper of papers) {
  const one = await judge(paper);
  if (one === null) console.log(`     ${paper.name}: holds no words`);
  else judged.push(one);
}
tell(judged);
await tellOracle(judged);
if (office) tellOffice(judged);
if (everyday !== undefined) await tellDates(everyday);
writeReport();

function papersIn(folder: string | undefined): Paper[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.docx'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}

function everydayPapers(): Paper[] {
  if (everyday === undefined || !office) return [];
  const texts = SETS.flatMap((set) =>
    goldOf(everyday, set)
      .filter(({ isLegal }) => isLegal)
      .slice(0, CONVERTED_A_SET)
      .map(({ docId }) => ({
        name: docId,
        bytes: new Uint8Array(readFileSync(join(everyday, set, 'docs', `${docId}.txt`))),
      })),
  );
  const made = converted(texts, 'txt', 'docx', ['--infilter=Text (encoded):UTF8']);
  return texts.flatMap(({ name }, index) => {
    const bytes = made[index] ?? null;
    return bytes === null ? [] : [{ name, bytes }];
  });
}

function goldOf(folder: string, set: string): Gold[] {
  return readFileSync(join(folder, set, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Gold);
}

/** Marks a paper with points spread over it, and with those of its report where it has one. */
async function judge(paper: Paper): Promise<Judged | null> {
  const document = await readDocx(paper.bytes).catch(() => null);
  if (document === null) return null;
  const verdict = analyzeByRules({
    document,
    reader: { identity: 'Tenant', country: 'Other' },
    today: TODAY,
  });
  const report = 'report' in verdict ? verdict.report : null;
  const own = report === null ? [] : proposalsOf(report).map((one) => markPointOf(one));
  const points = [
    ...own,
    ...choosePoints(document),
    ...(own.some(({ addition }) => addition) ? [] : [ADDITION]),
  ];
  const first = checkPaper(paper.bytes, points, []);
  const again = await readDocx(first.marked.bytes);
  const figures = checkPaper(paper.bytes, points, choosePoints(again, 1));
  const faults = [
    ...(figures.isRejectedSame ? [] : ['rejected']),
    ...(figures.isAcceptedIntended ? [] : ['accepted']),
    ...(figures.areOthersEqual ? [] : ['others']),
    ...(figures.keepsFirst ? [] : ['second marking']),
    ...figures.faults,
    ...(figures.placed === figures.points ? [] : [`placed ${figures.placed} of ${figures.points}`]),
  ];
  if (faults.length > 0) console.log(`     ${paper.name}: ${faults.join(', ')}`);
  return { paper, figures, points };
}

function tell(all: readonly Judged[]): void {
  const every = (what: string, holds: (figures: PaperFigures) => boolean): void => {
    const good = all.filter(({ figures }) => holds(figures)).length;
    note(what, '100 %', share(good, all.length), good === all.length);
  };
  note('Word documents', 'at least 60', String(all.length), all.length >= 60);
  every('all changes rejected = the original text', ({ isRejectedSame }) => isRejectedSame);
  every('all changes accepted = the intended text', ({ isAcceptedIntended }) => isAcceptedIntended);
  every('parts and paragraphs not touched equal byte for byte', ({ areOthersEqual }) => areOthersEqual);
  every('order and nesting of the schema', ({ faults }) => faults.length === 0);
  every('a second marking works and keeps the first', ({ keepsFirst }) => keepsFirst);
  const sum = (of: (figures: PaperFigures) => number): number =>
    all.reduce((total, { figures }) => total + of(figures), 0);
  const [points, placed] = [sum((one) => one.points), sum((one) => one.placed)];
  note('points placed at their words', 'at least 98 %', share(placed, points), placed >= 0.98 * points);
  const long = all.find(({ paper }) => paper.name === 'fifty-pages');
  if (long !== undefined) {
    const ms = Math.round(long.figures.milliseconds);
    note(`50 pages, ${long.figures.points} points, in Node`, 'at most 1,500 ms', `${ms} ms`, ms <= 1_500);
  }
}

/** The same edits by an independent library, and all changes of ours accepted by it. */
async function tellOracle(all: readonly Judged[]): Promise<void> {
  let [asked, same, refused] = [0, 0, 0];
  for (const { paper, figures, points } of all) {
    const changed = new Set(figures.marked.points.filter(({ as }) => as === 'change').map(({ id }) => id));
    const edits = points.filter(({ id }) => changed.has(id));
    if (edits.length === 0) continue;
    asked += 1;
    const theirs = await editedByOracle(paper.bytes, edits).catch(() => null);
    if (theirs === null) {
      refused += 1;
      continue;
    }
    const ours = await acceptedByOracle(mark(paper.bytes, edits).bytes);
    if (ours === theirs) same += 1;
    else console.log(`     ${paper.name}: the oracle says something else`);
  }
  const done = asked - refused;
  note(
    'same accepted text as by an independent library',
    'at least 95 %',
    `${share(same, done)}; it refused ${refused} more`,
    same >= 0.95 * done,
  );
}

function tellOffice(all: readonly Judged[]): void {
  const files = all.map(({ paper, figures }) => ({ name: paper.name, bytes: figures.marked.bytes }));
  const flat = converted(files, 'docx', 'fodt');
  let [opened, made, seen] = [0, 0, 0];
  for (const [index, { paper, figures }] of all.entries()) {
    const bytes = flat[index] ?? null;
    const marks = seenIn(bytes === null ? '' : new TextDecoder().decode(bytes), AUTHOR);
    const added = figures.marked.points.filter(({ as }) => as === 'addition').length;
    const isSeen = marks.deletions >= figures.changes && marks.insertions >= figures.changes + added;
    if (bytes !== null && isSeen) opened += 1;
    else console.log(`     ${paper.name}: ${bytes === null ? 'not opened' : 'changes not seen'}`);
    made += figures.comments;
    seen += Math.min(marks.comments, figures.comments);
    if (marks.comments < figures.comments) console.log(`     ${paper.name}: not every comment is seen`);
  }
  const what = 'opened by LibreOffice with the changes seen as changes';
  note(what, '100 %', share(opened, all.length), opened === all.length);
  note('comments that LibreOffice shows', 'at least 98 %', share(seen, made), seen >= 0.98 * made);
}

/** Dates of the labelled papers in the list, and every calendar file read back by two parsers. */
async function tellDates(folder: string): Promise<void> {
  let [gold, held, files, first, second] = [0, 0, 0, 0, 0];
  for (const set of SETS) {
    for (const paper of goldOf(folder, set).filter(({ isLegal }) => isLegal)) {
      const bytes = readFileSync(join(folder, set, 'docs', `${paper.docId}.txt`));
      const document = await readText(bytes, paper.country);
      const identity = paper.roles[0]?.say ?? 'User';
      const verdict = analyzeByRules({
        document,
        reader: { identity, country: paper.country },
        today: TODAY,
      });
      const report: Report | null = 'report' in verdict ? verdict.report : null;
      const dates = report === null ? [] : calendarDates(report, TODAY);
      const listed = new Set(dates.map(({ date }) => date));
      const wanted = new Set(paper.dates.map(({ value }) => value));
      gold += wanted.size;
      held += [...wanted].filter((day) => listed.has(day)).length;
      const fixed = dates.filter(({ date }) => date !== null);
      if (fixed.length === 0) continue;
      const text = calendarFile(dates, {
        paper: report!.paper.kind,
        seed: paper.docId,
        brand: 'Legible',
        now: TODAY,
      });
      files += 1;
      const days = JSON.stringify(fixed.map(({ date }) => date!).toSorted(byText));
      if (JSON.stringify(daysByIcal(text)) === days) first += 1;
      if (JSON.stringify(daysByNodeIcal(text)) === days) second += 1;
    }
  }
  note('dates of the labels that stand in the list', 'at least 90 %', share(held, gold), held >= 0.9 * gold);
  note('calendar files read back by ical.js', '100 %', share(first, files), first === files);
  note('calendar files read back by node-ical', '100 %', share(second, files), second === files);
}

function byText(a: string, b: string): number {
  return a.localeCompare(b);
}

function daysByIcal(text: string): string[] {
  return new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).startDate.toString())
    .toSorted(byText);
}

function daysByNodeIcal(text: string): string[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .flatMap((entry) => (entry?.type === 'VEVENT' ? [isoDay(entry.start)] : []))
    .toSorted(byText);
}

/** node-ical gives whole days at midnight of this machine. */
function isoDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function writeReport(): void {
  const lines = rows.map(
    ({ what, asked, measured, holds }) => `| ${what} | ${asked} | ${measured} | ${holds ? 'yes' : 'no'} |`,
  );
  const text = `# Marking a Word document, letter and calendar

Written by \`npm run bench:marking\`, with papers made in \`bench/marking/papers.ts\`, DOCX files of other programs and papers that LibreOffice made into DOCX. Each is marked with the points of its report and with points spread over all of its text, two in three of them a change.

| what | asked | measured | holds |
|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(new URL('../docs/benchmarks/marking.md', import.meta.url), text);
}
