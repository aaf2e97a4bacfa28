import type { Quote, Report, Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import { wordsOf } from './report-words.ts';

/** A point of the report as citations, links and the document pane know it. */
export interface IndexedPoint {
  readonly id: string;
  readonly title: string;
  /** Section from 1, or 0 for the brief above the sections. */
  readonly section: 0 | 1 | 2 | 3 | 4;
  /** Set on risks that were found; null on everything else. */
  readonly severity: Severity | null;
  /** The number on the card, from 1; null on everything that is no confirmed risk. */
  readonly number: number | null;
  readonly quotes: readonly Quote[];
}

export type ReportIndex = ReadonlyMap<string, IndexedPoint>;

/** Every point by its id, in the order of the report. Where an id stands twice, the first one counts. */
export function indexReport(report: Report): ReportIndex {
  const { wayOut, nextDate } = report.brief;
  const { tell } = wordsOf(report);
  const plain = { severity: null, number: null } as const;
  let number = 0;
  const points: IndexedPoint[] = [
    ...report.facts.map((fact) => ({ ...plain, ...fact, section: 1 as const, title: fact.label })),
    ...report.duties.map((duty) => ({
      ...plain,
      ...duty,
      section: 2 as const,
      title: duty.text === '' ? duty.action : duty.text,
    })),
    ...report.risks.map((risk) =>
      risk.certainty === 'found'
        ? { ...risk, section: 3 as const, number: (number += 1) }
        : { ...plain, id: risk.id, title: risk.title, quotes: risk.quotes, section: 3 as const },
    ),
    ...[...report.comparison, ...report.gaps].map((point) => ({ ...plain, ...point, section: 4 as const })),
    ...(wayOut === null ? [] : [{ ...plain, ...wayOut, section: 0 as const, title: tell('Your way out') }]),
    ...(nextDate === null ? [] : [{ ...plain, ...nextDate, section: 0 as const, title: tell('Next date') }]),
  ];
  const index = new Map<string, IndexedPoint>();
  for (const { id, title, section, severity, number: own, quotes } of points) {
    if (!index.has(id)) index.set(id, { id, title, section, severity, number: own, quotes });
  }
  return index;
}

/** The element that shows a point in the report. */
export const elementIdOf = (pointId: string): string => `point-${pointId}`;
