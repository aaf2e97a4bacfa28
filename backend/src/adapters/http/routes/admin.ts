import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { GetStats } from '../../../domain/admin/get-stats.ts';
import type { LogIn } from '../../../domain/admin/log-in.ts';
import type { LogOut } from '../../../domain/admin/log-out.ts';
import { errors } from '../../../domain/errors.ts';
import type { ListUsers } from '../../../domain/users/list-users.ts';
import type { RestrictUser } from '../../../domain/users/restrict-user.ts';
import type { AdminUser } from '../../../domain/users/user.ts';
import type {
  AdminLoginResponse,
  AdminStatsResponse,
  AdminUserResponse,
  AdminUsersResponse,
  RestrictResponse,
} from '../contract.ts';
import { readAdminToken } from '../middleware/require-admin.ts';
import { readJson } from '../request/read-json.ts';

export interface AdminRouteOptions {
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly getStats: GetStats;
  readonly listUsers: ListUsers;
  readonly restrictUser: RestrictUser;
  readonly requireAdmin: Middleware;
}

/** The operator's area. Every route that shows or changes something carries the guard itself. */
export function adminRoutes(options: AdminRouteOptions): Router {
  const { logIn, logOut, getStats, listUsers, restrictUser, requireAdmin } = options;
  return new Router({ sensitive: true, strict: true })
    .post('/api/admin/login', async (ctx) => {
      const { password } = await readJson(ctx);
      if (typeof password !== 'string') throw errors.invalidRequest('Please enter the password.');
      const token = await logIn(password, ctx.ip);
      ctx.body = (
        token === null ? { success: false } : { success: true, token }
      ) satisfies AdminLoginResponse;
    })
    .post('/api/admin/logout', async (ctx) => {
      const token = readAdminToken(ctx.get('x-admin-token'));
      if (token !== null) await logOut(token);
      ctx.body = { success: true };
    })
    .get('/api/admin/stats', requireAdmin, async (ctx) => {
      const { recentLogins, ...stats } = await getStats();
      ctx.body = {
        ...stats,
        recentLogins: recentLogins.map(({ loginAt, user }) => ({ loginAt: loginAt.toISOString(), user })),
      } satisfies AdminStatsResponse;
    })
    .get('/api/admin/users', requireAdmin, async (ctx) => {
      const query = one(ctx.query['q']);
      const limit = one(ctx.query['limit']);
      const { users, next } = await listUsers({ query, limit, after: one(ctx.query['after']) });
      if (next !== null) ctx.set('Link', `<${nextPage({ q: query, limit, after: next })}>; rel="next"`);
      ctx.body = users.map(toAdminUser) satisfies AdminUsersResponse;
    })
    .post('/api/admin/users/:firebaseUid/restrict', requireAdmin, async (ctx) => {
      const { isRestricted } = await readJson(ctx);
      if (typeof isRestricted !== 'boolean') {
        throw errors.invalidRequest('The restriction must be true or false.');
      }
      await restrictUser(String(ctx['params'].firebaseUid), isRestricted);
      ctx.body = { success: true, isRestricted } satisfies RestrictResponse;
    });
}

/** A query parameter that may be given once. */
function one(value: string | string[] | undefined): string | null {
  if (Array.isArray(value)) throw errors.invalidRequest('Each query parameter may be given once.');
  return value === undefined || value === '' ? null : value;
}

function nextPage(parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return `/api/admin/users?${new URLSearchParams(given)}`;
}

function toAdminUser({ uid, lastLoginAt, ...user }: AdminUser): AdminUserResponse {
  return { ...user, firebaseUid: uid, lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
