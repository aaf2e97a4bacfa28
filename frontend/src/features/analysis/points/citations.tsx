import { Fragment } from 'react';
import type { Quote } from '../../../../../backend/src/adapters/http/contract.ts';
import { hoverPoint, showInDocument } from './focus-store.ts';
import { useReportWords } from './report-words.ts';
import { quotePlace } from './place-words.ts';

export interface CitationsProps {
  readonly pointId: string;
  readonly quotes: readonly Quote[];
  /** What the point is called, so that each button tells what it belongs to. */
  readonly title: string;
}

/** The places that a point rests on, each a way to the words themselves. A place that holds two quotes is named once. */
export function Citations({ pointId, quotes, title }: CitationsProps) {
  const words = useReportWords();
  const seen = new Set<string>();
  return quotes.map((quote, position) => {
    const place = quotePlace(quote, words);
    const key = `${quote.paragraph} ${place}`;
    if (seen.has(key)) return null;
    seen.add(key);
    return (
      <Fragment key={key}>
        <button
          type="button"
          data-citation
          aria-label={words.tell('{place}: show it in the document, {title}', { place, title })}
          onClick={() => showInDocument(pointId, position)}
          onPointerEnter={() => hoverPoint(pointId)}
          onPointerLeave={() => hoverPoint(null)}
          onFocus={() => hoverPoint(pointId)}
          onBlur={() => hoverPoint(null)}
          className="rounded-[2px] py-0.5 text-left font-sans text-[0.8125rem] leading-5 text-marker underline decoration-marker/50 decoration-1 underline-offset-4 hover:bg-marker hover:text-marker-ink"
        >
          {place}
        </button>{' '}
      </Fragment>
    );
  });
}
