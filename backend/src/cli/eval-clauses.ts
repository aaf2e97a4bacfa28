/**
 * Labels every `*.txt` of a folder, one JSON line each, in the format of the legal evaluation set.
 *
 *   npm run --silent eval:clauses -- --texts DIR --out FILE
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { evaluate } from '../domain/analysis/evaluate.ts';
import { errors } from '../domain/errors.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent eval:clauses -- --texts DIR --out FILE';

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { texts: { type: 'string' }, out: { type: 'string' } } });
  const { texts: folder, out } = values;
  if (folder === undefined || out === undefined) {
    throw errors.invalidRequest(USAGE);
  }
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) =>
      JSON.stringify({ docId: name.slice(0, -4), ...evaluate(readFileSync(join(folder, name), 'utf8')) }),
    );
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''));
  console.log(`${lines.length} documents written.`);
  return 0;
});
