import type { Report, ReportPoint } from './report.ts';

/** The points of a report with the section that each belongs to, in the order of the report. */
export function pointsOf({ facts, duties, risks, comparison, gaps }: Report): ReportPoint[] {
  return [
    ...facts.map((point): ReportPoint => ({ section: 1, point })),
    ...duties.map((point): ReportPoint => ({ section: 2, point })),
    ...risks.map((point): ReportPoint => ({ section: 3, point })),
    ...[...comparison, ...gaps].map((point): ReportPoint => ({ section: 4, point })),
  ];
}
