import { useDeferredValue, useMemo, useState } from 'react';
import type { Severity } from '../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../config/product.ts';
import { fullDate } from '../../lib/relative-time.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../ui/accordion.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AnalysisResult } from './analysis-store.ts';
import { citationButtons } from './citation-buttons.ts';
import { ClauseReader } from './clause-reader.tsx';
import { dimLabels } from './dim-labels.ts';
import { parseReport, type ReportPart } from './parse-report.ts';
import { PrintSheet } from './print-sheet.tsx';
import { ReportActions } from './report-actions.tsx';
import { Provenance, ReportFacts } from './report-facts.tsx';
import { iconOf } from './section-icons.ts';
import { SectionMarkdown } from './section-markdown.tsx';
import { countBySeverity, severityBadges } from './severity.ts';
import { SeverityFilter } from './severity-filter.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** Number of the section that lists risks, as the report counts. */
const RISKS = SECTION_TITLES.indexOf('Risks or Red Flags') + 1;

/** The report: sections to open, clauses to look up, and ways to take it along. */
export function ResultsView({ result }: { readonly result: AnalysisResult }) {
  const { answer } = result;
  const { preface, sections } = useMemo(() => parseReport(answer.analysis), [answer.analysis]);
  const heading = useFocusOnMount<HTMLHeadingElement>();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="lg:col-span-2">
        <p className="text-paper-dim max-sm:text-sm">
          Analysis completed at {fullDate(new Date(result.timestamp))}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 font-display text-title outline-none">
          Legal Document Analysis
        </h1>
        <p className="mt-3 text-lead break-words">
          <span className="text-paper-dim">For:</span> {result.userIdentity}
        </p>
        <ReportActions result={result} />
      </header>
      <ReportFacts answer={answer} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        {preface !== '' && <SectionMarkdown content={preface} />}
        <h2 className="sr-only">Sections of the report</h2>
        <Accordion defaultValue={['0']}>
          {sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a report's sections never move, and titles may repeat
            <AccordionItem key={index} value={String(index)}>
              <AccordionTrigger icon={iconOf(section.title)}>{section.title}</AccordionTrigger>
              <AccordionContent>
                <Section section={section} result={result} />
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
        <div className="mt-12">
          <Provenance answer={answer} />
        </div>
      </div>
      <ClauseReader answer={answer} />
      <PrintSheet result={result} sections={sections} preface={preface} />
    </div>
  );
}

/** Titles are matched rather than positions: a server may leave a section out. */
const numberOf = (title: string): number =>
  SECTION_TITLES.findIndex((known) => known === title || known.startsWith(`${title} (`)) + 1;

function Section({ section, result }: { readonly section: ReportPart; readonly result: AnalysisResult }) {
  const { answer } = result;
  const [only, setOnly] = useState<Severity | null>(null);
  // A long section takes a while to typeset: the click is answered first, the words follow.
  const shownOnly = useDeferredValue(only);
  const content = useDeferredValue(section.content, '');
  const number = numberOf(section.title);
  const isRisks = number === RISKS;
  const counts = useMemo(() => countBySeverity(answer.findings), [answer.findings]);
  const plugins = useMemo(
    () => [...(isRisks ? [severityBadges(shownOnly)] : []), citationButtons(answer, number), dimLabels],
    [isRisks, shownOnly, answer, number],
  );
  const total = counts.high + counts.medium + counts.low;

  return (
    <>
      {isRisks && total > 0 && (
        <>
          <SeverityFilter counts={counts} value={only} onChange={setOnly} />
          <VisuallyHidden role="status">
            {only !== null && `${counts[only]} of ${total} risks shown`}
          </VisuallyHidden>
        </>
      )}
      <SectionMarkdown content={content} plugins={plugins} />
    </>
  );
}
