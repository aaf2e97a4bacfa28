import type { Draft } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import type { TimeUnit } from '../languages/pack.ts';
import { packNotices, type PackNotice } from './notices-and-law.ts';
import type { PackPaper } from './paper.ts';

const DAYS: Readonly<Record<TimeUnit, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const daysOf = ({ length: { count, unit } }: PackNotice): number => count * DAYS[unit];

/** Risks without the one that only the other side may leave, where the paper lets the reader leave as quickly. */
export function withoutEvenExit(risks: readonly Draft<Risk>[], paper: PackPaper): readonly Draft<Risk>[] {
  const { reader } = paper.sides;
  if (reader === null || !risks.some(({ family }) => family === 'unequal-exit')) return risks;
  const notices = packNotices(paper).filter(
    ({ what, who, isOfRenewal, isOnlySometimes }) =>
      what === 'ending' && who !== null && !isOfRenewal && !isOnlySometimes,
  );
  const own = notices.filter(({ who }) => who === reader.id || who === 'both').map(daysOf);
  const others = notices.filter(({ who }) => who !== reader.id).map(daysOf);
  const isEven = own.length > 0 && others.length > 0 && Math.min(...own) <= Math.min(...others);
  return isEven ? risks.filter(({ family }) => family !== 'unequal-exit') : risks;
}
