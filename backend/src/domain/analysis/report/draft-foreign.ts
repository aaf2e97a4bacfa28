import type { Reader } from '../../../ports/analyst.ts';
import { findDates } from '../recognition/dates.ts';
import type { ExtractedDocument } from '../document/extracted-document.ts';
import { JURISDICTIONS } from '../jurisdictions/all.ts';
import { LANGUAGE_NAMES } from '../document/language.ts';
import type { LegalText } from '../document/legal-text.ts';
import { findAmounts } from '../recognition/money.ts';
import type { FactDraft, ReportDraft } from './draft.ts';
import { RULES_PROVENANCE } from './provenance.ts';
import { quoteAt } from './material.ts';

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
  const unread = `The rules read English only, and this document is in ${language}.`;
  const isHidden = document.hidden.length > 0;
  const laws = JURISDICTIONS[reader.country].notes
    .filter((note) => note.clauses.length === 0 && note.families.length === 0)
    .slice(0, 2);
  return {
    opening: [`${unread} Names, dates and amounts are shown; a language model is needed for the rest.`],
    facts: factsOf(text),
    obligations: [],
    obligationsNote: `${unread} So your duties are not listed here.`,
    risks: isHidden
      ? [
          {
            severity: 'medium',
            title: 'The file holds text that you cannot see',
            why: 'It could be there by accident, or to be found later.',
            ask: 'why it is there, and for a clean copy.',
            quotes: [],
          },
        ]
      : [],
    risksNote: `${unread} So no risks are judged. That does not mean there are none.`,
    comparisons: [],
    missing: [],
    missingNote: `${unread} So nothing is compared with a standard.`,
    lawNotes: [
      ...laws.map((note) => ({ text: `${reader.country}: ${note.says} (${note.law}).` })),
      {
        text: `Ask a local lawyer${reader.country === 'Other' ? '' : ` in ${reader.country}`} about rules that protect you.`,
      },
    ],
    summary: [
      `This is a legal document in ${language}.`,
      'The rules cannot read it.',
      'Names, dates and sums are in the first section.',
      'Have it read by someone who knows the language before you sign.',
      'A language model on this service could explain it too.',
    ],
    suggestions: [],
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

function factsOf(text: LegalText): FactDraft[] {
  const first = text.paragraphs[0];
  const facts: FactDraft[] =
    first === undefined
      ? []
      : [
          {
            label: 'Document',
            text: '',
            quotes: [quoteAt(text, first.start, Math.min(first.end, first.start + 120))],
          },
        ];
  for (const party of text.parties)
    facts.push({
      label: 'Party',
      text: '',
      quotes: [quoteAt(text, party.start, Math.min(party.end, party.start + 160))],
    });
  for (const date of findDates(text.text).slice(0, 4))
    facts.push({ label: 'Date', text: '', quotes: [quoteAt(text, date.start, date.end)] });
  for (const amount of findAmounts(text.text).slice(0, 5))
    facts.push({ label: 'Amount', text: '', quotes: [quoteAt(text, amount.start, amount.end)] });
  return facts;
}
