import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { AnalysisResult } from './analysis-store.ts';
import type { ReportPart } from './parse-report.ts';
import './print-sheet.css';
import { reportHeader } from './report-text.ts';
import { SectionMarkdown } from './section-markdown.tsx';

export interface PrintSheetProps {
  readonly result: AnalysisResult;
  readonly preface: string;
  readonly sections: readonly ReportPart[];
}

/** The whole report for paper, with every section open, whichever way printing was started. */
export function PrintSheet({ result, preface, sections }: PrintSheetProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return createPortal(
    <div className="print-sheet">
      <h1>Legal Document Analysis</h1>
      <dl>
        {reportHeader(result).map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
      </dl>
      {preface !== '' && <SectionMarkdown content={preface} />}
      {sections.map(({ title, content }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report's sections never move, and titles may repeat
        <section key={index}>
          <h2>{`${index + 1}. ${title}`}</h2>
          <SectionMarkdown content={content} />
        </section>
      ))}
    </div>,
    document.body,
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** True between `beforeprint` and `afterprint`. The browser takes its picture right after the event, so React must not wait. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
