import { useContext } from 'react';
import type { ConfigResponse } from '../../../backend/src/adapters/http/contract.ts';
import { useConfig } from './config.ts';
import { PrintedSiteContext, type PrintedSite } from './hydration/printed-site.ts';
import { useHydrated } from './hydration/use-hydrated.ts';

/** What the public pages say about this installation. */
export interface Site extends PrintedSite {
  /** Who reads documents here; null until the server has said. */
  readonly analyst: ConfigResponse['analyst'] | null;
  /** How people sign in here; null until the server has said. */
  readonly identityMode: 'local' | 'firebase' | null;
}

/** This installation's public face: what is printed in the page, until the server has said more. */
export function useSite(): Site {
  const printed = useContext(PrintedSiteContext);
  const { data } = useConfig();
  const isHydrated = useHydrated();
  if (data === undefined || !isHydrated) return { ...printed, analyst: null, identityMode: null };
  return {
    brand: data.brand,
    isCommercial: data.isCommercial,
    analyst: data.analyst,
    identityMode: data.identity.mode,
  };
}
