import type { Context, Middleware } from 'koa';
import { errors } from '../../../domain/errors.ts';
import type { RecognizeUser } from '../../../domain/users/recognize-user.ts';
import { recognizedUser, stateOf } from '../request/state.ts';

/** Longer tokens are refused unread; Google's are about 1 kB. */
const MAX_TOKEN_CHARACTERS = 8_192;

export interface RequireUserOptions {
  readonly recognizeUser: RecognizeUser;
  /** Called once a token has proved whose it is, before anything is looked up; rejects to refuse the user. */
  readonly admit?: (ctx: Context, uid: string) => Promise<void>;
}

/** Lets signed-in users through, by the bearer token alone: no cookie, no query, and before the body is read. */
export function requireUser({ recognizeUser, admit }: RequireUserOptions): Middleware {
  return async (ctx, next) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(ctx.get('Authorization'))?.[1];
    if (token === undefined || token.length > MAX_TOKEN_CHARACTERS) throw errors.notSignedIn();
    stateOf(ctx).recognized = await recognizeUser(token, async (uid) => admit?.(ctx, uid));
    await next();
  };
}

/** Stops those who came with a personal access token: what concerns the account itself needs a sign-in. Runs after `requireUser`. */
export const requireSignIn: Middleware = async (ctx, next) => {
  if (recognizedUser(ctx).by === 'token') {
    throw errors.notAllowedHere('This needs a sign-in; a token is not enough.');
  }
  await next();
};

/** Stops users whom the operator has restricted. Runs after `requireUser`. */
export const requireUnrestricted: Middleware = async (ctx, next) => {
  if (recognizedUser(ctx).user.isRestricted) throw errors.accountRestricted();
  await next();
};
