import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

// The shapes that npm writes.
const manifest = read('package.json') as Readonly<Record<string, Readonly<Record<string, string>>>>;
const { packages } = read('package-lock.json') as {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
};
const root = join(import.meta.dirname, '../..');
/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The first version without a known hole, and which hole that is. A check of our own, because an advisory service is not
 * there for everybody who builds this.
 */
const FLOORS = [
  ['multer', '2.3.0', 'CVE-2025-48997, CVE-2026-3304: one malformed upload ends the process'],
  ['sharp', '0.35.0', 'CVE-2026-33327, CVE-2026-33328, CVE-2026-35590, CVE-2026-35591 in libvips'],
] as const;

const installed = (name: string): string[] =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
  );

const isAtLeast = (version: string, floor: string): boolean => {
  const [have = [], want = []] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = want.findIndex((part, index) => part !== have[index]);
  return at < 0 || have[at]! > want[at]!; // both have three parts
};

describe('What the product is built from', () => {
  it.each(FLOORS)('has every copy of %s at %s or newer: %s', (name, floor) => {
    const versions = installed(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('compares versions number by number', () => {
    expect([
      isAtLeast('2.10.0', '2.3.0'),
      isAtLeast('2.3.0', '2.3.0'),
      isAtLeast('2.2.9', '2.3.0'),
      isAtLeast('3.0.0-rc.1', '2.3.0'),
      isAtLeast('0.34.9', '0.35.0'),
    ]).toEqual([true, true, false, true, false]);
  });

  it('names each package with one exact version', () => {
    const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('has the licence of each package on a page (npm run licences)', () => {
    const page = readFileSync(join(root, 'docs/licences.md'), 'utf8');
    const rows = [...page.matchAll(/^\| \[?([^\]|]+?)(?:\]\([^)]*\))? \| (\d\S*) \| [^|]+ \|$/gm)];
    const direct = { ...manifest['dependencies'], ...manifest['devDependencies'] };
    expect(Object.fromEntries(rows.map(([, name, version]) => [name, version]))).toEqual(direct);
  });

  it('is locked to the content of every package', () => {
    const withoutHash = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    expect(withoutHash.map(([path]) => path)).toEqual([]);
  });

  it('runs on a version of Node that is maintained', () => {
    expect(manifest['engines']?.['node']).toBe('>=24');
    for (const [name, version] of Object.entries(manifest['optionalDependencies'] ?? {})) {
      if (name.startsWith('node-')) expect(version).toMatch(/^24\./);
    }
  });
});

describe('The bill of materials', () => {
  interface Component {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly unknown[];
  }
  let folder: string;
  let text: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'legible-sbom-'));
    execFileSync(process.execPath, [join(root, 'tools/write-sbom.ts'), folder], { stdio: 'ignore' });
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/^legible-\d+\.\d+\.\d+\.cdx\.json$/);
    text = readFileSync(join(folder, file), 'utf8');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is CycloneDX, names the product, and knows nothing of the machine it was written on', () => {
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { type: 'application', name: 'legible' } },
    });
    expect(text).not.toContain(root);
    expect(text).not.toContain('file:');
  });

  it('names every package of the lock file, each with the hash of its content', () => {
    const { components } = JSON.parse(text) as { readonly components: readonly Component[] };
    const named = components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    );
    const locked = Object.entries(packages).flatMap(([path, { version }]) =>
      path === '' ? [] : [`${nameOf(path)}@${version}`],
    );
    expect(new Set(named)).toEqual(new Set(locked));
    expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  });
});
