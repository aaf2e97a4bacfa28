import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { errors } from '../domain/errors.ts';

/** A file of the command line as an upload. Rejects with `invalid_request` and `document_too_large`. */
export async function readUpload(file: string): Promise<{ bytes: Uint8Array; fileName: string }> {
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();
  return { bytes, fileName: basename(file) };
}
