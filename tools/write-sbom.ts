/**
 * `npm run sbom [-- FOLDER]`: writes the bill of materials of this version (CycloneDX) to dist/sbom, from the lock file
 * alone, so without a network. It holds development packages too, marked as such: the page is built from some of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Bom {
  readonly metadata: { readonly component: { name: string } };
  readonly components: readonly unknown[];
}

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'dist/sbom');
// Our own package.json has both.
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const written = execFileSync('npm', ARGUMENTS, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
  // On Windows npm is a script.
  shell: process.platform === 'win32',
});
const bom = JSON.parse(written) as Bom; // npm writes this shape
// npm takes the folder's name for the product's.
bom.metadata.component.name = name;

mkdirSync(folder, { recursive: true });
const file = join(folder, `${name}-${version}.cdx.json`);
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
process.stdout.write(`${bom.components.length} packages: ${file}\n`);
