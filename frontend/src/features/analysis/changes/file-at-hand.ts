import { MAX_UPLOAD_BYTES } from '../../../../../config/product.ts';
import { sha256 } from './sha256.ts';

/** Why the document cannot be taken in hand: one sentence for the person. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/**
 * The bytes of the document that a report was made from. `expected` is its SHA-256, null where the report does not know it.
 * Rejects with a `FileProblem` where the file is gone, changed since, or another one.
 */
export async function bytesOf(file: Blob, expected: string | null): Promise<Uint8Array> {
  if (file.size > MAX_UPLOAD_BYTES)
    throw new FileProblem(
      'This file is too large for this page. Choose the file that the report was made from.',
    );
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      // Browsers refuse to read a file that was changed on the disk since it was chosen.
      throw new FileProblem('The file was changed or moved since it was chosen. Choose it once more.');
    },
  );
  if (expected !== null && sha256(bytes) !== expected.toLowerCase())
    throw new FileProblem(
      'This is not the file that the report was made from, or it was changed since. Choose the same file, or have the new one analyzed.',
    );
  return bytes;
}
