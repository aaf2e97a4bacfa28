/**
 * `npm ci --prefix tools/faces && node tools/faces/cut-headline-face.mjs`: cuts
 * frontend/src/styles/faces/newsreader-headline.woff2 out of Newsreader (SIL Open Font License 1.1, no reserved name).
 * The family comes with every optical size in one file of 132 kB, of which headlines need one; they are what a phone
 * waits for before it shows the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** In points: between the smallest headline, 24, and the largest, 100 on a desk; the family ends at 72. */
const OPTICAL_SIZE = 60;
const WEIGHT = 400;

/** The printed characters of ASCII and Latin-1, and those of our own copy beside them; fonts.css names the same ranges. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);
const target = new URL('../../frontend/src/styles/faces/newsreader-headline.woff2', import.meta.url);

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const face = await subsetFont(readFileSync(source), characters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { opsz: OPTICAL_SIZE, wght: WEIGHT },
});
writeFileSync(target, face);
console.log(`${face.length} bytes`);
