import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import type {
  AdminLoginResponse,
  AdminStatsResponse,
  AdminUserResponse,
  AdminUsersResponse,
  RestrictRequest,
  RestrictResponse,
  RevokeTokensResponse,
} from '../../../../backend/src/adapters/http/contract.ts';
import { adminSession } from '../../lib/admin-session.ts';
import { api, request } from '../../lib/api.ts';
import { reportToConsole } from '../../lib/report-to-console.ts';
import { showToast } from '../../ui/toast.ts';

/** Everything the operator reads; a restriction makes all of it stale. */
const ADMIN_KEY = ['/api/admin'] as const;

export const statsQuery = queryOptions<AdminStatsResponse>({
  queryKey: [...ADMIN_KEY, 'stats'],
  // The route has asked already; what failed is asked again by the button alone.
  retryOnMount: false,
});

/** One page of users, and the path of the next one. */
export interface UsersPage {
  readonly users: AdminUsersResponse;
  readonly next: string | null;
}

/** Users by last login, newest first; with words, those whose name or e-mail holds them. */
export const usersQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, words === '' ? 'users' : `users?q=${encodeURIComponent(words)}`],
    initialPageParam: null as string | null,
    queryFn: async ({ queryKey, pageParam, signal }): Promise<UsersPage> => {
      const response = await request('GET', pageParam ?? queryKey.join('/'), { signal });
      // The server's answer follows the wire type that both sides compile against.
      const users = (await response.json()) as AdminUsersResponse;
      return { users, next: nextPath(response.headers.get('link')) };
    },
    getNextPageParam: ({ next }) => next,
  });

/** The path after `rel="next"` of a Link header (RFC 8288), if it leads to our own user list. */
export function nextPath(link: string | null): string | null {
  const target = link === null ? null : /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link)?.[1];
  if (target === null || target === undefined) return null;
  const { pathname, search } = new URL(target, window.location.origin);
  return pathname === '/api/admin/users' ? pathname + search : null;
}

/** Logs the operator in. Resolves to whether the password was right; rejects when the server could not say. */
export async function logIn(password: string): Promise<boolean> {
  const answer = await api<Partial<AdminLoginResponse & { token: string }>>('POST', '/api/admin/login', {
    body: { password },
  });
  if (answer.success !== true || !answer.token) return false;
  adminSession.open(answer.token);
  return true;
}

/** Ends the session here in any case, and on the server if there is one. */
export async function logOut(): Promise<void> {
  try {
    if (adminSession.token() !== null) await api('POST', '/api/admin/logout');
  } catch (error) {
    reportToConsole('Failed to log out on the server', error);
  } finally {
    adminSession.close();
  }
}

/** Ends every access token of a user. */
export function useRevokeTokens(): UseMutationResult<RevokeTokensResponse, Error, AdminUserResponse> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ firebaseUid }: AdminUserResponse) =>
      api<RevokeTokensResponse>('DELETE', `/api/admin/users/${encodeURIComponent(firebaseUid)}/tokens`),
    onSuccess: () => {
      showToast({ title: 'Success', description: 'Access tokens revoked' });
      return queryClient.invalidateQueries({ queryKey: ADMIN_KEY });
    },
    onError: (error) => showToast({ title: 'Error', description: error.message, variant: 'destructive' }),
  });
}

/** Restricts or unrestricts a user: sends the opposite of what is so now. */
export function useToggleRestriction(): UseMutationResult<RestrictResponse, Error, AdminUserResponse> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ firebaseUid, isRestricted }: AdminUserResponse) => {
      const body: RestrictRequest = { isRestricted: !isRestricted };
      return api<RestrictResponse>('POST', `/api/admin/users/${encodeURIComponent(firebaseUid)}/restrict`, {
        body,
      });
    },
    onSuccess: () => {
      showToast({ title: 'Success', description: 'User restriction status updated successfully' });
      return queryClient.invalidateQueries({ queryKey: ADMIN_KEY });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: error.message || 'Failed to update user restriction.',
        variant: 'destructive',
      }),
  });
}
