/** Ten everyday papers, invented for the screen and taught to nothing, and the report that the built-in rules make of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextReader } from '../../tools/answer-by-rules.ts';

/** Each paper by the name of its file in `papers`, and who asks about it. */
export const PAPERS = {
  gym: { identity: 'Dana Whitlock', country: 'United States' },
  sublet: { identity: 'Amara Osei', country: 'Canada' },
  phone: { identity: 'Owen Hartley', country: 'United Kingdom' },
  'web-design': { identity: 'Freelancer', country: 'United Kingdom' },
  wedding: { identity: 'Hirer', country: 'Australia' },
  'car-loan': { identity: 'Borrower', country: 'India' },
  'cafe-job': { identity: 'Niamh Byrne', country: 'Ireland' },
  daycare: { identity: 'Parent', country: 'United States' },
  movers: { identity: 'Customer', country: 'United States' },
  software: { identity: 'Customer', country: 'Germany' },
} satisfies Readonly<Record<string, TextReader>>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[]; // they are the keys

export const paperPath = (name: PaperName): string => join(import.meta.dirname, 'papers', `${name}.txt`);

/** The text of a paper. */
export const paperText = (name: PaperName): string => readFileSync(paperPath(name), 'utf8');

/** Words in a text, as people count them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
