import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** Sections of which any number may be open; `defaultValue` names those that are open at first. */
export function Accordion({ className, ...props }: Omit<RadixAccordion.AccordionMultipleProps, 'type'>) {
  return <RadixAccordion.Root type="multiple" className={cx('border-t border-rule', className)} {...props} />;
}

export function AccordionItem({ className, ...props }: ComponentProps<typeof RadixAccordion.Item>) {
  return <RadixAccordion.Item className={cx('border-b border-rule', className)} {...props} />;
}

export interface AccordionTriggerProps extends ComponentProps<typeof RadixAccordion.Trigger> {
  readonly icon?: ReactNode;
  /** Stands after the title, such as a count. No part of the section's name. */
  readonly beside?: ReactNode;
  /** One line under the title. No part of the section's name. */
  readonly below?: ReactNode;
}

/** The line that opens and closes a section. */
export function AccordionTrigger({
  className,
  children,
  icon,
  beside,
  below,
  ...props
}: AccordionTriggerProps) {
  const hasMore = Boolean(beside) || Boolean(below);
  return (
    <div className="group/line relative">
      <RadixAccordion.Header asChild>
        <h3 className="m-0 flex">
          <RadixAccordion.Trigger
            className={cx(
              'group flex min-h-16 w-full items-center gap-4 py-4 text-left font-reading text-xl text-paper hover:text-marker sm:text-2xl',
              // What stands below the title belongs to the button for a finger and for the mouse.
              'after:absolute after:inset-0',
              className,
              hasMore && 'min-h-13! py-2.5!',
            )}
            {...props}
          >
            {icon !== undefined && (
              <span className="text-paper-faint group-data-[state=open]:text-marker [&_svg]:size-6">
                {icon}
              </span>
            )}
            <span className={cx('min-w-0 flex-1', Boolean(beside) && 'pr-12')}>{children}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-paper-dim transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </RadixAccordion.Trigger>
        </h3>
      </RadixAccordion.Header>
      {hasMore && (
        <>
          {Boolean(beside) && (
            <span className="pointer-events-none absolute top-0 right-9 flex h-13 items-center text-sm text-paper-dim">
              {beside}
            </span>
          )}
          {Boolean(below) && (
            <p className="pointer-events-none -mt-2 pb-2 pl-10 text-sm sm:pb-3 text-paper-dim">{below}</p>
          )}
        </>
      )}
    </div>
  );
}

export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixAccordion.Content>) {
  return (
    <RadixAccordion.Content className="unfold overflow-hidden" {...props}>
      {/* One padding below: of two of a kind the style sheet's order decides, not this one. */}
      <div className={cx('pt-1', className ?? 'pb-8')}>{children}</div>
    </RadixAccordion.Content>
  );
}
