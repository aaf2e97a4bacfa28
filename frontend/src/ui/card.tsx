import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A sheet lying on the desk. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('rounded-[4px] border border-rule bg-ink-raised', className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('flex flex-col gap-1.5 px-5 pt-5 pb-4 sm:px-7 sm:pt-7', className)} {...props} />;
}

/** The heading of a card; level 2 unless told. */
export function CardTitle({
  level: Heading = 'h2',
  className,
  children,
  ...props
}: ComponentProps<'h2'> & { readonly level?: 'h1' | 'h2' | 'h3' }) {
  return (
    <Heading className={cx('font-display text-2xl leading-tight text-paper', className)} {...props}>
      {children}
    </Heading>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cx('text-paper-dim', className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('px-5 pb-5 sm:px-7 sm:pb-7', className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cx('flex flex-wrap items-center gap-3 border-t border-rule px-5 py-4 sm:px-7', className)}
      {...props}
    />
  );
}
