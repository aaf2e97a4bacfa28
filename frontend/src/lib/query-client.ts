import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { api, isUnauthorized } from './api.ts';
import { onPersonChange } from './person-change.ts';

export interface QueryFunctionOptions {
  /** What a 401 becomes: an error, or null for a page that works signed out too. */
  readonly on401: 'throw' | 'return-null';
}

/** A query key says which path it reads: its parts joined by `/` (specification, section 7). */
const pathOf = (queryKey: QueryKey): string => queryKey.join('/');

/** Reads the path of the query key with GET and parses JSON. */
export function createQueryFunction<T>({ on401 }: QueryFunctionOptions): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      return await api<T>('GET', pathOf(queryKey), { signal });
    } catch (error) {
      if (on401 === 'return-null' && isUnauthorized(error)) return null;
      throw error;
    }
  };
}

let ofPage: QueryClient | null = null;

/** The one cache of this page. It comes with the first screen that asks for something, so that no other page loads it. */
export function pageQueryClient(): QueryClient {
  if (ofPage === null) {
    ofPage = createQueryClient();
    // What one person's answers hold must not be shown to the next.
    onPersonChange(() => ofPage?.removeQueries({ queryKey: ['/api/user'] }));
  }
  return ofPage;
}

/** A cache that asks once, never again by itself (specification, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: 'throw' }),
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}
