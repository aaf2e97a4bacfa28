/** Makes the prepared database that an empty data folder begins with, where it is missing. Runs before `npm start`. */
import { existsSync } from 'node:fs';
import { openEmbeddedDatabase } from '../adapters/postgres/embedded.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { makeSnapshot, snapshotPath } from '../adapters/postgres/snapshot.ts';

if (!existsSync(snapshotPath())) {
  await makeSnapshot(async (dataDir) => {
    const database = await openEmbeddedDatabase({ dataDir });
    await migrate(database);
    await database.close();
  });
}
