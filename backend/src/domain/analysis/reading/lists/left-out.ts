import type { Draft } from '../../report/report-draft.ts';
import type { Duty, Fact } from '../../report/report.ts';

/** Most sums, and most days, that section 1 lists. */
export const MOST_FACTS = 40;
/** Most duties of one side, where it is the reader's, and of each other side. */
export const MOST_OWN = 26;
export const MOST_OTHER = 18;

interface Told {
  readonly facts: readonly Draft<Fact>[];
  readonly duties: readonly Draft<Duty>[];
}

/** Whether a list of a report is as long as it may become, so that the paper may hold more. */
export function isLeftOut({ facts, duties }: Told): boolean {
  const count = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).length;
  const ofSides = Map.groupBy(duties, ({ sideId }) => sideId);
  return (
    count('amount') >= MOST_FACTS ||
    count('date') >= MOST_FACTS ||
    [...ofSides].some(([side, own]) => side !== null && own.length >= MOST_OTHER)
  );
}

/** What stands before a report whose lists may leave something out. */
export const LEFT_OUT =
  'This paper may hold more sums, days and duties than this report lists. Read the paper itself for the rest.';
