import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AppConfig } from '../../../../config/app-config.ts';
import { MAX_UPLOAD_BYTES } from '../../../../config/product.ts';
import { useCases } from '../../composition/tokens.ts';
import { NO_EVENTS } from '../../domain/analysis/analysis.ts';
import type { AnalyzeDocument } from '../../domain/analysis/analyze-document.ts';
import { errors, isDomainError } from '../../domain/errors.ts';
import type { Reader } from '../../ports/analyst.ts';
import { openProduct } from '../../composition/open-product.ts';
import { formatReport, type Format } from './formats.ts';
import { listFiles } from './list-files.ts';
import { createProgressBar } from './progress-bar.ts';
import { failedRow, rowOf, summaryTable, type Row } from './summary-table.ts';
import { OutputFull, writeWhole } from './write-whole.ts';

export interface FolderRequest {
  readonly folder: string;
  /** Folder of the reports; made where it is missing. */
  readonly out: string;
  readonly formats: readonly Format[];
  /** Documents read at once. */
  readonly jobs: number;
  readonly reader: Reader;
  readonly readAnyway: boolean;
}

/** Some file could not be read, or its report not be written. */
const EXIT_FAILED = 1;
/** Every file was read; some are no legal documents. */
const EXIT_REJECTED = 3;

/**
 * Reads every document of a folder and writes a report for each, `reports/sub/lease.pdf.md` for `folder/sub/lease.pdf`. One bad file
 * never stops the rest; a full disk does. Resolves to the exit code. Rejects with `invalid_request` where the folders cannot be used,
 * and with `cancelled`.
 */
export async function analyzeFolder(
  config: AppConfig,
  request: FolderRequest,
  signal: AbortSignal,
): Promise<number> {
  const { folder, out, jobs } = request;
  const { files, skipped } = await listFiles(resolve(folder), resolve(out));
  if (files.length === 0) throw errors.invalidRequest('There is no document in this folder.');
  await expectWritable(out);

  const product = await openProduct(config, { jobs: Math.min(jobs, files.length) });
  try {
    const analyzeDocument = await product.wiring.get(useCases.analyzeDocument);
    const { rows, isFull } = await runJobs(files, { ...request, analyzeDocument }, signal);
    process.stdout.write(`${summaryTable(rows)}\n${totalsOf(rows, skipped)}\n`);
    if (isFull) {
      const left = files.length - rows.length;
      process.stderr.write(
        `The disk for the reports is full. Reports in ${out} are whole; ${left} files were not read. Make room and run it again.\n`,
      );
    }
    if (isFull || rows.some(({ failure }) => failure !== null)) return EXIT_FAILED;
    return rows.some(({ isRejected }) => isRejected) ? EXIT_REJECTED : 0;
  } finally {
    await product.close();
  }
}

interface Job extends FolderRequest {
  readonly analyzeDocument: AnalyzeDocument;
}

/** Each job takes the next file; only rows of the summary are kept. */
async function runJobs(files: readonly string[], job: Job, signal: AbortSignal) {
  const rows: Row[] = [];
  const bar = createProgressBar(files.length);
  let next = 0;
  let isFull = false;
  const work = async (number: number) => {
    for (let file = files[next++]; file !== undefined && !isFull; file = files[next++]) {
      signal.throwIfAborted();
      try {
        rows.push(await analyzeOne(file, number, job, signal));
      } catch (error) {
        if (!(error instanceof OutputFull)) throw error;
        isFull = true;
        rows.push(failedRow(file, error.message));
      }
      bar.show(rows.length, rows.filter(({ failure }) => failure !== null).length);
    }
  };
  bar.show(0, 0);
  try {
    await Promise.all(Array.from({ length: job.jobs }, (_, number) => work(number)));
  } finally {
    bar.end();
  }
  return { rows, isFull };
}

/** The row of one file, whatever happened to it. Rejects with `cancelled` and where the disk is full. */
async function analyzeOne(file: string, number: number, job: Job, signal: AbortSignal): Promise<Row> {
  const { folder, out, formats, reader, readAnyway, analyzeDocument } = job;
  try {
    const bytes = await readDocument(join(folder, file));
    const document = { bytes, fileName: basename(file) };
    // The queue serves users by turns: each job stands in it as one.
    const uid = `job-${number}`;
    const analysis = await analyzeDocument({ uid, document, reader, readAnyway }, NO_EVENTS, signal);
    for (const format of formats) {
      await writeWhole(join(out, `${file}.${format}`), await formatReport(analysis, format));
    }
    return rowOf(file, analysis);
  } catch (error) {
    if (error instanceof OutputFull || signal.aborted) throw error;
    return failedRow(file, isDomainError(error) ? error.message : 'It could not be read.');
  }
}

async function readDocument(path: string): Promise<Uint8Array> {
  try {
    // Looked at first: a file of many gigabytes need not be read to be refused.
    if ((await stat(path)).size > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();
    return await readFile(path);
  } catch (error) {
    if (isDomainError(error)) throw error;
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
    throw errors.invalidRequest(
      isForbidden ? 'The file is not readable for you.' : 'The file cannot be opened.',
    );
  }
}

/** Says so before an hour of reading, where nothing could be written at its end. */
async function expectWritable(out: string): Promise<void> {
  const probe = join(out, '.legible');
  await writeWhole(probe, '').catch((error: unknown) => {
    throw error instanceof OutputFull ? errors.invalidRequest(error.message) : error;
  });
  await rm(probe, { force: true });
}

function totalsOf(rows: readonly Row[], skipped: number): string {
  const failed = rows.filter(({ failure }) => failure !== null).length;
  const rejected = rows.filter(({ isRejected }) => isRejected).length;
  return [
    `${rows.length - failed} of ${rows.length} files read`,
    ...(rejected === 0 ? [] : [`${rejected} of them no legal documents`]),
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(skipped === 0 ? [] : [`${skipped} others skipped: hidden, links, or of a kind that is not read`]),
  ].join('; ');
}
