import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import { clearRequest, showInDocument, useFocusStore } from '../points/focus-store.ts';
import type { ReportIndex } from '../points/report-index.ts';
import { toBlocks, type Block } from './blocks.ts';
import { DocumentSearch } from './document-search.tsx';
import { LazyBlock } from './lazy-block.tsx';
import { markId, placeMarks, type Mark } from './marks.ts';
import { OverviewStrip } from './overview-strip.tsx';
import { searchDocument, type Hit } from './search-document.ts';

export interface DocumentPaneProps {
  readonly paragraphs: readonly CitedParagraph[];
  readonly index: ReportIndex;
  /** Whether it scrolls within itself, beside the report; else with the page. */
  readonly ownsScroll: boolean;
}

/** Documents up to this size are on the page whole, so that the browser's own search finds all of their words. */
const WHOLE_CHARACTERS = 120_000;
/** The arrow keys scroll only what can have the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0, role: 'region', 'aria-label': 'Your document' } as const;
const NO_HITS: readonly Hit[] = [];

/** The document itself, every paragraph, with the words that the report rests on. */
export function DocumentPane({ paragraphs, index, ownsScroll }: DocumentPaneProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const blocks = useMemo(() => toBlocks(paragraphs), [paragraphs]);
  const marks = useMemo(() => placeMarks(index, paragraphs), [index, paragraphs]);
  const marksByParagraph = useMemo(() => Map.groupBy(marks, ({ paragraph }) => paragraph), [marks]);
  const hasPages = (paragraphs.at(-1)?.page ?? 1) > 1;
  const isWhole = useMemo(
    () => blocks.reduce((sum, { characters }) => sum + characters, 0) <= WHOLE_CHARACTERS,
    [blocks],
  );
  const [hits, setHits] = useState(NO_HITS);
  const found = useMemo(() => Map.groupBy(hits, ({ paragraph }) => paragraph), [hits]);
  const asked = useAskedMark(marks);
  /** The block of a search hit that was asked for last. */
  const [hitBlock, setHitBlock] = useState(-1);
  const blockOf = (place: Place): number =>
    blocks.findIndex(({ pieces }) => pieces.some((piece) => holds(piece, place)));
  const askedBlock = asked === null ? -1 : blockOf({ paragraph: asked.paragraph, offset: asked.start });

  const request = useFocusStore((state) => (state.request?.pane === 'document' ? state.request : null));
  useEffect(() => {
    if (request === null) return undefined;
    // The click is answered first: a long document may have to be laid out for this.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        // Its block is on the page by now: it was needed for this render.
        if (asked !== null) scrollTo(scroller, ownsScroll, asked.paragraph, asked.id);
        clearRequest();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // Only a new request is met, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request]);
  const showHit = ({ paragraph, start }: Hit): void => {
    flushSync(() => setHitBlock(blockOf({ paragraph, offset: start })));
    scrollTo(scroller, ownsScroll, paragraph, null, start);
  };
  const search = (words: string): number => {
    const next = words === '' ? NO_HITS : searchDocument(paragraphs, words);
    flushSync(() => setHits(next));
    // Where the page itself scrolls, the field would scroll away from under the hand that types.
    if (next[0] !== undefined && ownsScroll) showHit(next[0]);
    return ownsScroll ? next.length : 0;
  };
  useKeys(marks);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <DocumentSearch
        count={hits.length}
        onSearch={search}
        onShow={(position) => hits.slice(position, position + 1).forEach(showHit)}
        hasMarks={marks.length > 0}
      />
      <div className="relative min-h-0 flex-1">
        <div
          ref={setScroller}
          {...SCROLLED_BY_KEYS}
          className={ownsScroll ? 'absolute inset-0 overflow-y-auto overscroll-contain pr-3' : ''}
        >
          <div className="rounded-[3px] bg-sheet py-6 font-reading text-[1.0625rem] leading-[1.6] text-print wrap-anywhere">
            {blocks.map((block, position) => (
              <LazyBlock
                // oxlint-disable-next-line react/no-array-index-key -- the blocks of a document never move
                key={position}
                block={block}
                marks={marksByParagraph}
                found={found}
                hasPages={hasPages}
                scroller={ownsScroll ? scroller : null}
                isSkipped={!isWhole}
                isNeeded={isWhole || position === askedBlock || position === hitBlock}
              />
            ))}
          </div>
        </div>
        {ownsScroll && <OverviewStrip paragraphs={paragraphs} marks={marks} />}
      </div>
    </div>
  );
}

interface Place {
  /** Id of the paragraph. */
  readonly paragraph: number;
  readonly offset: number;
}

const holds = ({ paragraph, start, end }: Block['pieces'][number], place: Place): boolean =>
  paragraph.id === place.paragraph && place.offset >= start && (place.offset < end || end === start);

function scrollTo(
  scroller: HTMLElement | null,
  ownsScroll: boolean,
  paragraph: number,
  mark: string | null,
  from = 0,
): void {
  if (scroller === null) return;
  const box = scroller.querySelector<HTMLElement>(`[data-paragraph="${paragraph}"]`);
  const words =
    mark === null
      ? (box?.parentElement?.querySelector<HTMLElement>(
          `[data-paragraph="${paragraph}"] .is-found[data-from="${from}"]`,
        ) ?? box?.querySelector<HTMLElement>('.is-found'))
      : [...(box?.parentElement?.querySelectorAll<HTMLElement>('[data-marks]') ?? [])].find((element) =>
          element.dataset['marks']?.split('|').includes(mark),
        );
  const target = words ?? box;
  if (target === null || target === undefined) return;
  // The place that is looked at now, among all that the search found.
  scroller.querySelector('[data-current]')?.removeAttribute('data-current');
  if (mark === null) target.dataset['current'] = '';
  const { top } = target.getBoundingClientRect();
  if (ownsScroll) {
    const frame = scroller.getBoundingClientRect();
    scroller.scrollTop += top - frame.top - scroller.clientHeight / 3;
  } else {
    window.scrollBy({ top: top - window.innerHeight / 3 });
  }
  if (mark !== null) target.focus({ preventScroll: true });
}

/** The mark that was asked for last, or null. */
function useAskedMark(marks: readonly Mark[]): Mark | null {
  const shown = useFocusStore((state) => state.shown);
  if (shown?.pane !== 'document') return null;
  const wanted = markId(shown.pointId, shown.quote);
  return (
    marks.find(({ id }) => id === wanted) ?? marks.find((mark) => mark.pointId === shown.pointId) ?? null
  );
}

/** `j` and `k` go to the next and the previous words that the report rests on. */
function useKeys(marks: readonly Mark[]): void {
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
      if (!isPlain || (target !== null && isTyping) || marks.length === 0) return;
      if (event.key !== 'j' && event.key !== 'k') return;
      event.preventDefault();
      const mark = marks[(marks.length + currentMark(marks) + (event.key === 'j' ? 1 : -1)) % marks.length];
      if (mark !== undefined) showInDocument(mark.pointId, mark.quote);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [marks]);
}

/** The mark that was shown last, else the one that has the focus, else before the first of all. */
function currentMark(marks: readonly Mark[]): number {
  const focused = document.activeElement?.getAttribute('data-marks')?.split('|') ?? [];
  const { shown } = useFocusStore.getState();
  const last = shown?.pane === 'document' ? markId(shown.pointId, shown.quote) : null;
  const isStillThere = last !== null && (focused.length === 0 || focused.includes(last));
  const wanted = isStillThere ? [last] : focused;
  return marks.findIndex(({ id }) => wanted.includes(id));
}
