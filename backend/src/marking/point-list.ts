import { clauseName } from './letter.ts';
import type { Proposal } from './proposals.ts';
import { simpleDocx, type PlainParagraph } from './simple-docx.ts';

/**
 * The chosen points as a list for papers that cannot be marked themselves (PDF, pictures, text): clause and page, the quoted
 * words, the words proposed, and the reason.
 */
export function pointListDocx(
  points: readonly Proposal[],
  facts: { readonly paper: string; readonly from: string },
): Uint8Array {
  const items = points.flatMap((point, index): PlainParagraph[] => {
    const { quote, why, ask, words } = point;
    const place = [
      clauseName(quote?.clause ?? null),
      quote === null || quote.page === null ? null : `page ${quote.page}`,
    ].filter((part) => part !== null);
    const where = place.length > 0 ? place.join(', ') : quote === null ? 'To be added' : 'See the words';
    const proposed = words?.trim() ?? '';
    return [
      { look: 'heading', text: `${index + 1}. ${where}` },
      ...(quote === null || quote.text === ''
        ? []
        : [
            { look: 'label', text: 'The text says' } as const,
            { look: 'quote', text: `“${quote.text}”` } as const,
          ]),
      ...(proposed === ''
        ? []
        : [
            { look: 'label', text: 'Proposed words' } as const,
            { look: 'quote', text: `“${proposed}”` } as const,
          ]),
      { look: 'label', text: 'Reason' },
      { text: `${why} Please ${ask}.` },
    ];
  });
  return simpleDocx([
    { look: 'title', text: `Proposed changes to ${facts.paper}` },
    { text: `From: ${facts.from}` },
    ...items,
  ]);
}
