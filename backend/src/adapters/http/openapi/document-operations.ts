import { z } from 'zod';
import { analyzeEvents, analyzeResponse } from '../schemas/analysis.ts';
import { askResponse } from '../schemas/answer.ts';
import { comparisonResponse } from '../schemas/comparison.ts';
import { analyzeFields, askRequest, compareFields } from '../schemas/requests.ts';
import { ANALYSIS, ANSWER, COMPARISON } from './examples.ts';
import { json, type Operation } from './operation.ts';

/** The calls that read documents. */

/** The bytes of a text file: short, and enough to be read. */
const CONTRACT =
  'LEASE AGREEMENT\n\nThis Lease Agreement is made between Example Homes LLC (the Landlord) and Asha Rao (the Tenant).\n' +
  '1. The Tenant shall pay rent of USD 1,200 on the first day of each month.\n' +
  '2. The Landlord may raise the rent at any time.\n';

const ANALYZE: Operation = {
  method: 'post',
  path: '/api/analyze',
  id: 'analyzeDocument',
  tag: 'Analysis',
  summary: 'Read a document and explain it',
  description:
    'One file in, one report out. Nothing of the document is stored. With `Accept: text/event-stream` the answer comes as ' +
    'events while it is made; the last one is `done`, whose data is the answer below, or `error`.',
  access: 'user',
  body: {
    kind: 'form',
    name: 'AnalyzeForm',
    schema: analyzeFields.extend({
      file: z.string().meta({ description: 'The document: PDF, DOCX, TXT, JPG or PNG, at most 10 MB.' }),
    }),
    example: { userIdentity: 'Tenant', selectedCountry: 'India', file: CONTRACT },
  },
  answers: {
    200: json(
      'Analysis',
      analyzeResponse,
      ANALYSIS,
      'The report, or a rejection of what is no legal document.',
    ),
  },
  events: analyzeEvents,
  failures: [
    'not_signed_in',
    'identity_mismatch',
    'account_restricted',
    'document_too_large',
    'document_unsupported',
    'document_unreadable',
    'too_many_requests',
    'quota_spent',
    'busy',
    'model_answer_invalid',
    'model_unavailable',
    'model_timeout',
  ],
};

/** What every address that reads a document may answer. */
const OF_DOCUMENTS = [
  'document_too_large',
  'document_unsupported',
  'document_unreadable',
  'too_many_requests',
  'busy',
] as const;

const aFile = (what: string) =>
  z.string().meta({ description: `${what}: PDF, DOCX, TXT, JPG or PNG, at most 10 MB.` });

const COMPARE: Operation = {
  method: 'post',
  path: '/api/compare',
  id: 'compareDocuments',
  tag: 'Analysis',
  summary: 'Compare two versions of one document',
  description:
    'What changed between two versions, and what it means for the reader. Nothing of them is stored. There is nothing at this ' +
    'address where the operator has switched comparing off.',
  access: 'user',
  body: {
    kind: 'form',
    name: 'CompareForm',
    schema: compareFields.extend({ before: aFile('The older version'), after: aFile('The newer version') }),
    example: {
      userIdentity: 'Tenant',
      selectedCountry: 'India',
      before: CONTRACT,
      after: CONTRACT.replace('1,200', '1,300'),
    },
  },
  answers: { 200: json('Comparison', comparisonResponse, COMPARISON, 'What changed.') },
  failures: ['not_signed_in', 'identity_mismatch', 'account_restricted', 'not_found', ...OF_DOCUMENTS],
};

const ASK: Operation = {
  method: 'post',
  path: '/api/ask',
  id: 'askDocument',
  tag: 'Analysis',
  summary: 'Ask a question on a document',
  description:
    'The paragraphs of a report go with the question, as nothing of a document is kept. The answer names the place, or says that ' +
    'nothing was found. There is nothing at this address where the operator has switched asking off.',
  access: 'user',
  body: {
    kind: 'json',
    name: 'AskRequest',
    schema: askRequest,
    example: {
      question: 'Can the rent go up?',
      userIdentity: 'Tenant',
      selectedCountry: 'India',
      paragraphs: [{ id: 1, page: 1, clause: '3.2', text: 'The Landlord may raise the rent at any time.' }],
    },
  },
  answers: { 200: json('Answer', askResponse, ANSWER, 'The answer, or that nothing was found.') },
  failures: ['not_signed_in', 'account_restricted', 'not_found', ...OF_DOCUMENTS],
};

export const DOCUMENT_OPERATIONS: readonly Operation[] = [ANALYZE, ASK, COMPARE];
