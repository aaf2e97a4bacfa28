import type { Block, BlockSource } from '../../../domain/analysis/document/extracted-document.ts';
import { lettersIn } from '../../../domain/analysis/document/letters.ts';
import { beginsRow, endsOpen, isWrappedAt, joinLines } from '../text/text-blocks.ts';

/** Fewest lines that go on in the next paragraph, and their share, that show a text pasted with the line ends of an e-mail. */
const FEWEST = 4;
const SHARE = 0.25;
/** Letters that a line may be shorter than the usual one, though the next word would have had room; and how many may. */
const UNEVEN = 10;
const ENDED_EARLY = 0.3;
/** Lines shorter than this share of the usual one end their paragraph. */
const FULL = 0.75;

/**
 * A text that was pasted with its line ends has a paragraph for each line. They are put together again where many of them plainly
 * go on in the next; others are left as they are. `opensAfterGap` says which blocks stand below an empty paragraph.
 */
export function joinWrappedLines(
  blocks: readonly Block[],
  opensAfterGap: (block: Block) => boolean,
): readonly Block[] {
  const lines = blocks.filter(isLine);
  const usual = lines.map(lengthOf).toSorted((a, b) => a - b)[Math.floor(lines.length * 0.9)] ?? 0;
  const pairs = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    return before !== undefined && isLine(before) && mayGoOn(block) && !opensAfterGap(block)
      ? [{ before, block }]
      : [];
  });
  const open = pairs.filter(({ before, block }) => endsOpen(before.text, block.text));
  const early = open.filter(
    ({ before, block }) => lengthOf(before) + 1 + block.text.split(' ', 1)[0]!.length < usual - UNEVEN,
  );
  const isPasted =
    isWrappedAt(usual) &&
    open.length >= Math.max(FEWEST, SHARE * pairs.length) &&
    early.length <= ENDED_EARLY * open.length;
  if (!isPasted) return blocks;

  const joined: Block[] = [];
  let line: Block | undefined;
  for (const block of blocks) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      line !== undefined &&
      mayGoOn(block) &&
      !opensAfterGap(block) &&
      goesOn(line, block)
    )
      joined.splice(-1, 1, together(last, block));
    else joined.push(block);
    line = block;
  }
  return joined;

  function goesOn(before: Block, block: Block): boolean {
    if (!isLine(before) || beginsRow(block.text, before.text)) return false;
    if (endsOpen(before.text, block.text)) return true;
    return before.kind !== 'heading' && lengthOf(before) >= FULL * usual;
  }
}

const isLine = ({ kind, level }: Block): boolean =>
  kind === 'paragraph' || kind === 'list-item' || (kind === 'heading' && level === undefined);

const mayGoOn = (block: Block): boolean =>
  block.number === undefined && (block.kind === 'paragraph' || (block.kind === 'heading' && isLine(block)));

const lengthOf = ({ number, text }: Block): number =>
  text.length + (number === undefined ? 0 : number.length + 1);

function together(before: Block, after: Block): Block {
  const { source: first, ...block } = before;
  const source =
    first === undefined || after.source === undefined ? null : both(first, after.source, before.text);
  return {
    ...block,
    kind: before.kind === 'heading' ? 'paragraph' : before.kind,
    text: joinLines(before.text, after.text),
    ...(source === null ? {} : { source }),
  };
}

function both(first: BlockSource, second: BlockSource, words: string): BlockSource | null {
  if (first.part !== second.part) return null;
  const letters = lettersIn(words);
  return {
    part: first.part,
    runs: [...first.runs, ...second.runs.map((run) => ({ ...run, at: run.at + letters }))],
  };
}
