import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../backend/src/adapters/postgres/connect.ts';
import { SIGN_IN_CODE } from './client.ts';
import { requireSystemPrograms } from './debian.ts';
import { startCluster } from './postgres.ts';
import { startProxy } from './proxy.ts';
import { startReplica, type Replica, type Settings } from './replica.ts';

/**
 * A worker of nginx with the old list may take one more request after the first new one has answered. In production the time
 * is given by a preStop hook (deploy/kubernetes).
 */
const OLD_WORKERS_MS = 1_000;

/** Instances behind a proxy on one database. */
export interface Fleet {
  /** Address of the proxy. */
  readonly url: string;
  readonly databaseUrl: string;
  /** For looking at what the product wrote. */
  readonly database: Database;
  /** Those that the proxy knows, in order of their start. */
  replicas(): readonly Replica[];
  /** One more, behind the proxy once it is ready. */
  add(): Promise<Replica>;
  /** Ends one with -9 while the proxy still sends requests to it, and only then takes it out of the proxy's list. */
  lose(replica: Replica): Promise<void>;
  /** Takes one out of the proxy's list, asks it to end, and resolves to its exit code. */
  retire(replica: Replica): Promise<number | null>;
  close(): Promise<void>;
}

export interface FleetOptions {
  readonly replicas: number;
  readonly settings?: Settings;
  /** How long the proxy waits for the next byte of an answer; nginx's own 60 s when it is not said. */
  readonly proxyPatienceSeconds?: number;
}

/** Starts the database, the instances (all at once) and the proxy. */
export async function startFleet({
  replicas: count,
  settings = {},
  proxyPatienceSeconds,
}: FleetOptions): Promise<Fleet> {
  const programs = requireSystemPrograms();
  const cluster = await startCluster(programs);
  const databaseUrl = await cluster.createDatabase('legible');
  const shared = {
    DATABASE_URL: databaseUrl,
    LLM_PROVIDER: 'built-in',
    TRUST_PROXY: '1',
    // A whole pool of parsers each would take the processors of a small machine from one another.
    MAX_PARSERS: '1',
    LOCAL_SIGN_IN_CODE: SIGN_IN_CODE,
    ...settings,
  };
  let replicas = await startTogether(count, shared).catch(async (error: unknown) => {
    await cluster.remove();
    throw error;
  });
  const ports = () => replicas.map(({ port }) => port);
  const proxy = await startProxy(programs, ports(), proxyPatienceSeconds);
  const database = cluster.look(databaseUrl);
  const takeOut = async (replica: Replica) => {
    replicas = replicas.filter((other) => other !== replica);
    await proxy.setUpstreams(ports());
  };
  return {
    url: proxy.url,
    databaseUrl,
    database,
    replicas: () => replicas,
    async add() {
      const replica = await startReplica(shared);
      replicas = [...replicas, replica];
      await proxy.setUpstreams(ports());
      return replica;
    },
    async lose(replica) {
      await replica.kill();
      await takeOut(replica);
    },
    async retire(replica) {
      await takeOut(replica);
      await wait(OLD_WORKERS_MS);
      return replica.stop();
    },
    async close() {
      await proxy.close();
      await Promise.all(replicas.map((replica) => replica.kill()));
      await database.close();
      await cluster.remove();
    },
  };
}

/** Starts so many at the same moment. When one of them fails, none is left. */
async function startTogether(count: number, settings: Settings): Promise<readonly Replica[]> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startReplica(settings)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed === undefined) return started;
  await Promise.all(started.map((replica) => replica.kill()));
  throw failed.reason;
}
