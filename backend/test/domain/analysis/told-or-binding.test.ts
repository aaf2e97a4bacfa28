import { describe, expect, it } from 'vitest';
import { verdictOn } from './fixtures.ts';
import { BINDING } from './told-or-binding/binding.ts';
import { TOLD } from './told-or-binding/told.ts';

describe('Telling papers that bind from texts about the law', () => {
  it.each(Object.entries(TOLD))('gives no report on %s', (_register, text) => {
    expect(verdictOn(text).outcome).toBe('rejected');
  });

  it.each(Object.entries(BINDING))('reads %s', (_register, text) => {
    expect(verdictOn(text).outcome).toBe('completed');
  });
});
