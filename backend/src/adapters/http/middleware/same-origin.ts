import type { Middleware } from 'koa';
import { errors } from '../../../domain/errors.ts';

export interface SameOriginOptions {
  /** The public address, when the operator has set it; a proxy may hide it from the server. */
  readonly publicUrl: string | null;
}

/** Requests that change something must come from the product's own pages, or from a program that sends no origin. */
export function requireSameOrigin({ publicUrl }: SameOriginOptions): Middleware {
  const publicHost = publicUrl === null ? null : URL.parse(publicUrl)?.host;
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const origin = ctx.get('Origin');
    const isForeign =
      ctx.get('Sec-Fetch-Site') === 'cross-site' || (origin !== '' && !isOwn(origin, ctx.host, publicHost));
    if (!isRead && isForeign) {
      throw errors.notAllowedHere('This request came from another site and was refused.');
    }
    await next();
  };
}

function isOwn(origin: string, host: string, publicHost: string | null | undefined): boolean {
  const from = URL.parse(origin);
  return from !== null && from.host !== '' && (from.host === host.toLowerCase() || from.host === publicHost);
}
