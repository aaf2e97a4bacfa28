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

/** The line that opens and closes a section. `aside` stands before the sign on the right, such as a badge. */
export function AccordionTrigger({
  className,
  children,
  icon,
  aside,
  ...props
}: ComponentProps<typeof RadixAccordion.Trigger> & {
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <RadixAccordion.Header asChild>
      <h3 className="m-0 flex">
        <RadixAccordion.Trigger
          className={cx(
            'group flex min-h-16 w-full items-center gap-4 py-4 text-left font-reading text-xl text-paper hover:text-marker sm:text-2xl',
            className,
          )}
          {...props}
        >
          {icon !== undefined && (
            <span className="text-paper-faint group-data-[state=open]:text-marker [&_svg]:size-6">
              {icon}
            </span>
          )}
          <span className="min-w-0 flex-1">{children}</span>
          {aside}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-paper-dim transition-transform duration-200 group-data-[state=open]:rotate-180"
          />
        </RadixAccordion.Trigger>
      </h3>
    </RadixAccordion.Header>
  );
}

export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixAccordion.Content>) {
  return (
    <RadixAccordion.Content className="unfold overflow-hidden" {...props}>
      <div className={cx('pt-1 pb-8', className)}>{children}</div>
    </RadixAccordion.Content>
  );
}
