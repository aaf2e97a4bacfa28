import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DomainError } from '../../domain/errors.ts';

export interface FolderLock {
  /** Releases the folder for the next process. */
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start of the process in clock ticks, so that a reused process id does not count as the holder. */
  readonly started: string | null;
  /** Tells the locks of one process from those of another that had the same id. */
  readonly mark: string | null;
}

const HEARTBEAT_MS = 2_000;
/** A holder on another machine (a shared volume) is dead when it has not touched its lock for this long. */
const SILENT_AFTER_MS = 15_000;
/** Long enough for another process that saw the dead lock at the same moment to have acted on it. */
const TAKEOVER_WAIT_MS = 50;
const MARK = randomUUID();
const heldHere = new Set<string>();

/**
 * Makes sure that one process at a time works on a folder; two would destroy the embedded database. A lock left by a
 * process that is gone is taken over. Rejects with `unavailable` and a sentence for the operator when the folder is in use.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  const file = resolve(path);
  if ((await create(file)) || (await takeOver(file))) return hold(file);
  throw new DomainError(
    'unavailable',
    `The embedded database is in use by another process (${file}). Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
  );
}

/** Replaces the lock of a dead process. Only one may try at a time, or the second would remove the lock of the first. */
async function takeOver(file: string): Promise<boolean> {
  if (heldHere.has(file) || (await isAlive(file))) return false;
  const permit = `${file}.takeover`;
  await clearAbandoned(permit);
  if (!(await create(permit))) return false;
  try {
    if (heldHere.has(file) || (await isAlive(file))) return false;
    await rm(file, { force: true });
    return (await create(file)) && (await isStillOurs(file));
  } finally {
    await rm(permit, { force: true });
  }
}

/** Removes the permit of a process that died in the middle of a take-over; a permit that is in use stays. */
async function clearAbandoned(permit: string): Promise<void> {
  const age = await ageOf(permit);
  if (age < SILENT_AFTER_MS || age === Number.POSITIVE_INFINITY) return;
  // Moved away first: of many who find it, one moves it, and none removes a new one in its place.
  const moved = `${permit}.${randomUUID()}`;
  await rename(permit, moved).catch(() => undefined);
  if ((await ageOf(moved)) < SILENT_AFTER_MS) await link(moved, permit).catch(() => undefined);
  await rm(moved, { force: true });
}

/** Whether the lock we have made is still there a moment later. */
async function isStillOurs(file: string): Promise<boolean> {
  const made = await readFile(file, 'utf8').catch(() => null);
  await setTimeout(TAKEOVER_WAIT_MS);
  const holder = await readHolder(file);
  return made !== null && holder?.mark === MARK && made === (await readFile(file, 'utf8').catch(() => null));
}

async function create(file: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid), mark: MARK };
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function hold(file: string): FolderLock {
  heldHere.add(file);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A lock file that has been deleted by hand must not end the process that holds the folder.
    utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      heldHere.delete(file);
      await rm(file, { force: true });
    },
  };
}

async function isAlive(file: string): Promise<boolean> {
  const holder = await readHolder(file);
  const age = await ageOf(file);
  // An unreadable lock is either being written this very moment or was cut off by a crash.
  if (holder === null || holder.host !== hostname()) return age < SILENT_AFTER_MS;
  if (holder.pid === process.pid && holder.started === startOf(process.pid)) return true;
  return isRunning(holder.pid) && (holder.started === null || holder.started === startOf(holder.pid));
}

/** Milliseconds since a file was touched; infinite when there is none. */
async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const { pid, host, started, mark } = value as Record<string, unknown>; // checked field by field below
    if (typeof pid !== 'number' || typeof host !== 'string') return null;
    return {
      pid,
      host,
      started: typeof started === 'string' ? started : null,
      mark: typeof mark === 'string' ? mark : null,
    };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/pid/stat (man 5 proc); null where there is no such file. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
