import { createContext } from 'react';
import type { Brand } from '../../../../backend/src/adapters/http/contract.ts';

/** What the server prints into every page about this installation. */
export interface PrintedSite {
  readonly brand: Brand;
  /** Whether prices, terms and marketing figures are published. */
  readonly isCommercial: boolean;
}

/** The server's own defaults, for pages that no server filled in. */
const DEFAULTS: PrintedSite = {
  brand: { name: 'Legible', company: 'Legible Technologies', contactEmail: 'support@legible.example' },
  isCommercial: true,
};

export const PrintedSiteContext = createContext(DEFAULTS);

/** Reads what the server printed, or the defaults where none did (`npm run dev`). */
export function readPrintedSite(): PrintedSite {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? '';
  if (!content.startsWith('{')) return DEFAULTS;
  // Written by our own server, in this shape.
  return JSON.parse(content) as PrintedSite;
}
