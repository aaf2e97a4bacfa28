import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDomainError } from '../../src/domain/errors.ts';
import { startExtractor } from '../../src/composition/processes.ts';
import { extractBytes } from '../support/papers/documents.ts';
import { makeDamagedFiles } from './damage.ts';

/** Files in all, spread over the seeds. The same seed gives the same files. */
const FILES = 2_000;
const SEED = 20_261_120;
const CODES = ['document_unreadable', 'document_unsupported', 'document_too_large'];

describe('Two thousand damaged documents', () => {
  const extractor = startExtractor({ ocrPageSeconds: 10, parserSeconds: 10 });
  beforeAll(() => extractor.ready());
  afterAll(() => extractor.close());

  it('are each read or refused by name, and none ends or stops the service', async () => {
    const outcomes = new Map<string, number>();
    const files = await makeDamagedFiles(FILES, SEED);
    const next = files.values();
    const worker = async (): Promise<void> => {
      for (const { name, bytes } of next) {
        const outcome = await extractBytes(extractor, bytes, name).then(
          () => 'read',
          (error: unknown) => (isDomainError(error) ? error.code : String(error)),
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all([worker(), worker()]);
    const named = ['read', ...CODES];
    expect([...outcomes.keys()].filter((outcome) => !named.includes(outcome))).toEqual([]);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(FILES);
    expect(outcomes.get('read') ?? 0).toBeGreaterThan(FILES / 10);
    expect((await extractBytes(extractor, Buffer.from('Still here.'), 'a.txt')).kind).toBe('txt');
  });
});
