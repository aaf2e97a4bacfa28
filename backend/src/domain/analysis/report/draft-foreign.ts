import type { Reader } from '../../../ports/analyst.ts';
import { findDates } from '../recognition/dates.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { LANGUAGE_NAMES } from '../language/detect-language.ts';
import type { LegalText } from '../document/legal-text.ts';
import { findAmounts } from '../recognition/money.ts';
import { PACKS } from '../reading/packs/packs.ts';
import { quoteAt } from './material.ts';
import { RULES_PROVENANCE } from './provenance.ts';
import type { Draft, ReportDraft } from './report-draft.ts';
import type { Fact } from './report.ts';

const NAMES = ['English', ...PACKS.map(({ name }) => name)];
const READ = `${NAMES.slice(0, -1).join(', ')} and ${NAMES.at(-1)}`;

/** A document in a language the rules do not read: parties, dates and amounts, and an honest word about the rest. */
export function draftForeign({
  document,
  text,
  reader,
}: {
  readonly document: ExtractedDocument;
  readonly text: LegalText;
  readonly reader: Reader;
}): ReportDraft {
  const language = LANGUAGE_NAMES[text.language ?? ''] ?? 'another language';
  const unread = `The rules read ${READ} only, and this document is in ${language}.`;
  return {
    paper: { kind: 'Legal document', title: null, language: text.language, country: reader.country },
    sides: [],
    reader: { sideId: null, typed: reader.identity, certainty: 'unknown' },
    facts: factsOf(text),
    duties: [],
    risks:
      document.hidden.length === 0
        ? []
        : [
            {
              severity: 'medium',
              family: 'hidden-text',
              title: 'The file holds text that you cannot see',
              text: 'It could be there by accident, or to be found later.',
              reason: 'It could be there by accident, or to be found later.',
              ask: 'Ask why it is there, and for a clean copy.',
              usual: null,
              wording: null,
              fallback: null,
              law: null,
              certainty: 'found',
              quotes: [],
              by: 'rules',
            },
          ],
    comparison: [],
    gaps: [],
    law: [],
    wayOut: null,
    summary: [
      `This is a legal document in ${language}.`,
      'The rules cannot read it.',
      'Names, dates and sums are in the first section.',
      'Have it read by someone who knows the language before you sign.',
      'A language model on this service could explain it too.',
    ],
    warnings: [
      `${unread} Names, dates and amounts are shown; a language model is needed for the rest. That no risk or duty is listed does not mean there is none.`,
    ],
    provenance: RULES_PROVENANCE,
    notices: [
      {
        code: 'language-not-read',
        text: `${unread} A language model is needed for a full report.`,
        pages: [],
      },
    ],
  };
}

const FIRST_WORDS = 120;
const PARTY_WORDS = 160;
const MOST_DATES = 4;
const MOST_AMOUNTS = 5;

function factsOf(text: LegalText): Draft<Fact>[] {
  const fact = (kind: Fact['kind'], label: string, start: number, end: number): Draft<Fact> => ({
    kind,
    label,
    text: '',
    quotes: [quoteAt(text, start, end)],
    by: 'rules',
  });
  return [
    ...text.paragraphs
      .slice(0, 1)
      .map(({ start, end }) => fact('document', 'Document', start, Math.min(end, start + FIRST_WORDS))),
    ...text.parties.map(({ start, end }) =>
      fact('party', 'Party', start, Math.min(end, start + PARTY_WORDS)),
    ),
    ...findDates(text.text)
      .slice(0, MOST_DATES)
      .map(({ start, end }) => fact('date', 'Date', start, end)),
    ...findAmounts(text.text)
      .slice(0, MOST_AMOUNTS)
      .map(({ start, end }) => fact('amount', 'Amount', start, end)),
  ];
}
