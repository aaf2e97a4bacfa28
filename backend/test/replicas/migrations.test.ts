import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { requireSystemPrograms } from '../../../tools/replicas/debian.ts';
import { startCluster, type Cluster } from '../../../tools/replicas/postgres.ts';
import { startReplica } from '../../../tools/replicas/replica.ts';

/** Instances of one release that start at the same moment. */
const TOGETHER = 4;

describe('Instances that start at the same moment on an empty database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(requireSystemPrograms());
  });
  afterAll(() => cluster.remove());

  it.each([1, 2])('all get ready, and each step of the schema is taken once (round %i)', async (round) => {
    const url = await cluster.createDatabase(`empty_${round}`);
    const settings = { DATABASE_URL: url, LLM_PROVIDER: 'built-in', MAX_PARSERS: '1' };
    const replicas = await Promise.all(Array.from({ length: TOGETHER }, () => startReplica(settings)));
    const database = cluster.look(url);
    const { rows } = await database.run((knex) =>
      knex.raw<{ rows: { name: string }[] }>('select name from schema_migrations order by applied_at, name'),
    );
    await database.close();
    await Promise.all(replicas.map((replica) => replica.kill()));
    expect(replicas).toHaveLength(TOGETHER);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});
