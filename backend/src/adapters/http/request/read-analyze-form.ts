import type { Context } from 'koa';
import type { AnalysisRequest } from '../../../domain/analysis/analysis.ts';
import { readReader } from '../../../domain/analysis/read-reader.ts';
import { errors } from '../../../domain/errors.ts';
import { analyzeFields } from '../schemas/requests.ts';
import { check } from './check.ts';
import { recognizedUser } from './state.ts';

/** Checks the received form. Throws `invalid_request` for what is missing or malformed and `identity_mismatch` for a foreign uid. */
export function readAnalyzeForm(ctx: Context): AnalysisRequest {
  const { user } = recognizedUser(ctx);
  const { body } = ctx.request as { body?: unknown }; // multer puts the text fields there
  const { userIdentity, selectedCountry, firebaseUid, readAnyway, reportLanguage } = check(
    analyzeFields,
    body,
  );
  if (firebaseUid !== undefined && firebaseUid !== user.uid) throw errors.identityMismatch();

  const { file } = ctx as { file?: { buffer: Buffer; originalname: string } }; // multer puts the one file there
  if (file === undefined) throw errors.invalidRequest('Please upload a file.');
  const reader = readReader(userIdentity, selectedCountry, reportLanguage);
  if (file.buffer.length === 0) throw errors.invalidRequest('The file is empty. Please choose another one.');
  return {
    uid: user.uid,
    document: { bytes: file.buffer, fileName: file.originalname },
    reader,
    readAnyway: readAnyway === 'true',
  };
}
