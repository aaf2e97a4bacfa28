import type { Reader } from '../../../ports/analyst.ts';
import { weighClauses } from '../facts/assess-clauses.ts';
import { checkDefects } from '../checks/all.ts';
import { documentType, type Family } from '../recognition/document-type.ts';
import { findDuties } from '../facts/duties.ts';
import type { ExtractedDocument, Notice } from '../document/extracted-document.ts';
import { findClauses } from '../facts/find-clauses.ts';
import { findKeyFacts, governingLawValue } from '../facts/key-facts.ts';
import type { LegalText } from '../document/legal-text.ts';
import { blankOut, findMachineSentences } from '../prompt-injection/machine-sentences.ts';
import { asSides } from '../facts/sides.ts';
import { reportReader, reportSides } from '../reading/facts/party-facts.ts';
import { findWayOut } from '../reading/facts/way-out.ts';
import { documentKind } from '../reading/facts/document-kind.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import { timelineOf } from '../facts/timeline.ts';
import { draftForeign } from './draft-foreign.ts';
import type { Material } from './material.ts';
import { RULES_PROVENANCE } from './provenance.ts';
import type { Decision, ReportDraft } from './report-draft.ts';
import { writeComparisons, writeLawNotes, writeMissing } from './write-comparison.ts';
import { writeFacts } from './write-facts.ts';
import { writeObligations } from './write-obligations.ts';
import { writeRisks } from './write-risks.ts';
import { writeSummary, writeWayOut } from './write-summary.ts';

/** What the sections are written from. Pure; the same input gives the same material. */
export function gatherMaterial(input: {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  readonly reader: Reader;
  readonly today: Date;
}): Material {
  const { reader } = input;
  // words for a program must not steer the rules either; only the check for flaws sees them
  const text = blankOut(input.text, findMachineSentences(input.text));
  const facts = findKeyFacts(text);
  const title = facts.title === null ? null : text.text.slice(facts.title.start, facts.title.end);
  const type = documentType(title, text.text);
  const paperSides = findPaperSides(text, reader.identity);
  const sides = asSides(paperSides);
  const hits = findClauses(text, type);
  const lawClauses = hits
    .filter((hit) => hit.category === 'governing-law')
    .toSorted((a, b) => b.score - a.score);
  const law =
    lawClauses
      .map((hit) => governingLawValue(text.text.slice(hit.start, hit.end)))
      .find((place) => place !== null) ?? null;
  return {
    ...input,
    text,
    source: input.text,
    type,
    facts,
    sides,
    paperSides,
    law,
    clauses: weighClauses(text, hits, sides, type.family),
    duties: findDuties(text, sides),
    defects: checkDefects(input.text),
    timeline: timelineOf(text, facts, hits),
  };
}

/** Everything the rules have to say, as a draft for the report. */
export function draftByRules(input: {
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
      kind: documentKind(text).label,
      title: facts.title === null ? null : text.text.slice(facts.title.start, facts.title.end),
      language: text.language,
      country: reader.country,
    },
    decision: decisionOn(type.family),
    sides: reportSides(text, paperSides),
    reader: reportReader(paperSides, reader.identity),
    facts: writeFacts(material),
    duties: writeObligations(material),
    risks: risks.map(({ risk }) => risk),
    comparison: writeComparisons(material),
    gaps: writeMissing(material),
    law: writeLawNotes(material),
    wayOut: writeWayOut(material) ?? findWayOut(text, paperSides),
    summary: writeSummary(material, risks),
    warnings: [],
    provenance: RULES_PROVENANCE,
    notices: machineNotices(material),
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
