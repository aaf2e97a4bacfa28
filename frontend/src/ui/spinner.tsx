import { cx } from './cx.ts';

/** Something is on its way. The label is shown and read out. */
export function Spinner({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <output className={cx('flex flex-col items-center gap-4 text-paper-dim', className)}>
      <span
        aria-hidden
        className="block size-8 animate-spin rounded-full border-2 border-rule border-t-marker"
      />
      <span>{label}</span>
    </output>
  );
}
