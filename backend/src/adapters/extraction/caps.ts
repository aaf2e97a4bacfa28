import type { ExtractionConfig } from '../../../../config/app-config.ts';

/** Settings of the extraction, every one optional. The defaults are those of `.env.example`. */
export type ExtractorOptions = Partial<ExtractionConfig>;

/** Settings with nothing left open, as parsers and children see them. Plain values: they travel on a command line. */
export type Caps = ExtractionConfig;

const MEBIBYTE = 2 ** 20;

/** What holds where the operator says nothing. */
const DEFAULT_CAPS: Caps = {
  plugins: [],
  ocrLanguages: [],
  ocrDataDir: null,
  maxParsers: null,
  maxPdfPages: 500,
  maxOcrPages: 100,
  ocrPageSeconds: 20,
  ocrTotalSeconds: 240,
  maxPixels: 40_000_000,
  maxInflatedBytes: 100 * MEBIBYTE,
  maxZipEntries: 2_000,
  maxCharacters: 2_000_000,
  parserSeconds: 20,
  parserMemoryMb: 512,
};

/** Fills in the defaults. */
export function capsFrom(options: ExtractorOptions): Caps {
  return { ...DEFAULT_CAPS, ...options };
}
