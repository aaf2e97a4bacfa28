import type { CitedParagraph, Severity } from '../../../../../backend/src/adapters/http/contract.ts';
import type { ReportIndex } from '../points/report-index.ts';
import { locateSpan, type Span } from './locate-span.ts';

/** Words of the document that a point rests on. */
export interface Mark extends Span {
  /** Unique: point and quote. */
  readonly id: string;
  readonly pointId: string;
  /** Which of the point's quotes, from 0. */
  readonly quote: number;
  /** What the point is called, for people who listen. */
  readonly title: string;
  /** Of a risk; null for every other kind of point. */
  readonly severity: Severity | null;
  /** The number on the risk's card, or null. */
  readonly number: number | null;
  /** Id of the paragraph. */
  readonly paragraph: number;
}

export const markId = (pointId: string, quote: number): string => `${pointId} ${quote}`;

/**
 * The marks in the order of the document. A quote that cannot be found word for word marks its whole paragraph, so that
 * every quote leads somewhere; one whose paragraph is not there is left out.
 */
export function placeMarks(index: ReportIndex, paragraphs: readonly CitedParagraph[]): readonly Mark[] {
  const order = new Map(paragraphs.map((paragraph, position) => [paragraph.id, { paragraph, position }]));
  const marks = [...index.values()].flatMap(({ id, title, severity, number, quotes }) =>
    quotes.flatMap((quote, position): Mark[] => {
      const place = order.get(quote.paragraph);
      if (place === undefined) return [];
      const { text } = place.paragraph;
      const span = locateSpan(text, quote.text.trim()) ?? { start: 0, end: text.length };
      const about = { pointId: id, quote: position, title, severity, number, paragraph: quote.paragraph };
      return [{ id: markId(id, position), ...about, ...span }];
    }),
  );
  const positionOf = (mark: Mark): number => order.get(mark.paragraph)?.position ?? 0;
  return marks.toSorted(
    (a, b) => positionOf(a) - positionOf(b) || a.start - b.start || a.id.localeCompare(b.id),
  );
}

/** Words in one look: the marks that cover them, and whether a search found them. */
export interface Segment {
  readonly text: string;
  /** Worst first. */
  readonly marks: readonly Mark[];
  readonly isFound: boolean;
  /** Where it begins in its paragraph. */
  readonly start: number;
}

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };
const rankOf = ({ severity }: Mark): number => (severity === null ? 3 : RANK[severity]);

/** Cuts the part of a paragraph between two offsets wherever a mark or a search hit begins or ends. */
export function segmentsOf(
  text: string,
  part: Span,
  marks: readonly Mark[],
  found: readonly Span[],
): readonly Segment[] {
  const within = (offset: number): number => Math.min(Math.max(offset, part.start), part.end);
  const cuts = new Set([part.start, part.end]);
  for (const { start, end } of [...marks, ...found]) cuts.add(within(start)).add(within(end));
  const edges = [...cuts].toSorted((a, b) => a - b);
  return edges.slice(1).flatMap((end, position): Segment[] => {
    const start = edges[position]!;
    if (end <= start) return [];
    const covers = (span: Span): boolean => span.start < end && span.end > start;
    return [
      {
        text: text.slice(start, end),
        marks: marks.filter(covers).toSorted((a, b) => rankOf(a) - rankOf(b)),
        isFound: found.some(covers),
        start,
      },
    ];
  });
}
