import { fileURLToPath } from 'node:url';

import type { AppConfig } from '../../../config/app-config.ts';
import { MAX_UPLOAD_BYTES, PERSONAL_PAGES, PUBLIC_PAGES, type FileKind } from '../../../config/product.ts';
import type {
  ConfigResponse,
  FirebaseIdentityConfig,
  LocalIdentityConfig,
} from '../adapters/http/contract.ts';
import type { SecurityOptions } from '../adapters/http/middleware/security-headers.ts';
import type { SiteOptions } from '../adapters/http/site.ts';
import type { AnalystProfile } from '../ports/analyst.ts';

/** Folder of the built page in this repository and in the image. */
export const BUILT_SITE = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

/** What is delivered to browsers, and in whose name; null where another server serves it. */
export function siteOf(
  { publicUrl, brand, isCommercial }: AppConfig,
  folder: string | null,
): SiteOptions | null {
  if (folder === null) return null;
  return { folder, pages: [...PUBLIC_PAGES, ...PERSONAL_PAGES], publicUrl, brand, isCommercial };
}

/** What anybody may know about this installation: the page needs it before the user has signed in. */
export function publicConfigOf(
  { identity, brand, isCommercial, questionsPerHour, comparisonsPerHour, arePersonalTokensOn }: AppConfig,
  analyst: AnalystProfile,
  fileKinds: readonly FileKind[],
): ConfigResponse {
  return {
    identity: publicIdentityOf(identity),
    analyst,
    limits: { maxUploadBytes: MAX_UPLOAD_BYTES },
    fileKinds,
    brand,
    isCommercial,
    canAsk: questionsPerHour !== null,
    canCompare: comparisonsPerHour !== null,
    canMakeTokens: arePersonalTokensOn,
  };
}

/** The hosts that the page has to reach for sign-in. */
export function securityOf({ identity }: AppConfig): SecurityOptions {
  if (identity.mode === 'local') return { firebase: null };
  return { firebase: { authDomain: identity.authDomain, emulatorUrl: emulatorUrlOf(identity.emulatorHost) } };
}

function publicIdentityOf(identity: AppConfig['identity']): LocalIdentityConfig | FirebaseIdentityConfig {
  if (identity.mode === 'local') return { mode: 'local', needsCode: identity.signInCode !== null };
  const { apiKey, authDomain, projectId, emulatorHost } = identity;
  return { mode: 'firebase', apiKey, authDomain, projectId, emulatorUrl: emulatorUrlOf(emulatorHost) };
}

const emulatorUrlOf = (host: string | null): string | null => (host === null ? null : `http://${host}`);
