import { Router } from '@koa/router';
import type { SignInLocally } from '../../../domain/users/sign-in-locally.ts';
import type { LocalSignInResponse } from '../contract.ts';
import { requireOwnMachine } from '../middleware/require-own-machine.ts';
import { readJson } from '../request/read-json.ts';
import { localSignInRequest } from '../schemas/requests.ts';

export interface IdentityRouteOptions {
  readonly signInLocally: SignInLocally;
  /** Without a code only the machine that runs the server may sign in. */
  readonly needsCode: boolean;
}

/** POST /api/identity/local: sign-in where no Google project is set up. */
export function identityRoutes({ signInLocally, needsCode }: IdentityRouteOptions): Router {
  const guards = needsCode ? [] : [requireOwnMachine];
  return new Router({ sensitive: true, strict: true }).post('/api/identity/local', ...guards, async (ctx) => {
    const { displayName, email, code } = await readJson(ctx, localSignInRequest);
    const { idToken, expiresAt, identity } = await signInLocally({
      displayName,
      email,
      code,
      address: ctx.ip,
    });
    ctx.body = {
      idToken,
      expiresAt: expiresAt.toISOString(),
      user: {
        uid: identity.uid,
        email: identity.email ?? '',
        displayName: identity.displayName ?? '',
        photoURL: identity.photoUrl,
      },
    } satisfies LocalSignInResponse;
  });
}
