import type { Severity } from '../finding.ts';
import { bySeverity } from './by-severity.ts';
import type { Risk } from './report.ts';

/** Most risks in a report, unless there are more high ones: what a person reads before a decision. */
export const MAX_RISKS = 12;
/** Where little is confirmed, this many sentences are worth a second look. */
const UNCONFIRMED_ALONE = 2;

interface Choosable {
  readonly severity: Severity;
  readonly certainty: 'found' | 'read-twice';
  readonly family?: Risk['family'];
}

/** Flaws of the text itself are few, sure and quickly put right: none gives way to a point of judgement. */
const FLAWS: ReadonlySet<Risk['family']> = new Set(['drafting-error', 'orders-to-machines', 'hidden-text']);
const isFlaw = ({ family }: Choosable) => family !== undefined && FLAWS.has(family);

/**
 * The risks that a report shows: every high one and every flaw of the text, then others up to twelve (or `most`) in all, worst first.
 * What was noticed but not confirmed comes last and makes up half of the points of judgement at most. Risks of one severity keep
 * their order.
 */
export function chooseRisks<R extends Choosable>(risks: readonly R[], most = MAX_RISKS): R[] {
  const confirmed = risks.filter(({ certainty }) => certainty === 'found').toSorted(bySeverity);
  const isSure = (risk: R) => risk.severity === 'high' || isFlaw(risk);
  const sure = confirmed.filter(isSure);
  const others = spread(confirmed.filter((risk) => !isSure(risk))).slice(0, Math.max(0, most - sure.length));
  const found = [...sure, ...others].toSorted(bySeverity);
  const judged = found.filter((risk) => !isFlaw(risk)).length;
  const asMany = Math.max(UNCONFIRMED_ALONE, judged);
  const noticed = risks.filter(({ certainty }) => certainty === 'read-twice').toSorted(bySeverity);
  return [...found, ...noticed.slice(0, Math.max(0, Math.min(asMany, MAX_RISKS - found.length)))];
}

/** One of each family before the second of any, within a severity: a crowded report names more kinds of risk. */
function spread<R extends Choosable>(risks: readonly R[]): R[] {
  const seen = new Map<string, number>();
  return risks
    .map((risk) => {
      const key = `${risk.severity}/${risk.family ?? ''}`;
      const turn = seen.get(key) ?? 0;
      seen.set(key, turn + 1);
      return { risk, turn };
    })
    .toSorted((a, b) => bySeverity(a.risk, b.risk) || a.turn - b.turn)
    .map(({ risk }) => risk);
}
