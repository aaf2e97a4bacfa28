import type { WordingPart, WordingPlace } from '../report/report.ts';

export interface Worded {
  /** As the report says it to its reader. */
  readonly wording: string;
  /** In parts, where each place that names a side can be filled with the paper's own name of it. */
  readonly wordingParts: readonly WordingPart[];
}

const PLACE = /\{(\p{L}+)(?: (\p{Ll}+))?\}/gu;
const NAMES: Readonly<Record<WordingPlace['name'], string>> = {
  you: 'you',
  your: 'your',
  they: 'the other side',
  them: 'the other side',
};

/**
 * Wording to propose. It speaks to the reader in the report, and names the sides where it goes into a paper, so each place that
 * names one is marked: `{You} may end this`, `if {you agree}`, `to {your} disadvantage`, and for the other side `{They} may`,
 * `if {they end} it`, `to {them}`.
 */
export function worded(marked: string): Worded {
  const parts: WordingPart[] = [];
  let end = 0;
  for (const found of marked.matchAll(PLACE)) {
    const [whole, word = '', verb = null] = found;
    const name = word.toLowerCase();
    if (!isName(name)) throw new Error(`No wording has a place {${word}}.`);
    if (found.index > end) parts.push(marked.slice(end, found.index));
    parts.push({ name, verb, opens: word !== name });
    end = found.index + whole.length;
  }
  if (end < marked.length) parts.push(marked.slice(end));
  return {
    wording: parts.map((part) => (typeof part === 'string' ? part : plain(part))).join(''),
    wordingParts: parts,
  };
}

const isName = (name: string): name is WordingPlace['name'] => Object.hasOwn(NAMES, name);

function plain({ name, verb, opens }: WordingPlace): string {
  const said = NAMES[name];
  const bent = verb === null ? '' : ` ${name === 'they' ? `${verb}s` : verb}`;
  return `${opens ? `${said.slice(0, 1).toUpperCase()}${said.slice(1)}` : said}${bent}`;
}
