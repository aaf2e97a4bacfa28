/**
 * `npm run --silent analyze -- FILE --identity "Tenant" --country India [--report-language de] [--read-anyway] [--json]`: the product's own use case without its
 * server. Prints the report (exit 0), the rejection (exit 3), or one sentence and the name of the error on stderr (exit 1).
 * With a folder, `-- FOLDER … --out REPORTS [--format md,json,docx] [--jobs 2]`: a report for each document in it, and a table
 * (docs/programs.md).
 */
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../composition/environment.ts';
import { analyzeFile } from './analyze-file.ts';
import { analyzeFolder } from './folder/analyze-folder.ts';
import { FORMATS, type Format } from './folder/formats.ts';
import { reportText } from './folder/report-text.ts';
import { READER_OPTIONS, readerFrom } from './reader-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run --silent analyze -- FILE --identity "Tenant" --country India [--report-language de] [--read-anyway] [--json]';
const FOLDER_USAGE =
  'Usage: npm run --silent analyze -- FOLDER --identity "Tenant" --country India --out REPORTS [--format md,json,docx] [--jobs 2]';
const EXIT_REJECTED = 3;
const MOST_JOBS = 64;

await runCommand(`${USAGE}\n${FOLDER_USAGE}`, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...READER_OPTIONS,
      'report-language': { type: 'string' },
      // its name before there was more than one
      language: { type: 'string' },
      'read-anyway': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      format: { type: 'string', default: 'md' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw errors.invalidRequest(USAGE);
  const reader = readerFrom(values, values['report-language'] ?? values.language);
  const readAnyway = values['read-anyway'];
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) {
    if (values.out === undefined) throw errors.invalidRequest(FOLDER_USAGE);
    const formats = readFormats(values.format);
    const jobs = readJobs(values.jobs);
    const request = { folder: file, out: values.out, formats, jobs, reader, readAnyway };
    return analyzeFolder(readSettings(), request, signal);
  }
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();

  const document = { bytes, fileName: basename(file) };
  const analysis = await analyzeFile(readSettings(), { document, reader, readAnyway }, signal);
  const { text, ...facts } = analysis;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ analysis: text, ...facts }, null, 2)}\n`
      : `${await reportText(analysis)}\n`,
  );
  return analysis.outcome === 'rejected' ? EXIT_REJECTED : 0;
});

function readFormats(typed: string): Format[] {
  const names = typed.split(',').map((name) => name.trim().toLowerCase());
  const formats = names.map((name) => FORMATS.find((format) => format === name));
  if (formats.some((format) => format === undefined)) throw errors.invalidRequest(FOLDER_USAGE);
  return [...new Set(formats.filter((format) => format !== undefined))];
}

function readJobs(typed: string): number {
  const jobs = Number(typed);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > MOST_JOBS) {
    throw errors.invalidRequest(`The number of jobs must be from 1 to ${MOST_JOBS}.`);
  }
  return jobs;
}
