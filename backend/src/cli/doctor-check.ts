/** What one check found. A problem keeps something from working; a note is worth knowing. */
export interface Check {
  readonly title: string;
  readonly state: 'ok' | 'note' | 'problem';
  readonly lines: readonly string[];
  /** What to type or set, exactly. */
  readonly fix?: string;
}

const MARKS: Readonly<Record<Check['state'], string>> = {
  ok: 'ok     ',
  note: 'note   ',
  problem: 'PROBLEM',
};

/** The checks as the terminal shows them. */
export function renderChecks(checks: readonly Check[]): string {
  return checks
    .map(({ title, state, lines, fix }) => {
      const [first = '', ...more] = lines;
      return [
        `${MARKS[state]}  ${title}: ${first}`,
        ...more.map((line) => `           ${line}`),
        ...(fix === undefined ? [] : [`         → ${fix}`]),
      ].join('\n');
    })
    .join('\n');
}
