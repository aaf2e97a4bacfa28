import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The registers of a remark processor that a plug-in may add to (https://github.com/unifiedjs/unified#processordatakey-value). */
interface Registers {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** The little that is used of the tree (https://github.com/syntax-tree/mdast#table). */
interface MdastNode {
  readonly type: string;
  align?: unknown[];
  children?: MdastNode[];
}

/** Short rows are filled up to the width of the head: without a limit, 100 kB of text would become millions of cells. */
const MOST_ROWS = 300;
const MOST_COLUMNS = 20;

/**
 * A plug-in that reads tables, and nothing else of what GitHub adds to Markdown: no links out of plain addresses, no
 * notes. Remark hands itself over as `this`.
 */
export const gfmTables = function gfmTables(this: { readonly data: () => unknown }) {
  // Every processor answers with its own registers, empty at first.
  const registers = this.data() as Registers;
  (registers.micromarkExtensions ??= []).push(gfmTable());
  (registers.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
  return limitTables;
};

function limitTables(node: MdastNode): void {
  if (node.type === 'table') {
    node.align = node.align?.slice(0, MOST_COLUMNS) ?? [];
    node.children = node.children?.slice(0, MOST_ROWS) ?? [];
    for (const row of node.children) row.children = row.children?.slice(0, MOST_COLUMNS) ?? [];
    return;
  }
  node.children?.forEach(limitTables);
}
