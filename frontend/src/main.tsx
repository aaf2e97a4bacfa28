import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { shareCspNonce } from './lib/csp-nonce.ts';
import { readPrintedSite } from './lib/hydration/printed-site.ts';
import { isMissingCode, reloadWhenStale } from './lib/stale-code.ts';
import { yieldToPage } from './lib/hydration/yield-to-page.ts';
import { createAppRouter } from './router.tsx';
import './styles/main.css';

shareCspNonce();
reloadWhenStale();
void start();

/**
 * Shows the page, or takes over one that was made ahead of time. Such a page is being read already, so each step is a task
 * of its own and leaves room for a click or a scroll before it.
 */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMockApi } = await import('./mocks/browser.ts');
    await startMockApi();
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');

  await yieldToPage();
  const router = createAppRouter();
  const isTakingOver = root.hasChildNodes();
  const app = (
    <StrictMode>
      <App router={router} site={readPrintedSite()} isTakingOver={isTakingOver} />
    </StrictMode>
  );
  if (!isTakingOver) {
    createRoot(root, { onRecoverableError }).render(app);
    return;
  }
  router.ssr = { manifest: undefined };
  await yieldToPage();
  await router.load(); // the code of its screen too
  await yieldToPage();
  // As a transition React takes it over in small steps.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

/** A screen whose code is missing says so itself; anything else React could recover from is our own fault and must be seen. */
function onRecoverableError(error: unknown): void {
  if (!isMissingCode(error)) reportError(error);
}
