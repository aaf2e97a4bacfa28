import { PERIOD_WORDS } from '../../languages/en/money/period-words.ts';

/** A sum that stands elsewhere with how often it is due: told once, with that. */
export const isToldWithPeriod = (key: string, seen: ReadonlyMap<string, unknown>): boolean =>
  key.endsWith('|') && Object.keys(PERIOD_WORDS).some((period) => seen.has(`${key}${period}`));
