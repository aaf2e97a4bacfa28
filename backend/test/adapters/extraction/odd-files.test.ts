import { describe, expect, it } from 'vitest';
import { allText, extractBytes, noticed } from '../../support/papers/documents.ts';
import { ODD_FILES } from '../../support/papers/odd-files.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();

describe('An odd file', () => {
  it('is there forty times', () => {
    expect(ODD_FILES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(ODD_FILES.filter(({ refused }) => refused === undefined))(
    'is read, and what was lost is named: $name with $what',
    async ({ name, make, says = '', notice }) => {
      const document = await extractBytes(extractor, await make(), name);
      expect(allText(document).replace(/\s+/gu, ' ')).toContain(says);
      // A file that was read whole raises no alarm.
      if (notice === undefined) expect(noticed(document)).toEqual([]);
      else expect(noticed(document)).toContain(notice);
    },
  );

  it.each(ODD_FILES.filter(({ refused }) => refused !== undefined))(
    'is refused with a sentence: $what',
    async ({ name, make, refused }) => {
      await expect(extractBytes(extractor, await make(), name)).rejects.toMatchObject({
        code: refused,
        message: expect.stringMatching(/^[A-Z].{20,}\.$/u),
      });
    },
  );
});
