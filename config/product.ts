/**
 * Facts of the specification that the server and the page share. Pure data, no imports: the browser loads it too.
 */

/** Largest upload in bytes: 10 MiB (specification, section 9). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A kind of file the product reads, as the upload form and the sniffing of bytes see it. */
export interface FileKind {
  /** Name in answers and statistics. */
  readonly id: string;
  /** The chip on the upload form. */
  readonly label: string;
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
}

/** The accepted kinds. */
export const FILE_KIND = {
  pdf: { id: 'pdf', label: 'PDF', extensions: ['.pdf'], mediaTypes: ['application/pdf'] },
  docx: {
    id: 'docx',
    label: 'DOCX',
    extensions: ['.docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  txt: { id: 'txt', label: 'TXT', extensions: ['.txt'], mediaTypes: ['text/plain'] },
  jpg: { id: 'jpg', label: 'JPG', extensions: ['.jpg', '.jpeg'], mediaTypes: ['image/jpeg'] },
  png: { id: 'png', label: 'PNG', extensions: ['.png'], mediaTypes: ['image/png'] },
} as const satisfies Readonly<Record<string, FileKind>>;

/** All of them in the order of the chips (specification, section 5). Plug-ins add to this list at run time. */
export const FILE_KINDS = Object.values(FILE_KIND);

/** Who can read a document: the rules alone, or a language model behind one of these interfaces. Not in the specification. */
export const ANALYSTS = ['built-in', 'ollama', 'openai'] as const;
export type AnalystName = (typeof ANALYSTS)[number];

/** Longest question on a paper. Not in the specification. */
export const MAX_QUESTION_CHARACTERS = 500;

/** Countries of the form in their order (specification, section 9). */
export const COUNTRIES = [
  'United States',
  'United Kingdom',
  'India',
  'Canada',
  'Australia',
  'United Arab Emirates',
  'Singapore',
  'Germany',
  'France',
  'China',
  'Japan',
  'Brazil',
  'South Africa',
  'Mexico',
  'Netherlands',
  'Switzerland',
  'Spain',
  'Italy',
  'Sweden',
  'Norway',
  'Denmark',
  'New Zealand',
  'Ireland',
  'Belgium',
  'Austria',
  'Other',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** Languages other than English that reports are written in, as ISO 639-1 codes. */
export const FOREIGN_LANGUAGES = ['de', 'fr', 'es', 'pt', 'it'] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

/**
 * Languages that a report can be asked for in, as ISO 639-1 codes; `document`: that of the document where we write it, else English. Not
 * in the specification. A language stands here when its catalogue is whole (`backend/src/domain/analysis/report/languages`).
 */
export const REPORT_LANGUAGES = [
  'en',
  'document',
  ...FOREIGN_LANGUAGES,
] as const satisfies readonly ReportLanguage[];
export type ReportLanguage = 'en' | 'document' | ForeignLanguage;

/** Titles of the six report sections in their order (specification, section 3). */
export const SECTION_TITLES = [
  'Key Information',
  'Obligations & Responsibilities',
  'Risks or Red Flags',
  'Comparison to Standard Practices',
  'Plain-Language Summary (Max 200 words)',
  'Suggestions for Improvement',
] as const;
export type SectionTitle = (typeof SECTION_TITLES)[number];

/** Most words in the plain-language summary (specification, section 9). */
export const SUMMARY_MAX_WORDS = 200;

/** What a rejection begins with; the page shows the rejection card when an answer holds one of the two (section 4). */
export const REJECTION_OPENING = 'Not a legal document';
export const REJECTION_PHRASES = [REJECTION_OPENING, 'Unable to analyze'] as const;

/** Longest name or role, in characters. Not in the specification: long enough for any name, short enough for a form field. */
export const MAX_IDENTITY_CHARACTERS = 200;

/** Pages that are open to all and show nothing about a user (specification, section 2, /contact and /sample). */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/features',
  '/sample',
  '/pricing',
  '/privacy',
  '/terms',
  '/refund-policy',
  '/contact',
] as const;
/** The pages of users and of the operator (specification, section 2). */
export const PERSONAL_PAGES = ['/analyze', '/admin', '/admin/login'] as const;
