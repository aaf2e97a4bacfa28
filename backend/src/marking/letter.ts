import type { Proposal } from './proposals.ts';

export type Tone = 'friendly' | 'firm';

export interface LetterFacts {
  /** Title of the paper, or the name of its file. */
  readonly paper: string;
  /** Who writes. */
  readonly from: string;
}

/** A letter as plain text, one entry for each paragraph. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const FRAMES = {
  friendly: {
    greeting: 'Hello,',
    opening: (paper: string, one: boolean) =>
      `Thank you for ${paper}. I have read it with care and would like to talk about ${one ? 'one point' : 'these points'}:`,
    ask: (ask: string) => `Would you be willing to ${ask}?`,
    words: 'It could say:',
    end: (one: boolean) =>
      `I am glad to talk ${one ? 'this' : 'any of these'} through. Could you let me know what you think?`,
    close: 'Kind regards',
  },
  firm: {
    greeting: 'Hello,',
    opening: (paper: string, one: boolean) =>
      `I have read ${paper}. I ask for ${one ? 'this change' : 'these changes'}:`,
    ask: (ask: string) => `Please ${ask}.`,
    words: 'I propose these words:',
    end: (one: boolean) =>
      one ? 'Please answer in writing.' : 'Please answer each point in writing, so that nothing stays open.',
    close: 'Regards',
  },
} as const;

/**
 * A letter to the other side about the chosen points, each by the paper's own clause number. It threatens nothing, says nothing
 * about the law, and gives away neither what the reader would accept nor what the report thinks of the paper.
 */
export function writeLetter(points: readonly Proposal[], tone: Tone, { paper, from }: LetterFacts): Letter {
  const frame = FRAMES[tone];
  const one = points.length === 1;
  const name = `“${calm(paper.trim().replaceAll(/\s+/gu, ' '))}”`;
  const asked = points.map((point, index) => {
    const words = point.words?.trim() ?? '';
    const proposed = words === '' ? '' : ` ${frame.words} “${words}”`;
    const number = one ? '' : `${index + 1}. `;
    return `${number}${placeOf(point)}${point.why} ${frame.ask(point.ask)}${proposed}`;
  });
  return {
    subject: `${one ? 'A point' : 'Points'} about ${name}`,
    paragraphs: [frame.greeting, frame.opening(name, one), ...asked, frame.end(one), frame.close, from],
  };
}

/** A title that shouts, as headings of papers do, in the letters of a title. */
const calm = (paper: string): string =>
  /\p{Ll}/u.test(paper)
    ? paper
    : paper
        .toLowerCase()
        .replaceAll(/\p{L}[\p{L}'’]{0,40}/gu, (word, at: number) =>
          at > 0 && SMALL.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
        );
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** The letter as one text. */
export const letterText = ({ paragraphs }: Letter): string => paragraphs.join('\n\n');

/** Longest first words that stand for a place without a number. */
const FIRST_WORDS = 8;
/** A word processor may number with whole sentences. */
const LONGEST_NUMBER = 24;

/** `Clause 9.1: `, `Page 3 (“The tenant pays …”): `, or what is missing. */
function placeOf({ quote, title, kind }: Proposal): string {
  if (kind === 'gap') return saysYou(title) ? '' : `${title}: `;
  if (quote === null) return '';
  const clause = clauseName(quote.clause);
  if (clause !== null) return `${clause}: `;
  const words = quote.text.split(/\s+/u).filter(Boolean);
  const first = `“${words.slice(0, FIRST_WORDS).join(' ')}${words.length > FIRST_WORDS ? ' …' : ''}”`;
  return words.length === 0 ? '' : quote.page === null ? `${first}: ` : `Page ${quote.page}, ${first}: `;
}

/** Titles of the report may speak to the reader. */
const saysYou = (text: string): boolean => /\byou(?:rs?)?\b/iu.test(text);

/** The paper's own name of a clause: `Clause 9.1`, `Article 5`; null where it has none that can be said. */
export function clauseName(clause: string | null): string | null {
  if (clause === null || clause.length > LONGEST_NUMBER || !/[\p{L}\p{N}]/u.test(clause)) return null;
  const number = clause.startsWith('(') ? clause : clause.replace(/[.)]$/u, '');
  return /^\p{L}{5,}|^\p{L}+\.?\s/u.test(number)
    ? `${number.slice(0, 1).toUpperCase()}${number.slice(1)}`
    : `Clause ${number}`;
}
