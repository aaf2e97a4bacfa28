import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { connectDatabase, type Database } from '../../backend/src/adapters/postgres/connect.ts';
import { freePort } from '../../backend/test/support/processes/free-port.ts';
import type { SystemPrograms } from './debian.ts';

/** A private PostgreSQL server of the operating system's package, in a temporary folder, on a free port of loopback. */
export interface Cluster {
  /** Address of an empty database that nobody else uses. */
  createDatabase(name: string): Promise<string>;
  /** A connection that looks at one of them. The caller closes it. */
  look(url: string): Database;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts one with the settings that Debian gives it, durable writes included. As root it runs as the user `postgres`. */
export async function startCluster({ postgresBin }: SystemPrograms): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'legible-cluster-'));
  const owner = process.getuid?.() === 0 ? userNamed('postgres') : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(join(postgresBin, program), args, { ...owner, cwd: folder });

  await run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);

  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const look = (url: string) =>
    connectDatabase({ connection: url, maxConnections: 2, statementTimeoutMs: 60_000 });
  const admin = look(urlOf('postgres'));
  return {
    async createDatabase(name) {
      await admin.run((knex) => knex.raw('create database ??', [name]));
      return urlOf(name);
    },
    look,
    async remove() {
      await admin.close();
      await run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userNamed(name: string): { readonly uid: number; readonly gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
