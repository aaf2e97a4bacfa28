import { readPapers } from '../../tools/burdens/papers.ts';

/** Two versions of one paper, made by a program, and what a comparison of them has to tell. */
export interface Pair {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly expected: readonly Expected[];
}

export interface Expected {
  readonly kind: 'edited' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** Words of the newer version at the place; of the older one for what was removed. */
  readonly at: string;
  readonly removed?: string;
  readonly added?: string;
}

type Random = () => number;

/** A small generator (mulberry32), so that the same seed gives the same pairs. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Our own training papers, as paragraphs. */
function ownPapers(): { readonly name: string; readonly paragraphs: readonly string[] }[] {
  return ['w1', 'w2', 'w3', 'w4']
    .flatMap((set) => readPapers(`training/papers/${set}/sources`))
    .map(({ id, text }) => ({
      name: id,
      paragraphs: text
        .split(/\n\s*\n/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    }))
    .filter(({ paragraphs }) => paragraphs.length >= 10);
}

const KINDS = ['edit', 'delete', 'insert', 'move', 'split', 'merge', 'renumber', 'reformat'] as const;

/** `count` pairs; each holds two changes of different kinds, and every third is laid out anew as well. */
export function makePairs(count: number, seed: number): Pair[] {
  const papers = ownPapers();
  const random = randomFrom(seed);
  const pairs: Pair[] = [];
  for (let index = 0; index < count; index++) {
    const paper = papers[index % papers.length]!;
    const foreign = papers[(index + 7) % papers.length]!;
    const kinds = [KINDS[index % KINDS.length]!, KINDS[Math.floor(random() * KINDS.length)]!];
    const work: Draft = {
      blocks: paper.paragraphs.map((text) => ({ text, isTouched: false })),
      expected: [],
      random,
      foreign: foreign.paragraphs,
    };
    for (const kind of kinds) if (kind !== 'renumber' && kind !== 'reformat') CHANGES[kind](work);
    let after = work.blocks.map(({ text }) => text);
    let before = [...paper.paragraphs];
    if (kinds.includes('renumber')) [before, after] = [numbered(before, 1), numbered(after, 3)];
    if (kinds.includes('reformat') || index % 3 === 0) after = after.map((text) => relaid(text, random));
    pairs.push({
      name: `${paper.name} ${kinds.join('+')}`,
      before: before.join('\n\n'),
      after: after.join('\n\n'),
      expected: work.expected,
    });
  }
  return pairs;
}

interface Draft {
  readonly blocks: { text: string; isTouched: boolean }[];
  readonly expected: Expected[];
  readonly random: Random;
  readonly foreign: readonly string[];
}

const wordsIn = (text: string) => text.split(/\s+/).length;
const isProse = (text: string) => !text.includes('\n') && /[.;]$/.test(text) && wordsIn(text) >= 12;

function choose(draft: Draft, fits: (text: string, index: number) => boolean): number {
  const places = draft.blocks.flatMap(({ text, isTouched }, index) =>
    !isTouched && fits(text, index) ? [index] : [],
  );
  return places.length === 0 ? -1 : places[Math.floor(draft.random() * places.length)]!;
}

const EDITS: readonly (readonly [RegExp, (found: string, random: Random) => string])[] = [
  [
    /(?<=[a-z] )\d{1,3}\b(?! ?(?:January|February|March|April|May|June|July|August|September|October|November|December))/,
    (found, random) => String(Number(found) + 1 + Math.floor(random() * 20)),
  ],
  [/\bmay\b/, () => 'shall'],
  [/\b(?:shall|must|will)\b(?! not)/, (found) => `${found} not`],
  [/\bwritten\b/, () => 'signed'],
  [/\bmonths?\b/, () => 'weeks'],
  [/\bthe\b/, () => 'every'],
];

const CHANGES: Readonly<
  Record<'edit' | 'delete' | 'insert' | 'move' | 'split' | 'merge', (draft: Draft) => void>
> = {
  edit(draft) {
    const at = choose(draft, isProse);
    if (at < 0) return;
    const block = draft.blocks[at]!;
    const possible = EDITS.filter(([find]) => find.test(block.text));
    const edit = possible[Math.floor(draft.random() * possible.length)];
    if (edit === undefined) return;
    const [find, replace] = edit;
    const removed = find.exec(block.text)![0]; // it matched just now
    const added = replace(removed, draft.random);
    const start = block.text.slice(0, Math.min(40, find.exec(block.text)!.index));
    block.text = block.text.replace(find, added);
    block.isTouched = true;
    draft.expected.push({ kind: 'edited', at: start, removed, added: added.split(' ').at(-1)! });
  },
  delete(draft) {
    const at = choose(draft, isProse);
    if (at < 0) return;
    draft.expected.push({ kind: 'removed', at: draft.blocks[at]!.text.slice(0, 60) });
    draft.blocks.splice(at, 1);
  },
  insert(draft) {
    const own = new Set(draft.blocks.map(({ text }) => text));
    const text = draft.foreign.filter((one) => isProse(one) && !own.has(one))[Math.floor(draft.random() * 5)];
    if (text === undefined) return;
    draft.blocks.splice(1 + Math.floor(draft.random() * (draft.blocks.length - 2)), 0, {
      text,
      isTouched: true,
    });
    draft.expected.push({ kind: 'added', at: text.slice(0, 60) });
  },
  move(draft) {
    const at = choose(draft, isProse);
    if (at < 0) return;
    const [block] = draft.blocks.splice(at, 1);
    const length = draft.blocks.length;
    const to = (at + 4 + Math.floor(draft.random() * Math.max(1, length - 8))) % length;
    block!.isTouched = true;
    draft.blocks.splice(to, 0, block!);
    if (Math.abs(to - at) > 1) draft.expected.push({ kind: 'moved', at: block!.text.slice(0, 60) });
    else draft.expected.push({ kind: 'moved', at: '' });
  },
  split(draft) {
    const at = choose(draft, (text) => isProse(text) && /[a-z)]\. (?=[A-Z])/.test(text.slice(40, -40)));
    if (at < 0) return;
    const { text } = draft.blocks[at]!;
    const cut = 40 + text.slice(40).search(/(?<=[a-z)]\.) (?=[A-Z])/);
    draft.blocks.splice(
      at,
      1,
      { text: text.slice(0, cut), isTouched: true },
      { text: text.slice(cut + 1), isTouched: true },
    );
    draft.expected.push({ kind: 'split', at: text.slice(0, 40) });
  },
  merge(draft) {
    const at = choose(draft, (text, index) => {
      const next = draft.blocks[index + 1];
      return (
        isProse(text) &&
        next !== undefined &&
        !next.isTouched &&
        isProse(next.text) &&
        text.length + next.text.length < 1_400
      );
    });
    if (at < 0) return;
    const text = `${draft.blocks[at]!.text} ${draft.blocks[at + 1]!.text}`;
    draft.blocks.splice(at, 2, { text, isTouched: true });
    draft.expected.push({ kind: 'merged', at: text.slice(0, 40) });
  },
};

/** Numbers the prose, from a first number on. */
function numbered(blocks: readonly string[], first: number): string[] {
  let number = first;
  return blocks.map((text) => (isProse(text) && !/^\W{0,2}\d/.test(text) ? `${number++}. ${text}` : text));
}

/** The same words laid out anew: lines of another width, words divided at their ends, other marks and spaces. */
function relaid(text: string, random: Random): string {
  if (text.includes('\n')) return text.replace(/'/g, '’');
  const width = 50 + Math.floor(random() * 40);
  let line = 0;
  const words = text
    .replace(/'/g, '’')
    .replace(/"([^"]{1,200})"/g, '“$1”')
    .split(' ');
  return words
    .map((word) => {
      line += word.length + 1;
      if (line <= width) return `${word} `;
      line = 0;
      return `${word}\n`;
    })
    .join('')
    .trim();
}
