import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { cx } from './cx.ts';
import { dismissToast, TOAST_DURATION_MS, useToastStore } from './toast.ts';

/** A swipe to the right further than this takes a toast away (specification, section 9). */
const SWIPE_THRESHOLD_PX = 50;

/** Shows the one toast there is; F8 moves the focus to it. */
export function ToastRegion() {
  const toast = useToastStore((state) => state.toast);
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast && (
        <Toast.Root
          key={toast.id}
          open
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          type="foreground"
          data-variant={toast.variant ?? 'default'}
          className={cx(
            'toast relative rounded-[4px] border border-l-4 bg-ink-raised p-4 pr-12 shadow-sheet',
            toast.variant === 'destructive' ? 'border-alarm' : 'border-edge border-l-marker',
          )}
        >
          <Toast.Title
            className={cx('font-semibold', toast.variant === 'destructive' ? 'text-alarm' : 'text-paper')}
          >
            {toast.title}
          </Toast.Title>
          {toast.description !== undefined && (
            <Toast.Description className="mt-1 text-sm break-words text-paper-dim">
              {toast.description}
            </Toast.Description>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded-[3px] text-paper-dim hover:text-paper"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className="toast-place fixed right-0 bottom-0 z-60 flex max-h-screen w-full flex-col gap-2 p-4 outline-none md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
