import type { Analysis } from '../../domain/analysis/analysis.ts';

/** One file of the run, as its summary keeps it. */
export interface Row {
  readonly file: string;
  readonly kind: string;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  /** ISO 8601 day, or null. */
  readonly nextDate: string | null;
  /** The sentence of what went wrong, or null. */
  readonly failure: string | null;
  readonly isRejected: boolean;
}

/** The row of a file that was read. */
export function rowOf(file: string, { report, outcome }: Analysis): Row {
  const count = (severity: string) => report?.risks.filter((risk) => risk.severity === severity).length ?? 0;
  return {
    file,
    kind: report?.paper.kind ?? 'no legal document',
    high: count('high'),
    medium: count('medium'),
    low: count('low'),
    nextDate: report?.brief.nextDate?.date ?? null,
    failure: null,
    isRejected: outcome === 'rejected',
  };
}

/** The row of a file that could not be read, or whose report could not be written. */
export const failedRow = (file: string, failure: string): Row => ({
  file,
  kind: '',
  high: 0,
  medium: 0,
  low: 0,
  nextDate: null,
  failure,
  isRejected: false,
});

const HEAD = ['File', 'Kind', 'High', 'Medium', 'Low', 'Next date'];
const LONGEST_CELL = 60;

/** The table that a run ends with: one line a file, in the order of their names. */
export function summaryTable(rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, kind, high, medium, low, nextDate, failure }) =>
      failure === null
        ? [file, kind, String(high), String(medium), String(low), nextDate ?? '–'].map(cell)
        : [cell(file), `failed: ${printable(failure)}`],
    );
  const widths = HEAD.map((title, column) =>
    // A failure is a sentence: it runs past the columns and sets no width.
    Math.max(
      title.length,
      ...lines.flatMap((line) =>
        line.length === HEAD.length || column === 0 ? [line[column]?.length ?? 0] : [],
      ),
    ),
  );
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...lines]
    .map(
      (line) =>
        `${line
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** File names may hold anything; a terminal would obey what some of them say. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');

function cell(text: string): string {
  const shown = printable(text);
  return shown.length <= LONGEST_CELL ? shown : `…${shown.slice(1 - LONGEST_CELL)}`;
}
