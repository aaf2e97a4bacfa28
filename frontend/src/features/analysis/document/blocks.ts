import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import type { Span } from './locate-span.ts';

/** A paragraph, or the part of a very long one that stands in one block. */
export interface Piece extends Span {
  readonly paragraph: CitedParagraph;
  /** The page that begins here, or null. */
  readonly newPage: number | null;
}

/** What is put on the screen, or left off it, in one go. */
export interface Block {
  readonly pieces: readonly Piece[];
  readonly characters: number;
}

/** Characters of a block: about three screens. */
const BLOCK_CHARACTERS = 6_000;

/** Cuts a document into blocks that a browser can lay out one by one. Long paragraphs are cut between words. */
export function toBlocks(paragraphs: readonly CitedParagraph[]): readonly Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  let characters = 0;
  let page: number | null = null;
  const close = (): void => {
    if (pieces.length > 0) blocks.push({ pieces, characters });
    pieces = [];
    characters = 0;
  };
  for (const paragraph of paragraphs) {
    const length = paragraph.text.length;
    let start = 0;
    do {
      const end = cutAt(paragraph.text, start);
      const newPage = start === 0 && paragraph.page !== page ? paragraph.page : null;
      if (characters > 0 && characters + (end - start) > BLOCK_CHARACTERS) close();
      pieces.push({ paragraph, start, end, newPage });
      characters += end - start;
      page = paragraph.page;
      start = end;
    } while (start < length);
  }
  close();
  return blocks;
}

function cutAt(text: string, start: number): number {
  const furthest = start + BLOCK_CHARACTERS;
  if (furthest >= text.length) return text.length;
  const space = text.lastIndexOf(' ', furthest);
  return space > start ? space + 1 : furthest;
}
