import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'marker' | 'alarm' | 'caution' | 'calm';

/** A short label that classifies the thing beside it. The words carry the meaning, the color only repeats it. */
export function Badge({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { readonly tone?: BadgeTone }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-[2px] px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-rule text-paper',
  marker: 'bg-marker text-marker-ink',
  alarm: 'bg-alarm text-ink',
  caution: 'bg-caution text-ink',
  calm: 'bg-calm text-ink',
};
