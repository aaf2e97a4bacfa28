import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title; read out when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Widest extent; `md` fits a form, `lg` a page of text. */
  readonly size?: 'md' | 'lg';
}

/** A window over the page. Escape, the sign in the corner and a click beside it close it. */
export function DialogWindow({ open, onOpenChange, title, description, children, size = 'md' }: DialogProps) {
  // Radix gives the focus back to its own trigger only, and these dialogs are opened by whatever the page likes.
  const opener = useRef<Element | null>(null);
  // Radix warns when nothing describes the dialog, unless told that this is meant.
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-in fixed inset-0 z-40 bg-black/70" />
        <RadixDialog.Content
          {...undescribed}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={cx(
            'rise-in fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[88dvh] -translate-y-1/2 overflow-y-auto rounded-[4px] border border-edge bg-ink-raised p-6 shadow-sheet sm:p-8',
            size === 'md' ? 'max-w-lg' : 'max-w-3xl',
          )}
        >
          <RadixDialog.Title className="pr-10 font-display text-2xl leading-tight">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="mt-2 text-paper-dim">{description}</RadixDialog.Description>
          )}
          <div className="mt-6">{children}</div>
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-[3px] text-paper-dim hover:bg-ink hover:text-paper"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
