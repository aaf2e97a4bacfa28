import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { ReadQuota } from '../../../domain/users/read-quota.ts';
import type { TrackLogin } from '../../../domain/users/track-login.ts';
import type { QuotaResponse } from '../contract.ts';
import { requireSignIn, requireUnrestricted } from '../middleware/require-user.ts';
import { readOptionalJson } from '../request/read-json.ts';
import { recognizedUser } from '../request/state.ts';
import { trackLoginRequest } from '../schemas/requests.ts';

export interface UserRouteOptions {
  readonly trackLogin: TrackLogin;
  readonly readQuota: ReadQuota;
  readonly requireUser: Middleware;
}

/** Routes for signed-in users. */
export function userRoutes({ trackLogin, readQuota, requireUser }: UserRouteOptions): Router {
  return new Router({ sensitive: true, strict: true })
    .post('/api/user/track-login', requireUser, requireSignIn, async (ctx) => {
      const { firebaseUid = null, displayName, photoURL } = await readOptionalJson(ctx, trackLoginRequest);
      await trackLogin(recognizedUser(ctx), { firebaseUid, displayName, photoUrl: photoURL });
      ctx.status = 204;
    })
    .get('/api/user/quota', requireUser, requireUnrestricted, async (ctx) => {
      const { limit, used, opensAt } = await readQuota(recognizedUser(ctx).user.uid);
      ctx.body = { limit, used, opensAt: opensAt.toISOString() } satisfies QuotaResponse;
    });
}
