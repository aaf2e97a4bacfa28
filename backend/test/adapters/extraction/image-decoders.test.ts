import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });

describe('The decoders of pictures', () => {
  const files = new Map<string, Buffer>();
  beforeAll(async () => {
    // Made before the module that shuts the decoders is loaded.
    for (const format of ['jpeg', 'png', 'gif', 'tiff', 'webp'] as const) {
      files.set(format, await picture().toFormat(format).toBuffer());
    }
    files.set('svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    for (const bytes of files.values()) await sharp(bytes).metadata();
    await import('../../../src/adapters/extraction/image/image.ts');
  });

  it.each(['jpeg', 'png'])('open %s', async (format) => {
    expect(await sharp(files.get(format)).metadata()).toMatchObject({ format });
  });

  it.each(['gif', 'tiff', 'webp', 'svg'])('stay shut for %s', async (format) => {
    await expect(sharp(files.get(format)).metadata()).rejects.toThrow(/unsupported/);
  });

  it('take raw pixels, as PDF images are', async () => {
    const raw = { width: 4, height: 4, channels: 1 } as const;
    expect((await sharp(Buffer.alloc(16), { raw }).png().toBuffer()).length).toBeGreaterThan(0);
  });
});
