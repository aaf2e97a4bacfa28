import type { Proposal } from './proposals.ts';
import { ENGLISH, type Say } from './say.ts';

export type Tone = 'friendly' | 'firm';

export interface LetterFacts {
  /** Title of the paper, or the name of its file. */
  readonly paper: string;
  /** Who writes. */
  readonly from: string;
  /** Says it in the language of the letter; English when absent. */
  readonly say?: Say;
}

/** A letter as plain text, one entry for each paragraph. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const FRAMES = {
  friendly: {
    opening: [
      'Thank you for sending {paper}. I have read it with care and would like to talk about one point:',
      'Thank you for sending {paper}. I have read it with care and would like to talk about these points:',
    ],
    ask: 'Would you be willing to {ask}?',
    words: 'It could say:',
    end: [
      'I am glad to talk this through. Could you let me know what you think?',
      'I am glad to talk any of these through. Could you let me know what you think?',
    ],
    close: 'Kind regards',
  },
  firm: {
    opening: ['I have read {paper}. I ask for this change:', 'I have read {paper}. I ask for these changes:'],
    ask: 'Please {ask}.',
    words: 'I propose these words:',
    end: ['Please answer in writing.', 'Please answer each point in writing, so that nothing stays open.'],
    close: 'Regards',
  },
} as const;

/**
 * A letter to the other side about the chosen points, each by the paper's own clause number. It threatens nothing, says nothing
 * about the law, and gives away neither what the reader would accept nor what the report thinks of the paper.
 */
export function writeLetter(
  points: readonly Proposal[],
  tone: Tone,
  { paper, from, say = ENGLISH }: LetterFacts,
): Letter {
  const frame = FRAMES[tone];
  const one = points.length === 1 ? 0 : 1;
  const name = say('“{words}”', { words: calm(paper.trim().replaceAll(/\s+/gu, ' ')) });
  const asked = points.map((point, index) => {
    const words = point.words?.trim() ?? '';
    const proposed = words === '' ? '' : ` ${say(frame.words)} ${say('“{words}”', { words })}`;
    const number = one === 0 ? '' : `${index + 1}. `;
    return `${number}${placeOf(point, say)}${point.why} ${say(frame.ask, { ask: point.ask })}${proposed}`;
  });
  return {
    subject: say(one === 0 ? 'A point about {paper}' : 'Points about {paper}', { paper: name }),
    paragraphs: [
      say('Hello,'),
      say(frame.opening[one], { paper: name }),
      ...asked,
      say(frame.end[one]),
      say(frame.close),
      from,
    ],
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
function placeOf({ quote, topic, kind }: Proposal, say: Say): string {
  if (kind === 'gap') return topic === null ? '' : `${topic}: `;
  if (quote === null) return '';
  const clause = clauseName(quote.clause, say);
  if (clause !== null) return `${clause}: `;
  const words = quote.text.split(/\s+/u).filter(Boolean);
  const start = `${words.slice(0, FIRST_WORDS).join(' ')}${words.length > FIRST_WORDS ? ' …' : ''}`;
  const first = say('“{words}”', { words: start });
  if (words.length === 0) return '';
  return quote.page === null ? `${first}: ` : `${say('Page {page}', { page: quote.page })}, ${first}: `;
}

/** The paper's own name of a clause: `Clause 9.1`, `Article 5`; null where it has none that can be said. */
export function clauseName(clause: string | null, say: Say = ENGLISH): string | null {
  if (clause === null || clause.length > LONGEST_NUMBER || !/[\p{L}\p{N}]/u.test(clause)) return null;
  const number = clause.includes('(') ? clause : clause.replace(/[.)]$/u, '');
  return /^\p{L}{5,}|^\p{L}+\.?\s/u.test(number)
    ? `${number.slice(0, 1).toUpperCase()}${number.slice(1)}`
    : say('Clause {number}', { number });
}
