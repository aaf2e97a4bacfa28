import { create } from 'zustand';

/** How long a toast stays (specification, section 4). */
export const TOAST_DURATION_MS = 5000;

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

interface ToastState {
  /** The toast on screen. One slot is the limit of one toast at a time. */
  readonly toast: (ToastMessage & { readonly id: number }) | null;
}

export const useToastStore = create<ToastState>(() => ({ toast: null }));

let lastId = 0;

/** Shows a toast in place of the one on screen, if any. Can be called from anywhere. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  useToastStore.setState({ toast: { ...message, id: lastId } });
}

/** Takes the toast away if it is still the one with this id; without an id, whichever there is. */
export function dismissToast(id?: number): void {
  useToastStore.setState(({ toast }) => (id === undefined || toast?.id === id ? { toast: null } : {}));
}
