import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

/** What a file may import, by where it stands. First match wins; `to` is a path from the root, or a package's name. */
interface Rule {
  readonly zone: string;
  readonly holds: (file: string) => boolean;
  readonly allows: (edge: Import) => boolean;
}

const isUnder =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const isPackage = (to: string) => !isUnder('backend', 'frontend', 'config', 'tools', 'bench')(to);
const isBuiltin = (to: string) => to.startsWith('node:') || builtinModules.includes(to);

const inDomain = isUnder('backend/src/domain');
const inPorts = isUnder('backend/src/ports');
const inConfig = isUnder('config');
const inMarking = isUnder('backend/src/marking');
const inChanges = isUnder('frontend/src/features/analysis/changes');
const PRODUCT = 'config/product.ts';
const APP_CONFIG = 'config/app-config.ts';

/** `backend/src/adapters/http/routes/x.ts` → `backend/src/adapters/http` */
const adapterFolder = (path: string) => path.split('/').slice(0, 4).join('/');
/** `frontend/src/features/admin/x.tsx` → `frontend/src/features/admin` */
const feature = adapterFolder;

const rules: readonly Rule[] = [
  {
    zone: 'domain',
    holds: inDomain,
    allows: ({ to, isTypeOnly }) => inDomain(to) || (inPorts(to) && isTypeOnly) || to === PRODUCT,
  },
  {
    zone: 'ports',
    holds: inPorts,
    allows: ({ to, isTypeOnly }) => isTypeOnly && (inDomain(to) || inPorts(to) || to === PRODUCT),
  },
  {
    zone: 'adapters',
    holds: isUnder('backend/src/adapters'),
    allows: ({ from, to, isTypeOnly }) =>
      inDomain(to) ||
      (inPorts(to) && isTypeOnly) ||
      isUnder(adapterFolder(from))(to) ||
      (isPackage(to) && to !== 'inversify') ||
      to === PRODUCT ||
      (to === APP_CONFIG && isTypeOnly),
  },
  {
    // Runs in the browser too, so it stands on nothing but one package that does, and sentences.
    zone: 'marking',
    holds: inMarking,
    allows: ({ to, isTypeOnly }) =>
      inMarking(to) ||
      to === 'fflate' ||
      to === 'backend/src/domain/analysis/report/languages/request-words.ts' ||
      to === 'backend/src/domain/analysis/report/languages/day-in.ts' ||
      (to === 'backend/src/domain/analysis/report/languages/letter-words.ts' && isTypeOnly) ||
      (to === 'backend/src/domain/analysis/report/report.ts' && isTypeOnly),
  },
  {
    zone: 'composition roots',
    holds: isUnder('backend/src'),
    allows: ({ to }) => isUnder('backend/src')(to) || inConfig(to) || isPackage(to),
  },
  {
    zone: 'config',
    holds: inConfig,
    allows: ({ from, to }) =>
      inConfig(to) || (from !== PRODUCT && to === 'zod') || (from.endsWith('.test.ts') && isPackage(to)),
  },
  {
    zone: 'frontend ui and lib',
    holds: isUnder('frontend/src/ui', 'frontend/src/lib'),
    allows: (edge) =>
      isUnder('frontend/src/ui', 'frontend/src/lib')(edge.to) || isAllowedAnywhereInFrontend(edge),
  },
  {
    // The only folder of the page that stands on the module which both sides share.
    zone: 'frontend changes',
    holds: inChanges,
    allows: (edge) =>
      inMarking(edge.to) ||
      isUnder('frontend/src/ui', 'frontend/src/lib', feature(edge.from))(edge.to) ||
      isAllowedAnywhereInFrontend(edge),
  },
  {
    // The Markdown of a comparison is written in one place, which the page shares.
    zone: 'frontend comparison',
    holds: isUnder('frontend/src/features/analysis/compare'),
    allows: (edge) =>
      edge.to === 'backend/src/domain/analysis/compare/render-comparison.ts' ||
      isUnder('frontend/src/ui', 'frontend/src/lib', feature(edge.from))(edge.to) ||
      isAllowedAnywhereInFrontend(edge),
  },
  {
    zone: 'frontend features',
    holds: isUnder('frontend/src/features'),
    allows: (edge) =>
      isUnder('frontend/src/ui', 'frontend/src/lib', feature(edge.from))(edge.to) ||
      isAllowedAnywhereInFrontend(edge),
  },
  {
    zone: 'frontend',
    holds: isUnder('frontend'),
    allows: (edge) => isUnder('frontend')(edge.to) || isAllowedAnywhereInFrontend(edge),
  },
];

function isAllowedAnywhereInFrontend({ from, to, isTypeOnly }: Import): boolean {
  if (to === PRODUCT) return true;
  if (to === 'backend/src/adapters/http/contract.ts') return isTypeOnly;
  if (isTest(from) && isUnder('frontend/test', 'frontend/src/mocks', 'backend/test/support')(to)) return true;
  return isPackage(to) && (!isBuiltin(to) || isTest(from) || from.startsWith('frontend/vite.'));
}

function isTest(file: string): boolean {
  return (
    /\.(?:test|spec)\.tsx?$/.test(file) ||
    isUnder('frontend/e2e', 'frontend/e2e-firebase', 'frontend/test')(file)
  );
}

function sourceFiles(): string[] {
  return ['backend/src', 'config', 'frontend'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !file.startsWith('frontend/dist')),
  );
}

const STATEMENT =
  /^(?:import|export)\s+(?<type>type\s+)?(?<names>(?:[\w*{}\s,$]+?|\*\s+as\s+\w+)\s+from\s+)?['"](?<path>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<path>[^'"]+)['"]\s*\)/g;

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = [...source.matchAll(STATEMENT), ...source.matchAll(DYNAMIC)];
  return found.map(({ groups, 0: text }) => {
    // Both patterns name the group `path`, so a match always has it.
    const path = groups!.path!;
    const to = path.startsWith('.')
      ? relative(root, resolve(root, dirname(file), path))
          .split(sep)
          .join('/')
      : path;
    const isDynamicType =
      text.startsWith('import(') && !source.includes(`await ${text}`) && !source.includes(`=> ${text}`);
    return { from: file, to, isTypeOnly: groups!.type !== undefined || isDynamicType };
  });
}

/** Folders that import one another, directly or through others. */
function cycles(imports: readonly Import[], groupOf: (path: string) => string): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of imports) {
    if (isTypeOnly || isTest(from) || isPackage(to) || groupOf(from) === groupOf(to)) continue;
    edges.set(groupOf(from), (edges.get(groupOf(from)) ?? new Set()).add(groupOf(to)));
  }
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    [...(edges.get(start) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return [...edges.keys()].filter((group) => reaches(group, group));
}

describe('the architecture', () => {
  const files = sourceFiles();
  const imports = files.flatMap(importsOf);

  it('is judged on every source file there is', () => {
    const onDisk = ['backend/src', 'config', 'frontend/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.tsx?$/.test(name),
      ),
    );
    expect(files.length).toBeGreaterThanOrEqual(onDisk.length);
    expect(files.length).toBeGreaterThan(80);
    const silent = files.filter(
      (file) =>
        /^import\s/m.test(readFileSync(join(root, file), 'utf8')) &&
        !imports.some(({ from }) => from === file),
    );
    expect(silent).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.zone, rule] as const))(
    'lets %s import only what the table allows',
    (_zone, rule) => {
      const inZone = (file: string) => rules.find((candidate) => candidate.holds(file)) === rule;
      const offences = imports.filter((edge) => inZone(edge.from) && !rule.allows(edge));
      expect(offences.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    },
  );

  it('keeps reflect-metadata and inversify in one file', () => {
    const users = imports
      .filter(({ to }) => to === 'inversify' || to === 'reflect-metadata')
      .map(({ from }) => from);
    expect(new Set(users)).toEqual(new Set(['backend/src/composition/wiring.ts']));
  });

  it('has no files and no folders that import one another in a circle', () => {
    expect(cycles(imports, (path) => path)).toEqual([]);
    expect(cycles(imports, (path) => dirname(path))).toEqual([]);
  });

  it('has rooms of at most 25 files, so that a newcomer can read through their names', () => {
    const rooms = new Map<string, number>();
    for (const file of files) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
    expect([...rooms].filter(([, count]) => count > 25)).toEqual([]);
  });

  it('knows an offence when it sees one', () => {
    const edge = (from: string, to: string, isTypeOnly = false): boolean => {
      const rule = rules.find((candidate) => candidate.holds(from));
      return rule?.allows({ from, to, isTypeOnly }) ?? true;
    };
    expect(edge('backend/src/domain/errors.ts', 'koa')).toBe(false);
    expect(edge('backend/src/domain/errors.ts', 'node:fs')).toBe(false);
    expect(edge('backend/src/domain/x.ts', 'backend/src/ports/clock.ts')).toBe(false);
    expect(edge('backend/src/domain/x.ts', 'backend/src/ports/clock.ts', true)).toBe(true);
    expect(edge('backend/src/adapters/http/app.ts', 'backend/src/adapters/postgres/connect.ts')).toBe(false);
    expect(edge('backend/src/adapters/http/app.ts', 'config/env.ts', true)).toBe(false);
    expect(edge('frontend/src/features/admin/x.tsx', 'frontend/src/features/auth/y.tsx')).toBe(false);
    expect(edge('frontend/src/ui/button.tsx', 'frontend/src/features/auth/y.tsx')).toBe(false);
    expect(edge('frontend/src/lib/api.ts', 'backend/src/adapters/http/contract.ts')).toBe(false);
    expect(edge('frontend/src/features/analysis/changes/x.ts', 'backend/src/marking/letter.ts')).toBe(true);
    expect(edge('frontend/src/features/analysis/report/x.ts', 'backend/src/marking/letter.ts')).toBe(false);
    expect(edge('frontend/src/features/analysis/changes/x.ts', 'backend/src/cli/mark.ts')).toBe(false);
    expect(edge('config/product.ts', 'zod')).toBe(false);
    expect(edge('backend/src/marking/zip.ts', 'node:zlib')).toBe(false);
    expect(edge('backend/src/marking/mark-docx.ts', 'backend/src/domain/errors.ts')).toBe(false);
  });
});
