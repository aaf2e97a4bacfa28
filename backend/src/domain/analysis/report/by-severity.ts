import type { Severity } from '../finding.ts';

const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** Sorts worst first; equals keep their order. */
export const bySeverity = (a: { readonly severity: Severity }, b: { readonly severity: Severity }): number =>
  SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity];
