import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { PageTitleContext } from './lib/page-title.ts';
import type { PrintedSite } from './lib/hydration/printed-site.ts';
import { createAppRouter } from './router.tsx';

export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** The markup of a public page as a visitor first sees it, signed in or not: the build writes it into the page. */
export async function prerender(path: string, site: PrintedSite): Promise<PrerenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  let head = { title: '', description: '' };
  const html = renderToString(
    <StrictMode>
      <PageTitleContext value={(title, description) => (head = { title, description })}>
        <App router={router} site={site} isTakingOver />
      </PageTitleContext>
    </StrictMode>,
  );
  return { html, ...head };
}
