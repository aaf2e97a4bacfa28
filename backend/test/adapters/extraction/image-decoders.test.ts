import { beforeAll, describe, expect, it } from 'vitest';
import { firstLine, runChild } from '../../support/processes/children.ts';

/** Opens pictures and raw pixels before and after the decoders are shut, which lasts as long as the process. */
const TRY_EVERY_FORMAT = `
  import sharp from 'sharp';
  const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });
  const files = [['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')]];
  for (const format of ['jpeg', 'png', 'gif', 'tiff', 'webp'])
    files.push([format, await picture().toFormat(format).toBuffer()]);
  const tryAll = async () =>
    Object.fromEntries(await Promise.all(files.map(async ([format, bytes]) =>
      [format, await sharp(bytes).metadata().then((found) => found.format, (error) => error.message)])));
  const before = await tryAll();
  await import('./backend/src/adapters/extraction/image/image.ts');
  const after = await tryAll();
  const raw = { width: 4, height: 4, channels: 1 };
  const pixels = (await sharp(Buffer.alloc(16), { raw }).png().toBuffer()).length;
  console.log(JSON.stringify({ before, after, pixels }));`;

describe('The decoders of pictures', () => {
  interface Found {
    readonly before: Readonly<Record<string, string>>;
    readonly after: Readonly<Record<string, string>>;
    readonly pixels: number;
  }
  let found: Found;
  beforeAll(async () => {
    // The shape that the script above prints.
    found = JSON.parse(await firstLine(runChild(TRY_EVERY_FORMAT))) as Found;
  });

  it.each(['jpeg', 'png'])('open %s', (format) => {
    expect(found.after[format]).toBe(format);
  });

  it.each(['gif', 'tiff', 'webp', 'svg'])('stay shut for %s', (format) => {
    expect(found.before[format]).toBe(format);
    expect(found.after[format]).toMatch(/unsupported/);
  });

  it('take raw pixels, as PDF images are', () => {
    expect(found.pixels).toBeGreaterThan(0);
  });
});
