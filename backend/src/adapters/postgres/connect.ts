import createKnex, { type Knex } from 'knex';
import { translateFailure } from './failures.ts';

export interface DatabaseOptions {
  /** `postgres://…` of a server, or the parts that reach the embedded database. */
  readonly connection: string | { readonly host: string; readonly port?: number };
  /** Connections kept at most. The embedded database takes exactly 1. */
  readonly maxConnections: number;
  /** Longest wait for a connection, new or pooled, in milliseconds. */
  readonly acquireTimeoutMs?: number;
  /** Longest time one statement may run, in milliseconds. */
  readonly statementTimeoutMs?: number;
}

/** A pool of connections whose failures speak the product's language. */
export interface Database {
  /** Runs queries on any free connection. Rejects with `unavailable` when the server cannot be reached in time. */
  run<T>(work: (knex: Knex) => Promise<T>): Promise<T>;
  /** Runs queries as one transaction, undone as a whole when `work` rejects. Rejects like `run`. */
  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T>;
  /** Ends every connection. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** Opens a lazy pool: nothing connects before the first query, so a server that is down does not stop the start. */
export function connectDatabase(options: DatabaseOptions): Database {
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 2_000;
  const knex = createKnex({
    client: 'pg',
    connection: {
      ...(typeof options.connection === 'string'
        ? { connectionString: options.connection }
        : { user: 'postgres', database: 'postgres', ...options.connection }),
      statement_timeout: options.statementTimeoutMs ?? 5_000,
      connectionTimeoutMillis: acquireTimeoutMs,
      keepAlive: true,
      application_name: 'legible',
    },
    pool: { min: 0, max: options.maxConnections },
    acquireConnectionTimeout: acquireTimeoutMs,
    // Knex would print its warnings to the console; failures come back as rejections anyway.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  });

  return {
    run: (work) => work(knex).catch(translateFailure),
    transaction: (work) => knex.transaction(work).catch(translateFailure),
    close: () => knex.destroy(),
  };
}
