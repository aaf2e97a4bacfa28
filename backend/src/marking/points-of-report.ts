import type { Report } from '../domain/analysis/report/report.ts';
import type { MarkPoint } from './mark-point.ts';
import { markPointOf, proposalsOf } from './proposals.ts';
import { inLetterLanguage } from './say.ts';

/** `usual`: what is serious and what has wording; `high`: only what is serious; `all`: every confirmed risk and every gap with wording. */
export type PointChoice = 'usual' | 'high' | 'all';

/** The points of a report that go into the document, as the command line chooses them. */
export function pointsOfReport(report: Report, choice: PointChoice): MarkPoint[] {
  const say = inLetterLanguage(report);
  return proposalsOf(report)
    .filter(
      ({ severity, isUsual }) => choice === 'all' || severity === 'high' || (choice === 'usual' && isUsual),
    )
    .map((proposal) => markPointOf(proposal, say));
}
