/**
 * The report that visitors see without signing in: the built-in analyst over `sample-lease.txt`, a lease written for this
 * purpose. The build calls it; `npm exec -- node tools/sample/make-sample-report.ts` prints the answer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { answerByRules } from '../answer-by-rules.ts';

const READER = { identity: 'Tenant', country: 'United States' } as const;

/** A whole answer of POST /api/analyze for the sample lease, as of a moment. Throws when the analyst takes it for no contract. */
export const makeSampleAnswer = (now = new Date()): AnalyzeResponse =>
  answerByRules(readFileSync(join(import.meta.dirname, 'sample-lease.txt'), 'utf8'), READER, now);

if (import.meta.main) console.log(JSON.stringify(makeSampleAnswer(), null, 2));
