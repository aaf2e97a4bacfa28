import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SECTION_TITLES } from '../../../config/product.ts';
import { runProductCommand } from '../support/processes/run-product-command.ts';

const contract = fileURLToPath(new URL('../fixtures/documents/nda-1p.pdf', import.meta.url));

const analyze = (...args: readonly string[]) => runProductCommand('analyze.ts', args);

describe('npm run analyze', () => {
  let folder = '';
  const file = async (name: string, content: string | Uint8Array): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legible-cli-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('prints the six sections of the report and ends with 0', async () => {
    const { exitCode, stdout, stderr } = await analyze(
      contract,
      '--identity',
      'Recipient',
      '--country',
      'India',
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const headings = [...stdout.matchAll(/^### (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(SECTION_TITLES.map((title, index) => `${index + 1}. ${title}`));
  });

  it('prints the whole answer as JSON when asked', async () => {
    const { exitCode, stdout } = await analyze(
      contract,
      '--identity',
      'Recipient',
      '--country',
      'india',
      '--json',
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      analysis: expect.stringContaining('### 1. Key Information'),
      outcome: 'completed',
      report: { version: 1, paper: { country: 'India' }, reader: { typed: 'Recipient' } },
      document: { kind: 'pdf', pages: 1, readPercent: 100 },
      provenance: { analyst: 'built-in', isLocal: true },
    });
  });

  it('prints the rejection and ends with 3 when the document is not a legal one', async () => {
    const recipe = await file(
      'soup.txt',
      'Lentil soup\n\nChop two onions and three carrots and fry them in olive oil. Add a cup of red lentils, a spoon of cumin and a litre of stock. Simmer for half an hour, blend, and season with lemon and salt. Serve with bread.',
    );
    const args = [recipe, '--identity', 'Cook', '--country', 'Italy'];
    const { exitCode, stdout } = await analyze(...args);
    expect({ exitCode, opening: stdout.slice(0, 20) }).toEqual({
      exitCode: 3,
      opening: 'Not a legal document',
    });
    const anyway = await analyze(...args, '--read-anyway');
    expect(anyway).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^### 1\. Key Information/) });
  });

  it.each([
    ['no file', [], 'invalid_request'],
    ['no name or role', ['FILE', '--country', 'India'], 'invalid_request'],
    [
      'a country that is not on the list',
      ['FILE', '--identity', 'Tenant', '--country', 'Atlantis'],
      'invalid_request',
    ],
    [
      'a language that is not on the list',
      ['FILE', '--identity', 'Tenant', '--country', 'India', '--language', 'xx'],
      'invalid_request',
    ],
    [
      'a file that is not there',
      ['nowhere.pdf', '--identity', 'Tenant', '--country', 'India'],
      'invalid_request',
    ],
  ])('says in one sentence what is wrong with %s and ends with 1', async (_case, args, code) => {
    const { exitCode, stdout, stderr } = await analyze(
      ...args.map((arg) => (arg === 'FILE' ? contract : arg)),
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr.trim()).toMatch(new RegExp(`\\(${code}\\)$`));
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('names the code of a document that cannot be read', async () => {
    const empty = await file('empty.txt', '');
    const { exitCode, stderr } = await analyze(empty, '--identity', 'Tenant', '--country', 'India');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('(document_unreadable)');
  });
});
