/** Pages as a person writes them: `p. 4`, `p. 1–3, 7`. Takes them in any order, each once. */
export function pagesList(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return `p. ${runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')}`;
}
