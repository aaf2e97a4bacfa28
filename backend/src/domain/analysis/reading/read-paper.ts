import type { Reader } from '../../../ports/analyst.ts';
import type { ExtractedDocument, Notice } from '../document/extracted-document.ts';
import type { LegalText } from '../document/legal-text.ts';
import type { Family } from '../recognition/document-type.ts';
import { draftForeign } from '../report/draft-foreign.ts';
import { gatherMaterial } from '../report/gather-material.ts';
import { quoteAt, type Material } from '../report/material.ts';
import { capital } from '../report/plain.ts';
import { RULES_PROVENANCE } from '../report/provenance.ts';
import type { Decision, ReportDraft } from '../report/report-draft.ts';
import { writeComparisons, writeLawNotes, writeMissing } from '../report/write-comparison.ts';
import { writeFacts } from '../report/write-facts.ts';
import { writeObligations } from '../report/write-obligations.ts';
import { writeRisks } from '../report/write-risks.ts';
import { writeSummary, writeWayOut } from '../report/write-summary.ts';
import type { PaperSide } from './sides/side.ts';

/** Everything the rules have to say, as a draft for the report. */
export function readPaper(input: {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  readonly reader: Reader;
  readonly today: Date;
}): ReportDraft {
  if (input.text.language !== null && input.text.language !== 'en') return draftForeign(input);
  const material = gatherMaterial(input);
  const { type, facts, paperSides, reader, text } = material;
  const risks = writeRisks(material);
  return {
    paper: {
      kind: capital(type.label.replace(/^an? /, '')),
      title: facts.title === null ? null : text.text.slice(facts.title.start, facts.title.end),
      language: text.language,
      country: reader.country,
    },
    decision: decisionOn(type.family),
    sides: paperSides.all.map((side) => draftSide(side, material)),
    reader: {
      sideId: paperSides.reader?.id ?? null,
      typed: reader.identity,
      certainty: paperSides.certainty,
    },
    facts: writeFacts(material),
    duties: writeObligations(material),
    risks: risks.map(({ risk }) => risk),
    comparison: writeComparisons(material),
    gaps: writeMissing(material),
    law: writeLawNotes(material),
    wayOut: writeWayOut(material),
    summary: writeSummary(material, risks),
    warnings: [],
    provenance: RULES_PROVENANCE,
    notices: machineNotices(material),
  };
}

function draftSide(side: PaperSide, { text }: Material): ReportDraft['sides'][number] {
  const { introducedAt: place } = side;
  return {
    id: side.id,
    name: side.name ?? side.role ?? (side.pronoun === 'you' ? 'you' : 'the other side'),
    role: side.name === null ? null : side.role,
    quotes: place === null ? [] : [quoteAt(text, place.start, Math.min(place.end, place.start + 200))],
  };
}

const DECISIONS: Readonly<Partial<Record<Family, Decision>>> = {
  consumer: 'accept',
  subscription: 'accept',
  court: 'answer',
  statute: 'know',
  policy: 'know',
  privacy: 'know',
  deed: 'know',
};

const decisionOn = (family: Family): Decision => DECISIONS[family] ?? 'sign';

function machineNotices({ defects }: Material): Notice[] {
  return defects.some((defect) => defect.kind === 'text-for-machines')
    ? [
        {
          code: 'text-for-machines',
          text: 'The document holds text that gives orders to a program; it was not followed.',
          pages: [],
        },
      ]
    : [];
}
