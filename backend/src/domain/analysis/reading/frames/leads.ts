import type { LegalText, Paragraph, Sentence } from '../../document/legal-text.ts';
import type { Span } from '../sides/side.ts';
import { extremesIn } from './extremes.ts';
import type { Actor, Frame, Mode } from './frame.ts';
import { sifted } from '../../sieve/sifted.ts';

/** What is carried down to a list item or a table cell. */
export interface Lead {
  readonly text: string;
  readonly span: Span;
  /** Who acts and how, by the lead-in; null for the label of a row. */
  readonly frame: LeadFrame | null;
  /** Whether an item reads on from it. */
  readonly isOpen: boolean;
  readonly extremes: { readonly extremity: readonly string[]; readonly whim: readonly string[] } | null;
}

interface LeadFrame {
  readonly actor: Actor;
  readonly towards: Actor;
  readonly mode: Mode;
  readonly verb: string;
  /** The lead-in ends with its modal (`You must:`), so the item brings the verb. */
  readonly isBare: boolean;
}

/** Keeps the lead-in of the list that is being read. Ask `before` each sentence, tell `after` it. */
export interface Leads {
  before(sentence: Sentence): Lead | null;
  after(sentence: Sentence, last: Frame | null): void;
}

const LONGEST_LEAD = 400;
const ITEM = sifted(/^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[).] |[-•*–·▪] |(?:and|or) \(?[a-z]\) )/i);
const OPENS_LIST = /(?::|—|–|-|:-)\s*$/;
const BARE_END = sifted(
  /\b(?:must|shall|will|may|can|to|not|never|agrees?|undertakes?|the following|that|for|by)(?: not)?\s*[:—–-]{0,2}\s*$/i,
);

/** `THE OWNER WILL` or `D. The Owner shall` over a list needs no colon: a line of its own that ends where the verb is missing. */
const BARE_HEAD = sifted(
  /^(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).] )?[^.:;?!]{2,60}\s(?:must|shall|will|agrees? to|undertakes? to|promises? to|has to|have to|needs? to)(?: not)?$/i,
);
const opensAlone = ({ text, start }: Sentence, paragraph: Paragraph | undefined): boolean =>
  paragraph !== undefined && paragraph.start === start && paragraph.text === text && isBareHead(text);

/** Whether words only lead in what stands below: `5. The Owner shall`. */
export const isBareHead = (words: string): boolean => BARE_HEAD.test(words);

/** Follows the lists and tables of a paper from the first sentence to the last. */
export function createLeads(text: LegalText): Leads {
  const paragraphs = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  let open: Lead | null = null;
  let openedIn = 0;
  let header: Paragraph | null = null;
  return {
    before(sentence) {
      const paragraph = paragraphs.get(sentence.paragraph);
      if (paragraph === undefined) return null;
      if (isRow(paragraph)) {
        const above = paragraphs.get(paragraph.id - 1);
        if (above === undefined || !isRow(above)) header = paragraph;
        open = null;
        return rowLead(paragraph, sentence, header);
      }
      header = null;
      // `5.` behind the list that stands in `4.` is the next clause, not its item
      if (open !== null && isNextOf(text.text, open.span.start, sentence)) open = null;
      if (open === null) return null;
      if (sentence.paragraph === openedIn && sentence.start > open.span.end)
        return isItem(sentence, paragraph) || /^[a-z]/.test(sentence.text) ? open : null;
      const isStart = sentence.start === paragraph.start || sentence.start - paragraph.start < 6;
      // a second sentence of an item stands by itself, the list goes on after it
      if (!isStart && !ITEM.test(sentence.text)) return null;
      if (isItem(sentence, paragraph) || /^[a-z]/.test(sentence.text)) return open;
      if (!isStart) return null;
      open = null;
      return null;
    },
    after(sentence, last) {
      const isHead = opensAlone(sentence, paragraphs.get(sentence.paragraph));
      const opens = isHead || OPENS_LIST.test(sentence.text);
      if (!opens || sentence.text.length > LONGEST_LEAD || last === null) return;
      if (!isHead && ITEM.test(sentence.text) && open !== null) return;
      const { extremity, whim } = extremesIn(sentence.text);
      open = {
        text: sentence.text.replace(OPENS_LIST, '').trim() + ':',
        span: { start: sentence.start, end: sentence.end },
        frame: {
          actor: last.actor,
          towards: last.towards,
          mode: last.mode,
          verb: last.verb,
          isBare: BARE_END.test(sentence.text),
        },
        isOpen: true,
        extremes: {
          extremity: extremity.map((place) => place.words),
          whim: whim.map((place) => place.words),
        },
      };
      openedIn = sentence.paragraph;
    },
  };
}

const NUMBERED = /^\W{0,2}(\d{1,2})[.)]? /;

/** Whether a sentence begins with the clause number that follows that of the lead-in, so that it stands on the same level. */
function isNextOf(text: string, lead: number, { text: words }: Sentence): boolean {
  const own = NUMBERED.exec(words)?.[1];
  const before = own === undefined ? undefined : NUMBERED.exec(text.slice(lead, lead + 8))?.[1];
  return before !== undefined && Number(own) > Number(before);
}

const isRow = (paragraph: Paragraph): boolean =>
  paragraph.kind === 'table-row' || / \| /.test(paragraph.text.slice(0, 300));

const isItem = (sentence: Sentence, paragraph: Paragraph): boolean =>
  paragraph.kind === 'list-item' ||
  ITEM.test(sentence.text) ||
  /^\(?[a-z]{1,4}\)$/i.test(paragraph.clause ?? '');

/** The label of a row, and the head of its column where the table has one: `Late fee (Standard plan):`. */
function rowLead(row: Paragraph, sentence: Sentence, header: Paragraph | null): Lead | null {
  const bar = row.text.indexOf(' | ');
  if (bar < 0 || row === header) return null;
  const label = row.text.slice(0, Math.min(bar, 120)).trim();
  if (label === '' || sentence.start - row.start < bar) return null;
  const span = { start: row.start, end: row.start + bar };
  return { text: `${label}:`, span, frame: null, isOpen: true, extremes: null };
}
