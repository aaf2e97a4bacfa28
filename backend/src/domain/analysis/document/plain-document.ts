import type { ExtractedDocument } from './extracted-document.ts';

/**
 * Makes an `ExtractedDocument` of bare text: pages at form feeds, blocks at blank lines. A block that stops in the middle of
 * a sentence is joined with the next one, as page breaks fall anywhere. Every block is a stretch of the text as it stands.
 */
export function documentFromText(text: string): ExtractedDocument {
  const pages = text.split('\f').map((page, index) => ({
    number: index + 1,
    source: 'text' as const,
    blocks: blocksOf(page).map((block) => ({ kind: 'paragraph' as const, text: block })),
  }));
  return {
    kind: 'txt',
    pageCount: pages.length,
    pages,
    notices: [],
    hidden: [],
    language: null,
    readPercent: 100,
  };
}

function blocksOf(page: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let end = 0;
  for (const match of page.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*(?:\n|$)))*/g)) {
    const goesOn =
      end > start &&
      match.index - end < 40 &&
      /^[a-z]/.test(match[0]) &&
      /[a-z,]\s*$/.test(page.slice(Math.max(start, end - 6), end));
    if (!goesOn) {
      if (end > start) blocks.push(page.slice(start, end));
      start = match.index;
    }
    end = match.index + match[0].trimEnd().length;
  }
  if (end > start) blocks.push(page.slice(start, end));
  return blocks;
}
