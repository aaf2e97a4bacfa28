import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** What every field that takes typing or a choice looks like. */
export const FIELD_CLASSES =
  'w-full min-h-12 rounded-[3px] border border-edge bg-ink px-4 text-base text-paper placeholder:text-paper-faint hover:border-paper-dim disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-alarm';

/** A one-line text field. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cx(FIELD_CLASSES, className)} {...props} />;
}

/** The name of a field; `htmlFor` ties the two together. */
export function Label({
  htmlFor,
  className,
  ...props
}: ComponentProps<'label'> & { readonly htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={cx('block text-sm font-semibold text-paper', className)} {...props} />
  );
}

/** A line of help under a field; tie it to the field with `aria-describedby`. */
export function FieldHint({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cx('text-sm text-paper-dim', className)} {...props} />;
}
