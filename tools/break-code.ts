/**
 * `npm run test:breaks -- [--seed 1] [--count 30] [--in FOLDER] [--save FILE] [--again FILE]`: breaks the code in seeded
 * places, one at a time and in a copy of the tree, runs the tests that should notice, and says which breaks were caught.
 * `--save` keeps the outcome; `--again` tries the same breaks on this tree and fails when one that was caught then is not
 * caught now.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { applyBreak, breaksIn, chooseBreaks, type Break } from './breaks/breaks.ts';

interface Outcome extends Break {
  readonly isCaught: boolean;
}

/** Where code stands, and the vitest projects that test it, the nearest first. The first folder that fits counts. */
const AREAS: readonly { readonly folder: string; readonly projects: readonly string[] }[] = [
  { folder: 'backend/src/domain', projects: ['domain', 'http'] },
  { folder: 'backend/src/adapters/http', projects: ['http'] },
  { folder: 'backend/src/adapters', projects: ['adapters', 'http'] },
  { folder: 'backend/src', projects: ['http', 'adapters'] },
  { folder: 'config', projects: ['domain', 'http'] },
  { folder: 'frontend/src', projects: ['frontend'] },
];

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    in: { type: 'string', default: '' },
    save: { type: 'string' },
    again: { type: 'string' },
  },
});
// A file that this script wrote.
const earlier =
  values.again === undefined ? null : (JSON.parse(readFileSync(values.again, 'utf8')) as readonly Outcome[]);
const breaks = earlier ?? chooseBreaks(placesByArea(), Number(values.count), Number(values.seed));

const copy = mkdtempSync(join(tmpdir(), 'legible-breaks-'));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const file of trackedFiles()) cpSync(join(root, file), join(copy, file));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
if (existsSync(join(root, 'frontend/dist'))) {
  cpSync(join(root, 'frontend/dist'), join(copy, 'frontend/dist'), { recursive: true });
}

const areas = new Set(breaks.map(({ file }) => areaOf(file)));
for (const area of areas) {
  if (!hasPassed(area)) throw new Error(`The tests of ${area.folder} fail on unbroken code.`);
}
const outcomes = breaks.flatMap(tryBreak);
if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(outcomes, null, 2)}\n`);

const isLost = (outcome: Outcome) =>
  !outcome.isCaught &&
  earlier?.some(
    ({ file, broken, isCaught }) => isCaught && file === outcome.file && broken === outcome.broken,
  );
const lost = outcomes.filter((outcome) => isLost(outcome) === true);
if (earlier !== null) console.log(`\n${lost.length} caught before and not now.`);
console.log(`${outcomes.filter(({ isCaught }) => isCaught).length} of ${outcomes.length} caught.`);
process.exitCode = lost.length === 0 ? 0 : 1;

function tryBreak(one: Break): Outcome[] {
  const path = join(copy, one.file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const broken = applyBreak(one, source);
  if (broken === null) {
    console.log(`gone    ${one.file}: ${one.line}`);
    return [];
  }
  writeFileSync(path, broken);
  // Most breaks are caught by the tests that import the file; the others need all, also those that start the product.
  const isCaught = !passes(['related', '--run', one.file]) || !hasPassed(areaOf(one.file));
  writeFileSync(path, source);
  console.log(
    `${isCaught ? 'caught ' : 'MISSED '} ${one.file} (${one.kind})\n          ${one.line}\n       →  ${one.broken}`,
  );
  return [{ ...one, isCaught }];
}

/** Whether the tests of an area pass in the copy. */
function hasPassed({ projects }: (typeof AREAS)[number]): boolean {
  return projects.every((project) => passes(['run', '--project', project]));
}

/** Whether the tests that vitest chooses by these arguments pass. They stop at the first failure; one that hangs has failed. */
function passes(tests: readonly string[]): boolean {
  const { status } = spawnSync('vitest', [...tests, '--bail=1', '--reporter=dot'], {
    cwd: copy,
    stdio: 'ignore',
    timeout: 900_000,
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function areaOf(file: string): (typeof AREAS)[number] {
  const area = AREAS.find(({ folder }) => file.startsWith(`${folder}/`));
  if (area === undefined) throw new Error(`No tests are known for ${file}.`);
  return area;
}

function placesByArea(): Break[][] {
  const files = trackedFiles().filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file.startsWith(values.in) &&
      !/\.test\.tsx?$|frontend\/src\/mocks\/|\/weights\.ts$/.test(file) &&
      AREAS.some(({ folder }) => file.startsWith(`${folder}/`)),
  );
  return AREAS.map((area) =>
    files
      .filter((file) => areaOf(file) === area)
      .flatMap((file) => breaksIn(file, readFileSync(join(root, file), 'utf8'))),
  );
}

function trackedFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
