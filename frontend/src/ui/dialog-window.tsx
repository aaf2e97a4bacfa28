import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { dismissToast } from './toast.ts';

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
  // A page of text may hold nothing else to focus, and the arrow keys scroll only what has the focus.
  const scrolledByKeys = size === 'lg' ? ({ tabIndex: 0, role: 'group', 'aria-label': title } as const) : {};
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-in fixed inset-0 z-40 bg-black/70" />
        <RadixDialog.Content
          {...undescribed}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            // On a phone it would cover the sign in the corner.
            dismissToast();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={cx(
            'rise-in fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[88dvh] -translate-y-1/2 flex-col overflow-y-auto rounded-[4px] border border-edge bg-ink-raised shadow-sheet',
            size === 'md' ? 'max-w-xl' : 'max-w-3xl',
          )}
        >
          <div className="shrink-0 px-6 pt-6 pb-5 sm:px-8 sm:pt-8">
            <RadixDialog.Title className="pr-10 font-display text-2xl leading-tight">
              {title}
            </RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="mt-2 text-paper-dim">{description}</RadixDialog.Description>
            )}
          </div>
          {/* The head stays while this scrolls; in a very low window all of it scrolls, or nothing would be left to see. */}
          <div
            {...scrolledByKeys}
            className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 sm:px-8 sm:pb-8 [@media(max-height:28rem)]:shrink-0"
          >
            {children}
          </div>
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
