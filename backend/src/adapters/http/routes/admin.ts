import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { GetStats } from '../../../domain/admin/get-stats.ts';
import type { LogIn } from '../../../domain/admin/log-in.ts';
import type { LogOut } from '../../../domain/admin/log-out.ts';
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
import { readQuery } from '../request/read-query.ts';
import { adminLoginRequest, adminUsersQuery, restrictRequest } from '../schemas/requests.ts';

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
      const { password } = await readJson(ctx, adminLoginRequest);
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
      const { q = null, limit = null, after = null } = readQuery(ctx, adminUsersQuery);
      const { users, next } = await listUsers({ query: q, limit, after });
      if (next !== null) ctx.set('Link', `<${nextPage({ q, limit, after: next })}>; rel="next"`);
      ctx.body = users.map(toAdminUser) satisfies AdminUsersResponse;
    })
    .post('/api/admin/users/:firebaseUid/restrict', requireAdmin, async (ctx) => {
      const { isRestricted } = await readJson(ctx, restrictRequest);
      await restrictUser(String(ctx['params'].firebaseUid), isRestricted);
      ctx.body = { success: true, isRestricted } satisfies RestrictResponse;
    });
}

function nextPage(parameters: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `/api/admin/users?${new URLSearchParams(given)}`;
}

function toAdminUser({ uid, lastLoginAt, ...user }: AdminUser): AdminUserResponse {
  return { ...user, firebaseUid: uid, lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
