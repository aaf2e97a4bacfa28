import { memo, useEffect, useRef, useState } from 'react';
import { DocumentBlock, type DocumentBlockProps } from './document-block.tsx';

/** How far outside the window a block is made ready, so that a fast scroll meets words. */
const AHEAD = '1200px';
/** Height of one character's share of the sheet, in pixels: 62 characters on a line of 27. */
const PIXELS_PER_CHARACTER = 27 / 62;

export interface LazyBlockProps extends DocumentBlockProps {
  /** What scrolls, or null for the page. */
  readonly scroller: HTMLElement | null;
  /** Whether it has to be there, seen or not. */
  readonly isNeeded: boolean;
  /** Whether the browser skips it while it is far away. Each press of Tab lays out what was skipped, so only long documents do. */
  readonly isSkipped: boolean;
}

/** A block that is made when it comes near the window and stays from then on. */
export const LazyBlock = memo(function LazyBlock({
  scroller,
  isNeeded,
  isSkipped,
  ...props
}: LazyBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  // What was needed once stays: taking it away again would move what stands below.
  if (isNeeded && !wasNear) setWasNear(true);
  const isThere = isNeeded || wasNear;
  useEffect(() => {
    const element = ref.current;
    if (isThere || element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setWasNear(true);
      },
      { root: scroller, rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isThere, scroller]);
  const height = Math.ceil(props.block.characters * PIXELS_PER_CHARACTER) + 24 * props.block.pieces.length;
  return (
    <div
      ref={ref}
      className="pr-6 pl-11"
      style={
        isThere
          ? isSkipped
            ? { contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}px` }
            : {}
          : { minHeight: height }
      }
    >
      {isThere && <DocumentBlock {...props} />}
    </div>
  );
});
