import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packFolder, unpackFolder } from './folder-archive.ts';
import { MIGRATIONS } from './migrations.ts';

/** Built like the page: not part of the source, and made again when it is missing. */
const FOLDER = fileURLToPath(new URL('../../../dist', import.meta.url));
/** Raised when the way of packing changes. */
const FORMAT = 1;

/**
 * Path of the prepared database. Its name is the hash of everything it is made from, the steps of the schema and the version of
 * the engine, so one that is out of date is never found.
 */
export function snapshotPath(migrations = MIGRATIONS): string {
  const engine = readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    'utf8',
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, JSON.parse(engine).version, migrations]))
    .digest('hex');
  return join(FOLDER, `database-${hash.slice(0, 32)}.zst`);
}

/**
 * Puts the prepared database where none is yet, in the place of five seconds of work. Resolves to whether it did; where there
 * is none, or it is damaged, the database is made from nothing as before. A start that is cut off leaves no half of it behind.
 */
export async function restoreSnapshot(folder: string, file = snapshotPath()): Promise<boolean> {
  if (existsSync(folder) || !existsSync(file)) return false;
  const unpacked = `${folder}.${randomUUID()}`;
  try {
    await unpackFolder(file, unpacked);
    await rename(unpacked, folder);
    return true;
  } catch {
    await rm(unpacked, { recursive: true, force: true });
    return false;
  }
}

/**
 * Makes the prepared database at `file` and takes away those of other versions beside it.
 * @param makeDatabase Makes a database with every step of the schema in an empty data folder, and closes it.
 */
export async function makeSnapshot(
  makeDatabase: (dataDir: string) => Promise<void>,
  file = snapshotPath(),
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'legible-snapshot-'));
  try {
    await makeDatabase(dataDir);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await packFolder(join(dataDir, 'database', 'pg'), unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const name of await readdir(dirname(file))) {
    if (name.startsWith('database-') && name !== basename(file)) await rm(join(dirname(file), name));
  }
}
