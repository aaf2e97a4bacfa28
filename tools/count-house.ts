/**
 * `npm run figures`: what a stranger notices about the tree: the rooms with the most files of code, functions over 80 lines,
 * files that import one another in a circle, and the steps from the route of an analysis to the first function of the rules.
 * Ends with 1 where a figure is worse than asked. How many tests there are is the last line of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

const MOST_FILES = 25;
const MOST_STEPS = 6;

/**
 * Each step is a definition that somebody who reads the one before would open next: the file, and the name that stands in
 * it and in the step before.
 */
const STEPS: readonly (readonly [file: string, name: string])[] = [
  ['backend/src/adapters/http/routes/analyze.ts', 'analyzeDocument'],
  ['backend/src/domain/analysis/analyze-document.ts', 'analyst'],
  ['backend/src/ports/analyst.ts', 'analyze'],
  ['backend/src/adapters/isolation/isolated-analyst.ts', 'analyzeByRules'],
  ['backend/src/domain/analysis/tasks.ts', 'analyzeByRules'],
  ['backend/src/domain/analysis/analyze-by-rules.ts', 'readPaper'],
  ['backend/src/domain/analysis/reading/read-paper.ts', 'readPaper'],
];

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\0')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));

const rooms = new Map<string, number>();
for (const file of tracked) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
const largest = [...rooms].toSorted((a, b) => b[1] - a[1]);
console.log(`Files of code flat in one folder: at most ${largest[0]?.[1]} (asked: ${MOST_FILES})`);
for (const [folder, count] of largest.slice(0, 5)) console.log(`  ${count}  ${folder}`);

// The linter ends with an error at any other function over 80 lines.
const excused = tracked.flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('// oxlint-disable-next-line max-lines-per-function'))
    .map((line) => `  ${file}: ${line.split(' -- ')[1] ?? 'without a reason'}`),
);
console.log(`\nFunctions over 80 lines: ${excused.length}, each with its reason above it`);
console.log(excused.join('\n'));

const circles = filesInCircles();
console.log(`\nFiles that import one another in a circle: ${circles.length}`);
if (circles.length > 0) console.log(`  ${circles.join('\n  ')}`);

const broken = STEPS.filter(([file, name]) => !new RegExp(String.raw`\b${name}\b`).test(read(file)));
console.log(`\nFrom the route to the rules: ${STEPS.length - 1} steps (asked: ${MOST_STEPS})`);
for (const [file, name] of STEPS) console.log(`  ${file}: ${name}`);
for (const [file, name] of broken) console.log(`  not true any more: ${name} in ${file}`);

const isAsAsked =
  (largest[0]?.[1] ?? 0) <= MOST_FILES &&
  circles.length === 0 &&
  broken.length === 0 &&
  STEPS.length - 1 <= MOST_STEPS;
process.exitCode = isAsAsked ? 0 : 1;

/** Files that reach themselves by imports of values. */
function filesInCircles(): string[] {
  const imports = new Map(
    tracked.map((file) => {
      const found = read(file).matchAll(/^(?:import|export) (?!type\b)[^'"]{0,2000}from '(\.[^'\n]+)'/gm);
      return [file, [...found].map(([, path]) => posix.join(dirname(file), path ?? ''))] as const;
    }),
  );
  const reaches = (start: string, goal: string, seen: Set<string>): boolean =>
    (imports.get(start) ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return tracked.filter((file) => reaches(file, file, new Set()));
}
