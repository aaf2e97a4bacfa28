import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { openPdf, openPicture, type Original, type OriginalPage } from './original-pages.ts';

/** How far outside the window a page is drawn ahead, and kept. */
const AHEAD = '800px';
/** Sharper than this costs memory and shows nothing more. */
const MOST_PIXEL_RATIO = 2;
/** The arrow keys scroll only what can have the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0, role: 'region', 'aria-label': 'Original document' } as const;

export interface OriginalViewProps {
  readonly file: File;
  readonly isPdf: boolean;
  /** Whether it scrolls within itself, beside the report; else with the page. */
  readonly ownsScroll: boolean;
}

/** The file as it looks, page by page, drawn in this browser from its memory. */
export function OriginalView({ file, isPdf, ownsScroll }: OriginalViewProps) {
  const [original, setOriginal] = useState<Original | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    (isPdf ? openPdf(file) : openPicture(file)).then(
      (opened) => {
        close = opened.close;
        if (isGone) close();
        else setOriginal(opened);
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [file, isPdf]);

  if (hasFailed) {
    return (
      <p className="text-paper-dim">
        Your browser cannot show this file. The text beside it was read all the same.
      </p>
    );
  }
  if (original === null) return <Spinner label="Loading..." className="py-12" />;
  return (
    <div
      {...SCROLLED_BY_KEYS}
      className={ownsScroll ? 'min-h-0 flex-1 overflow-y-auto overscroll-contain' : ''}
    >
      {original.pages.map((page, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pages of a file never move
        <PageCanvas key={index} page={page} number={index + 1} />
      ))}
    </div>
  );
}

/** A page that is drawn while it is near the window, and takes no memory while it is far. */
function PageCanvas({ page, number }: { readonly page: OriginalPage; readonly number: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: AHEAD,
    });
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    const width = canvas.clientWidth * Math.min(window.devicePixelRatio, MOST_PIXEL_RATIO);
    if (isNear) page.draw(canvas, width).catch(() => undefined);
    else canvas.width = 0;
  }, [isNear, page]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={`Page ${number}`}
      className="mb-3 block w-full rounded-[3px] bg-sheet"
      style={{ aspectRatio: `1 / ${page.ratio}` }}
    />
  );
}
