import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { ListTokens, RevokeToken, RevokeTokensOf } from '../../../domain/users/manage-tokens.ts';
import type { MakeToken } from '../../../domain/users/make-token.ts';
import { MAX_TOKENS } from '../../../domain/users/token-rules.ts';
import type { PersonalToken } from '../../../ports/personal-tokens.ts';
import type {
  MadeTokenResponse,
  PersonalTokenResponse,
  RevokeTokensResponse,
  TokensResponse,
} from '../contract.ts';
import { requireSignIn, requireUnrestricted } from '../middleware/require-user.ts';
import { readJson } from '../request/read-json.ts';
import { recognizedUser } from '../request/state.ts';
import { makeTokenRequest } from '../schemas/requests.ts';

export interface TokenRouteOptions {
  readonly makeToken: MakeToken;
  readonly listTokens: ListTokens;
  readonly revokeToken: RevokeToken;
  readonly revokeTokensOf: RevokeTokensOf;
  readonly requireUser: Middleware;
  readonly requireAdmin: Middleware;
}

/** Personal access tokens. A user manages them after a sign-in and never with one of them; the operator may end all of a user. */
export function tokenRoutes(options: TokenRouteOptions): Router {
  const { makeToken, listTokens, revokeToken, revokeTokensOf, requireUser, requireAdmin } = options;
  return new Router({ sensitive: true, strict: true })
    .get('/api/user/tokens', requireUser, requireSignIn, requireUnrestricted, async (ctx) => {
      const tokens = await listTokens(recognizedUser(ctx).user.uid);
      ctx.body = { tokens: tokens.map(toResponse), limit: MAX_TOKENS } satisfies TokensResponse;
    })
    .post('/api/user/tokens', requireUser, requireSignIn, requireUnrestricted, async (ctx) => {
      const given = await readJson(ctx, makeTokenRequest);
      const { token, ...made } = await makeToken(recognizedUser(ctx), given);
      ctx.status = 201;
      ctx.body = { ...toResponse(made), token } satisfies MadeTokenResponse;
    })
    .delete('/api/user/tokens/:id', requireUser, requireSignIn, requireUnrestricted, async (ctx) => {
      await revokeToken(recognizedUser(ctx).user.uid, String(ctx['params'].id));
      ctx.status = 204;
    })
    .delete('/api/admin/users/:firebaseUid/tokens', requireAdmin, async (ctx) => {
      const revoked = await revokeTokensOf(String(ctx['params'].firebaseUid));
      ctx.body = { success: true, revoked } satisfies RevokeTokensResponse;
    });
}

const toResponse = ({
  createdAt,
  expiresAt,
  lastUsedAt,
  ...token
}: PersonalToken): PersonalTokenResponse => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
