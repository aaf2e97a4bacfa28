import type { Clock } from '../../ports/clock.ts';
import type { PersonalToken, PersonalTokens } from '../../ports/personal-tokens.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { errors } from '../errors.ts';
import type { RecognizedUser } from './recognize-user.ts';
import { cleanName } from './profile.ts';
import {
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME_CHARACTERS,
  MAX_TOKENS,
  PREFIX_CHARACTERS,
  TOKEN_OPENING,
} from './token-rules.ts';

export interface MakeTokenDependencies {
  readonly tokens: PersonalTokens;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** A fresh token: the only time that its secret is seen. */
export interface MadeToken extends PersonalToken {
  readonly token: string;
}

const DAY_MS = 86_400_000;

export type MakeToken = ReturnType<typeof createMakeToken>;

/**
 * Makes a token with a name for so many days. Rejects with `invalid_request` for a name or a time that is not allowed and for an eleventh
 * token, with `account_restricted`, and with `not_allowed_here` for somebody who came with a token: only a sign-in makes tokens.
 */
export function createMakeToken({ tokens, secrets, clock }: MakeTokenDependencies) {
  return async (
    { user, identity, by }: RecognizedUser,
    given: { readonly name: string; readonly days: number },
  ): Promise<MadeToken> => {
    if (by === 'token') throw errors.notAllowedHere('A token cannot make tokens. Please sign in.');
    if (user.isRestricted) throw errors.accountRestricted();
    const name = cleanName(given.name);
    if (name === null || Array.from(name).length > MAX_TOKEN_NAME_CHARACTERS) {
      throw errors.invalidRequest(
        `Please give the token a name of at most ${MAX_TOKEN_NAME_CHARACTERS} characters.`,
      );
    }
    if (!Number.isInteger(given.days) || given.days < 1 || given.days > MAX_TOKEN_DAYS) {
      throw errors.invalidRequest(`A token lives from 1 to ${MAX_TOKEN_DAYS} days.`);
    }
    const token = `${TOKEN_OPENING}${secrets.newToken()}`;
    const createdAt = clock.now();
    const made = {
      id: secrets.newId(),
      name,
      prefix: token.slice(0, PREFIX_CHARACTERS),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + given.days * DAY_MS),
      lastUsedAt: null,
    };
    const { email, isEmailVerified } = identity;
    const stored = { ...made, uid: user.uid, tokenHash: secrets.digest(token), email, isEmailVerified };
    if (!(await tokens.add(stored, MAX_TOKENS))) {
      throw errors.invalidRequest(`You have ${MAX_TOKENS} tokens. Please revoke one of them first.`);
    }
    return { ...made, token };
  };
}
