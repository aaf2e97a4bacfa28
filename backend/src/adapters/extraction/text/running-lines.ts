import type { Block, ExtractedPage } from '../../../domain/analysis/document/extracted-document.ts';

/** Blocks at the edge of a page that may be a running header or footer. */
const EDGE_BLOCKS = 2;
/** A running line is short. */
const MAX_CHARACTERS = 160;
const PAGE_NUMBER =
  /^[\p{Pd}\s]*(?:(?:page|seite|página|pagina|side|sida|p\.?)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/|von|de|di|van|av|af|sur)\s*\d{1,4})?[\p{Pd}\s]*$/iu;

/** Tells headers, footers and page numbers, which repeat from page to page, from the text. */
export function markRunningLines(pages: readonly ExtractedPage[]): ExtractedPage[] {
  const counts = new Map<string, number>();
  for (const { blocks, number } of pages) {
    const keys = edgesOf(blocks).flatMap(([index, edge]) => keysOf(blocks[index], edge, number));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(pages.length === 2 ? 2 : 3, pages.length * 0.4);
  return pages.map((page) => {
    const marked = new Map<number, Block['kind']>();
    for (const [index, edge] of edgesOf(page.blocks)) {
      const block = page.blocks[index];
      if (block === undefined || !isPlain(block) || block.text.length > MAX_CHARACTERS) continue;
      const isPageNumber =
        PAGE_NUMBER.test(textOf(block)) &&
        pages.length > 1 &&
        (index === 0 || index === page.blocks.length - 1);
      if (isPageNumber || keysOf(block, edge, page.number).some((key) => (counts.get(key) ?? 0) >= enough))
        marked.set(index, edge);
    }
    if (marked.size === 0) return page;
    return { ...page, blocks: page.blocks.map((block, index) => asRunning(block, marked.get(index))) };
  });
}

function asRunning(block: Block, kind: Block['kind'] | undefined): Block {
  return kind === undefined ? block : { kind, text: textOf(block) };
}

const textOf = ({ number, text }: Block): string => (number === undefined ? text : `${number} ${text}`);

const isPlain = ({ kind }: Block): boolean =>
  kind === 'paragraph' || kind === 'heading' || kind === 'list-item' || kind === 'table-row';

/** The first and last blocks with the kind they would have. */
function edgesOf(blocks: readonly Block[]): [number, 'header' | 'footer'][] {
  const edges: [number, 'header' | 'footer'][] = [];
  for (let i = 0; i < Math.min(EDGE_BLOCKS, blocks.length); i++) edges.push([i, 'header']);
  for (let i = Math.max(EDGE_BLOCKS, blocks.length - EDGE_BLOCKS); i < blocks.length; i++)
    edges.push([i, 'footer']);
  return edges;
}

/** What running lines have in common: every letter and figure, or all but a first figure that counts up with the pages. */
function keysOf(block: Block | undefined, edge: string, page: number): string[] {
  if (block === undefined) return [];
  const text = textOf(block).toLowerCase();
  return [`${edge}:${text}`, `${edge}:${text.replace(/\d+/u, (figure) => `#${Number(figure) - page}`)}`];
}
