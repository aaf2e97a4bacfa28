import { Progress as RadixProgress } from 'radix-ui';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** 0 to 100, or null while nobody can tell. */
  readonly value: number | null;
  readonly label: string;
  readonly className?: string;
}

/** A bar that fills like a marker drawn across a line. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <RadixProgress.Root
      value={percent}
      aria-label={label}
      className={cx('h-2 w-full overflow-hidden rounded-[1px] bg-rule', className)}
    >
      <RadixProgress.Indicator
        className={cx(
          'block h-full bg-marker',
          percent === null ? 'sweep w-1/3' : 'transition-[width] duration-200',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </RadixProgress.Root>
  );
}
