import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { readPaper } from '../../../src/domain/analysis/reading/read-paper.ts';
import { groundReport } from '../../../src/domain/analysis/report/ground-report.ts';
import type { Teller } from '../../../src/domain/analysis/report/languages/teller.ts';
import type { ReportDraft } from '../../../src/domain/analysis/report/report-draft.ts';
import type { Report } from '../../../src/domain/analysis/report/report.ts';

/** An English report, and the draft it was made from. */
export interface ReadText {
  readonly draft: ReportDraft;
  readonly report: Report;
}

/** Reads a text for a person in Germany, by rules. */
export function readFor(identity: string, raw: string): ReadText {
  const document = documentFromText(raw);
  const text = toLegalText(document);
  const today = new Date('2026-11-20T00:00:00Z');
  const draft = readPaper({ document, text, reader: { identity, country: 'Germany' }, today });
  return { draft, report: groundReport({ draft, document, grounding: createGrounding(text), today }) };
}

/** What of an English report a teller cannot say, with the field it stands in. */
export function unsaidIn({ report, draft }: ReadText, { say }: Teller): string[] {
  const out: string[] = [];
  const look = (field: string, words: string | null | undefined, context = '') => {
    if (words === null || words === undefined || words === '') return;
    if (say(words, context) === null) out.push(`${field}: ${words}`);
  };
  const {
    brief,
    facts,
    risks,
    comparison,
    gaps,
    searched = [],
    modelPaper,
    suggestions,
    law,
    warnings,
  } = report;
  look('verdict', brief.verdict);
  look('wayOut', brief.wayOut?.text);
  look('wayOut worked out', brief.wayOut?.workedOut);
  for (const { kind, text, workedOut } of facts) {
    look(`fact ${kind}`, text, kind);
    look('worked out', workedOut);
  }
  for (const { title, reason, ask, usual, wording, fallback, workedOut, law: note } of risks) {
    look('risk title', title);
    look('risk reason', reason);
    look('risk ask', ask);
    look('risk usual', usual);
    look('risk wording', wording);
    look('risk fallback', fallback);
    look('worked out', workedOut);
    look('law', note?.text);
  }
  for (const { title, usual, text } of comparison) {
    look('comparison', title);
    look('comparison', usual);
    look('comparison', text);
  }
  for (const { title, text, wording } of gaps) {
    look('gap', title);
    look('gap', text);
    look('gap', wording);
  }
  for (const head of searched) look('searched', head);
  look('model paper', modelPaper);
  for (const sentence of draft.summary) look('summary', sentence);
  for (const { ask } of suggestions) look('suggestion', ask);
  for (const { text } of law) look('law', text);
  for (const warning of warnings) look('warning', warning);
  for (const { text } of draft.notices) look('notice', text);
  look('provenance', draft.provenance);
  return out;
}
