import type { Report } from '../../../backend/src/adapters/http/contract.ts';
import { COUNTRIES } from '../../../config/product.ts';
import { quote } from './sample-paragraphs.ts';
import { comparison, duties, facts, gaps, risks } from './typed-points.ts';

const BRIEF: Report['brief'] = {
  verdict: 'Ask for 3 changes before you sign',
  level: 'ask-first',
  money: ['fact-fee', 'fact-instalment'],
  wayOut: {
    id: 'way-out',
    text: 'You can leave with three months’ notice, and you then repay 20% of the fees received.',
    quotes: [
      quote(
        9,
        'The Contractor may end it by giving three months’ notice and shall then repay 20% of the fees received.',
      ),
    ],
    by: 'rules',
  },
  nextDate: {
    id: 'next-date',
    text: 'Deliver the designs of Schedule A.',
    date: '2026-06-30',
    quotes: [quote(3)],
    by: 'rules',
  },
  worst: ['risk-1', 'risk-2', 'risk-3'],
};

const SUGGESTIONS: Report['suggestions'] = [
  {
    pointId: 'risk-1',
    ask: 'Ask for a cap at the fees of twelve months.',
    wording:
      'The Contractor’s total liability under this Agreement shall not exceed the fees paid in the twelve months before the claim.',
    fallback: 'Twice those fees.',
  },
  {
    pointId: 'risk-4',
    ask: 'Ask to be paid within thirty days.',
    wording: 'The Client shall pay each invoice within thirty days of receipt.',
    fallback: null,
  },
  {
    pointId: 'gap-1',
    ask: 'Ask for a clause on late payment.',
    wording: 'A late payment bears interest at 8% a year above the base rate.',
    fallback: null,
  },
];

/** The report on that agreement as data, for the contractor; every kind of point is in it. */
export function typedReport(identity: string, country: string): Report {
  return {
    version: 1,
    paper: {
      kind: 'Services agreement',
      title: 'SERVICES AGREEMENT',
      language: 'en',
      country: COUNTRIES.find((name) => name === country) ?? 'Other',
    },
    sides: [
      {
        id: 's1',
        name: 'Northwind Studio Ltd',
        role: 'Contractor',
        quotes: [quote(2, 'Northwind Studio Ltd (the “Contractor”)')],
      },
      {
        id: 's2',
        name: 'Harbor Foods plc',
        role: 'Client',
        quotes: [quote(2, 'Harbor Foods plc (the “Client”)')],
      },
    ],
    reader: { sideId: 's1', typed: identity, certainty: 'likely' },
    brief: BRIEF,
    facts,
    duties,
    risks,
    comparison,
    gaps,
    summary:
      'You design for Harbor Foods and wait up to ninety days for your money. If something goes wrong you pay for all of it. The agreement renews by itself unless you object in time.',
    suggestions: SUGGESTIONS,
    law: [
      {
        text: 'United Kingdom: business customers usually have to pay within 60 days unless they expressly agreed otherwise.',
        source: 'https://www.gov.uk/late-commercial-payments-interest-debt-recovery',
        checked: '2025-11-22',
      },
    ],
    warnings: ['Page 2 is an image, so its words were recognized by machine and may hold small mistakes.'],
  };
}
