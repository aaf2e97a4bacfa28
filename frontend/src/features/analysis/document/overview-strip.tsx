import { memo, useMemo } from 'react';
import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { showInDocument } from '../points/focus-store.ts';
import type { Mark } from './marks.ts';

/** Characters that a window shows without scrolling: 16 lines of 62. */
const MOST_AT_ONCE = 1_000;

/** Where in the whole document the risks stand. For the mouse; keys and readers have the marks themselves. */
export const OverviewStrip = memo(function OverviewStrip({
  paragraphs,
  marks,
}: {
  readonly paragraphs: readonly CitedParagraph[];
  readonly marks: readonly Mark[];
}) {
  const places = useMemo(() => {
    const before = new Map<number, number>();
    let total = 0;
    for (const { id, text } of paragraphs) {
      before.set(id, total);
      total += text.length + 1;
    }
    // What is seen at once needs no overview, and its sheet is shorter than the strip.
    if (total <= MOST_AT_ONCE) return [];
    return marks
      .filter(({ severity }) => severity !== null)
      .map((mark) => ({
        mark,
        share: ((before.get(mark.paragraph) ?? 0) + mark.start) / Math.max(1, total),
      }));
  }, [paragraphs, marks]);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 w-2.5">
      {places.map(({ mark, share }) => (
        <button
          key={mark.id}
          type="button"
          tabIndex={-1}
          title={mark.title}
          aria-label={mark.title}
          onClick={() => showInDocument(mark.pointId, mark.quote)}
          style={{ top: `${share * 100}%` }}
          className={cx('overview-tick pointer-events-auto', `tint-${mark.severity ?? 'none'}`)}
        />
      ))}
    </div>
  );
});
