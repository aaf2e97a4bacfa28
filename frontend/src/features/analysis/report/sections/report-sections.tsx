import { useMemo, type ReactNode } from 'react';
import type { Report } from '../../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../../config/product.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../../ui/accordion.tsx';
import type { AnalysisResult } from '../../shared/analysis-store.ts';
import { useReportWords } from '../../points/report-words.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { DutiesSection } from './duties-section.tsx';
import { FactsSection } from './facts-section.tsx';
import type { ReportIndex } from '../../points/report-index.ts';
import { RisksSection } from './risks-section.tsx';
import { iconOf } from '../../parts/section-icons.ts';
import { sectionPreviews } from './section-previews.ts';
import { SuggestionsSection } from './suggestions-section.tsx';

export interface ReportSectionsProps {
  readonly report: Report;
  readonly index: ReportIndex;
  readonly result: AnalysisResult;
  readonly now: Date;
  /** Numbers of the open sections, from 1. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
}

/** The six sections of the specification; the first is open, and any number may be. */
export function ReportSections({ report, index, result, now, open, onOpenChange }: ReportSectionsProps) {
  const words = useReportWords();
  const { tell, language } = words;
  const previews = sectionPreviews(report, words);
  // Made once: opening one section renders none of the others again.
  const contents = useMemo<readonly ReactNode[]>(
    () => [
      <FactsSection key="facts" report={report} now={now} />,
      <DutiesSection key="duties" report={report} />,
      <RisksSection key="risks" report={report} />,
      <ComparisonSection key="comparison" report={report} />,
      <p
        key="summary"
        className="max-w-measure font-reading leading-normal whitespace-pre-line sm:text-lg sm:leading-relaxed"
      >
        {report.summary === '' ? tell('There is too little to sum up.') : report.summary}
      </p>,
      <SuggestionsSection key="suggestions" report={report} index={index} result={result} />,
    ],
    [report, index, result, now, tell],
  );
  return (
    <>
      <h2 className="sr-only">{tell('Sections of the report')}</h2>
      <Accordion value={[...open]} onValueChange={onOpenChange} className="mt-4 sm:mt-6">
        {SECTION_TITLES.map((title, position) => {
          const { count = null, line = '' } = previews[position] ?? {};
          return (
            <AccordionItem
              key={title}
              value={String(position + 1)}
              id={`section-${position + 1}`}
              className="scroll-mt-12 sm:scroll-mt-28"
            >
              <AccordionTrigger
                icon={iconOf(title)}
                className="min-h-13 gap-3 py-3 text-[1.0625rem] leading-tight sm:gap-4 sm:text-xl"
                beside={count === null ? null : <span className="tabular-nums">{count}</span>}
                below={language === 'en' ? line : [tell(title), line].filter(Boolean).join(' · ')}
              >
                {title}
              </AccordionTrigger>
              <AccordionContent className="pb-2 sm:pb-6">{contents[position]}</AccordionContent>
            </AccordionItem>
          );
        })}
      </Accordion>
    </>
  );
}
