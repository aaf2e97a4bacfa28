import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { findCanary, type Canary } from './canary.ts';

/** Something of the document was found where nothing may be. */
export interface Hit {
  readonly place: string;
  readonly encoding: string;
}

/** Looks for the canary in a piece of content; `place` names it in the hits. */
export function searchContent(place: string, content: Buffer | string, canary: Canary): Hit[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return findCanary(bytes, canary).map((encoding) => ({ place, encoding }));
}

/** Looks into every file below a folder, and at the names of the files. */
export function searchFolder(folder: string, canary: Canary): Hit[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const inName = searchContent(`name of ${path}`, entry.name, canary);
    return entry.isFile() ? [...inName, ...searchContent(path, readSafely(path), canary)] : inName;
  });
}

/** Looks into files that the processes hold open though they are deleted, and into their environments and command lines. */
export function searchOpenFiles(pids: readonly number[], canary: Canary): Hit[] {
  return pids.flatMap((pid) => [
    ...['environ', 'cmdline'].flatMap((name) =>
      searchContent(`${name} of process ${pid}`, readSafely(`/proc/${pid}/${name}`), canary),
    ),
    ...listSafely(`/proc/${pid}/fd`).flatMap((fd) => {
      const path = `/proc/${pid}/fd/${fd}`;
      const target = linkSafely(path);
      return target.endsWith(' (deleted)')
        ? searchContent(`deleted open file ${target}`, readSafely(path), canary)
        : [];
    }),
  ]);
}

/** The process and everything below it. Linux only; elsewhere just the process. */
export function processTree(pid: number): number[] {
  const children = listSafely(`/proc/${pid}/task`).flatMap((task) =>
    readSafely(`/proc/${pid}/task/${task}/children`)
      .toString()
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** A process that ends, or a file that vanishes, while it is looked at holds nothing any more. */
function readSafely(path: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size > 0 && !path.startsWith('/proc/')) return readFileSync(path);
    return readStream(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Files under /proc have no size. */
function readStream(path: string): Buffer {
  const fd = openSync(path, 'r');
  const parts: Buffer[] = [];
  for (let position = 0; ;) {
    const part = Buffer.alloc(1024 * 1024);
    const count = readSync(fd, part, 0, part.length, position);
    if (count === 0) break;
    parts.push(part.subarray(0, count));
    position += count;
  }
  closeSync(fd);
  return Buffer.concat(parts);
}

function listSafely(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function linkSafely(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
