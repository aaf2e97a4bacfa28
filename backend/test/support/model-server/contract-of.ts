import type {
  Block,
  ExtractedDocument,
  ExtractedPage,
} from '../../../src/domain/analysis/document/extracted-document.ts';

export interface ContractOptions {
  readonly pages: number;
  /** Sentences to put in, by page (from 1). */
  readonly needles?: Readonly<Record<number, string>>;
}

/** Clauses as service agreements have them; numbers and names vary with the page, so that no two are equal. */
const CLAUSES: readonly ((page: number) => string)[] = [
  (page) =>
    `The Supplier shall perform the Services set out in Schedule ${page} with the skill and care that is usual among suppliers of like services, and shall keep the Customer informed of every matter that may delay the Deliverables by more than ${5 + (page % 9)} days.`,
  (page) =>
    `The Customer shall pay the Fees within ${30 + (page % 4) * 15} days after the date of a correct invoice. A sum that is not paid when due bears interest at ${2 + (page % 5)} per cent a year until it is paid in full.`,
  (page) =>
    `Each party keeps the Confidential Information of the other secret for ${2 + (page % 4)} years after the end of this Agreement and uses it for no purpose but the performance of its duties under clause ${page}.`,
  (page) =>
    `Either party may end this Agreement by ${30 + (page % 3) * 30} days written notice if the other commits a material breach and does not put it right within ${10 + (page % 7)} days after being asked to do so in writing.`,
  (page) =>
    `The Deliverables listed in part ${page} are accepted when the Customer has confirmed in writing that they pass the tests, or ${7 + (page % 8)} days after delivery unless the Customer has described a defect before.`,
  (page) =>
    `Notices under section ${page} are to be sent to the address given on the first page or to another address of which the party has told the other, and count as received on the second working day after posting.`,
];

/** A services agreement of that many pages, about 600 tokens each, with a heading and seven clauses a page. */
export function contractOf({ pages, needles = {} }: ContractOptions): ExtractedDocument {
  return {
    kind: 'txt',
    pageCount: pages,
    pages: Array.from({ length: pages }, (_, index) => pageOf(index + 1, needles[index + 1])),
    notices: [],
    hidden: [],
    language: 'en',
    readPercent: 100,
  };
}

function pageOf(page: number, needle: string | undefined): ExtractedPage {
  const opening: Block[] =
    page === 1
      ? [
          { kind: 'heading', text: 'SERVICES AGREEMENT', level: 1 },
          {
            kind: 'paragraph',
            text: 'This Services Agreement is made on 3 March 2026 between Northwind Analytics Ltd (the “Supplier”) and Harbour Street Books LLC (the “Customer”). “Services” means the services described in the schedules. “Fees” means the sums stated in the price list.',
          },
        ]
      : [];
  const clauses = [...CLAUSES, ...CLAUSES].map((write, index): Block => ({
    kind: 'paragraph',
    number: `${page}.${index + 1}`,
    text: write(page * 3 + index),
  }));
  const middle = Math.floor(clauses.length / 2);
  if (needle !== undefined)
    clauses.splice(middle, 0, { kind: 'paragraph', number: `${page}.${middle}a`, text: needle });
  return {
    number: page,
    source: 'text',
    blocks: [
      ...opening,
      { kind: 'heading', text: `Article ${page} Terms of part ${page}`, level: 1 },
      ...clauses,
    ],
  };
}
