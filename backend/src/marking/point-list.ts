import { clauseName, type LetterFacts } from './letter.ts';
import { ENGLISH, type Say } from './say.ts';
import type { Proposal } from './proposals.ts';
import { simpleDocx, type PlainParagraph } from './simple-docx.ts';

/**
 * The chosen points as a list for papers that cannot be marked themselves (PDF, pictures, text): clause and page, the quoted
 * words, the words proposed, and the reason.
 */
export function pointListDocx(
  points: readonly Proposal[],
  { paper, from, say = ENGLISH }: LetterFacts,
): Uint8Array {
  const items = points.flatMap((point, index): PlainParagraph[] => {
    const { quote, why, ask, words } = point;
    const place = [
      clauseName(quote?.clause ?? null, say),
      quote === null || quote.page === null ? null : pageOf(quote.page, say),
    ].filter((part) => part !== null);
    const where = place.length > 0 ? place.join(', ') : say(quote === null ? 'To be added' : 'See the words');
    const proposed = words?.trim() ?? '';
    return [
      { look: 'heading', text: `${index + 1}. ${where}` },
      ...(quote === null || quote.text === ''
        ? []
        : [
            { look: 'label', text: say('The text says') } as const,
            { look: 'quote', text: say('“{words}”', { words: quote.text }) } as const,
          ]),
      ...(proposed === ''
        ? []
        : [
            { look: 'label', text: say('Proposed words') } as const,
            { look: 'quote', text: say('“{words}”', { words: proposed }) } as const,
          ]),
      { look: 'label', text: say('Reason') },
      { text: `${why} ${say('Please {ask}.', { ask })}` },
    ];
  });
  return simpleDocx([
    { look: 'title', text: say('Proposed changes to {paper}', { paper }) },
    { text: say('From: {name}', { name: from }) },
    ...items,
  ]);
}

/** Behind a clause it stands inside a line. */
function pageOf(page: number, say: Say): string {
  const words = say('Page {page}', { page });
  return say === ENGLISH ? words.toLowerCase() : words;
}
