import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** One of several small facts in a row, such as a kind of file. */
export function Chip({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full border border-edge px-3 py-1 text-sm leading-none text-paper-dim',
        className,
      )}
      {...props}
    />
  );
}
