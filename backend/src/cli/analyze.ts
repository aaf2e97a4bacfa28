/**
 * `npm run --silent analyze -- FILE --identity "Tenant" --country India [--language en] [--read-anyway] [--json]`: the product's own use case without its
 * server. Prints the report (exit 0), the rejection (exit 3), or one sentence and the name of the error on stderr (exit 1).
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { readReader } from '../domain/analysis/read-reader.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../composition/environment.ts';
import { analyzeFile } from './analyze-file.ts';
import { countryNamed } from './country.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run --silent analyze -- FILE --identity "Tenant" --country India [--language en] [--read-anyway] [--json]';
const EXIT_REJECTED = 3;

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string', default: '' },
      country: { type: 'string', default: '' },
      language: { type: 'string' },
      'read-anyway': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw errors.invalidRequest(USAGE);
  const country = countryNamed(values.country) ?? values.country;
  const reader = readReader(values.identity, country, values.language);
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();

  const document = { bytes, fileName: basename(file) };
  const analysis = await analyzeFile(
    readSettings(),
    { document, reader, readAnyway: values['read-anyway'] },
    signal,
  );
  const { text, ...facts } = analysis;
  process.stdout.write(
    values.json ? `${JSON.stringify({ analysis: text, ...facts }, null, 2)}\n` : `${text}\n`,
  );
  return analysis.outcome === 'rejected' ? EXIT_REJECTED : 0;
});
