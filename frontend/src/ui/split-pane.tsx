import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

export interface SplitPaneProps {
  /** Scrolls with the page. */
  readonly children: ReactNode;
  /** Stays in view beside it and scrolls by itself; null for one pane over the whole width. */
  readonly aside: ReactNode | null;
  /** Names the divider, such as `Width of the report`. */
  readonly dividerLabel: string;
  /** Share of the width that the first pane has, in percent. */
  readonly initialPercent: number;
}

const LEAST_PERCENT = 35;
const MOST_PERCENT = 70;
const KEY_STEP_PERCENT = 2;

/** Two panes side by side with a divider to drag or to move with the arrow keys. */
export function SplitPane({ children, aside, dividerLabel, initialPercent }: SplitPaneProps) {
  const root = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(initialPercent);
  const move = (next: number): void => setPercent(Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, next)));
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const box = root.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId))
      return;
    move(((event.clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -KEY_STEP_PERCENT, ArrowRight: KEY_STEP_PERCENT }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(percent + step);
  };
  return (
    <div ref={root} className="flex items-start">
      <div
        className="@container min-w-0"
        style={{ flex: aside === null ? '1 1 100%' : `0 0 calc(${percent}% - 0.75rem)` }}
      >
        {children}
      </div>
      {aside !== null && (
        <>
          <div
            role="separator"
            aria-orientation="vertical"
            aria-label={dividerLabel}
            aria-valuenow={Math.round(percent)}
            aria-valuemin={LEAST_PERCENT}
            aria-valuemax={MOST_PERCENT}
            tabIndex={0}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
            onDoubleClick={() => setPercent(initialPercent)}
            onKeyDown={press}
            className="group sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] w-6 shrink-0 cursor-col-resize touch-none justify-center"
          >
            <span className="w-px bg-rule transition-colors group-hover:w-0.5 group-hover:bg-marker" />
          </div>
          <div className="sticky top-(--bar) h-[calc(100dvh-var(--bar))] min-w-0 flex-1 py-3">{aside}</div>
        </>
      )}
    </div>
  );
}
