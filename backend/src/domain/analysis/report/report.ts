/**
 * The report as data: what every view is rendered from (page, Markdown, DOCX, print, command line, event stream, programs).
 * Section 10 of the design; plain values only, so it crosses processes and the wire unchanged.
 */
import type { Country, ForeignLanguage } from '../../../../../config/product.ts';
import type { Severity } from '../finding.ts';
import type { RiskFamily } from '../reading/burdens/families.ts';
import type { FlawFamily } from './flaw-families.ts';

export interface Report {
  /** Kept reports of older versions have none and are shown from their Markdown. */
  readonly version: 1;
  /** ISO 639-1 of the words in it that are ours; absent on reports in English. Quotes stay in the language of the document. */
  readonly language?: ForeignLanguage;
  /** Words of views around the report in that language, by the English ones; absent on reports in English. */
  readonly words?: Readonly<Record<string, string>>;
  readonly paper: Paper;
  readonly sides: readonly ReportSide[];
  readonly reader: ReportReader;
  readonly brief: Brief;
  readonly facts: readonly Fact[];
  readonly duties: readonly Duty[];
  /** Worst first. What was noticed but not confirmed (`read-twice`) stands last. */
  readonly risks: readonly Risk[];
  readonly comparison: readonly Comparison[];
  readonly gaps: readonly Gap[];
  /** Headings of what such papers usually settle and was found here. Absent where nothing was looked for. */
  readonly searched?: readonly string[];
  /** The published model that firms lay beside such a paper, as a sentence. */
  readonly modelPaper?: string;
  /** At most 200 words. */
  readonly summary: string;
  readonly suggestions: readonly Suggestion[];
  /** Rules of the country that touch the paper as a whole; what touches one clause stands inside its risk. */
  readonly law: readonly LawNote[];
  /** Said before everything else: what limits the whole report. */
  readonly warnings: readonly string[];
}

/** What a paper is about, as far as people ask the same of it. */
export type PaperSubject = 'home' | 'work' | 'services' | 'loan' | 'terms' | 'secrets';

export interface Paper {
  /** As a person says it: `Residential lease`. */
  readonly kind: string;
  /** What such papers are about; absent where it cannot be told. */
  readonly subject?: PaperSubject;
  /** What a letter about it may make worse: somebody's living, the end of it, or a quarrel. Absent for other papers. */
  readonly matter?: 'work' | 'end-of-work' | 'dispute';
  readonly title: string | null;
  /** ISO 639-1, or null where it cannot be told. */
  readonly language: string | null;
  readonly country: Country;
}

export interface ReportSide {
  /** `s1`, `s2`, … */
  readonly id: string;
  /** Full name, or the role where no name stands in the paper. */
  readonly name: string;
  readonly role: string | null;
  readonly quotes: readonly Quote[];
}

export interface ReportReader {
  /** The side the report is written for, or null where it is written for either side. */
  readonly sideId: string | null;
  /** Name or role as typed into the form. */
  readonly typed: string;
  readonly certainty: 'certain' | 'likely' | 'unknown';
  /** The side whose risks are told while the reader's is not known: in them, `you` means this side. Absent where neither could be chosen. */
  readonly writtenFor?: string;
}

/** What a person sees in the first ten seconds. Only what a quote proves. */
export interface Brief {
  /** One line: never that it is safe, never to sign. */
  readonly verdict: string;
  readonly level: 'ask-first' | 'check' | 'nothing-found' | 'unknown';
  /** Ids of the facts that name the main sums, most important first. */
  readonly money: readonly string[];
  /** How the reader can get out, or null where nothing was found. */
  readonly wayOut: WayOut | null;
  /** The next day on which something has to be done or comes to an end; carries the id of its fact. */
  readonly nextDate: DatedPoint | null;
  /** Ids of at most three risks. */
  readonly worst: readonly string[];
}

/** Words of the document that a point rests on, checked by code. */
export interface Quote {
  /** Verbatim (`exact`), or different only in ways that change no meaning (`close`); empty where the words may not be shown. */
  readonly text: string;
  /** Id of the paragraph in `paragraphs`. */
  readonly paragraph: number;
  /** The contract's own clause number, or null. */
  readonly clause: string | null;
  /** From 1; null for kinds of file without pages. */
  readonly page: number | null;
  readonly status: 'exact' | 'close';
  /** The words in the language of the report, as a language model put them; views say so. Absent where none did. */
  readonly rendering?: string;
  /** Where the words stand in the file itself; absent for kinds of file that cannot be written back. */
  readonly place?: QuotePlace;
}

/** A stretch of a file, by letters and digits counted in its own paragraphs: all else may be shown in another way. */
export interface QuotePlace {
  /** Name of the part inside the package: `word/document.xml`. */
  readonly part: string;
  /** The first letter: its paragraph among all of the part, from 0, and the letters before it there. */
  readonly from: { readonly paragraph: number; readonly letter: number };
  /** The letter behind the last, counted in the last one's paragraph. */
  readonly to: { readonly paragraph: number; readonly letter: number };
}

export interface Point {
  /** Unique within the report and stable for the same document, reader and day: `risk-3`, `fact-1`. */
  readonly id: string;
  /** One or two plain sentences; empty where the quote says it itself. */
  readonly text: string;
  readonly quotes: readonly Quote[];
  /** How code computed a date or sum. */
  readonly workedOut?: string;
  readonly by: PointSource;
}

/** Who found a point. */
export type PointSource = 'rules' | 'classifier' | 'model';

export interface WayOut extends Point {
  /** Whether the quote says how; `text` then adds only what to look out for, or nothing. */
  readonly isInWords?: boolean;
}

export interface DatedPoint extends Point {
  /** ISO 8601 day. */
  readonly date: string;
  /** Whether something has to be done by that day. */
  readonly isDeadline?: boolean;
}

export interface Amount {
  /** ISO 4217, or null where the paper names none. */
  readonly currency: string | null;
  readonly value: number;
  /** What it recurs by: `month`, `week`, … or null for once. */
  readonly period: Period | null;
  /** As a person says it: `rent`, `deposit`, `late fee`. */
  readonly purpose: string | null;
}
export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'each-time';

export interface Fact extends Point {
  readonly kind: 'document' | 'party' | 'date' | 'amount' | 'term' | 'notice' | 'law' | 'other';
  /** The short label in front: `Party (you)`, `Rent`, `Start`. */
  readonly label: string;
  /** ISO 8601 day, on dates. */
  readonly date?: string;
  /** Whether what was agreed begins on that day, or ends on it. */
  readonly isStart?: boolean;
  readonly isEnd?: boolean;
  /** Whether it is the day on which the paper was signed or dated. */
  readonly isSigning?: boolean;
  /** Whether something has to be done by that day. */
  readonly isDeadline?: boolean;
  readonly amount?: Amount;
  readonly notice?: NoticePeriod;
  /** The side it is about, on parties. */
  readonly sideId?: string;
  /** The text of a party without the pronoun that an English paper calls it by; absent where it calls it by none. */
  readonly textWithoutPronoun?: string;
}

export interface NoticePeriod {
  /** Side id, or `both`. */
  readonly who: string | null;
  /** What the notice is for: `ending`, `rent increase`, `entry`. */
  readonly what: string;
  readonly days?: number;
  readonly months?: number;
}

export interface Duty extends Point {
  /** Side id, `both`, or null where it cannot be told. */
  readonly sideId: string | null;
  /** What is to be done. */
  readonly action: string;
  readonly when: string | null;
  readonly amount: Amount | null;
}

export type { FlawFamily };

export interface Risk extends Point {
  readonly severity: Severity;
  /** `other`: found by a model that names no family. */
  readonly family: RiskFamily | FlawFamily | 'other';
  /** Names the consequence with the clause's own figures. */
  readonly title: string;
  /** Why it matters to this reader. */
  readonly reason: string;
  /** What to ask the other side for, as a sentence that stands alone: `Ask for a cap at the fees of twelve months.` */
  readonly ask: string;
  /** What is usual, or null. */
  readonly usual: string | null;
  /** Wording to propose, or null. */
  readonly wording: string | null;
  /** The same in parts, so that the sides can be named as the paper names them; absent where the words are not ours. */
  readonly wordingParts?: readonly WordingPart[];
  /** Whether the wording replaces the whole rule and may stand in for the quoted sentence; otherwise it goes beside it. */
  readonly replaces?: boolean;
  /** What to accept where they refuse, or null. */
  readonly fallback: string | null;
  readonly law: LawNote | null;
  /** `read-twice`: noticed, not confirmed; quote without a claim. */
  readonly certainty: 'found' | 'read-twice';
}

/** A rule of the chosen country, hedged. */
export interface LawNote {
  readonly text: string;
  /** Statute or official page. */
  readonly source: string;
  /** ISO 8601 day on which the source was read. */
  readonly checked: string | null;
}

export interface Comparison extends Point {
  readonly title: string;
  readonly standing: 'better' | 'usual' | 'worse' | 'open';
  /** The named standard or range. */
  readonly usual: string;
}

/** Something papers of this kind usually say and this one was not found to say. `quotes` holds the nearest sentence looked at. */
export interface Gap extends Point {
  readonly title: string;
  /** What it is about, as it can be said to the other side too; absent where a model named it. */
  readonly topic?: string;
  /** Wording to propose, or null. */
  readonly wording: string | null;
  /** The same in parts, as of a risk. */
  readonly wordingParts?: readonly WordingPart[];
}

/** Words, or a place that names a side. */
export type WordingPart = string | WordingPlace;

export interface WordingPlace {
  /** The reader, or the other side: `they` before a verb, `them` behind one. */
  readonly name: 'you' | 'your' | 'they' | 'them';
  /** The verb that bends with the name, as after `you`: `agree`; null where none does. */
  readonly verb: string | null;
  /** Whether a sentence begins with it. */
  readonly opens: boolean;
}

/** What to ask for, drawn from the risks that were found and the gaps that have wording. */
export interface Suggestion {
  /** The risk or gap that it answers. */
  readonly pointId: string;
  readonly ask: string;
  readonly wording: string | null;
  readonly fallback: string | null;
}

/** A point with the section of the six that it belongs to, from 1. */
export type ReportPoint =
  | { readonly section: 1; readonly point: Fact }
  | { readonly section: 2; readonly point: Duty }
  | { readonly section: 3; readonly point: Risk }
  | { readonly section: 4; readonly point: Comparison | Gap };
