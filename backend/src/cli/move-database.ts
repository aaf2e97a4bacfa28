import { copyData } from '../adapters/postgres/copy-data.ts';
import { connectDatabase } from '../adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../adapters/postgres/embedded.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../composition/environment.ts';
import { runCommand } from './run-command.ts';

/**
 * `DATABASE_URL=postgres://… npm run --silent database:move`: copies the embedded database of DATA_DIR into an empty
 * PostgreSQL database. The server must not be running. Exit 0, or 1 with one sentence and nothing changed.
 */
await runCommand('Usage: DATABASE_URL=postgres://… npm run --silent database:move', async () => {
  const config = readSettings();
  if (config.database.kind !== 'postgres') {
    throw errors.invalidRequest(
      'Set DATABASE_URL to the PostgreSQL database that everything is to be moved to.',
    );
  }
  const source = await openEmbeddedDatabase({ dataDir: config.dataDir });
  try {
    await migrate(source);
    const target = connectDatabase({ connection: config.database.url, maxConnections: 2 });
    try {
      await migrate(target);
      const rows = await copyData(source, target);
      console.log(`${rows} rows were copied. DATA_DIR is unchanged and may be archived or deleted.`);
      return 0;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
