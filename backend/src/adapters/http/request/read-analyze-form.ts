import type { Context } from 'koa';
import type { AnalysisRequest } from '../../../domain/analysis/analysis.ts';
import { readReader } from '../../../domain/analysis/read-reader.ts';
import { errors } from '../../../domain/errors.ts';
import { recognizedUser } from './state.ts';

const FIELDS = new Set(['userIdentity', 'selectedCountry', 'firebaseUid', 'readAnyway', 'reportLanguage']);

/** Checks the received form. Throws `invalid_request` for what is missing or malformed and `identity_mismatch` for a foreign uid. */
export function readAnalyzeForm(ctx: Context): AnalysisRequest {
  const { user } = recognizedUser(ctx);
  const fields = readFields((ctx.request as { body?: unknown }).body); // multer puts the text fields there
  const firebaseUid = fields.get('firebaseUid');
  if (firebaseUid !== undefined && firebaseUid !== user.uid) throw errors.identityMismatch();

  const { file } = ctx as { file?: { buffer: Buffer; originalname: string } }; // multer puts the one file there
  if (file === undefined) throw errors.invalidRequest('Please upload a file.');
  const reader = readReader(
    fields.get('userIdentity') ?? '',
    fields.get('selectedCountry') ?? '',
    fields.get('reportLanguage'),
  );
  const readAnyway = readSwitch(fields.get('readAnyway'));
  if (file.buffer.length === 0) throw errors.invalidRequest('The file is empty. Please choose another one.');
  return {
    uid: user.uid,
    document: { bytes: file.buffer, fileName: file.originalname },
    reader,
    readAnyway,
  };
}

/** `true`, `false`, or absent, which is false. */
function readSwitch(value: string | undefined): boolean {
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw errors.invalidRequest('The field readAnyway must be true or false.');
  return value === 'true';
}

/** Each field once and as plain text; multer makes arrays of doubles and objects of names with brackets. */
function readFields(body: unknown): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!FIELDS.has(name) || typeof value !== 'string') {
      throw errors.invalidRequest('The form has a field that does not belong there.');
    }
    fields.set(name, value);
  }
  return fields;
}
