import { strFromU8, unzipSync } from 'fflate';

import type { QuotePlace } from '../../../src/domain/analysis/report/report.ts';
import { lettersIn } from '../../../src/domain/analysis/document/letters.ts';
import { readWordText } from '../../../src/marking/read-word-text.ts';

/**
 * The place of words in a DOCX as the reading of it would carry it: in the paragraph of this ordinal, or the first that holds
 * them; null where none does.
 */
export function placeIn(bytes: Uint8Array, words: string, ordinal?: number): QuotePlace | null {
  const { paragraphs } = readWordText(strFromU8(unzipSync(bytes)['word/document.xml']!));
  const found =
    ordinal === undefined ? paragraphs.find(({ text }) => text.includes(words)) : paragraphs[ordinal];
  if (found === undefined || !found.text.includes(words)) return null;
  const letter = lettersIn(found.text.slice(0, found.text.indexOf(words)));
  const paragraph = found.ordinal;
  return {
    part: 'word/document.xml',
    from: { paragraph, letter },
    to: { paragraph, letter: letter + lettersIn(words) },
  };
}
