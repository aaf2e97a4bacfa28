import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { shareCspNonce } from './lib/csp-nonce.ts';
import { readPrintedSite } from './lib/printed-site.ts';
import { createQueryClient } from './lib/query-client.ts';
import { isMissingCode, reloadWhenStale } from './lib/stale-code.ts';
import { createAppRouter } from './router.tsx';
import './styles/main.css';

shareCspNonce();
reloadWhenStale();
if (import.meta.env.MODE === 'mock') {
  const { startMockApi } = await import('./mocks/browser.ts');
  await startMockApi();
}

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
const app = (
  <StrictMode>
    <App router={router} queryClient={queryClient} site={readPrintedSite()} />
  </StrictMode>
);
/** A screen whose code is missing says so itself; what else React could mend is a fault of ours and shall be seen. */
const onRecoverableError = (error: unknown) => {
  if (!isMissingCode(error)) reportError(error);
};
if (root.hasChildNodes()) {
  // The page was made ahead of time: takes it over when the code of its screen is there.
  router.ssr = { manifest: undefined };
  void router.load().then(() => hydrateRoot(root, app, { onRecoverableError }));
} else {
  createRoot(root, { onRecoverableError }).render(app);
}
