import type { AppConfig } from '../../../config/app-config.ts';
import { connectDatabase, type Database } from '../adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../adapters/postgres/embedded.ts';

/** Connections of one instance. PostgreSQL allows 100 in all unless its operator says otherwise. */
const MAX_CONNECTIONS = 10;

/**
 * The database that the settings choose. A PostgreSQL server need not be up yet. Rejects with a sentence for the operator
 * when the embedded one is in use by another process; `onCrash` is called when it dies later.
 */
export function openDatabase(
  { database, dataDir }: AppConfig,
  onCrash: (cause: Error) => void,
): Promise<Database> {
  if (database.kind === 'embedded') return openEmbeddedDatabase({ dataDir, onCrash });
  return Promise.resolve(connectDatabase({ connection: database.url, maxConnections: MAX_CONNECTIONS }));
}
