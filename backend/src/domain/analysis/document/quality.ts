import type { ExtractedDocument } from './extracted-document.ts';

/** Fewer letters than this are a stamp or a heading, not a document. */
const FEWEST_LETTERS = 20;
/** tesseract reports about 95 for upright print and about 34 for a page that is turned; between them text is guesswork. */
const LOWEST_CONFIDENCE = 50;

/**
 * What the person should do when too little of a document could be read for an honest report, or null when it will do.
 * Below this bar no analyst runs: a report on words that nobody wrote is worse than none.
 */
export function adviceFor(document: ExtractedDocument): string | null {
  const pages = document.pages.map(({ source, confidence, blocks }) => ({
    confidence: source === 'ocr' ? (confidence ?? 0) : 100,
    letters: blocks.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0),
  }));
  const letters = pages.reduce((sum, page) => sum + page.letters, 0);
  const isRead = document.pages.every(({ source }) => source !== 'ocr');
  if (letters > 0 && letters < FEWEST_LETTERS && isRead) {
    return 'This file holds only a few words, too few to explain. Please upload the whole document, with its text.';
  }
  if (letters < FEWEST_LETTERS) {
    return 'No readable text was found in this file. If it is a photo or a scan, please take it again in good light, straight from above, with the whole page in the picture.';
  }
  const confidence = pages.reduce((sum, page) => sum + page.confidence * page.letters, 0) / letters;
  if (confidence < LOWEST_CONFIDENCE) {
    return 'The text in this picture is too unclear to read reliably. Please take it again in good light, straight from above, or upload the original file, and check that the chosen country fits the language of the document.';
  }
  return null;
}
