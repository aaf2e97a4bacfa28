import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** Puts the mock API between the page and the network, for `npm run dev:mock`. */
export async function startMockApi(): Promise<void> {
  await setupWorker(...handlers).start({ onUnhandledFrame: 'bypass', quiet: true });
}
