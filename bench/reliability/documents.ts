import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { makePdf, textLines } from '../../backend/test/support/papers/make-pdf.ts';

export interface SmallDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const FOLDER = fileURLToPath(new URL('../../backend/test/fixtures/contracts', import.meta.url));
const LINE = 90;
const LINES_A_PAGE = 50;

/** What the PDFs made here can show: their font has no other letters. */
const isLatin = (text: string): boolean => /^[\n\r\t -~\u00a0-\u00ff]*$/.test(text);

/**
 * An endless supply of small contracts that nobody has sent before: some forty texts in a dozen languages, as TXT, DOCX
 * and PDF in turn, each with the number `turn` in it.
 */
export function createSmallDocuments(): (turn: number) => SmallDocument {
  const texts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const latin = texts.filter(isLatin);
  if (latin.length === 0) throw new Error('There are no contracts to send.');
  return (turn) => {
    const kind = (['txt', 'docx', 'pdf'] as const)[turn % 3] ?? 'txt';
    const from = kind === 'pdf' ? latin : texts;
    const text = `${from[Math.floor(turn / 3) % from.length]}\n\nReference of this copy: ${turn}.\n`;
    return { name: `contract.${kind}`, bytes: WRITERS[kind](text) };
  };
}

const WRITERS = {
  txt: (text: string) => Buffer.from(text),
  docx: (text: string) =>
    makeDocx({
      body: text
        .split(/\n+/)
        .map((line) => paragraph(escapeXml(line)))
        .join(''),
    }),
  pdf: (text: string) => {
    const lines = text.split('\n').flatMap(wrap);
    const pages = Math.ceil(lines.length / LINES_A_PAGE);
    return makePdf(
      Array.from({ length: pages }, (_, page) => ({
        content: textLines(lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE)),
      })),
    );
  },
} as const;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wrap(paragraphText: string): string[] {
  const lines = [''];
  for (const word of paragraphText.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
