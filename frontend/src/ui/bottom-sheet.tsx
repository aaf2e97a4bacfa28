import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type PointerEvent, type ReactNode } from 'react';

/** A finger that moves this far to the side means the next or the one before. */
const SWIPE_PX = 60;
/** The arrow keys scroll only what can have the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0, role: 'group' } as const;

export interface BottomSheetProps {
  readonly title: ReactNode;
  readonly description: string;
  readonly onClose: () => void;
  /** Called with 1 for the next and -1 for the one before when a finger swipes. */
  readonly onSwipe?: (step: 1 | -1) => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the lower half of the screen. Escape, its sign and a tap beside it close it. */
export function BottomSheet({ title, description, onClose, onSwipe, footer, children }: BottomSheetProps) {
  const opener = useRef<Element | null>(null);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const begin = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
  };
  const end = ({ clientX, clientY }: PointerEvent): void => {
    if (from.current === null) return;
    const [x, y] = [clientX - from.current.x, clientY - from.current.y];
    from.current = null;
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe?.(x < 0 ? 1 : -1);
  };
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-in fixed inset-0 z-40 bg-black/50" />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What the sheet led on to has the focus by now, and keeps it.
            const isFree = document.activeElement === null || document.activeElement === document.body;
            if (isFree && opener.current instanceof HTMLElement && opener.current.isConnected) {
              opener.current.focus();
            }
          }}
          onPointerDown={begin}
          onPointerUp={end}
          onPointerCancel={() => (from.current = null)}
          className="rise-in fixed inset-x-0 bottom-0 z-50 mx-auto flex h-[55dvh] max-w-3xl touch-pan-y flex-col rounded-t-[10px] border border-b-0 border-edge bg-ink-raised shadow-sheet [@media(max-height:28rem)]:h-[92dvh]"
        >
          <div className="flex shrink-0 items-start justify-between gap-3 px-5 pt-3 pb-2">
            <div className="min-w-0 pt-1.5">
              <RadixDialog.Title className="font-semibold break-words">{title}</RadixDialog.Title>
              <RadixDialog.Description className="sr-only">{description}</RadixDialog.Description>
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className="grid size-10 shrink-0 place-items-center rounded-[3px] text-paper-dim hover:bg-ink hover:text-paper"
            >
              <X aria-hidden className="size-5" />
            </RadixDialog.Close>
          </div>
          <div
            {...SCROLLED_BY_KEYS}
            aria-label={description}
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-4"
          >
            {children}
          </div>
          {footer !== undefined && (
            <div className="shrink-0 border-t border-rule px-5 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
