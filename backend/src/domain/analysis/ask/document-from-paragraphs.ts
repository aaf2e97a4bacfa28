import type { Block, ExtractedDocument } from '../document/extracted-document.ts';
import type { CitedParagraph } from '../finding.ts';

/** Longest line that is taken for a heading. */
const HEADING = 90;

/** Messages end without a full stop: `if you leave, i keep the deposit`, `two months. more if you like`. */
const SENTENCE_OF_A_MESSAGE = /^\p{Ll}\S*(?:\s\S+){4}|\p{L}{3}[.!?]\s\p{Ll}/u;

/** A document of the paragraphs that a report came with: one block each, so that ids stay what they were. */
export function documentFromParagraphs(paragraphs: readonly CitedParagraph[]): ExtractedDocument {
  const pages = new Map<number, Block[]>();
  for (const { page, clause, text } of paragraphs) {
    const blocks = pages.get(page) ?? [];
    pages.set(page, blocks);
    const isHeading =
      text.length <= HEADING &&
      !/[.;:,|]$/.test(text) &&
      !/\d{3}|\|/.test(text) &&
      !SENTENCE_OF_A_MESSAGE.test(text);
    const isApart = clause !== null && !text.startsWith(clause);
    blocks.push({ kind: isHeading ? 'heading' : 'paragraph', text, ...(isApart ? { number: clause } : {}) });
  }
  return {
    kind: 'txt',
    pageCount: Math.max(1, pages.size),
    pages: [...pages].map(([number, blocks]) => ({ number, source: 'text', blocks })),
    notices: [],
    hidden: [],
    language: null,
    readPercent: 100,
  };
}
