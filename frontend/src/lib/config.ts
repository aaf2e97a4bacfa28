import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConfigResponse } from '../../../backend/src/adapters/http/contract.ts';

/** The public settings of this installation. */
export const configQuery = queryOptions<ConfigResponse>({ queryKey: ['/api', 'config'] });

/** Reads GET /api/config once for the whole page. */
export function useConfig(): UseQueryResult<ConfigResponse> {
  return useQuery(configQuery);
}
