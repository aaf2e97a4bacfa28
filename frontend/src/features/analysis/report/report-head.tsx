import { useEffect, useRef, type ReactNode } from 'react';
import { momentWords } from '../../../lib/words/day-words.ts';
import { wordsOf, type ReportWords } from '../points/report-words.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { pagesRead } from '../parts/report-facts.tsx';

/** The heading and what the report is about, in two lines; what can be done with it stands on the right. */
export function ReportHead({
  result,
  takesFocus,
  children,
}: {
  readonly result: AnalysisResult;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}) {
  const { answer, fileName, country, userIdentity, timestamp } = result;
  const words = wordsOf(answer.report ?? {});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const facts = [
    fileName,
    answer.report?.paper.kind ?? '',
    country,
    answer.document === null ? '' : readWords(answer.document, words),
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5 wrap-anywhere">
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-[1.375rem] leading-tight outline-none sm:text-[1.75rem]"
        >
          Legal Document Analysis
        </h1>
        <p className="mt-0.5 text-[0.8125rem] leading-5 text-paper-dim sm:text-sm">{facts.join(' · ')}</p>
        <div className="flex flex-wrap gap-x-3 text-[0.8125rem] leading-5 text-paper-dim sm:text-sm">
          <p>
            <span>For:</span> {userIdentity}
          </p>
          <p>Analysis completed at {momentWords(new Date(timestamp))}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </header>
  );
}

/** How much of the paper was read: `2 pages, all read`. */
function readWords(document: NonNullable<AnalysisResult['answer']['document']>, words: ReportWords): string {
  const { tell } = words;
  const share =
    document.readPercent >= 100 ? tell('all read') : tell('{count}% read', { count: document.readPercent });
  return `${pagesRead(document, words)}, ${share}`;
}
