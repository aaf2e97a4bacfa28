import { useDeferredValue, useMemo, useState } from 'react';
import type { Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../ui/accordion.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { ReportFooter } from '../parts/report-footer.tsx';
import { iconOf } from '../parts/section-icons.ts';
import { SeverityFilter } from '../parts/severity-filter.tsx';
import { Warnings } from '../parts/warnings.tsx';
import { countBySeverity } from '../shared/severity-words.ts';
import { citationButtons } from './citation-buttons.ts';
import { ClauseReader } from './clause-reader.tsx';
import { dimLabels } from './dim-labels.ts';
import { parseReport, type ReportPart } from './parse-report.ts';
import { SectionMarkdown } from './section-markdown.tsx';
import { severityBadges } from './severity-badges.ts';

/** Number of the section that lists risks, as the report counts. */
const RISKS = SECTION_TITLES.indexOf('Risks or Red Flags') + 1;

/** A report of which there is only the text: from a foreign server, or kept by an earlier version. */
export function MarkdownReport({ result }: { readonly result: AnalysisResult }) {
  const { answer } = result;
  const { preface, sections } = useMemo(() => parseReport(answer.analysis), [answer.analysis]);
  return (
    <div className="mt-8 wrap-anywhere">
      <Warnings answer={answer} />
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
      <ReportFooter answer={answer} />
      <ClauseReader answer={answer} />
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
