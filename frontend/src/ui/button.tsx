import { cloneElement, isValidElement, type ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Gives the looks to the only child instead, such as a router link. */
  readonly asChild?: boolean;
}

/** A button, or a link that looks like one. Without `type` it never submits a form. */
export function Button({
  variant = 'primary',
  size = 'md',
  asChild = false,
  className,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const classes = cx(BASE, VARIANTS[variant], variant !== 'link' && SIZES[size], className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cx(classes, children.props.className) });
  }
  return (
    <button type={type} className={classes} {...props}>
      {children}
    </button>
  );
}

const BASE =
  'inline-flex items-center justify-center gap-2 text-center font-medium transition-[background-color,color,border-color,transform] duration-150 disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-[1.15em] [&_svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'rounded-[3px] bg-marker text-marker-ink hover:bg-marker-bright active:translate-y-px',
  outline:
    'rounded-[3px] border border-edge text-paper hover:border-paper hover:bg-ink-raised active:translate-y-px',
  quiet: 'rounded-[3px] text-paper-dim hover:bg-ink-raised hover:text-paper',
  danger: 'rounded-[3px] border border-alarm text-alarm hover:bg-alarm hover:text-ink active:translate-y-px',
  link: 'text-paper underline decoration-marker decoration-2 underline-offset-4 hover:text-marker',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
};
