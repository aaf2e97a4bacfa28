/** Papers of more than 1,500 words: a lease invented for this, and the ten-page agreement of the fixtures, as the product reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { wordCount } from './papers.ts';

const ROOT = join(import.meta.dirname, '../..');
const LONG = [
  {
    name: 'a studio lease of 20 clauses',
    file: 'bench/screen/papers/studio-lease.txt',
    mimeType: 'text/plain',
    userIdentity: 'Tenant',
    selectedCountry: 'United Kingdom',
  },
  {
    name: 'a non-disclosure agreement of ten pages',
    file: 'backend/test/fixtures/documents/nda-10p.pdf',
    mimeType: 'application/pdf',
    userIdentity: 'Receiving party',
    selectedCountry: 'United States',
  },
] as const;

export interface LongPaper {
  readonly name: string;
  readonly answer: AnalyzeResponse;
  /** Of the paper. */
  readonly words: number;
}

/** What the running product answers on each, asked with the page's own session. */
export async function longAnswers(page: Page): Promise<readonly LongPaper[]> {
  const session = await page.request.post('/api/identity/local', {
    data: { displayName: 'Sarah Smith', email: 'sarah@example.com' },
  });
  // The product's own answers, in its own types.
  const { idToken } = (await session.json()) as { idToken: string };
  const answers: LongPaper[] = [];
  for (const { name, file, mimeType, ...fields } of LONG) {
    const response = await page.request.post('/api/analyze', {
      headers: { authorization: `Bearer ${idToken}` },
      multipart: { ...fields, file: { name: file, mimeType, buffer: readFileSync(join(ROOT, file)) } },
    });
    const answer = (await response.json()) as AnalyzeResponse;
    // With the clauses' own numbers, which people see too.
    const words = answer.paragraphs.reduce(
      (sum, { clause, text }) => sum + wordCount(`${clause ?? ''} ${text}`),
      0,
    );
    answers.push({ name, answer, words });
  }
  return answers;
}
