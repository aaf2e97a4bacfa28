/**
 * `npm run --silent compare -- OLD NEW --identity "Tenant" --country India [--json]`: what changed between two versions of one
 * paper, without the server. Prints Markdown, or the comparison as data with `--json` (exit 0), or one sentence and the name of
 * the error on stderr (exit 1).
 */
import { parseArgs } from 'node:util';

import { readSettings } from '../composition/environment.ts';
import { useCases } from '../composition/tokens.ts';
import { renderComparison } from '../domain/analysis/compare/render-comparison.ts';
import { errors } from '../domain/errors.ts';
import { COMMAND_LINE_UID, inProcess } from './in-process.ts';
import { readUpload } from './read-upload.ts';
import { READER_OPTIONS, readerFrom } from './reader-options.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent compare -- OLD NEW --identity "Tenant" --country India [--json]';

await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...READER_OPTIONS,
      json: { type: 'boolean', default: false },
    },
  });
  const [old, now] = positionals;
  if (old === undefined || now === undefined || positionals.length > 2) throw errors.invalidRequest(USAGE);
  const reader = readerFrom(values);
  const [before, after] = await Promise.all([readUpload(old), readUpload(now)]);
  const comparison = await inProcess(readSettings(), async (wiring) => {
    const compareDocuments = await wiring.get(useCases.compareDocuments);
    return compareDocuments({ uid: COMMAND_LINE_UID, before, after, reader }, signal);
  });
  process.stdout.write(
    values.json ? `${JSON.stringify(comparison, null, 2)}\n` : renderComparison(comparison),
  );
  return 0;
});
