import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';

/** Users on one page, the most and the default (design, section 4). */
export const MAX_USERS_ON_PAGE = 200;
const MAX_QUERY_CHARACTERS = 200;

export interface ListRequest {
  readonly query: string | null;
  /** Users on the page, or null for the most. */
  readonly limit: number | null;
  readonly after: string | null;
}

export type ListUsers = ReturnType<typeof createListUsers>;

/** Resolves to one page of users, newest login first. Rejects with `invalid_request` for a limit or place that makes no sense. */
export function createListUsers({ users }: { users: UserRepository }) {
  return async ({ query, limit, after }: ListRequest) => {
    const size = limit ?? MAX_USERS_ON_PAGE;
    if (!Number.isInteger(size) || size < 1 || size > MAX_USERS_ON_PAGE) {
      throw errors.invalidRequest(`The number of users on a page must be from 1 to ${MAX_USERS_ON_PAGE}.`);
    }
    const wanted =
      query
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_QUERY_CHARACTERS) ?? '';
    return users.list({ query: wanted === '' ? null : wanted, limit: size, after });
  };
}
