import { useEffect } from 'react';
import { useSite } from '../../lib/site.ts';
import { useLessMotion } from '../../lib/use-less-motion.ts';
import { useSplashProgress } from './use-splash-progress.ts';

export interface SplashProps {
  /** Called once: 300 ms after the bar is full, or at once when the visitor skips. */
  readonly onComplete: () => void;
}

/** The full-screen opening of a first visit: a looping video, a progress bar, three pulsing dots. */
export function Splash({ onComplete }: SplashProps) {
  const { brand } = useSite();
  const percent = useSplashProgress(onComplete);

  useEffect(() => {
    window.addEventListener('keydown', onComplete);
    window.addEventListener('click', onComplete);
    return () => {
      window.removeEventListener('keydown', onComplete);
      window.removeEventListener('click', onComplete);
    };
  }, [onComplete]);

  return (
    <section aria-label="Opening" data-testid="splash" className="fixed inset-0 z-70 overflow-hidden bg-ink">
      <SplashVideo />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink from-65% to-transparent pt-24 pb-[8vh]">
        <div className="px-[max(1.25rem,4vw)]">
          <p className="font-display text-title">{brand.name}</p>
          <div
            role="progressbar"
            aria-label="Loading"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            className="mt-5 h-1.5 w-full overflow-hidden bg-rule"
          >
            <div className="h-full bg-marker" style={{ width: `${percent}%` }} />
          </div>
          <div className="mt-5 flex items-center justify-between gap-6 text-sm text-paper-dim">
            <span aria-hidden data-testid="splash-dots" className="flex gap-2">
              <span className="splash-dot" />
              <span className="splash-dot" />
              <span className="splash-dot" />
            </span>
            <span>Press any key or tap to skip</span>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The loop, standing still for readers who ask for less motion, and simply absent where it cannot play. */
function SplashVideo() {
  const isStill = useLessMotion();
  return (
    <video
      aria-hidden
      tabIndex={-1}
      muted
      loop
      playsInline
      autoPlay={!isStill}
      preload="auto"
      poster="/splash.webp"
      className="absolute inset-0 size-full object-cover object-[3.5%_50%]"
    >
      <source src="/splash.webm" type="video/webm" />
      <source src="/splash.mp4" type="video/mp4" />
    </video>
  );
}
