import { REJECTION_OPENING, SECTION_TITLES } from '../../../../config/product.ts';
import type { Analyst, AnalystProvider } from '../../ports/analyst.ts';
import type { Country } from '../../../../config/product.ts';
import type { ReportSection, SectionNumber } from '../../domain/analysis/finding.ts';
import type { Report } from '../../domain/analysis/report/report.ts';

export interface PlainAnalystOptions {
  /** Runs before the verdict, with the signal of the request: the place for a test to wait or to fail. */
  readonly before?: (signal: AbortSignal) => Promise<void>;
  readonly model?: string | null;
  /** What every section says; a word about its length when left out. */
  readonly words?: string;
}

/** Gives six short sections to every text that holds the word "agreement", and rejects every other. */
export function createPlainAnalyst({ before, model = null, words }: PlainAnalystOptions = {}): Analyst {
  return {
    profile: { analyst: 'built-in', model, isLocal: true },
    async analyze({ pages }, { identity, country }, { events, readAnyway }, signal) {
      await before?.(signal);
      signal.throwIfAborted();
      const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
      if (!/agreement/i.test(text) && readAnyway !== true)
        return { outcome: 'rejected', reply: `${REJECTION_OPENING}: nothing was agreed.` };
      const sections = SECTION_TITLES.map((title, index): ReportSection => ({
        number: (index + 1) as SectionNumber, // there are six titles
        title,
        content: words ?? `For ${identity}: ${text.length} characters.`,
      }));
      for (const section of sections) events.onSection(section, true);
      const report = emptyReport(identity, country);
      return {
        outcome: 'completed',
        report,
        sections,
        findings: [],
        citations: [],
        paragraphs: [],
        notices: [],
      };
    },
  };
}

/** A choice that is always the same. */
export const always = (analyst: Analyst): AnalystProvider => ({ current: () => Promise.resolve(analyst) });

/** A report without a single point. */
function emptyReport(identity: string, country: Country): Report {
  return {
    version: 1,
    paper: { kind: 'Agreement', title: null, language: null, country },
    sides: [],
    reader: { sideId: null, typed: identity, certainty: 'unknown' },
    brief: {
      verdict: 'We could not judge this paper',
      level: 'unknown',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: [],
    },
    facts: [],
    duties: [],
    risks: [],
    comparison: [],
    gaps: [],
    summary: '',
    suggestions: [],
    law: [],
    warnings: [],
  };
}
