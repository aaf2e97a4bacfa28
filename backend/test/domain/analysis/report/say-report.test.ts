import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { createGrounding } from '../../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';
import { groundReport } from '../../../../src/domain/analysis/report/ground-report.ts';
import { CATALOGUES } from '../../../../src/domain/analysis/report/languages/catalogue.ts';
import { tellerFor } from '../../../../src/domain/analysis/report/languages/teller-for.ts';
import { SECTION_TITLES, type Country, type ReportLanguage } from '../../../../../config/product.ts';
import { unsaidIn } from '../../../support/messages/unsaid.ts';
import { CONTRACTS, contractText } from '../fixtures.ts';

const today = new Date('2026-11-20T00:00:00Z');

function verdictIn(id: string, language: ReportLanguage | undefined, identity = 'Tenant') {
  const reader = {
    identity,
    country: 'United Kingdom' as Country,
    ...(language === undefined ? {} : { language }),
  };
  const verdict = analyzeByRules({ document: documentFromText(contractText(id)), reader, today });
  if (verdict.outcome === 'rejected') throw new Error(verdict.reply);
  return verdict;
}

describe.each([...CATALOGUES])('a report in $language', ({ language }) => {
  it.each(CONTRACTS.map(({ id, sides }) => [id, sides[0] ?? 'User'] as const))(
    'says all that stands in the one on %s',
    (id, identity) => {
      const document = documentFromText(contractText(id));
      const text = toLegalText(document);
      const draft = readPaper({ document, text, reader: { identity, country: 'Germany' }, today });
      const report = groundReport({ draft, document, grounding: createGrounding(text), today });
      expect(unsaidIn(report, draft, tellerFor(language, null))).toEqual([]);
    },
  );

  it('keeps the titles of the six sections, and shows its own below', () => {
    const { sections } = verdictIn('lease-harsh', language);
    expect(sections.map(({ title }) => title)).toEqual([...SECTION_TITLES]);
    const { tell } = tellerFor(language, null);
    for (const [index, { content }] of sections.entries())
      expect(content.startsWith(`*${tell(SECTION_TITLES[index]!)}`)).toBe(true);
  });

  it('keeps quotes, ids, severities and figures as they are in English', () => {
    const english = verdictIn('lease-harsh', 'en').report;
    const { report } = verdictIn('lease-harsh', language);
    expect(report.language).toBe(language);
    const shape = ({ id, severity, quotes }: (typeof report.risks)[number]) => ({ id, severity, quotes });
    expect(report.risks.map(shape)).toEqual(english.risks.map(shape));
    expect(report.facts.map(({ id, date, amount, quotes }) => ({ id, date, amount, quotes }))).toEqual(
      english.facts.map(({ id, date, amount, quotes }) => ({ id, date, amount, quotes })),
    );
  });

  it('keeps the wording to propose in the language of the paper, into which it goes', () => {
    const wordingsOf = ({ report }: ReturnType<typeof verdictIn>) => [
      ...report.risks.map(({ wording }) => wording),
      ...report.gaps.map(({ wording }) => wording),
    ];
    const wordings = wordingsOf(verdictIn('lease-harsh', language));
    expect(wordings).toEqual(wordingsOf(verdictIn('lease-harsh', 'en')));
    expect(wordings.some((wording) => wording !== null)).toBe(true);
  });

  it('is the one that a document in it gets when the language of the document is asked for', () => {
    const papers = {
      de: 'de-mietvertrag',
      fr: 'fr-bail',
      es: 'es-servicios',
      pt: 'pt-locacao',
      it: 'it-collaborazione',
    };
    expect(verdictIn(papers[language], 'document', 'User').report.language).toBe(language);
  });
});

it('is in English, without a word of other languages, where none or one without a catalogue is asked for', () => {
  const english = verdictIn('lease-harsh', undefined);
  expect(english.report).not.toHaveProperty('language');
  expect(english.report).not.toHaveProperty('words');
  expect(verdictIn('lease-harsh', 'en')).toEqual(english);
  expect(verdictIn('lease-harsh', 'document')).toEqual(english);
});
