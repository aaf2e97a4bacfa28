import type { CitedParagraph, Quote } from '../../../backend/src/adapters/http/contract.ts';

/** A made-up services agreement of two pages, as the server numbers its paragraphs. */
export const sampleParagraphs: readonly CitedParagraph[] = [
  { id: 1, page: 1, clause: null, text: 'SERVICES AGREEMENT' },
  {
    id: 2,
    page: 1,
    clause: null,
    text: 'This Agreement is made on 1 March 2026 between Northwind Studio Ltd (the “Contractor”) and Harbor Foods plc (the “Client”).',
  },
  {
    id: 3,
    page: 1,
    clause: '2.1',
    text: 'The Contractor shall deliver the designs listed in Schedule A by 30 June 2026.',
  },
  {
    id: 4,
    page: 1,
    clause: '3.1',
    text: 'The Client shall pay each undisputed invoice within ninety (90) days of receipt.',
  },
  {
    id: 5,
    page: 2,
    clause: '7.2',
    text: 'The Contractor shall indemnify the Client against all losses, without limit, arising out of or in connection with this Agreement.',
  },
  {
    id: 6,
    page: 2,
    clause: '8.1',
    text: '8.1 This Agreement renews automatically for successive periods of twelve months unless either party gives notice ninety days before the end of a period.',
  },
  { id: 7, page: 2, clause: '9.4', text: 'This Agreement is governed by the laws of England and Wales.' },
  {
    id: 8,
    page: 2,
    clause: '10.1',
    text: 'The fee is £18,000, payable in three equal instalments of £6,000, and the first period ends on 28 February 2027.',
  },
  {
    id: 9,
    page: 2,
    clause: '10.2',
    text: 'The Client may end this Agreement at any time by giving seven days’ notice. The Contractor may end it by giving three months’ notice and shall then repay 20% of the fees received.',
  },
  {
    id: 10,
    page: 2,
    clause: '11.3',
    text: 'The Client may from time to time publish house rules, which the Contractor shall observe.',
  },
];

/** The whole paragraph as a quote, or the words given, which have to stand in it. */
export function quote(id: number, words?: string): Quote {
  const paragraph = sampleParagraphs[id - 1]!; // the ids below are those of the list above
  return {
    text: words ?? paragraph.text,
    paragraph: id,
    clause: paragraph.clause,
    page: paragraph.page,
    status: words === undefined || paragraph.text.includes(words) ? 'exact' : 'close',
  };
}
