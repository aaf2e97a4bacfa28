import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { CATALOGUES } from '../../../../src/domain/analysis/report/languages/catalogue.ts';
import { tellerFor } from '../../../../src/domain/analysis/report/languages/teller-for.ts';
import { SECTION_TITLES, type Country, type ReportLanguage } from '../../../../../config/product.ts';
import { readFor, unsaidIn, type ReadText } from '../../../support/messages/unsaid.ts';
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

const known = new Map<string, readonly ReadText[]>();

/** The reports on a contract for either side and for somebody else, read once for all languages. */
function reportsOn({ id, sides }: (typeof CONTRACTS)[number]): readonly ReadText[] {
  const read = known.get(id) ?? [...sides, 'User'].map((identity) => readFor(identity, contractText(id)));
  known.set(id, read);
  return read;
}

describe.each([...CATALOGUES])('a report in $language', ({ language }) => {
  it.each(CONTRACTS)('says all that stands in those on $id, whoever reads it', (contract) => {
    const teller = tellerFor(language, null);
    expect(reportsOn(contract).flatMap((read) => unsaidIn(read, teller))).toEqual([]);
  });

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

it('quotes a label of the paper, which is no word of the language, as the paper writes it', () => {
  const paper = [
    'RESIDENTIAL LEASE',
    'Landlord: Ada Wren',
    'Tenant: Bo Nyland',
    'Monthly Rent: $900.00',
    'The Tenant pays the rent on the first day of each month and keeps the flat clean.',
    'Signed on February 9, 2027 by Ada Wren and Bo Nyland.',
  ].join('\n\n');
  const reader = { identity: 'Tenant', country: 'United States', language: 'de' } as const;
  const verdict = analyzeByRules({ document: documentFromText(paper), reader, today });
  if (verdict.outcome === 'rejected') throw new Error(verdict.reply);
  expect(verdict.report.facts.map(({ label }) => label)).toContain('„Monthly Rent“');
  expect(verdict.sections[4]!.content).toContain('(„Monthly Rent“)');
});
