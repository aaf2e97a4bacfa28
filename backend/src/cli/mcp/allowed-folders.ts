import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, resolve, sep } from 'node:path';
import { MAX_UPLOAD_BYTES } from '../../../../config/product.ts';
import { errors } from '../../domain/errors.ts';

export interface ReadFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** Reads files in the folders that were named at the start, and nothing else. */
export interface AllowedFolders {
  /** A file by its path; a relative one counts from the first folder. Rejects with `not_allowed_here`, `invalid_request` and `document_too_large`. */
  read(path: string): Promise<ReadFile>;
}

const outside = () => errors.notAllowedHere('This path is not in a folder that this server was started for.');
const missing = () => errors.invalidRequest('There is no file at this path, or it is not readable.');

/**
 * @param folders At least one. Rejects with `invalid_request` for one that is no folder.
 */
export async function createAllowedFolders(folders: readonly string[]): Promise<AllowedFolders> {
  const roots = await Promise.all(
    folders.map(async (folder) => {
      const found = await stat(folder).catch(() => null);
      if (found?.isDirectory() !== true) throw errors.invalidRequest('One of the folders does not exist.');
      return realpath(folder);
    }),
  );
  const isInside = (path: string) =>
    roots.some((root) => path.startsWith(root.endsWith(sep) ? root : root + sep));

  return {
    async read(path) {
      if (path.includes('\0')) throw missing();
      const named = isAbsolute(path) ? resolve(path) : resolve(roots[0] ?? '', path);
      // Where every link on the way leads to is what counts; what is outside is not even said to exist.
      const real = await realpath(named).catch(() => null);
      if (real === null) throw isInside(named) ? missing() : outside();
      if (!isInside(real)) throw outside();
      return { bytes: await readRegular(real), fileName: basename(real) };
    },
  };
}

/** A regular file and no link; a pipe is not waited for. */
async function readRegular(real: string): Promise<Uint8Array> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  // Windows knows neither flag: there they are undefined.
  const file = await open(real, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)).catch(() => null);
  if (file === null) throw missing();
  try {
    const opened = await file.stat();
    if (!opened.isFile()) throw missing();
    // A folder on the way that became a link in between would have led to another file.
    const again = await identityOf(real);
    if (again === null || !isSame(opened, again) || (await realpath(real)) !== real) throw outside();
    if (opened.size > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();
    return await file.readFile();
  } finally {
    await file.close();
  }
}

interface FileIdentity {
  readonly ino: number;
  readonly dev: number;
}

const isSame = (one: FileIdentity, other: FileIdentity): boolean =>
  one.ino === other.ino && one.dev === other.dev;

async function identityOf(path: string): Promise<FileIdentity | null> {
  try {
    return await stat(path);
  } catch {
    return null;
  }
}
