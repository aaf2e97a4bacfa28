import { describe, expect, it } from 'vitest';
import { runProductCommand } from '../support/processes/run-product-command.ts';

describe('a command', () => {
  it.each(['analyze.ts', 'ask.ts', 'compare.ts', 'extract.ts', 'mark.ts', 'mcp.ts'])(
    '%s says with --help how it is used',
    async (command) => {
      const { exitCode, stdout, stderr } = await runProductCommand(command, ['--help']);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/^Usage: npm run --silent /);
      expect(stderr).toBe('');
    },
  );

  it('says how it is used where an option is unknown', async () => {
    const { exitCode, stdout, stderr } = await runProductCommand('ask.ts', ['lease.pdf', '--queston', 'x']);
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Unknown option '--queston'\. Usage: .* \(invalid_request\)\n$/);
  });
});
