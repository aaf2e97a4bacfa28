import { readFileSync } from 'node:fs';
import type { CompletedVerdict, Verdict } from '../../../src/ports/analyst.ts';
import { analyzeByRules } from '../../../src/domain/analysis/analyze-by-rules.ts';
import type { ExtractedDocument } from '../../../src/domain/analysis/document/extracted-document.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { reportMarkdown } from '../../../src/domain/analysis/report/render-markdown.ts';
import { readPaper } from '../../../src/domain/analysis/reading/read-paper.ts';
import { gatherMaterial } from '../../../src/domain/analysis/report/gather-material.ts';
import type { Country } from '../../../../config/product.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';

/** What people say about a contract of our own writing. All names are invented. */
export interface LabelledContract {
  readonly id: string;
  readonly language: string;
  readonly family: string;
  /** Roles that face each other. */
  readonly sides: readonly string[];
  readonly parties: readonly string[];
  readonly date: string | null;
  readonly law: string | null;
  /** Kinds that are there, with words that the quoted clause must hold. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Kinds that are not there, though words of theirs are: what a twin is for. */
  readonly absent?: readonly string[];
  /** For a reader, kinds that must be among the risks. */
  readonly risks: Readonly<Record<string, readonly string[]>>;
}

const FOLDER = new URL('../../fixtures/contracts/', import.meta.url);

/** The labels of all contracts. */
// the file is ours and has this shape
export const CONTRACTS = JSON.parse(
  readFileSync(new URL('labels.json', FOLDER), 'utf8'),
) as readonly LabelledContract[];

export const contractText = (id: string): string => readFileSync(new URL(`${id}.txt`, FOLDER), 'utf8');

const TODAY = new Date('2026-11-20T00:00:00Z');

interface Options {
  readonly identity?: string;
  readonly country?: Country;
  readonly document?: Partial<ExtractedDocument>;
}

const inputOf = (raw: string, { identity = 'User', country = 'United Kingdom', document = {} }: Options) => ({
  document: { ...documentFromText(raw), ...document },
  reader: { identity, country },
  today: TODAY,
});

export const verdictOn = (raw: string, options: Options = {}): Verdict =>
  analyzeByRules(inputOf(raw, options));

/** The report on a text; fails the test when it is rejected. */
export function reportOn(raw: string, options: Options = {}): CompletedVerdict {
  const verdict = verdictOn(raw, options);
  if (verdict.outcome === 'rejected') throw new Error(`rejected: ${verdict.reply}`);
  return verdict;
}

export const markdownOf = (report: CompletedVerdict): string => reportMarkdown(report.sections);

/** What the sections are written from. */
export function materialOf(raw: string, options: Options = {}) {
  const input = inputOf(raw, options);
  return gatherMaterial({ ...input, text: toLegalText(input.document) });
}

export function draftOf(raw: string, options: Options = {}) {
  const input = inputOf(raw, options);
  return readPaper({ ...input, text: toLegalText(input.document) });
}
