import { useEffect, useRef, type ReactNode } from 'react';
import type { COUNTRIES } from '../../../../../config/product.ts';
import { dayWords, momentWords, timeAndDay } from '../../../lib/words/day-words.ts';
import { wordsOf, type ReportWords } from '../points/report-words.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { pagesRead } from '../parts/report-facts.tsx';

/** The last of the countries to choose from: none of the others. */
const OTHER = 'Other' satisfies (typeof COUNTRIES)[number];

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className="flex flex-col gap-x-6 gap-y-1.5 wrap-anywhere sm:grid sm:grid-cols-[minmax(15rem,1fr)_minmax(0,auto)] sm:items-center sm:gap-y-0.5">
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-[1.375rem] leading-tight outline-none sm:text-[1.75rem]"
      >
        Legal Document Analysis
      </h1>
      <About result={result} />
      <div className="flex flex-wrap items-center gap-2 sm:col-start-2 sm:row-start-1 sm:justify-end">
        {children}
      </div>
    </header>
  );
}

/** What was read, for whom and when. */
function About({ result }: { readonly result: AnalysisResult }) {
  const { answer, fileName, country, userIdentity, timestamp, isKept } = result;
  const words = wordsOf(answer.report ?? {});
  const { tell, language } = words;
  const facts = [
    fileName,
    answer.report?.paper.kind ?? '',
    country === OTHER ? tell('Other country') : country,
    answer.document === null ? '' : readWords(answer.document, words),
  ].filter(Boolean);
  const moment = new Date(timestamp);
  return (
    <div className="min-w-0 text-[0.8125rem] leading-5 text-paper-dim sm:col-span-2 sm:text-sm">
      {/* The dots hang in the margin, which is cut off: none begins or ends a line. */}
      <div className="relative overflow-x-clip">
        <p className="-ml-3.5 flex flex-wrap">
          {facts.map((fact) => (
            <span
              key={fact}
              className="min-w-0 pl-3.5 before:absolute before:-ml-3.5 before:w-3.5 before:text-center before:content-['·']"
            >
              {fact}{' '}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3">
        <p>
          <span>{tell('For')}:</span> {userIdentity}
        </p>
        <p className="text-pretty">
          {language === 'en'
            ? `Analysis completed at ${timeAndDay(moment)}`
            : tell('Analysis completed at {moment}', { moment: momentWords(moment, language) })}
        </p>
        {isKept === true && (
          <p className="basis-full">
            {tell('Kept in this browser on {date}, without the document.', {
              date: dayWords(moment.toISOString(), language),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** How much of the paper was read: `2 pages, all read`. */
function readWords(document: NonNullable<AnalysisResult['answer']['document']>, words: ReportWords): string {
  const { tell } = words;
  const share =
    document.readPercent >= 100 ? tell('all read') : tell('{count}% read', { count: document.readPercent });
  return `${pagesRead(document, words)}, ${share}`;
}
