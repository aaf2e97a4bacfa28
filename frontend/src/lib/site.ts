import type { Brand, ConfigResponse } from '../../../backend/src/adapters/http/contract.ts';
import { useConfig } from './config.ts';

/** What the public pages say about this installation. */
export interface Site {
  readonly brand: Brand;
  /** Whether prices, terms and marketing figures are published. */
  readonly isCommercial: boolean;
  /** Who reads documents here; null until the server has said. */
  readonly analyst: ConfigResponse['analyst'] | null;
  /** How people sign in here; null until the server has said. */
  readonly identityMode: 'local' | 'firebase' | null;
}

/** The server's own defaults, so that nothing jumps when its answer arrives. */
const UNTIL_KNOWN: Site = {
  brand: { name: 'Legible', company: 'Legible Technologies', contactEmail: 'support@legible.example' },
  isCommercial: true,
  analyst: null,
  identityMode: null,
};

/** This installation's public face, with defaults until the server has answered. */
export function useSite(): Site {
  const { data } = useConfig();
  if (data === undefined) return UNTIL_KNOWN;
  return {
    brand: data.brand,
    isCommercial: data.isCommercial,
    analyst: data.analyst,
    identityMode: data.identity.mode,
  };
}
