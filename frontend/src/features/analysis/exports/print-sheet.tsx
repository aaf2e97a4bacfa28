import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { parseReport } from '../markdown/parse-report.ts';
import { SectionMarkdown } from '../markdown/section-markdown.tsx';
import { useNotesStore } from '../points/notes-store.ts';
import { outlineOf } from './outline.ts';
import { OutlineLines } from './outline-lines.tsx';
import './print-sheet.css';
import { placesLegend, reportHeader, reportName } from './report-text.ts';

/** The whole report for paper, with every section open, whichever way printing was started. */
export function PrintSheet({ result }: { readonly result: AnalysisResult }) {
  const isPrinting = useIsPrinting(reportName(result.fileName));
  if (!isPrinting) return null;
  const { report, analysis } = result.answer;
  return createPortal(
    <div className="print-sheet">
      <h1>Legal Document Analysis</h1>
      <dl>
        {reportHeader(result).map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
      </dl>
      {report === null ? <FromMarkdown analysis={analysis} /> : <FromData result={result} report={report} />}
    </div>,
    document.body,
  );
}

function FromData({
  result,
  report,
}: {
  readonly result: AnalysisResult;
  readonly report: NonNullable<AnalysisResult['answer']['report']>;
}) {
  const notes = useNotesStore((state) => state.notes);
  const [brief, ...sections] = outlineOf(report, notes);
  return (
    <>
      {brief !== undefined && (
        <section aria-label={brief.title} className="print-brief">
          <OutlineLines groups={brief.groups} />
        </section>
      )}
      {sections.map(({ title, groups }) => (
        <section key={title}>
          <h2>{title}</h2>
          <OutlineLines groups={groups} />
        </section>
      ))}
      <p className="print-legend">{placesLegend(result)}</p>
    </>
  );
}

function FromMarkdown({ analysis }: { readonly analysis: string }) {
  const { preface, sections } = parseReport(analysis);
  return (
    <>
      {preface !== '' && <SectionMarkdown content={preface} />}
      {sections.map(({ title, content }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report's sections never move, and titles may repeat
        <section key={index}>
          <h2>{`${index + 1}. ${title}`}</h2>
          <SectionMarkdown content={content} />
        </section>
      ))}
    </>
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

/**
 * True between `beforeprint` and `afterprint`. The browser takes its picture right after the event, so React must not
 * wait. Meanwhile the page bears `title`, which browsers propose as the name of the PDF.
 */
function useIsPrinting(title: string): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  const pageTitle = useRef<string | null>(null);
  useEffect(() => {
    const begin = () => {
      pageTitle.current ??= document.title;
      document.title = title;
      flushSync(() => setIsPrinting(true));
    };
    const end = () => {
      if (pageTitle.current !== null) document.title = pageTitle.current;
      pageTitle.current = null;
      setIsPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
  return isPrinting;
}
