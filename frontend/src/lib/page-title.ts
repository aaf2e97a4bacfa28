import { createContext, useContext, useEffect } from 'react';
import { useSite } from './site.ts';

/** Where a page that is made ahead of time leaves its title, because no effect runs there. */
export const PageTitleContext = createContext<((title: string, description: string) => void) | null>(null);

/** Names the page in the tab, in search results and on social cards. The brand is added. */
export function usePageTitle(title: string, description?: string): void {
  const { brand } = useSite();
  useContext(PageTitleContext)?.(`${title} | ${brand.name}`, description ?? '');
  useEffect(() => {
    const fullTitle = `${title} | ${brand.name}`;
    document.title = fullTitle;
    setMeta('meta[property="og:title"]', fullTitle);
    setMeta('meta[property="og:site_name"]', brand.name);
    if (description === undefined) return;
    setMeta('meta[name="description"]', description);
    setMeta('meta[property="og:description"]', description);
  }, [title, description, brand.name]);
}

function setMeta(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
