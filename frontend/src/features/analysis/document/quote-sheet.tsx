import { useEffect, useMemo, useRef } from 'react';
import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { clearRequest, showInDocument, showInReport, useFocusStore } from '../points/focus-store.ts';
import { useReportWords } from '../points/report-words.ts';
import { quotePlace } from '../points/place-words.ts';
import type { ReportIndex } from '../points/report-index.ts';
import { locateSpan } from './locate-span.ts';

/** One quote of one point. */
interface Stop {
  readonly pointId: string;
  readonly quote: number;
}

/** The words behind a citation over the lower half of a small screen; a swipe goes to the next words. */
export function QuoteSheet({
  paragraphs,
  index,
}: {
  readonly paragraphs: readonly CitedParagraph[];
  readonly index: ReportIndex;
}) {
  const words = useReportWords();
  const { tell } = words;
  const request = useFocusStore((state) => state.request);
  const shown = request?.pane === 'document' ? request : null;
  const stops = useMemo(
    () =>
      [...index.values()].flatMap(({ id, quotes }) =>
        quotes.map((_, quote): Stop => ({ pointId: id, quote })),
      ),
    [index],
  );

  const point = shown === null ? undefined : index.get(shown.pointId);
  const quote = point?.quotes[shown?.quote ?? 0];
  if (shown === null || point === undefined || quote === undefined) return null;
  const position = stops.findIndex((stop) => stop.pointId === shown.pointId && stop.quote === shown.quote);
  const go = (step: 1 | -1): void => {
    const stop = stops[(position + step + stops.length) % stops.length];
    if (stop !== undefined) showInDocument(stop.pointId, stop.quote);
  };
  const paragraph = paragraphs.find(({ id }) => id === quote.paragraph);
  const span = paragraph === undefined ? null : locateSpan(paragraph.text, quote.text.trim());

  return (
    <BottomSheet
      title={point.title}
      description={tell('The words of the document, {place}', { place: quotePlace(quote, words) })}
      onClose={clearRequest}
      onSwipe={go}
      footer={
        <nav aria-label="Quotes" className="flex items-center justify-between gap-2">
          <Button variant="quiet" size="sm" onClick={() => go(-1)}>
            {tell('Previous')}
          </Button>
          <Button variant="link" className="text-sm" onClick={() => showInReport(shown.pointId)}>
            {tell('Show in report')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => go(1)}>
            {tell('Next')}
          </Button>
        </nav>
      }
    >
      <p className="mb-2 text-sm text-paper-dim">{quotePlace(quote, words)}</p>
      <p
        dir="auto"
        className="rounded-[3px] bg-sheet px-4 py-3 font-reading text-lg leading-relaxed whitespace-pre-line text-print wrap-anywhere"
      >
        {paragraph === undefined ? (
          <mark className="marker">{quote.text || 'These words are not kept in this browser.'}</mark>
        ) : (
          <Around
            key={`${shown.pointId} ${shown.quote}`}
            text={paragraph.text}
            span={span ?? { start: 0, end: paragraph.text.length }}
          />
        )}
      </p>
      {quote.status === 'close' && (
        <p className="mt-2 text-sm text-paper-dim">The report quotes these words with small differences.</p>
      )}
    </BottomSheet>
  );
}

/** Characters shown before and after the words of a very long paragraph. */
const AROUND = 1_500;

function Around({ text, span }: { readonly text: string; readonly span: { start: number; end: number } }) {
  const words = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for a clean-up.
    words.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const from = Math.max(0, span.start - AROUND);
  const to = Math.min(text.length, span.end + AROUND);
  return (
    <>
      {from > 0 && '… '}
      {text.slice(from, span.start)}
      <mark ref={words} className="marker">
        {text.slice(span.start, Math.min(span.end, span.start + 4 * AROUND))}
      </mark>
      {text.slice(span.end, to)}
      {to < text.length && ' …'}
    </>
  );
}
