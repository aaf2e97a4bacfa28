import type { AnalysisResult } from './shared/analysis-store.ts';
import { PrintSheet } from './exports/print-sheet.tsx';
import { MarkdownReport } from './markdown/markdown-report.tsx';
import { ReportHead } from './report/report-head.tsx';
import { ReportView } from './report/report-view.tsx';
import { SaveMenu } from './report/save-menu.tsx';
import { SideMenu } from './report/side-menu.tsx';

export interface ResultsViewProps {
  readonly result: AnalysisResult;
  /** Reads the same document for another side; null where it is not in this browser any more. */
  readonly onChooseSide: ((identity: string) => void) | null;
  /** Whether the heading takes the focus, as the report is what has just come. */
  readonly takesFocus?: boolean;
}

/** The report: from its data, or from its text where there is nothing else; and ways to take it along. */
export function ResultsView({ result, onChooseSide, takesFocus = true }: ResultsViewProps) {
  const { report } = result.answer;
  return (
    <>
      <ReportHead result={result} takesFocus={takesFocus}>
        {report !== null && <SideMenu report={report} onChoose={onChooseSide} />}
        <SaveMenu result={result} />
      </ReportHead>
      {report === null ? (
        <MarkdownReport result={result} />
      ) : (
        <ReportView result={result} report={report} onChooseSide={onChooseSide} />
      )}
      <PrintSheet result={result} />
    </>
  );
}
