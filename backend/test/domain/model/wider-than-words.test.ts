import { describe, expect, it } from 'vitest';

import { takesInMore } from '../../../src/domain/analysis/model/checks/quote/wider-than-words.ts';

describe('A sentence that is wider than its words', () => {
  it('lets somebody do as they like what the words let them do for a time', () => {
    const said = 'She can skip the rent as long as she likes';
    expect(takesInMore(said, 'While the lift is broken you may leave the rent unpaid.')).toBe(true);
    expect(takesInMore(said, 'You may leave the rent unpaid for as long as that lasts.')).toBe(true);
    expect(takesInMore(said, 'You may leave the rent unpaid whenever you want, while I live here.')).toBe(
      false,
    );
    expect(takesInMore('She can skip the rent while it is broken', 'While the lift is broken.')).toBe(false);
  });

  it('ends a whole cover where the words end nothing', () => {
    const said = 'The cover stops when the barn stands empty.';
    expect(takesInMore(said, 'Empty means without hay or animals for sixty nights.')).toBe(true);
    expect(takesInMore(said, 'Cover ends when the barn has been empty for sixty nights.')).toBe(false);
    expect(takesInMore(said, 'We do not cover a barn that stands empty.')).toBe(false);
    expect(takesInMore(said, 'There is no cover for an empty barn.')).toBe(false);
  });
});
