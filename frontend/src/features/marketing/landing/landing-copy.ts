/** Words of the landing page, in the order in which they stand on it. */

export interface Step {
  readonly title: string;
  readonly text: string;
}

export const STEPS: readonly Step[] = [
  {
    title: 'Sign In & Upload',
    text: 'Sign in, drop in one contract, and say who you are in it and which country’s law it falls under.',
  },
  {
    title: 'AI Analysis',
    text: 'The whole document is read, scans and photos included. Every clause is numbered, so each finding can point back at one.',
  },
  {
    title: 'Get Insights',
    text: 'You get six sections in plain English: what it says, what you owe, what could hurt, what is usual, and what to ask for.',
  },
];

/** One capability, with a line of the kind a report holds. The part in `marked` is what a highlighter would catch. */
export interface Capability {
  readonly title: string;
  readonly text: string;
  readonly sample: readonly [before: string, marked: string, after: string];
}

export const CAPABILITIES: readonly Capability[] = [
  {
    title: 'Key Terms Extraction',
    text: 'Parties, dates, amounts, term and governing law, pulled out and put in one place.',
    sample: ['Fee: ', 'USD 4,500 a month', ', first due March 1'],
  },
  {
    title: 'Obligation Mapping',
    text: 'Who must do what, and by when, sorted by the side that carries it.',
    sample: ['You deliver monthly reports ', 'within 5 business days', ''],
  },
  {
    title: 'Risk Detection',
    text: 'Clauses that can cost you money or freedom, graded high, medium or low.',
    sample: ['Your liability is ', 'unlimited', ' (high)'],
  },
  {
    title: 'Clause Benchmarking',
    text: 'Each important clause held against what the industry normally signs.',
    sample: ['Payment in 90 days. Usual: ', '30 days', ''],
  },
  {
    title: 'Plain English Translation',
    text: 'The whole agreement retold in at most 200 words, without the Latin.',
    sample: ['“Indemnify and hold harmless” means ', 'you pay', ' if they are sued'],
  },
  {
    title: 'Fix Recommendations',
    text: 'What to ask for, with replacement wording you can paste into your reply.',
    sample: ['Ask to cap liability at ', 'twelve months of fees', ''],
  },
];

/** A clause on the specimen sheet, and what a friend who reads contracts would pencil beside it. */
export interface SpecimenClause {
  readonly number: string;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly note: string;
  readonly usual: string;
}

export const SPECIMEN: readonly SpecimenClause[] = [
  {
    number: '4.2',
    before: 'The Client shall pay each undisputed invoice ',
    marked: 'within ninety (90) days',
    after: ' of its receipt.',
    note: 'You work in March and are paid in June.',
    usual: '30 days',
  },
  {
    number: '9.1',
    before: 'The Contractor’s liability arising out of this Agreement ',
    marked: 'shall not be limited',
    after: ' in any manner.',
    note: 'One mistake could cost more than the job ever paid.',
    usual: 'capped at 12 months of fees',
  },
  {
    number: '12.3',
    before: 'The term ',
    marked: 'renews for a further year',
    after: ' unless notice is given sixty (60) days before its end.',
    note: 'Put it in your calendar, or you are in for another year.',
    usual: '30 days’ notice',
  },
];
