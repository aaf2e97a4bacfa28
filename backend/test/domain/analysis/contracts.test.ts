import { describe, expect, it } from 'vitest';
import { FAMILY_OF_KIND } from '../../../src/domain/analysis/report/kind-families.ts';
import { packOf } from '../../../src/domain/analysis/reading/packs/packs.ts';
import { writeRisks } from '../../../src/domain/analysis/report/sections/write-risks.ts';
import { CONTRACTS, contractText, markdownOf, materialOf, reportOn } from './fixtures.ts';

const english = CONTRACTS.filter((contract) => contract.language === 'en');
const withPack = (language: string) => packOf(language) !== null;
const foreign = CONTRACTS.filter(({ language }) => language !== 'en' && !withPack(language));
const read = CONTRACTS.filter(({ language }) => withPack(language));

describe('Reading contracts of our own writing', () => {
  it.each(english)('tells who signs $id, when, what it is and whose law applies', (contract) => {
    const material = materialOf(contractText(contract.id));
    expect(material.type.family).toBe(contract.family);
    for (const name of contract.parties)
      expect(material.text.parties.map((party) => party.name)).toContain(name);
    expect(material.facts.agreementDate?.value ?? null).toBe(contract.date);
    expect(material.law).toBe(contract.law);
  });

  it('finds at least 97 in 100 of the labelled clauses, with the words that make them', () => {
    const labelled = english.flatMap((contract) => {
      const { clauses } = materialOf(contractText(contract.id));
      return Object.entries(contract.clauses).map(([kind, words]) => ({
        label: `${contract.id}: ${kind}`,
        isFound: clauses.some((clause) => clause.kind.id === kind && clause.words.includes(words)),
      }));
    });
    const missed = labelled.filter((clause) => !clause.isFound).map((clause) => clause.label);
    expect(labelled.length).toBeGreaterThan(60);
    expect(missed.slice(Math.floor(labelled.length * 0.03))).toEqual([]);
  });

  it('finds each labelled kind somewhere, so that the few that may be missed are not all of one kind', () => {
    const labelled = new Set(english.flatMap((contract) => Object.keys(contract.clauses)));
    for (const contract of english) {
      for (const { kind, words } of materialOf(contractText(contract.id)).clauses) {
        if (words.includes(contract.clauses[kind.id] ?? '\0')) labelled.delete(kind.id);
      }
    }
    expect([...labelled]).toEqual([]);
  });

  it.each(english.filter(({ absent = [] }) => absent.length > 0))(
    'claims no clause that $id has not',
    ({ id, absent = [] }) => {
      const found = materialOf(contractText(id)).clauses.map(({ kind }) => kind.id);
      expect(absent.filter((kind) => found.includes(kind))).toEqual([]);
    },
  );

  it.each(
    english.flatMap((contract) =>
      Object.entries(contract.risks).map(([reader, kinds]) => ({
        id: contract.id,
        clauses: contract.clauses,
        reader,
        kinds,
      })),
    ),
  )('raises the risks of $id for $reader', ({ id, clauses, reader, kinds }) => {
    const risks = writeRisks(materialOf(contractText(id), { identity: reader })).slice(0, 12);
    const said = risks.flatMap(({ risk }) => risk.quotes.map(({ text }) => text));
    const families = risks.map(({ risk }) => risk.family);
    const missed = kinds.filter(
      (kind) =>
        !said.some((words) => words.includes(clauses[kind] ?? kind)) &&
        !families.includes(FAMILY_OF_KIND[kind]!),
    );
    expect(missed).toEqual([]);
    if (kinds.length === 0) expect(risks.filter(({ risk }) => risk.severity === 'high')).toEqual([]);
  });

  it.each(foreign)('calls nothing missing in $id and says the language is not read', (contract) => {
    const report = reportOn(contractText(contract.id));
    const markdown = markdownOf(report);
    expect(markdown).not.toMatch(/Missing clauses/);
    expect(report.sections[0]!.content).toMatch(
      /^The rules read English, German, French, Spanish, Portuguese and Italian only, and this document is in [A-Z]/,
    );
    expect(report.notices.map((notice) => notice.code)).toContain('language-not-read');
    for (const name of contract.parties) expect(report.sections[0]!.content).toContain(name);
  });

  it.each(read)('reads $id by the rules for its language and says so', (contract) => {
    const report = reportOn(contractText(contract.id));
    expect(report.sections[0]!.content).toMatch(/^This paper is in [A-Z][a-z]+\. It was read by rules/);
    expect(report.notices.map((notice) => notice.code)).not.toContain('language-not-read');
    for (const name of contract.parties) expect(report.sections[0]!.content).toContain(name);
  });
});
