import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** One figure: what was asked and what was measured. */
export interface Row {
  readonly what: string;
  readonly asked: string;
  readonly measured: string;
  readonly holds: boolean;
}

const PAGE = new URL('../../docs/benchmarks/reliability.md', import.meta.url);

const HEAD = `# Reliability

Written by \`npm run bench:reliability\`; \`-- PART\` runs one part and replaces only its rows. Each part starts the product as
a process of its own and sends its load over loopback from the same machine, so sender and product share its processors.
Waiting times are therefore compared within one run where that is possible. Memory is resident memory from /proc; for the
tree the pages of files, mostly the program itself, count once for all processes. Event-loop delays are those of the
product's own histogram, which holds its sampling interval of 10 ms. What each part does is written at the top of its file
in \`bench/reliability\`.

| part | what | asked | measured | holds | when and where |
|---|---|---|---|---|---|
`;

/** Prints rows, and puts them on the page in place of those that the part had before. */
export function writeRows(part: string, rows: readonly Row[], order: readonly string[]): void {
  const where = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  const written = rows.map(
    ({ what, asked, measured, holds }) =>
      `| ${part} | ${what} | ${asked} | ${measured} | ${holds ? 'yes' : '**no**'} | ${where} |`,
  );
  const kept = existsSync(PAGE)
    ? readFileSync(PAGE, 'utf8')
        .split('\n')
        .filter((line) => order.includes(partOf(line)) && partOf(line) !== part)
    : [];
  const lines = [...kept, ...written].toSorted(
    (left, right) => order.indexOf(partOf(left)) - order.indexOf(partOf(right)),
  );
  writeFileSync(PAGE, `${HEAD}${lines.join('\n')}\n`);
}

/** Shows rows on the terminal. */
export function printRows(rows: readonly Row[]): void {
  for (const { what, asked, measured, holds } of rows)
    console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
}

const partOf = (line: string): string => /^\| (\S+) \|/.exec(line)?.[1] ?? '';
