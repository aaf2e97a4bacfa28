/**
 * `npm run --silent mark -- contract.docx --identity "Tenant" --country India --out marked.docx [--points all|high]`: the document
 * with comments and tracked changes for the points of its report. Prints what was made of each point, by id (exit 0), the
 * rejection (exit 3), or one sentence and the name of the error on stderr (exit 1). Overwrites no file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { readSettings } from '../composition/environment.ts';
import { errors } from '../domain/errors.ts';
import { markDocx } from '../marking/mark-docx.ts';
import type { MarkedPoint, MarkRequest } from '../marking/mark-point.ts';
import { MarkingError } from '../marking/marking-error.ts';
import { pointsOfReport } from '../marking/points-of-report.ts';
import { analyzeFile } from './analyze-file.ts';
import { READER_OPTIONS, readerFrom } from './reader-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run --silent mark -- FILE.docx --identity "Tenant" --country India --out MARKED.docx [--points all|high]';
const EXIT_REJECTED = 3;

const SAID = {
  change: 'changed, with a comment',
  addition: 'added, with a comment',
  comment: 'comment',
  unplaced: 'left out: its words could not be addressed in the file',
} as const;

await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...READER_OPTIONS,
      out: { type: 'string', default: '' },
      points: { type: 'string', default: 'usual' },
    },
  });
  const { out, points: choice } = values;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1 || out === '') throw errors.invalidRequest(USAGE);
  if (choice !== 'usual' && choice !== 'all' && choice !== 'high') throw errors.invalidRequest(USAGE);
  const reader = readerFrom(values);
  if (existsSync(out)) throw errors.invalidRequest('A file of that name exists; it is not overwritten.');
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();

  const request = { points: [], author: '', date: new Date() };
  // What cannot be marked is said before the time is spent on reading it.
  mark(bytes, request);
  const config = readSettings();
  const document = { bytes, fileName: basename(file) };
  const analysis = await analyzeFile(config, { document, reader, readAnyway: false }, signal);
  if (analysis.report === null) {
    process.stdout.write(`${analysis.text}\n`);
    return EXIT_REJECTED;
  }
  const marked = mark(bytes, {
    ...request,
    points: pointsOfReport(analysis.report, choice),
    author: `${config.brand.name} (for ${reader.identity})`,
  });
  await writeFile(out, marked.bytes, { flag: 'wx' }).catch(() => {
    throw errors.invalidRequest('The marked document cannot be written there.');
  });
  process.stdout.write(told(marked.points));
  return 0;
});

function mark(bytes: Uint8Array, request: MarkRequest): ReturnType<typeof markDocx> {
  try {
    return markDocx(bytes, request);
  } catch (error) {
    if (!(error instanceof MarkingError)) throw error;
    if (error.code === 'too-large') throw errors.documentTooLarge(error.message);
    if (error.code === 'not-a-docx') throw errors.documentUnsupported(error.message);
    throw errors.documentUnreadable(error.message, error);
  }
}

function told(points: readonly MarkedPoint[]): string {
  if (points.length === 0)
    return 'The report has no point of this choice; the document was written as it is.\n';
  return points.map(({ id, as }) => `${id}: ${SAID[as]}\n`).join('');
}
