import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { LeftOver } from '../left-over.ts';

/** The head of a column that says who does or pays what. */
const WHO_HEAD =
  /^(?:who(?: (?:does|pays|sees to) (?:it|what|this))?|whose (?:job|task|duty)|by whom|done by|paid by|carried out by|responsib(?:le|ility)|on whom|borne by)\W*$/i;
/** What is no task though a side stands beside it: a name, a place, a day. */
const NO_TASK =
  /^(?:(?:full |legal |your |the )?(?:names?|address|e-?mail|phone|telephone|party|parties|role|date|landlord|tenant|contact|account)(?: (?:no|number|details|name|address|person)\.?)?|(?:signed|signature|owner of)\b.*)\W*$/i;
const BESIDE_SIDE =
  /^(?:by |on )?(?:the )?(.+?)(?:['’]s (?:cost|job|task|account|expense))?(?:[,(;].*)?\W*$/i;
const LONGEST = 160;
const SHORTEST_TASK = 4;

/**
 * Rows of a table whose head asks who does or pays what: `Chimney sweep | Tenant` under `Task | Who`. A row of which the column names no
 * side, or both, tells nothing.
 */
export function whoRows({ sentences }: LegalText, { all }: PaperSides): LeftOver[] {
  const out: LeftOver[] = [];
  /** Which column says who, while its table lasts. */
  let column = -1;
  for (const sentence of sentences) {
    const cells = cellsOf(sentence);
    // a long row tells nothing by itself, and its table goes on
    if (cells.length > 1 && sentence.text.length > LONGEST) continue;
    if (cells.length < 2) {
      column = -1;
      continue;
    }
    const head = cells.findIndex((cell) => WHO_HEAD.test(cell));
    if (head >= 0) {
      column = head;
      continue;
    }
    const task = longest(cells.filter((_, index) => index !== column));
    const who = BESIDE_SIDE.exec(cells[column] ?? '')?.[1]?.toLowerCase();
    if (column < 0 || who === undefined || task.length < SHORTEST_TASK || NO_TASK.test(task)) continue;
    const named = all.filter(({ mentions, pronoun }) => mentions.includes(who) || pronoun === who);
    if (named.length === 1) out.push({ sideId: named[0]!.id, sentence, how: 'register' });
  }
  return out;
}

const longest = (cells: readonly string[]): string =>
  cells.reduce((most, cell) => (cell.length > most.length ? cell : most), '');

const cellsOf = ({ text }: Sentence): string[] =>
  text
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(/\s*\|\s*/)
    .map((cell) => cell.trim());
