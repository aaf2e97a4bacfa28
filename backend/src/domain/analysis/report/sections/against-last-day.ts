import type { Draft } from '../report-draft.ts';
import type { Fact } from '../report.ts';

/** Whether the first section speaks against a last day: it names another one alone, or a start or a signing that comes later. */
export function isAgainstLastDay(end: string, facts: readonly Draft<Fact>[]): boolean {
  const days = facts.filter(({ date }) => date !== undefined);
  if (days.some(({ date, isStart, isSigning }) => (isStart === true || isSigning === true) && date! > end))
    return true;
  const ends = days.filter(({ isEnd }) => isEnd === true);
  return ends.length > 0 && !ends.some(({ date }) => isNear(date!, end));
}

/** A last day is counted with or without itself. */
const isNear = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= 2 * 86_400_000;
