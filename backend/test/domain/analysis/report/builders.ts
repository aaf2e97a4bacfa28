import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { createGrounding } from '../../../../src/domain/analysis/document/grounding.ts';
import { groundReport } from '../../../../src/domain/analysis/report/ground-report.ts';
import type { Draft, ReportDraft } from '../../../../src/domain/analysis/report/report-draft.ts';
import type { Fact, Report, Risk } from '../../../../src/domain/analysis/report/report.ts';
import type { ExtractedDocument } from '../../../../src/domain/analysis/document/extracted-document.ts';

/** A lease of three clauses of our own writing. */
const LEASE =
  'LEASE\n\nThis lease is made between Ada Wren (the "Tenant") and Gorse Lettings Ltd (the "Landlord").\n\n1. Rent. The Tenant shall pay £900 a month.\n\n2. Entry. The Landlord may enter at any time.\n\n3. End. The Tenant may end the lease with one month of notice.';

const TODAY = new Date('2026-11-20T00:00:00Z');

export const RENT = { text: 'The Tenant shall pay £900 a month.', paragraph: 3 };
export const ENTRY = { text: 'The Landlord may enter at any time.', paragraph: 4 };
export const NOWHERE = { text: 'The Tenant gives up every right for ever.', paragraph: 4 };

/** A risk as an analyst drafts it. */
export const aRisk = (changes: Partial<Draft<Risk>> = {}): Draft<Risk> => ({
  severity: 'medium',
  family: 'entry-or-seizure',
  title: 'They may come in at any time',
  text: 'The Landlord may come in at any time.',
  reason: 'You are not warned before a visit.',
  ask: 'Ask for a day of notice.',
  usual: null,
  wording: null,
  fallback: null,
  law: null,
  certainty: 'found',
  quotes: [ENTRY],
  by: 'rules',
  ...changes,
});

/** A fact as an analyst drafts it. */
export const aFact = (changes: Partial<Draft<Fact>> = {}): Draft<Fact> => ({
  kind: 'amount',
  label: 'Rent',
  text: '£900 a month.',
  quotes: [RENT],
  by: 'rules',
  ...changes,
});

/** A draft for the tenant of the lease above. */
const aDraft = (changes: Partial<ReportDraft> = {}): ReportDraft => ({
  paper: { kind: 'Lease', title: 'LEASE', language: 'en', country: 'United Kingdom' },
  sides: [
    { id: 's1', name: 'Ada Wren', role: 'Tenant', quotes: [{ text: 'Ada Wren', paragraph: 2 }] },
    { id: 's2', name: 'Gorse Lettings Ltd', role: 'Landlord', quotes: [] },
  ],
  reader: { sideId: 's1', typed: 'Tenant', certainty: 'certain' },
  facts: [],
  duties: [],
  risks: [],
  comparison: [],
  gaps: [],
  law: [],
  wayOut: null,
  summary: ['This is a lease.'],
  warnings: [],
  provenance: 'Made by a test.',
  notices: [],
  ...changes,
});

/** The checked report on the lease above. */
export function reportOf(
  changes: Partial<ReportDraft> = {},
  document: Partial<Pick<ExtractedDocument, 'kind' | 'pageCount'>> = {},
): Report {
  const text = toLegalText(documentFromText(LEASE));
  return groundReport({
    draft: aDraft(changes),
    document: { kind: 'pdf', pageCount: 1, ...document },
    grounding: createGrounding(text),
    today: TODAY,
  });
}
