import { expect, it } from 'vitest';
import { warmUp } from '../../../src/domain/analysis/warm-up.ts';

it('reads its small paper to the end', () => {
  expect(warmUp().outcome).toBe('completed');
});
