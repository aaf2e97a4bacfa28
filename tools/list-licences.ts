/** `npm run licences`: writes docs/licences.md, the direct dependencies with version, licence and where they come from. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..');
// package.json files of npm packages have this shape.
const manifestOf = (...path: string[]): Manifest =>
  JSON.parse(readFileSync(join(root, ...path, 'package.json'), 'utf8')) as Manifest;

const own = manifestOf();
const rows = (names: readonly string[]): string[] =>
  names.toSorted().map((name) => {
    const { version, license = 'see its repository', homepage } = manifestOf('node_modules', name);
    return `| ${homepage === undefined ? name : `[${name}](${homepage})`} | ${version} | ${license} |`;
  });
const table = (title: string, names: readonly string[]): string =>
  [`## ${title}`, '', '| package | version | licence |', '|---|---|---|', ...rows(names), ''].join('\n');

writeFileSync(
  join(root, 'docs/licences.md'),
  [
    '# Licences',
    '',
    'Direct dependencies, written by `npm run licences`. The whole tree: `npm run sbom`.',
    'The OCR models inside the `@tesseract.js-data` packages are those of the Tesseract project (Apache-2.0).',
    '',
    table('Part of the product', Object.keys(own.dependencies ?? {})),
    table('Built into the page, or used to build and test', Object.keys(own.devDependencies ?? {})),
  ].join('\n'),
);
