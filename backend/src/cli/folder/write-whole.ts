import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errors, type DomainError } from '../../domain/errors.ts';

/** The disk has no room or takes no more writes: nothing that follows could be written either. */
export class OutputFull extends Error {
  override readonly name = 'OutputFull';
}

/**
 * Writes a file whole or not at all: into a new file beside it, onto the disk, and then by renaming. Rejects with `OutputFull` where
 * the disk is full, and with `invalid_request` and a sentence for everything else that keeps it from being written.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const partial = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(partial, 'w');
    try {
      await file.writeFile(content);
      // What is only in memory could still fail to reach a full disk.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw toRefusal(error);
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it can only be read',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  ENAMETOOLONG: 'its name is too long',
  EISDIR: 'a folder of this name stands there',
};

function toRefusal(error: unknown): OutputFull | DomainError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return new OutputFull('The disk for the reports is full.');
  const reason = REASONS[code];
  return errors.invalidRequest(`The report cannot be written${reason === undefined ? '' : `: ${reason}`}.`);
}
