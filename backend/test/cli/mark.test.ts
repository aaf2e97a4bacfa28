import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeDocx, paragraph } from '../support/papers/make-docx.ts';
import { resolvedText } from '../support/papers/resolve-revisions.ts';
import { runProductCommand } from '../support/processes/run-product-command.ts';

const pdf = fileURLToPath(new URL('../fixtures/documents/nda-1p.pdf', import.meta.url));
const READER = ['--identity', 'Tenant', '--country', 'India'];

const LEASE = [
  'RESIDENTIAL LEASE AGREEMENT',
  'This Lease Agreement is made on 1 March 2026 between Olive Marsh (the "Landlord") and Peter Quill (the "Tenant").',
  'The Tenant shall pay a monthly rent of $1,200 on the first day of each month.',
  'If rent is late, the Tenant shall pay a late fee of ten percent of the rent for each day of delay.',
  'The Landlord may enter the premises at any time without notice to the Tenant.',
  'The Tenant shall indemnify the Landlord against all claims, losses and expenses arising from the premises.',
  'This Lease is governed by the laws of India.',
  'Signed: ____________________',
];

const mark = (...args: readonly string[]) => runProductCommand('mark.ts', args);

describe('npm run mark', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legible-mark-'));
    await writeFile(
      join(folder, 'lease.docx'),
      makeDocx({ body: LEASE.map((text) => paragraph(text)).join('') }),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes the marked document, places every point of the report, and overwrites nothing', async () => {
    const out = join(folder, 'marked.docx');
    const args = [join(folder, 'lease.docx'), ...READER, '--out', out];
    const { exitCode, stdout, stderr } = await mark(...args);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^risk-1: /u);
    expect(stdout).not.toContain('left out');
    const parts = unzipSync(await readFile(out));
    const xml = strFromU8(parts['word/document.xml']!);
    expect(resolvedText(xml, 'Legible (for Tenant)', 'reject')).toEqual(LEASE);
    expect(xml).toContain('<w:commentReference ');
    expect(strFromU8(parts['word/comments.xml']!)).toContain('w:author="Legible (for Tenant)"');
    expect(await mark(...args)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('A file of that name exists'),
    });
  }, 180_000);

  it('says in one sentence that only Word documents can be marked', async () => {
    const { exitCode, stderr } = await mark(pdf, ...READER, '--out', join(folder, 'no.docx'));
    expect(exitCode).toBe(1);
    expect(stderr).toBe('Only a Word document (DOCX) can be marked. (document_unsupported)\n');
  });
});
