import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The mock API for tests; a call that no handler knows fails the test. */
export const server = setupServer(...handlers);
