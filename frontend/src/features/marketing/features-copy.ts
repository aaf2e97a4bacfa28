import { FILE_KINDS, SECTION_TITLES, type SectionTitle } from '../../../../config/product.ts';

export interface Feature {
  readonly title: string;
  readonly text: string;
  /** What it can do, in a word or three each. */
  readonly chips: readonly string[];
}

/** True where Google signs people in; installations without a Google project say what they have instead. */
export const GOOGLE_ONLY = 'Google sign-in only';
export const LOCAL_SIGN_IN = 'Local sign-in';

export const FEATURES: readonly Feature[] = [
  {
    title: 'Multi-Format Support',
    text: 'Bring the document as it reached you. The kind is recognized from its contents, and pages that are only pictures are read by OCR.',
    chips: [...FILE_KINDS.map(({ label }) => label), 'OCR for scans and photos', 'Up to 10MB'],
  },
  {
    title: 'AI-Powered Analysis',
    text: 'The whole document is read, in numbered paragraphs. Findings quote the text they rest on, and a quote that is not in your document is dropped.',
    chips: ['Key terms', 'Obligations', 'Risk detection', 'Benchmarking', 'Checked quotes'],
  },
  {
    title: 'Instant Results',
    text: 'Sections appear as they are finished. You see which page is being read, how long it has taken, and a button that really stops it.',
    chips: ['Live progress', 'Six sections', 'Copy and download', 'Stop at any time'],
  },
  {
    title: 'Privacy First',
    text: 'Documents and results live in memory for as long as the answer takes, and are then discarded. What remains is a note that an analysis ran, without a word of the text.',
    chips: ['Zero document storage', 'No training on your text', GOOGLE_ONLY, 'No tracking'],
  },
];

/** What each section of the report answers. */
const QUESTIONS: Record<SectionTitle, readonly [question: string, text: string]> = {
  'Key Information': [
    'What is this?',
    'The parties, the dates, the money, the term, the governing law: the facts you would look for first.',
  ],
  'Obligations & Responsibilities': [
    'Who must do what?',
    'Every duty with its deadline, sorted by the side that carries it, beginning with yours.',
  ],
  'Risks or Red Flags': [
    'What could hurt me?',
    'Clauses that can cost money, rights or time, each graded high, medium or low, with its quote.',
  ],
  'Comparison to Standard Practices': [
    'Is this normal?',
    'Important clauses held against named standards and usual ranges, and what is missing altogether.',
  ],
  'Plain-Language Summary (Max 200 words)': [
    'Say it simply.',
    'The agreement retold in at most 200 words that need no dictionary.',
  ],
  'Suggestions for Improvement': [
    'What should I ask for?',
    'Changes worth requesting, most important first, with replacement wording to paste into your reply.',
  ],
};

export const REPORT_SECTIONS = SECTION_TITLES.map((title) => ({
  title,
  question: QUESTIONS[title][0],
  text: QUESTIONS[title][1],
}));
