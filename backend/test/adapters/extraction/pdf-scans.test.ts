import { describe, expect, it } from 'vitest';
import { findObjects } from '../../../src/adapters/extraction/pdf/objects.ts';
import { jpegPage } from '../../../src/adapters/extraction/pdf/scans.ts';
import { drawImage, makePdf, textLines, type PdfStream } from '../../support/papers/make-pdf.ts';
import { asPdfImage, drawPage } from '../../support/papers/make-scan.ts';

const png = await drawPage({ dpi: 72 });
const jpeg = await asPdfImage(png, 'jpeg');
const flate = await asPdfImage(png, 'flate');

/** What is taken straight from the file for a page of this content and picture. */
async function taken(content: string, image: PdfStream = jpeg, change = (text: string) => text) {
  const file = Buffer.from(makePdf([{ content, images: [image] }])).toString('latin1');
  const objects = findObjects(Buffer.from(change(file), 'latin1'));
  const page = objects.ids.find((id) => objects.text(id)?.includes('/Type /Page ') === true);
  return jpegPage(objects, page ?? 0);
}

describe('A scanned page', () => {
  it('is its JPEG, byte for byte, where it is nothing else', async () => {
    const found = await taken(drawImage());
    expect(Buffer.from(found?.jpeg ?? []).equals(Buffer.from(jpeg.data))).toBe(true);
    expect(found).toMatchObject({ width: 595, height: 842, matrix: [595, 0, 0, 842, 0, 0] });
  });

  it('is its JPEG where the page tree names the pictures, in several steps of scale', async () => {
    const found = await taken('q .5 0 0 .5 0 0 cm 1190 0 0 1684 0 0 cm /Im0 Do Q', jpeg, (file) => {
      const resources = /\/Resources << .*? >> >>/u.exec(file)?.[0] ?? '';
      return file.replace(resources, '').replace('/Type /Pages', `/Type /Pages ${resources}`);
    });
    expect(found).toMatchObject({ matrix: [595, 0, 0, 842, 0, 0] });
  });

  it.each([
    ['words over the picture', `${drawImage()} ${textLines(['Received.'])}`, jpeg],
    ['two pictures', `${drawImage()} ${drawImage(0, [0, 0, 100, 100])}`, jpeg],
    ['a mask', drawImage(), { ...jpeg, entries: `${jpeg.entries} /SMask 3 0 R` }],
    ['inverted colors', drawImage(), { ...jpeg, entries: `${jpeg.entries} /Decode [1 0]` }],
    ['another size than it says', drawImage(), { ...jpeg, entries: jpeg.entries.replace('595', '594') }],
    ['no JPEG in it', drawImage(), { ...jpeg, data: Buffer.from('nothing') }],
    ['another codec', drawImage(), flate],
  ])('is left to be drawn where there is %s', async (_what, content, image) => {
    expect(await taken(content, image)).toBeNull();
  });
});
