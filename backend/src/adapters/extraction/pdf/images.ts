import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import sharp from 'sharp';
import type { Caps, JpegImage, PageImage } from '../../../ports/document-format.ts';
import type { PageContent } from './content.ts';
import type { Picture } from './drawing.ts';
import { boxOf, shareOf, type Matrix } from './geometry.ts';
import type { JpegPage } from './scans.ts';
import { greyOf, turnImage, type Turn } from '../image/page-image.ts';

/** Resolution at which pages are drawn for OCR: 150 to 300 dpi read equally well, and cost grows with pixels. */
const RENDER_DPI = 200;
/** Scans finer than this are scaled down to `RENDER_DPI`. */
const FINE_DPI = 260;
/** Scans coarser than this are redrawn, which smooths them. */
const COARSE_DPI = 110;
const POINTS_PER_INCH = 72;
const MAX_RENDER_PIXELS = 12_000_000;

/** pdf.js's ImageKind. */
const ONE_BIT = 1;
const RGB = 2;
const RGBA = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface DecodedImage extends Size {
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The picture of a page: the embedded scan itself where that is all there is, else the page drawn. */
export async function pageImage(
  page: PDFPageProxy,
  content: PageContent,
  caps: Caps,
): Promise<PageImage | null> {
  const scan = theOnlyPicture(page, content);
  if (scan !== null) {
    const image = await embedded(page, scan, caps);
    if (image !== null) return image;
  }
  return drawn(page);
}

/** The one upright picture that fills the page, with nothing else on it. */
function theOnlyPicture(
  { view }: PDFPageProxy,
  { pictures, pictureShare, shapes }: Pick<PageContent, 'pictures' | 'pictureShare' | 'shapes'>,
): Picture | null {
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1 || shapes > 2 || pictureShare < 0.9) return null;
  const [a, b, c, d] = picture.matrix;
  const isUpright = a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.01;
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const sticksOut = a > (right - left) * 1.1 || d > (top - bottom) * 1.1;
  return isUpright && !sticksOut ? picture : null;
}

async function embedded(
  page: PDFPageProxy,
  { source, matrix }: Picture,
  caps: Caps,
): Promise<PageImage | null> {
  const image = typeof source === 'string' ? await kept(page, source) : source;
  if (!isDecoded(image) || image.width * image.height > caps.maxPixels) return null;
  const scale = scaleFor(image, matrix);
  if (scale === null) return null;
  const grey = { width: image.width, height: image.height, pixels: greyPixels(image) };
  return turnImage(scale < 1 ? await shrunk(grey, scale) : grey, asTurn(page.rotate));
}

/** By how much to shrink the pixels of a scan; null where the page is better redrawn. */
function scaleFor({ width, height }: Size, matrix: Matrix): number | null {
  const dpi = width / (matrix[0] / POINTS_PER_INCH);
  // Pixels that are not square would distort the letters.
  const isSquare = Math.abs(width / matrix[0] / (height / matrix[3]) - 1) < 0.05;
  if (!isSquare || dpi < COARSE_DPI) return null;
  return dpi > FINE_DPI ? RENDER_DPI / dpi : 1;
}

/** The page as its one JPEG; null where it is better redrawn. */
export function scanOf(page: PDFPageProxy, scan: JpegPage, caps: Caps): JpegImage | null {
  const { jpeg, matrix, width, height } = scan;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const box = boxOf(matrix, [0, 0, 1, 1]);
  const pictureShare = shareOf([x0, y0, x1, y1], [box]);
  const picture = theOnlyPicture(page, {
    pictures: [{ box, matrix, source: null }],
    pictureShare,
    shapes: 0,
  });
  const scale = scaleFor(scan, matrix);
  if (picture === null || scale === null || width * height > caps.maxPixels) return null;
  const pixels = (length: number): number => Math.max(1, Math.round(length * scale));
  return { jpeg, width: pixels(width), height: pixels(height), turn: asTurn(page.rotate) };
}

/** Waits for an image that the page drew; pdf.js keeps those of several pages apart from those of one. */
function kept(page: PDFPageProxy, name: string): Promise<unknown> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, resolve);
  });
}

function isDecoded(image: unknown): image is DecodedImage {
  return (
    typeof image === 'object' &&
    image !== null &&
    'data' in image &&
    (image.data instanceof Uint8Array || image.data instanceof Uint8ClampedArray) &&
    'kind' in image &&
    'width' in image &&
    'height' in image
  );
}

/** One byte a pixel. Data of pdf.js that is shorter than its size says leaves black pixels. */
function greyPixels({ width, height, kind, data }: DecodedImage): Uint8Array {
  const size = width * height;
  const grey = new Uint8Array(size);
  if (kind === ONE_BIT) {
    const rowBytes = (width + 7) >> 3;
    for (let y = 0; y < height; y++) {
      const [row, from] = [y * width, y * rowBytes];
      for (let x = 0; x < width; x++) grey[row + x] = (data[from + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
    return grey;
  }
  if (kind !== RGBA && kind !== RGB) {
    grey.set(data.subarray(0, size));
    return grey;
  }
  const channels = kind === RGBA ? 4 : 3;
  for (let i = 0, at = 0; i < size; i++, at += channels) {
    grey[i] = greyOf(data[at]!, data[at + 1]!, data[at + 2]!);
  }
  return grey;
}

async function shrunk({ width, height, pixels }: PageImage, scale: number): Promise<PageImage> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * scale)) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

async function drawn(page: PDFPageProxy): Promise<PageImage> {
  const natural = page.getViewport({ scale: 1 });
  const wanted = RENDER_DPI / POINTS_PER_INCH;
  const most = Math.sqrt(MAX_RENDER_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  const width = Math.max(1, Math.ceil(viewport.width));
  const height = Math.max(1, Math.ceil(viewport.height));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // @napi-rs/canvas draws what a browser's canvas draws; only the types have nothing to do with each other.
  const asBrowser: unknown = context;
  await page.render({
    canvas: null,
    canvasContext: asBrowser as CanvasRenderingContext2D,
    viewport,
    background: '#ffffff',
  }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: greyPixels({ width, height, kind: RGBA, data }) };
}

/** A page's /Rotate, which pdf.js has already brought to quarter turns. */
function asTurn(degrees: number): Turn {
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}
