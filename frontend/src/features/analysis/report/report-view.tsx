import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { SplitPane } from '../../../ui/split-pane.tsx';
import { useAnalysisStore, type AnalysisResult } from '../shared/analysis-store.ts';
import { DocumentView } from '../document/document-view.tsx';
import { ReportWordsContext, wordsOf } from '../points/report-words.ts';
import { WIDE } from './wide.ts';
import { QuoteSheet } from '../document/quote-sheet.tsx';
import { Brief } from './brief.tsx';
import { DeadlineNotice } from './deadline-notice.tsx';
import { NextSteps } from './next-steps.tsx';
import { clearRequest, resetFocus, useFocusStore } from '../points/focus-store.ts';
import { resetNotes } from '../points/notes-store.ts';
import { ReportFooter } from '../parts/report-footer.tsx';
import { elementIdOf, indexReport, type ReportIndex } from '../points/report-index.ts';
import { ReportSections } from './sections/report-sections.tsx';
import { ReportTabs, type ReportTab } from './report-tabs.tsx';
import { AskSide, type SideChoice } from './side-menu.tsx';
import { Warnings } from '../parts/warnings.tsx';

const REPORT_PERCENT = 55;
/** Frames to wait for a card before it counts as not there. */
const MOST_FRAMES = 120;
/** A section has its height by then. */
const UNFOLDED_MS = 300;
/** Number of the section that lists risks. */
const RISKS = SECTION_TITLES.indexOf('Risks or Red Flags') + 1;

export interface ReportViewProps {
  readonly result: AnalysisResult;
  readonly report: Report;
  readonly onChooseSide: SideChoice['onChoose'];
  /** Buttons for what can be done with the report next. */
  readonly nextSteps?: ReactNode;
}

/** The report from its data: the brief, six sections of cards, and the document beside them or behind a tab. */
export function ReportView({ result, report, onChooseSide, nextSteps }: ReportViewProps) {
  const { paragraphs } = result.answer;
  const index = useMemo(() => indexReport(report), [report]);
  const words = useMemo(() => wordsOf(report), [report]);
  const isWide = useMediaQuery(WIDE);
  const file = useAnalysisStore((state) => state.file);
  const hasDocument = paragraphs.length > 0;
  // The report comes first; a long document beside it takes a moment more.
  const isDocumentDue = useDeferredValue(true, false);
  const [tab, setTab] = useState<ReportTab>('brief');
  const sections = useSections(index, () => setTab('brief'));
  useEffect(
    () => () => {
      resetFocus();
      resetNotes();
    },
    [],
  );

  const choose = (next: ReportTab): void => {
    setTab(next);
    if (next === 'risks') sections.show(RISKS);
    else window.scrollTo({ top: 0 });
  };
  const body = (
    <ReportBody
      result={result}
      report={report}
      index={index}
      onChooseSide={onChooseSide}
      nextSteps={nextSteps}
      open={sections.open}
      onOpenChange={sections.setOpen}
    />
  );
  const isBeside = isWide && hasDocument;
  const isBehindTab = !isWide && hasDocument && tab === 'document';
  // One tree for every width: a window that is turned or resized keeps what is open and where the focus is.
  return (
    <ReportWordsContext value={words}>
      <div>
        {!isWide && <ReportTabs value={tab} onChange={choose} hasDocument={hasDocument} />}
        <SplitPane
          initialPercent={REPORT_PERCENT}
          dividerLabel="Width of the report"
          aside={
            !isBeside ? null : isDocumentDue ? (
              <DocumentView file={file} paragraphs={paragraphs} index={index} ownsScroll />
            ) : (
              <div />
            )
          }
        >
          <div
            lang={words.language}
            className="py-3 leading-snug wrap-anywhere max-sm:text-[0.9375rem]"
            hidden={isBehindTab}
          >
            {body}
          </div>
        </SplitPane>
        {isBehindTab && <DocumentView file={file} paragraphs={paragraphs} index={index} ownsScroll={false} />}
        {!isBeside && !isBehindTab && <QuoteSheet paragraphs={paragraphs} index={index} />}
      </div>
    </ReportWordsContext>
  );
}

interface BodyProps extends ReportViewProps {
  readonly index: ReportIndex;
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
}

function ReportBody(props: BodyProps): ReactNode {
  const { result, report, index, onChooseSide, nextSteps, open, onOpenChange } = props;
  // One moment for the whole report, so that its dates agree.
  const [now] = useState(() => new Date());
  return (
    <>
      <Warnings answer={result.answer} />
      <AskSide report={report} onChoose={onChooseSide} />
      <DeadlineNotice report={report} now={now} />
      <Brief report={report} index={index} now={now} />
      <NextSteps>{nextSteps}</NextSteps>
      <ReportSections
        report={report}
        index={index}
        result={result}
        now={now}
        open={open}
        onOpenChange={onOpenChange}
      />
      <ReportFooter answer={result.answer} />
    </>
  );
}

/** Which sections are open, and what opens them: links, the document, a tab. */
function useSections(index: ReportIndex, onShow: () => void) {
  const [open, setOpen] = useState<string[]>(['1']);
  const request = useFocusStore((state) => (state.request?.pane === 'report' ? state.request : null));
  const show = (section: number): void => {
    flushSync(() => setOpen((before) => [...new Set([...before, String(section)])]));
    const heading = document.getElementById(`section-${section}`);
    heading?.scrollIntoView({ block: 'start' });
    // A page that ended here had no room to scroll; by then the section has unfolded. Whoever scrolled on is left alone.
    const { scrollY } = window;
    setTimeout(() => {
      if (Math.abs(window.scrollY - scrollY) < 2) heading?.scrollIntoView({ block: 'start' });
    }, UNFOLDED_MS);
  };

  useEffect(() => {
    if (request === null) return undefined;
    const section = index.get(request.pointId)?.section ?? 0;
    onShow();
    if (section > 0) setOpen((before) => [...new Set([...before, String(section)])]);
    // The section is on the page with the next frame; the last cards of a long one come a little later.
    let frame = 0;
    const look = (framesLeft: number): void => {
      frame = requestAnimationFrame(() => {
        const card = document.getElementById(elementIdOf(request.pointId));
        if (card === null && framesLeft > 0) {
          look(framesLeft - 1);
          return;
        }
        card?.scrollIntoView({ block: 'center' });
        card?.focus({ preventScroll: true });
        clearRequest();
      });
    };
    look(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
    // Only a new request is met.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request]);

  return { open, setOpen, show };
}
