import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runProductCommand } from '../support/processes/run-product-command.ts';

const contract = fileURLToPath(new URL('../fixtures/documents/nda-1p.pdf', import.meta.url));

/** A child that is left behind keeps the command alive for a minute. */
const LONGEST_MS = 40_000;

it(
  'npm run extract prints the text that is read, and ends',
  async () => {
    const { exitCode, stdout, stderr } = await runProductCommand('extract.ts', [contract]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^kind pdf, 1 page\(s\)/);
    expect(stdout).toContain('--- page 1 (');
  },
  LONGEST_MS,
);
