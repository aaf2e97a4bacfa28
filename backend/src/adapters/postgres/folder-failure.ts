import { DomainError } from '../../domain/errors.ts';

/** Codes of Node, and the numbers that PGlite throws in their place (WASI snapshot 1, `errno`). */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 51, 19]);
const CLOSED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 2, 63, 69]);

/** Why a data folder cannot be used, as a sentence for the operator; the failure itself where the reason is another one. */
export function folderFailure(failure: unknown, dataDir: string): unknown {
  const reason = reasonOf(failure);
  if (FULL.has(reason)) {
    return sentence(
      `There is no room left on the disk of the data folder (${dataDir}). Make room, or choose another DATA_DIR.`,
      failure,
    );
  }
  if (CLOSED.has(reason)) {
    return sentence(
      `The data folder (${dataDir}) cannot be written. Give this user the right to write it, or choose another DATA_DIR.`,
      failure,
    );
  }
  return failure;
}

function reasonOf(failure: unknown): unknown {
  if (typeof failure !== 'object' || failure === null) return null;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return 'errno' in failure ? failure.errno : null;
}

const sentence = (text: string, cause: unknown): DomainError =>
  new DomainError('unavailable', text, { cause });
