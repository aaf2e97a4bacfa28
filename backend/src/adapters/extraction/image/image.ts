import sharp from 'sharp';
import { FILE_KIND, type FileKind } from '../../../../../config/product.ts';
import { errors } from '../../../domain/errors.ts';
import type { Caps, DocumentFormat, JpegImage, PageImage } from '../../../ports/document-format.ts';
import { turnImage } from './page-image.ts';

// One page at a time in each child: the cores are shared out by the pool.
sharp.concurrency(1);
sharp.cache(false);
// Only these two decoders ever see the bytes (GIF, TIFF, SVG and the like are refused).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Longest side in pixels that is decoded; libpng and libjpeg-turbo take more, scanners make less. */
const MAX_SIDE = 20_000;
/** Pixels that are read for words: A4 at 250 dpi. A page at 300 dpi takes 1.3 times as long and reads no better. */
const OCR_PIXELS = 6_000_000;
/** Images smaller than this are enlarged: letters of fewer than about 10 pixels are not recognized. */
const SMALL_SIDE = 1_000;

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Uint8Array): boolean =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, index) => bytes[index] === byte);

/** Photographs and scans in JPEG. */
export const jpegImage = imageFormat(FILE_KIND.jpg, 'jpeg', isJpeg);

/** Scans and screenshots in PNG. */
export const pngImage = imageFormat(FILE_KIND.png, 'png', isPng);

function imageFormat(
  kind: FileKind,
  format: string,
  matches: (bytes: Uint8Array) => boolean,
): DocumentFormat {
  return {
    kind,
    matches,
    async open(bytes, { caps }) {
      const facts = await sharp(bytes, { limitInputPixels: false }).metadata();
      const { width, height } = facts;
      if (facts.format !== format) throw errors.documentUnsupported();
      if (isTooLarge(facts, caps)) {
        throw errors.documentTooLarge(
          `The image is larger than ${Math.round(caps.maxPixels / 1e6)} megapixels. Please upload a smaller one.`,
        );
      }
      return {
        pageCount: 1,
        async read(number, wantsImage) {
          if (!wantsImage) return { number, blocks: [], isUnread: true };
          return { number, blocks: [], image: await toPageImage(bytes, { width, height }, caps) };
        },
      };
    },
  };
}

/** A JPEG or PNG within the caps as a page image; null for everything else, damaged files included. */
export async function decodedImage(bytes: Uint8Array, caps: Caps): Promise<PageImage | null> {
  if (!isJpeg(bytes) && !isPng(bytes)) return null;
  try {
    const facts = await sharp(bytes, { limitInputPixels: false }).metadata();
    return isTooLarge(facts, caps) ? null : await toPageImage(bytes, facts, caps);
  } catch {
    return null; // damaged: the document around it may still be good
  }
}

/** Decodes a page that is one JPEG, as far as its bytes go. */
export async function decodedScan({ jpeg, width, height, turn }: JpegImage): Promise<PageImage> {
  const { data, info } = await sharp(jpeg, { failOn: 'none' })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return turnImage({ width: info.width, height: info.height, pixels: data }, turn);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const isTooLarge = ({ width, height }: Size, caps: Caps): boolean =>
  width * height > caps.maxPixels || Math.max(width, height) > MAX_SIDE;

/** Grey pixels on white, neither larger nor smaller than the OCR engine likes. */
async function toPageImage(bytes: Uint8Array, { width, height }: Size, caps: Caps): Promise<PageImage> {
  const source = sharp(bytes, { limitInputPixels: caps.maxPixels, failOn: 'truncated' }).autoOrient();
  const shrink = Math.sqrt(OCR_PIXELS / (width * height));
  const grow = Math.max(width, height) < SMALL_SIDE ? 2 : 1;
  const scale = shrink < 1 ? shrink : grow;
  const scaled =
    scale === 1 ? source : source.resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'cubic' });
  const { data, info } = await scaled
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
