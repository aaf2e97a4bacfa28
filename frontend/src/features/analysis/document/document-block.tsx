import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { showInReport } from '../points/focus-store.ts';
import type { Block, Piece } from './blocks.ts';
import type { Span } from './locate-span.ts';
import { MarkWords } from './mark-words.tsx';
import { segmentsOf, type Mark } from './marks.ts';

export type MarksByParagraph = ReadonlyMap<number, readonly Mark[]>;
export type FoundByParagraph = ReadonlyMap<number, readonly Span[]>;

export interface DocumentBlockProps {
  readonly block: Block;
  readonly marks: MarksByParagraph;
  readonly found: FoundByParagraph;
  /** Whether the document has more than one page. */
  readonly hasPages: boolean;
}

const NO_MARKS: readonly Mark[] = [];
const NO_SPANS: readonly Span[] = [];

/** A few screens of the document, with its marks. */
export const DocumentBlock = memo(function DocumentBlock({
  block,
  marks,
  found,
  hasPages,
}: DocumentBlockProps) {
  return block.pieces.map((piece) => (
    <PieceWords
      key={`${piece.paragraph.id} ${piece.start}`}
      piece={piece}
      marks={marks.get(piece.paragraph.id) ?? NO_MARKS}
      found={found.get(piece.paragraph.id) ?? NO_SPANS}
      hasPages={hasPages}
    />
  ));
});

interface PieceWordsProps extends Pick<DocumentBlockProps, 'hasPages'> {
  readonly piece: Piece;
  readonly marks: readonly Mark[];
  readonly found: readonly Span[];
}

const PieceWords = memo(function PieceWords({ piece, marks, found, hasPages }: PieceWordsProps) {
  const { paragraph, start, end, newPage } = piece;
  const isFirst = start === 0;
  const numbers = marks.filter(
    (mark) => mark.number !== null && mark.start < Math.max(end, 1) && mark.start >= start,
  );
  return (
    <>
      {hasPages && newPage !== null && (
        <p className="mt-6 mb-3 flex items-center gap-3 font-sans text-xs text-print-dim first:mt-0">
          Page {newPage}
          <span aria-hidden className="h-px flex-1 bg-print/20" />
        </p>
      )}
      <div className="relative" data-paragraph={paragraph.id}>
        {numbers.length > 0 && <MarginNumbers marks={numbers} />}
        <p dir="auto" className={cx('whitespace-pre-line', isFirst ? 'mt-3' : 'mt-0')}>
          {isFirst && paragraph.clause !== null && !opensWith(paragraph.text, paragraph.clause) && (
            <span className="me-2 text-print-dim">{paragraph.clause}</span>
          )}
          {segmentsOf(paragraph.text, piece, marks, found).map((segment, index) =>
            segment.marks.length > 0 ? (
              // oxlint-disable-next-line react/no-array-index-key -- the segments of one paragraph never move
              <MarkWords key={index} segment={segment} />
            ) : segment.isFound ? (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <mark key={index} data-from={segment.start} className="is-found">
                {segment.text}
              </mark>
            ) : (
              segment.text
            ),
          )}
        </p>
      </div>
    </>
  );
});

/** The numbers of the cards in the margin. By keyboard the marked words themselves lead there. */
function MarginNumbers({ marks }: { readonly marks: readonly Mark[] }) {
  const points = [...new Map(marks.map((mark) => [mark.pointId, mark])).values()];
  return (
    <div className="absolute top-0.5 right-full mr-1.5 flex flex-col gap-1" aria-hidden>
      {points.map(({ pointId, number, severity, title }) => (
        <button
          key={pointId}
          type="button"
          tabIndex={-1}
          title={title}
          onClick={() => showInReport(pointId)}
          className={cx('finding-number', `tint-${severity ?? 'none'}`)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

/** Whether the text itself begins with its clause number, so that `4` is not shown before `4. Purchases`. */
const opensWith = (text: string, clause: string): boolean =>
  text.startsWith(clause) && !/^[\p{L}\p{N}]/u.test(text.slice(clause.length, clause.length + 2));
