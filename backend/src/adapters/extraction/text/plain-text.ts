import { FILE_KIND } from '../../../../../config/product.ts';
import { errors } from '../../../domain/errors.ts';
import type { Block, Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { cleanText, zeroWidthText } from './clean-text.ts';
import type { DocumentFormat, PageReading } from '../../../ports/document-format.ts';
import { signedBeside } from './signed-beside.ts';
import { blocksFromLines, type PlainLine } from './text-blocks.ts';
import { decodeText } from './text-encoding.ts';

const GUESSED: Notice = {
  code: 'encoding-guessed',
  text: 'The file does not say how its letters are encoded, so the encoding was guessed; check accents and special letters.',
  pages: [],
};

const DAMAGED: Notice = {
  code: 'partly-recovered',
  text: 'Single letters in the file are damaged and could not be read; each is shown as \ufffd.',
  pages: [],
};

/** Plain text in Unicode or a code page of the listed countries. A form feed begins a page. */
export const plainText: DocumentFormat = {
  kind: FILE_KIND.txt,
  matches: (bytes) => bytes.length > 0 && decodeText(bytes, 'Other') !== null,
  async open(bytes, { country }) {
    const decoded = decodeText(bytes, country);
    if (decoded === null) throw errors.documentUnsupported();
    const parts = decoded.text.split('\f');
    const pages = parts.filter((part, index) => part.trim() !== '' || index < parts.length - 1);
    return {
      pageCount: Math.max(1, pages.length),
      async read(number): Promise<PageReading> {
        const text = pages[number - 1] ?? '';
        return { number, blocks: blocksOf(text), hidden: zeroWidthText(text, number) };
      },
      finish: () => [...(decoded.isGuess ? [GUESSED] : []), ...(decoded.isDamaged ? [DAMAGED] : [])],
    };
  },
};

const BLANK: PlainLine = { text: '', indent: 0 };

function blocksOf(text: string): Block[] {
  const lines = text.trimEnd().split(/\r\n|[\n\r\u2028\u2029]/u);
  return blocksFromLines(
    lines.flatMap((line, index): PlainLine[] => {
      const own = signedBeside(line, lines.length - 1 - index);
      return own === null
        ? [{ text: cleanText(line), indent: indentOf(line) }]
        : own.flatMap((part) => [BLANK, { text: cleanText(part), indent: 0, isSigned: true }, BLANK]);
    }),
  );
}

function indentOf(line: string): number {
  return /^[ \u3000]*/u.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0;
}
