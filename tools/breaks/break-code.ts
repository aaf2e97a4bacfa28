/**
 * `npm run test:breaks -- [--seed 1] [--count 30] [--in FOLDER] [--before DIR] [--keep FILE.json] [--only N] [--tests WORD]`: breaks the code
 * in seeded places, one at a time and in a copy of the tree, runs the tests near each place, and says which breaks were caught.
 * `--before` is the checkout of an earlier version, with its own packages: only places whose line stands in both versions are
 * chosen, each is tried in both, and a break that was caught there and is not caught here fails the run. `--keep` keeps the
 * places that were chosen and what became of them, also as a page beside it (`.md`); a later call goes on with the same list.
 * `--only` tries one place of it, from 1 on, and `--tests WORD,WORD` first the tests whose paths hold one of these words.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { applyBreak, breaksIn, chooseBreaks, type Break } from './breaks.ts';
import { breaksPage, isLost, type Outcome } from './page.ts';
import { createTrial, filesOf, type Trial } from './trial.ts';

/** Where code stands, and the vitest projects that test it, the nearest first. The first folder that fits counts. */
const AREAS: readonly { readonly folder: string; readonly projects: readonly string[] }[] = [
  { folder: 'backend/src/domain', projects: ['domain', 'http'] },
  { folder: 'backend/src/marking', projects: ['domain', 'http'] },
  { folder: 'backend/src/adapters/http', projects: ['http'] },
  { folder: 'backend/src/adapters', projects: ['adapters', 'http'] },
  { folder: 'backend/src', projects: ['http', 'adapters'] },
  { folder: 'config', projects: ['domain', 'http'] },
  { folder: 'frontend/src', projects: ['frontend'] },
];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    in: { type: 'string', default: '' },
    only: { type: 'string' },
    before: { type: 'string' },
    keep: { type: 'string' },
    tests: { type: 'string', default: '' },
  },
});
const nearest = values.tests.split(',').filter((word) => word !== '');
const root = resolve(import.meta.dirname, '../..');
const before = values.before === undefined ? null : resolve(values.before);
const pathNow = before === null ? (path: string) => path : movesSince(before);

const all: readonly Outcome[] =
  readKept() ?? chooseBreaks(placesByArea(), Number(values.count), Number(values.seed));
keep(all);
const trials = { now: createTrial(root), before: before === null ? null : createTrial(before) };
process.once('SIGINT', () => process.exit(130));
const outcomes = all.map((one, index) => {
  if (values.only !== undefined && index + 1 !== Number(values.only)) return one;
  const outcome = tryBreak(one);
  console.log(
    `${outcome.caughtNow === null ? 'MISSED ' : 'caught '} ${pathNow(one.file)} (${one.kind})` +
      `${before === null ? '' : `, before by ${outcome.caughtBefore ?? 'none'}`}, now by ${outcome.caughtNow ?? 'none'}` +
      `\n          ${one.line}\n       →  ${one.broken}`,
  );
  return outcome;
});
keep(outcomes);

const lost = outcomes.filter(isLost).length;
const caught = outcomes.filter(({ caughtNow }) => typeof caughtNow === 'string').length;
if (before !== null) console.log(`\n${lost} caught before and not now.`);
console.log(`${caught} of ${outcomes.length} caught.`);
process.exitCode = lost === 0 ? 0 : 1;

function tryBreak(one: Outcome): Outcome {
  const caughtBefore =
    trials.before === null || one.caughtBefore !== undefined
      ? one.caughtBefore
      : noticedBy(trials.before, one);
  const halfTried = caughtBefore === undefined ? one : { ...one, caughtBefore };
  // The tests of one version may take minutes, so nobody has to wait for them twice.
  keep(all.map((other) => (other === one ? halfTried : other)));
  return { ...halfTried, caughtNow: noticedBy(trials.now, { ...one, file: pathNow(one.file) }) };
}

/** The project whose tests noticed, or null. Most breaks are caught by the nearest tests that import the file. */
function noticedBy(trial: Trial, one: Break): string | null {
  return areaOf(pathNow(one.file)).projects.find((project) => trial.notices(one, project, nearest)) ?? null;
}

function areaOf(file: string): (typeof AREAS)[number] {
  const area = AREAS.find(({ folder }) => file.startsWith(`${folder}/`));
  if (area === undefined) throw new Error(`No tests are known for ${file}.`);
  return area;
}

/** Every break that can be made, by area: in the earlier version those that can be made here too. */
function placesByArea(): Break[][] {
  const tree = before ?? root;
  const files = filesOf(tree).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file.startsWith(values.in) &&
      !/\.test\.tsx?$|frontend\/src\/mocks\/|\/weights\.ts$/.test(file) &&
      AREAS.some(({ folder }) => file.startsWith(`${folder}/`)) &&
      existsSync(join(root, pathNow(file))),
  );
  return AREAS.map((area) =>
    files
      .filter((file) => areaOf(pathNow(file)) === area)
      .flatMap((file) => {
        const source = readFileSync(join(root, pathNow(file)), 'utf8');
        return breaksIn(file, readFileSync(join(tree, file), 'utf8')).filter(
          (one) => applyBreak(one, source) !== null,
        );
      }),
  );
}

/** Where the files of an earlier version stand in this one, as git follows them. */
function movesSince(earlier: string): (path: string) => string {
  const commit = git(earlier, 'rev-parse', 'HEAD').trim();
  const fields = git(root, 'diff', '-M40%', '--name-status', '--diff-filter=R', '-z', commit).split('\0');
  const moved = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) moved.set(fields[at + 1] ?? '', fields[at + 2] ?? '');
  return (path) => moved.get(path) ?? path;
}

function git(cwd: string, ...args: readonly string[]): string {
  return spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout;
}

/** What an earlier call kept; null where there is nothing yet. */
function readKept(): readonly Outcome[] | null {
  const { keep: file } = values;
  // A file that this script wrote.
  return file !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Outcome[])
    : null;
}

/** Keeps the list, with what was found out so far, and the same as a page. */
function keep(list: readonly Outcome[]): void {
  const { keep: file } = values;
  if (file === undefined) return;
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(
    file.replace(/\.json$/, '.md'),
    breaksPage(
      list.map((one) => ({ ...one, file: pathNow(one.file) })),
      before === null ? 'none' : git(before, 'rev-parse', '--short=7', 'HEAD').trim(),
    ),
  );
}
