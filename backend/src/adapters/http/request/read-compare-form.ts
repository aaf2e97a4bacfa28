import type { Context } from 'koa';
import type { CompareRequest, UploadedDocument } from '../../../domain/analysis/compare/compare-documents.ts';
import { readReader } from '../../../domain/analysis/read-reader.ts';
import { errors } from '../../../domain/errors.ts';
import { compareFields } from '../schemas/requests.ts';
import { check } from './check.ts';
import { recognizedUser } from './state.ts';

/** Names of the two files of the form. */
export const COMPARED_FILES = ['before', 'after'] as const;

/** Checks the received form. Throws `invalid_request` for what is missing or malformed and `identity_mismatch` for a foreign uid. */
export function readCompareForm(ctx: Context): CompareRequest {
  const { user } = recognizedUser(ctx);
  const { body } = ctx.request as { body?: unknown }; // multer puts the text fields there
  const { userIdentity, selectedCountry, firebaseUid, reportLanguage } = check(compareFields, body);
  if (firebaseUid !== undefined && firebaseUid !== user.uid) throw errors.identityMismatch();
  const reader = readReader(userIdentity, selectedCountry, reportLanguage);
  const [before, after] = COMPARED_FILES.map((name) => fileOf(ctx, name));
  if (before === undefined || after === undefined)
    throw errors.invalidRequest('Please upload both versions: the older one and the newer one.');
  return { uid: user.uid, before, after, reader };
}

function fileOf(ctx: Context, name: string): UploadedDocument | undefined {
  // multer puts the files there, a list for each name
  const { files } = ctx as { files?: Record<string, { buffer: Buffer; originalname: string }[]> };
  const [file] = files?.[name] ?? [];
  if (file === undefined) return undefined;
  if (file.buffer.length === 0)
    throw errors.invalidRequest('One of the files is empty. Please choose another one.');
  return { bytes: file.buffer, fileName: file.originalname };
}
