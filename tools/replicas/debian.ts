import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of the operating system that the product meets in production, and the Debian packages they come in. */
export interface SystemPrograms {
  readonly nginx: string;
  /** Folder with `initdb`, `postgres` and `pg_ctl`. */
  readonly postgresBin: string;
}

const PACKAGES = ['nginx-light', 'postgresql'];
const INSTALL = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
const NGINX = '/usr/sbin/nginx';
/** Debian keeps each version of PostgreSQL in a folder of its own. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/**
 * Finds nginx and PostgreSQL where Debian puts them. Installs them first where that is possible (root, apt-get).
 * Throws with the one command to run where it is not.
 */
export function requireSystemPrograms(): SystemPrograms {
  const found = find() ?? install();
  if (found === null) throw new Error(`nginx and PostgreSQL are needed. On Debian, as root:\n  ${INSTALL}`);
  return found;
}

function find(): SystemPrograms | null {
  const newest = existsSync(POSTGRES_VERSIONS)
    ? readdirSync(POSTGRES_VERSIONS)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(POSTGRES_VERSIONS, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;
  return newest !== undefined && existsSync(NGINX) ? { nginx: NGINX, postgresBin: newest } : null;
}

function install(): SystemPrograms | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  // Run level 1 keeps the packages from starting servers of their own on the usual ports.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('sh', ['-c', `${INSTALL} >/dev/null`], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return find();
}
