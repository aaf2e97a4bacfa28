import type { Middleware } from 'koa';
import type { CheckSession } from '../../../domain/admin/check-session.ts';
import { errors } from '../../../domain/errors.ts';

/** Lets an operator with a live session through. Stands on each route itself, so no spelling of a path gets around it. */
export function requireAdmin({ checkSession }: { checkSession: CheckSession }): Middleware {
  return async (ctx, next) => {
    const token = readAdminToken(ctx.get('x-admin-token'));
    if (token === null) throw errors.notAdmin();
    await checkSession(token);
    await next();
  };
}

/** A token of ours: 256 bits in base64url. */
export const readAdminToken = (header: string): string | null => (/^[\w-]{43}$/.test(header) ? header : null);
