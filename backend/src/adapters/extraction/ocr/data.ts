import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PACKAGED_LANGUAGES } from './languages.ts';

/** Paths of trained data, by tesseract code. */
export type OcrData = ReadonlyMap<string, string>;

/** Integer models: as good as the full ones on print, and a third of their size. */
const PACKAGED_MODEL = '4.0.0_best_int';

/**
 * Finds the language files: those of the npm packages, and over them the `.traineddata` or `.traineddata.gz` files of the
 * operator's own folder. `only` keeps just the languages it names, unless it is empty.
 */
export function findOcrData(dataDir: string | null, only: readonly string[]): OcrData {
  const found = new Map<string, string>();
  const require = createRequire(import.meta.url);
  for (const language of PACKAGED_LANGUAGES) {
    try {
      const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
      found.set(language, join(folder, PACKAGED_MODEL, `${language}.traineddata.gz`));
    } catch {
      // A language whose package is missing is not offered.
    }
  }
  if (dataDir !== null) {
    for (const file of readdirSync(dataDir)) {
      const language = /^(.+)\.traineddata(?:\.gz)?$/u.exec(file)?.[1];
      if (language !== undefined) found.set(language, join(dataDir, file));
    }
  }
  return only.length === 0 ? found : new Map([...found].filter(([language]) => only.includes(language)));
}

/** Reads one language file as it lies on disk, packed or not. */
export async function readOcrData(data: OcrData, language: string): Promise<Uint8Array> {
  const path = data.get(language);
  if (path === undefined) throw new Error('There is no OCR data for this language.');
  return readFile(path);
}
