import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExtractor } from '../../../src/composition/processes.ts';
import { allText, extractBytes } from '../../support/papers/documents.ts';
import { HOSTILE } from '../../support/papers/make-hostile.ts';

// A short deadline: what runs over it is refused in the same way, only sooner.
const extractor = startExtractor({ maxParsers: 1, parserSeconds: 4, ocrPageSeconds: 3 });
beforeAll(() => extractor.ready());
afterAll(() => extractor.close());

describe('A hostile or broken upload', () => {
  it.each(HOSTILE)('is refused when it is $what', async ({ make, fileName, code }) => {
    await expect(extractBytes(extractor, make(), fileName)).rejects.toMatchObject({ code });
    const next = await extractBytes(extractor, Buffer.from('The next document is read.'), 'next.txt');
    expect(allText(next)).toBe('The next document is read.');
  });

  it('costs no more than the time of a page when it is noise that OCR cannot finish', async () => {
    let seed = 1;
    const noise = Buffer.alloc(1_800 * 1_800);
    for (let i = 0; i < noise.length; i++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      noise[i] = seed >> 16;
    }
    const png = await sharp(noise, { raw: { width: 1_800, height: 1_800, channels: 1 } })
      .png()
      .toBuffer();
    await expect(extractBytes(extractor, png, 'a.png')).rejects.toMatchObject({
      code: 'document_unreadable',
    });
    expect(allText(await extractBytes(extractor, Buffer.from('Still here.'), 'a.txt'))).toBe('Still here.');
  });
});
