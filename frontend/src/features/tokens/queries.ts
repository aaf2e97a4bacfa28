import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MadeTokenResponse, TokensResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { api, ApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';

const TOKENS_PATH = '/api/user/tokens';
const TOKENS_KEY = [TOKENS_PATH] as const;

/** The tokens of the person who is signed in. */
export const tokensQuery = queryOptions<TokensResponse>({
  queryKey: TOKENS_KEY,
  queryFn: () => api<TokensResponse>('GET', TOKENS_PATH),
  // What another window made meanwhile is shown when this one opens again.
  refetchOnMount: 'always',
});

export interface NewToken {
  readonly name: string;
  readonly days: number;
}

/** Makes a token; its answer is the only place where it stands. */
export function useMakeToken() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewToken) => api<MadeTokenResponse>('POST', TOKENS_PATH, { body }),
    onSuccess: refresh,
    onError: showFailure,
  });
}

/** Ends a token from the next request on. */
export function useRevokeToken() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api<undefined>('DELETE', `${TOKENS_PATH}/${encodeURIComponent(id)}`),
    onSuccess: refresh,
    onError: showFailure,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: TOKENS_KEY });
}

const showFailure = (error: Error) =>
  showToast({
    title: 'Error',
    description: error instanceof ApiError ? error.detail : 'The server cannot be reached.',
    variant: 'destructive',
  });
