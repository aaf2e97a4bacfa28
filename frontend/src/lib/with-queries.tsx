import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pageQueryClient } from './query-client.ts';

/** A screen that can ask the server: everything in it shares the cache of the page. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={pageQueryClient()}>
        <Screen {...props} />
      </QueryClientProvider>
    );
  };
}
