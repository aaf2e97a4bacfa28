/** Makes the prepared database that an empty data folder begins with, where it is missing. Runs before `npm start`. */
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { openEmbeddedDatabase } from '../adapters/postgres/embedded.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { makeSnapshot, snapshotPath } from '../adapters/postgres/snapshot.ts';

// The engine runs once and for seconds: to compile it well costs 500 MB and gains nothing (1017 MB at most before, 514 with this).
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag);

if (!existsSync(snapshotPath())) {
  await makeSnapshot(async (dataDir) => {
    const database = await openEmbeddedDatabase({ dataDir });
    await migrate(database);
    await database.close();
  });
}
