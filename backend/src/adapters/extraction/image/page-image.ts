import type { JpegImage, PageImage } from '../../../ports/document-format.ts';

/** A quarter turn clockwise, once, twice or three times. */
export type Turn = JpegImage['turn'];

/** One turn after another. */
export function addTurns(one: Turn, other: Turn): Turn {
  const sum = (one + other) % 360;
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0;
}

/** Turns an image clockwise. */
export function turnImage(image: PageImage, turn: Turn): PageImage {
  if (turn === 0) return image;
  const { width, height, pixels } = image;
  const out = new Uint8Array(pixels.length);
  const size = width * height;
  if (turn === 180) {
    for (let i = 0; i < size; i++) out[size - 1 - i] = pixels[i]!; // i is inside the image
    return { width, height, pixels: out };
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const to = turn === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      out[to] = pixels[row + x]!; // x and y are inside the image
    }
  }
  return { width: height, height: width, pixels: out };
}

/** The image as a binary PGM file, which the OCR engine reads without decoding. */
export function toPgm({ width, height, pixels }: PageImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}

/** Grey of one colored pixel, weighted as the eye does (ITU-R BT.601), in whole numbers. */
export const greyOf = (red: number, green: number, blue: number): number =>
  (red * 77 + green * 150 + blue * 29) >> 8;

/** Difference between light and dark below which an image holds nothing: an empty page. */
const BLANK_CONTRAST = 40;
/** One pixel in so many is sampled to tell light from dark. */
const SAMPLE_STEP = 3;

/** An image made ready for OCR: dark letters on light paper, or null when there is nothing on it. */
export function preparedForOcr(image: PageImage): PageImage | null {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < image.pixels.length; i += SAMPLE_STEP) histogram[image.pixels[i]!]! += 1; // a byte is an index into 256
  const sampled = Math.ceil(image.pixels.length / SAMPLE_STEP);
  const at = (share: number): number => {
    let seen = 0;
    for (let value = 0; value < 256; value++) {
      seen += histogram[value]!; // value is below 256
      if (seen >= sampled * share) return value;
    }
    return 255;
  };
  const [darkest, middle, lightest] = [at(0.0005), at(0.5), at(0.9995)];
  if (lightest - darkest < BLANK_CONTRAST) return null;
  // Light letters on dark paper: page segmentation sees one large picture there.
  const isInverted = middle < darkest + (lightest - darkest) * 0.3;
  return isInverted ? { ...image, pixels: image.pixels.map((value) => 255 - value) } : image;
}
