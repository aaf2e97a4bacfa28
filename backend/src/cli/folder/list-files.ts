import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { FILE_KINDS } from '../../../../config/product.ts';
import { errors } from '../../domain/errors.ts';

export interface FoundFiles {
  /** Paths of the files to read, from the folder, in the order of their names. */
  readonly files: readonly string[];
  /** Files of kinds that are not read, hidden files and links. */
  readonly skipped: number;
}

/**
 * The documents in a folder and the folders below it. Links are not followed: they may lead out of the folder or in a circle.
 * Rejects with `invalid_request` where the folder cannot be read.
 * @param without A folder that is left out: where the reports go.
 */
export async function listFiles(folder: string, without: string): Promise<FoundFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw errors.invalidRequest(`The folder cannot be read${reasonOf(cause)}.`);
  });
  const left = `${relative(folder, without).split(sep).join('/')}/`;
  const known = new Set<string>(FILE_KINDS.flatMap(({ extensions }) => [...extensions]));
  const files: string[] = [];
  let skipped = 0;
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isDirectory() || path.startsWith(left)) continue;
    const isHidden = path.split('/').some((part) => part.startsWith('.'));
    if (entry.isFile() && !isHidden && known.has(extname(entry.name).toLowerCase())) files.push(path);
    else skipped += 1;
  }
  return { files: files.toSorted(), skipped };
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && cause.code === 'EACCES' ? ': it is not readable for you' : '';
