import { plainTitle } from './titles/plain-title.ts';
import type { Reader } from '../../../ports/analyst.ts';
import type { ExtractedDocument, Notice } from '../document/extracted-document.ts';
import type { LegalText } from '../document/legal-text.ts';
import { isPartlyEnglish } from '../language/paragraph-languages.ts';
import type { Family } from '../recognition/document-type.ts';
import { draftForeign } from '../report/draft-foreign.ts';
import { addLaw } from '../report/sections/add-law.ts';
import { gatherMaterial } from '../report/gather-material.ts';
import type { Material } from '../report/material.ts';
import { RULES_PROVENANCE } from '../report/provenance.ts';
import type { Decision, ReportDraft } from '../report/report-draft.ts';
import { modelPaper, searchMissing, writeComparisons } from '../report/sections/write-comparison.ts';
import { standAlone } from './stand-alone.ts';
import { writeFacts } from '../report/sections/write-facts.ts';
import { writeRisks } from '../report/sections/write-risks.ts';
import { writeSummary } from '../report/sections/write-summary.ts';
import { assumedReader } from './burdens/assumed-reader.ts';
import { readByPack } from './by-pack/read-by-pack.ts';
import { doubtsAbout } from './doubts.ts';
import { isAlreadySigned } from './facts/already-signed.ts';
import { documentKind } from './facts/kind/document-kind.ts';
import { isOnlyTold } from './letters/letter-kind.ts';
import { reportReader, reportSides } from './facts/party-facts.ts';
import { subjectOf } from './facts/kind/paper-subject.ts';
import { matterOf } from './facts/kind/paper-matter.ts';
import { findWayOut } from './facts/way-out.ts';
import { isLittleRead, LITTLE_READ } from './duties/how-much-read.ts';
import { isLeftOut, LEFT_OUT } from './lists/left-out.ts';
import { readMixed } from './mixed/read-mixed.ts';
import { readStatement } from './mixed/read-statement.ts';
import { packOf } from './packs/packs.ts';

interface PaperToRead {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  readonly reader: Reader;
  readonly today: Date;
  /** Whether every risk stays on its own, for points of others to be held against each. */
  readonly isApart?: boolean;
}

/** Everything the rules have to say, as a draft for the report. A paper in several languages is read part by part. */
export function readPaper(input: PaperToRead): ReportDraft {
  const { text } = input;
  const mixed = readMixed(text, input.reader, (part, reader, isFirst) =>
    readIn(part.language, {
      ...input,
      reader,
      text: part.text,
      document: isFirst ? input.document : { ...input.document, hidden: [] },
    }),
  );
  if (mixed !== null) return mixed;
  const answered = readStatement(text, input.reader, (part, reader) =>
    readInEnglish({ ...input, reader, text: part }),
  );
  if (answered !== null) return answered;
  return readIn(isPartlyEnglish(text) ? 'en' : text.language, input);
}

function readIn(language: string | null, input: PaperToRead): ReportDraft {
  if (language === null || language === 'en') return readInEnglish(input);
  const pack = packOf(language);
  return pack === null ? draftForeign(input) : readByPack(input, pack);
}

function readInEnglish(input: PaperToRead): ReportDraft {
  const isEnglish = input.text.language === null || input.text.language === 'en';
  const material = gatherMaterial(isEnglish ? input : { ...input, text: { ...input.text, language: 'en' } });
  const { type, facts, paperSides, reader, text } = material;
  const wayOut = findWayOut(text, paperSides);
  const searched = searchMissing(material);
  const model = modelPaper(material);
  const told = writeFacts(material);
  const kind = documentKind(text).label;
  const matter = matterOf(kind, type.family);
  const assumed = assumedReader(paperSides);
  const risks = addLaw(
    writeRisks(
      assumed === null ? material : { ...material, paperSides: { ...paperSides, reader: assumed } },
      input.isApart,
    ),
    material,
  );
  return {
    paper: {
      kind,
      ...subjectOf(kind, type.family),
      ...(matter === null ? {} : { matter }),
      title: facts.title === null ? null : plainTitle(text.text.slice(facts.title.start, facts.title.end)),
      language: text.language,
      country: reader.country,
    },
    decision: isOnlyTold(kind) ? 'know' : decisionOn(type.family, isAlreadySigned(text)),
    sides: reportSides(text, paperSides),
    reader: reportReader(paperSides, reader.identity, assumed),
    facts: told,
    duties: standAlone(text, material.duties, () => true),
    risks: risks.map(({ risk }) => risk),
    comparison: writeComparisons(
      material,
      risks.map(({ risk }) => risk),
    ),
    gaps: searched.gaps,
    searched: searched.found,
    ...(model === null ? {} : { modelPaper: model }),
    // a rule of law stands inside the risk it touches
    law: [],
    wayOut,
    summary: writeSummary(material, told, risks, wayOut),
    warnings: [
      ...doubtsAbout(text),
      ...(isLittleRead(material) ? [LITTLE_READ] : []),
      ...(isLeftOut({ facts: told, duties: material.duties }) ? [LEFT_OUT] : []),
    ],
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

/** What was signed before is only known; what binds by being used is accepted again and again. */
const decisionOn = (family: Family, isSigned: boolean): Decision =>
  DECISIONS[family] ?? (isSigned ? 'know' : 'sign');

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
