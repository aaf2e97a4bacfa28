import { useEffect, useRef, useState } from 'react';
import { useCountUp } from './use-count-up.ts';

interface Stat {
  readonly target: number;
  /** Shows the number on its way and at its end. */
  readonly format: (value: number) => string;
  readonly label: string;
}

/** The four figures of the specification, section 1. */
const STATS: readonly Stat[] = [
  { target: 2547, format: (value) => `${Math.round(value)}`, label: '2.5K+ documents analyzed' },
  { target: 500, format: (value) => `${Math.round(value)}+`, label: 'active users' },
  {
    target: 30,
    format: (value) => `<${Math.round(value)}s`,
    label: 'under 30 seconds average analysis time',
  },
  { target: 99.9, format: (value) => `${value.toFixed(1)}%`, label: 'accuracy rate' },
];

/** Four figures that count up once they come into view. */
export function Stats() {
  const ref = useRef<HTMLUListElement>(null);
  // One clock for all four: one drawing for each frame.
  const share = useCountUp(1, useSeen(ref));
  return (
    <ul ref={ref} aria-label="In figures" className="grid grid-cols-2 border-y border-rule lg:grid-cols-4">
      {STATS.map((stat) => (
        <StatItem key={stat.label} stat={stat} value={stat.target * share} />
      ))}
    </ul>
  );
}

function StatItem({ stat, value }: { readonly stat: Stat; readonly value: number }) {
  return (
    <li className="border-rule py-7 pr-4 max-lg:even:border-l max-lg:even:pl-6 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-8">
      {/* Counting aloud would be noise: those who listen get the final figure. */}
      <span
        aria-hidden
        className="block font-display text-4xl leading-none tabular-nums sm:text-5xl lg:text-6xl"
      >
        {stat.format(value)}
      </span>
      <span className="sr-only">{stat.format(stat.target)} </span>
      <span className="mt-2 block text-sm text-balance text-paper-dim">{stat.label}</span>
    </li>
  );
}

/** Whether an element has been in view. Browsers that cannot tell count as seen. */
function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') {
      setIsSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
