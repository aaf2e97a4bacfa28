import { randomBytes } from 'node:crypto';
import type { Middleware } from 'koa';

export interface SecurityOptions {
  /** Hosts that the Google sign-in of Firebase needs, or null for local identity, which needs none. */
  readonly firebase: { readonly authDomain: string; readonly emulatorUrl: string | null } | null;
}

/** The headers that are the same on every answer, also on those that are made before a request is understood. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  // `same-origin` would cut the page off from the sign-in window it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Sets on every answer what Mozilla Observatory asks for: scripts of our own alone, styles of our own or with the nonce
 * of this answer (`ctx.state.nonce`), no frames around the page, and no API answer in a cache.
 */
export function securityHeaders({ firebase }: SecurityOptions): Middleware {
  return async (ctx, next) => {
    const nonce = randomBytes(16).toString('base64');
    ctx.state['nonce'] = nonce;
    ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, firebase));
    ctx.set(FIXED_HEADERS);
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=63072000');
    if (ctx.path.toLowerCase().startsWith('/api')) ctx.set('Cache-Control', 'no-store');
    await next();
  };
}

function contentSecurityPolicy(nonce: string, firebase: SecurityOptions['firebase']): string {
  const emulator = [firebase?.emulatorUrl ?? []].flat();
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(firebase === null ? [] : ['https://apis.google.com'])],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'https://lh3.googleusercontent.com'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(firebase === null
        ? []
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator]),
    ],
    'frame-src': firebase === null ? ["'none'"] : [`https://${firebase.authDomain}`, ...emulator],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
