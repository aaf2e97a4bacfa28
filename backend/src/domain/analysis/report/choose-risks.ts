import type { Severity } from '../finding.ts';
import { bySeverity } from './by-severity.ts';

/** Most risks in a report, unless there are more high ones: what a person reads before a decision. */
const MAX_RISKS = 12;
/** Where nothing is confirmed, this many sentences are worth a second look. */
const UNCONFIRMED_ALONE = 2;

interface Choosable {
  readonly severity: Severity;
  readonly certainty: 'found' | 'read-twice';
}

/**
 * The risks that a report shows: every high one, then others up to twelve (or `most`) in all, worst first. What was noticed but not
 * confirmed comes last and makes up a third of them at most. Risks of one severity keep their order.
 */
export function chooseRisks<Risk extends Choosable>(risks: readonly Risk[], most = MAX_RISKS): Risk[] {
  const confirmed = risks.filter(({ certainty }) => certainty === 'found').toSorted(bySeverity);
  const high = confirmed.filter(({ severity }) => severity === 'high').length;
  const found = confirmed.slice(0, Math.max(high, most));
  const third = found.length === 0 ? UNCONFIRMED_ALONE : Math.floor(found.length / 2);
  const noticed = risks.filter(({ certainty }) => certainty === 'read-twice').toSorted(bySeverity);
  return [...found, ...noticed.slice(0, Math.max(0, Math.min(third, MAX_RISKS - found.length)))];
}
