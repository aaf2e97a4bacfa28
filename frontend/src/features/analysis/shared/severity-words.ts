import type { Finding, PageWord, Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

/** Worst first. */
export const SEVERITIES = ['high', 'medium', 'low'] as const satisfies readonly Severity[];
export const SEVERITY_LABELS = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const satisfies Readonly<Record<Severity, string>>;
/** How many there are of a severity, as one and as many: a language bends the word with its number. */
export const SEVERITY_COUNTS = {
  high: ['1 high', '{count} high'],
  medium: ['1 medium', '{count} medium'],
  low: ['1 low', '{count} low'],
} as const satisfies Readonly<Record<Severity, readonly [one: PageWord, many: PageWord]>>;
export const SEVERITY_TONES: Readonly<Record<Severity, BadgeTone>> = {
  high: 'alarm',
  medium: 'caution',
  low: 'calm',
};

export type SeverityCounts = Readonly<Record<Severity, number>>;

/** How many there are of each severity. Points without one are not counted. */
export function countBySeverity(points: readonly Pick<Finding, 'severity'>[]): SeverityCounts {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { severity } of points) if (severity !== null) counts[severity] += 1;
  return counts;
}
