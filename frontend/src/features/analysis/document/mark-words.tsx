import { cx } from '../../../ui/cx.ts';
import { hoverPoint, showInReport, useFocusStore } from '../points/focus-store.ts';
import { usePointLook } from '../points/point-look.ts';
import { SEVERITY_LABELS } from '../shared/severity-words.ts';
import type { Mark, Segment } from './marks.ts';

/** Words of the document that points of the report rest on. A click or Enter leads to the point; again, to the next one. */
export function MarkWords({ segment }: { readonly segment: Segment }) {
  const { text, marks, isFound, start } = segment;
  const look = usePointLook(marks.map(({ pointId }) => pointId));
  // Marked words have at least one mark.
  const worst = marks[0]!;
  const open = (): void => showInReport(nextPoint(marks));
  return (
    <span
      role="button"
      tabIndex={-1}
      data-from={isFound ? start : undefined}
      data-marks={marks.map(({ id }) => id).join('|')}
      aria-label={`${text}. ${marks.map(describe).join('. ')}`}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
      onPointerEnter={() => hoverPoint(worst.pointId)}
      onPointerLeave={() => hoverPoint(null)}
      onFocus={() => hoverPoint(worst.pointId)}
      onBlur={() => hoverPoint(null)}
      className={cx(
        'finding',
        `tint-${worst.severity ?? 'none'}`,
        look === 'hovered' && 'is-hovered',
        look === 'active' && 'is-active',
        isFound && 'is-found',
      )}
    >
      {text}
    </span>
  );
}

/**
 * Where marked words lead to: back to the point that led here, else to the worst that rests on them. Several points may
 * rest on the same words, so each further click leads to the next.
 */
function nextPoint(marks: readonly Mark[]): string {
  const { active, shown } = useFocusStore.getState();
  const current = marks.findIndex(({ pointId }) => pointId === active);
  if (current >= 0 && shown?.pane === 'document') return marks[current]!.pointId;
  // The remainder is a position in the list.
  return marks[(current + 1) % marks.length]!.pointId;
}

const describe = ({ title, severity }: Mark): string =>
  severity === null ? title : `${SEVERITY_LABELS[severity]} risk: ${title}`;
