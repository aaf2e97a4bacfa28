import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { runProductCommand } from '../support/processes/run-product-command.ts';

const contract = fileURLToPath(new URL('../fixtures/documents/nda-1p.pdf', import.meta.url));
const sale = fileURLToPath(new URL('../fixtures/contracts/car-sale.txt', import.meta.url));
const RECIPE =
  'Lentil soup\n\nChop two onions and three carrots and fry them in olive oil. Add a cup of red lentils, a spoon of cumin and a litre of stock. Simmer for half an hour, blend, and season with lemon and salt. Serve with bread.';

const analyze = (args: readonly string[], blocks?: number) =>
  runProductCommand('analyze.ts', [...args, '--identity', 'Tenant', '--country', 'India'], blocks);

const isRoot = process.getuid?.() === 0;

describe('npm run analyze on a folder', () => {
  let root = '';
  let folder = '';
  let out = '';
  let runs = 0;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'legible-folder-'));
  });
  beforeEach(async () => {
    runs += 1;
    folder = join(root, `in-${runs}`);
    out = join(root, `out-${runs}`);
    await mkdir(join(folder, 'sub'), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('writes a report for each document in every format asked for, and a table', async () => {
    await copyFile(contract, join(folder, 'sub', 'nda.pdf'));
    await copyFile(sale, join(folder, 'sale.txt'));
    const { exitCode, stdout, stderr } = await analyze([folder, '--out', out, '--format', 'md,json,docx']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const written = await readdir(out, { recursive: true });
    expect(written.toSorted()).toEqual([
      'sale.txt.docx',
      'sale.txt.json',
      'sale.txt.md',
      'sub',
      'sub/nda.pdf.docx',
      'sub/nda.pdf.json',
      'sub/nda.pdf.md',
    ]);
    expect(await readFile(join(out, 'sale.txt.md'), 'utf8')).toMatch(/^### 1\. Key Information\n/);
    expect(JSON.parse(await readFile(join(out, 'sub', 'nda.pdf.json'), 'utf8'))).toMatchObject({
      outcome: 'completed',
      report: { version: 1 },
    });
    expect((await readFile(join(out, 'sale.txt.docx'))).subarray(0, 2).toString()).toBe('PK');
    expect(stdout).toMatch(/^File +Kind +High +Medium +Low +Next date\n/);
    expect(stdout).toMatch(/^sale\.txt +Sale agreement \(car\) +\d+ +\d+ +\d+ /m);
    expect(stdout).toContain('2 of 2 files read\n');
  });

  it('goes on after a bad file, says why it failed, and ends with 1', async () => {
    await writeFile(join(folder, 'bad.pdf'), 'no PDF at all');
    await writeFile(join(folder, 'empty.txt'), '');
    await copyFile(sale, join(folder, 'sale.txt'));
    const { exitCode, stdout } = await analyze([folder, '--out', out]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^bad\.pdf +failed: \S.+\.$/m);
    expect(stdout).toMatch(/^empty\.txt +failed: \S.+\.$/m);
    expect(await readdir(out)).toEqual(['sale.txt.md']);
  });

  it('ends with 3 where every file was read and one is no legal document', async () => {
    await writeFile(join(folder, 'soup.txt'), RECIPE);
    await copyFile(sale, join(folder, 'sale.txt'));
    const { exitCode, stdout } = await analyze([folder, '--out', out]);
    expect(exitCode).toBe(3);
    expect(stdout).toMatch(/^soup\.txt +no legal document /m);
  });

  it('follows no link, and reads none of its own reports', async () => {
    await copyFile(sale, join(folder, 'sale.txt'));
    await symlink('/etc/hostname', join(folder, 'link.txt'));
    await symlink(root, join(folder, 'circle'));
    const { stdout } = await analyze([folder, '--out', join(folder, 'reports')]);
    expect(stdout).toContain('1 of 1 files read; 2 others skipped');
    const again = await analyze([folder, '--out', join(folder, 'reports')]);
    expect(again.stdout).toContain('1 of 1 files read');
  });

  it.skipIf(isRoot)('says that a file or a folder is not readable', async () => {
    await copyFile(sale, join(folder, 'secret.txt'));
    await chmod(join(folder, 'secret.txt'), 0);
    expect((await analyze([folder, '--out', out])).stdout).toContain('The file is not readable for you.');
  });

  it('leaves nothing half-written on a full disk, stops, and says so', async () => {
    await copyFile(contract, join(folder, 'a.pdf'));
    await copyFile(contract, join(folder, 'b.pdf'));
    // The Markdown of this report fits, its JSON does not.
    const args = [folder, '--out', out, '--format', 'md,json', '--jobs', '1'];
    const { exitCode, stderr } = await analyze(args, 20);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('The disk for the reports is full.');
    expect(stderr).toContain('1 files were not read.');
    expect(await readdir(out)).toEqual(['a.pdf.md']);
  });

  it.each([
    ['no folder for the reports', [], /^Usage: /],
    ['an unknown format', ['--out', 'x', '--format', 'pdf'], /^Usage: /],
    ['no jobs', ['--out', 'x', '--jobs', '0'], /^The number of jobs must be from 1 to 64\. /],
    ['a file where the reports go', ['--out', contract], /^The report cannot be written: a file stands/],
  ])('says in one sentence what is wrong with %s', async (_what, args, sentence) => {
    await copyFile(sale, join(folder, 'sale.txt'));
    const { exitCode, stderr, stdout } = await analyze([folder, ...args]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

  it('says that a folder holds nothing to read', async () => {
    expect((await analyze([folder, '--out', out])).stderr).toMatch(/^There is no document in this folder\./);
  });
});
