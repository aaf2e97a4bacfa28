import { readFileSync } from 'node:fs';

/** One line of a table of figures: what was measured, what was asked, what came out. */
export interface FigureRow {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** A row as Markdown. */
const rowLine = ({ what, asked, measured, holds }: FigureRow): string =>
  `| ${what} | ${asked} | ${measured} | ${holds ? 'yes' : '**no**'} |`;

/**
 * The rows of a page of figures after a run: what the run measured anew, in the place where it stood, and what it did not
 * measure as it was. A run in parts leaves a whole table in this way.
 */
export function keptRows(page: URL, fresh: readonly FigureRow[]): readonly string[] {
  const lines = readFileSync(page, { encoding: 'utf8', flag: 'a+' }).split('\n');
  // the first table alone: a page may hold others, which are written by hand
  const from = lines.findIndex((line) => line.startsWith('| what |')) + 2;
  const length = lines.slice(from).findIndex((line) => !line.startsWith('| '));
  const before = lines
    .slice(from, length < 0 ? undefined : from + length)
    .filter((line) => line.startsWith('| '));
  const nameOf = (line: string): string => line.split(' | ')[0]?.slice(2) ?? '';
  const left = new Map(fresh.map((row) => [row.what, rowLine(row)]));
  const rows = before.map((line) => {
    const name = nameOf(line);
    const anew = left.get(name);
    left.delete(name);
    return anew ?? line;
  });
  return [...rows, ...left.values()];
}

/** What stands on a page from a heading on, or nothing. */
export function keptFrom(page: URL, heading: string): string {
  const before = readFileSync(page, { encoding: 'utf8', flag: 'a+' });
  const at = before.indexOf(heading);
  return at < 0 ? '' : before.slice(at);
}
