import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

const PAPERS = [
  ['de', 'de-arbeitsvertrag', 'Arbeitnehmer'],
  ['fr', 'fr-formation', 'Stagiaire'],
  ['es', 'es-coworking', 'Cliente'],
  ['pt', 'pt-escola', 'Responsável'],
  ['it', 'it-locazione', 'Conduttore'],
] as const;

const textOf = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/languages/${name}.txt`, import.meta.url), 'utf8');

function read(text: string, identity: string) {
  const verdict = analyzeByRules({
    document: documentFromText(text),
    reader: { identity, country: 'Other' },
    today: new Date('2026-11-20'),
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  const { paper, facts, duties, risks, warnings } = verdict.report;
  return { language: paper.language, points: facts.length + duties.length + risks.length, warnings };
}

/** Letters as a scanner misreads them. */
const misread = (text: string): string => {
  let count = 0;
  return text
    .replaceAll('ß', 'B')
    .replaceAll('ç', 'c')
    .replaceAll(/[äàâáã]/gu, 'a')
    .replaceAll('ü', 'u')
    .replaceAll('l', () => ((count += 1) % 9 === 0 ? '1' : 'l'));
};
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How much of the points of the clean paper has to be left. */
const FORMS: readonly (readonly [string, (text: string) => string, number])[] = [
  ['without accents', bare, 0.9],
  ['in capitals only', (text) => text.toUpperCase(), 0.75],
  ['with misread letters', misread, 0.6],
  ['below a line in Polish', (text) => `Umowa, tłumaczenie znajduje się poniżej\n\n${text}`, 0.9],
  ['below a line in Hindi', (text) => `यह अनुबंध नीचे दिया गया है\n\n${text}`, 0.9],
  ['below a line in Arabic', (text) => `العقد مترجم أدناه\n\n${text}`, 0.9],
];

describe.each(PAPERS)('a paper in %s', (language, name, identity) => {
  const clean = read(textOf(name), identity);
  it.each(FORMS)('is read as such %s', (_, change, share) => {
    const changed = read(change(textOf(name)), identity);
    expect(changed.language).toBe(language);
    expect(changed.points).toBeGreaterThanOrEqual(Math.floor(clean.points * share));
    expect(changed.warnings.join(' ')).toContain('It was read by rules for that language');
  });
});

it('says at once that the rules do not read a paper in Polish', () => {
  const polish = `UMOWA NAJMU LOKALU\n\nzawarta w dniu 1 marca 2027 r. pomiędzy Anną Kowalską a Janem Nowakiem\n\n§ 1 Wynajmujący oddaje Najemcy do używania lokal mieszkalny przy ulicy Lipowej 3.\n\n§ 2 Najemca zobowiązany jest do zapłaty czynszu w wysokości 2000 zł do 10 dnia każdego miesiąca.\n\n§ 3 Umowa może być rozwiązana z trzymiesięcznym okresem wypowiedzenia.\n\nPodpisy`;
  const verdict = analyzeByRules({
    document: documentFromText(polish),
    reader: { identity: 'Najemca', country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  const { paper, warnings, risks } = verdict.report;
  expect(risks.filter(({ certainty }) => certainty === 'found')).toEqual([]);
  expect(paper.language === null || !['de', 'fr', 'es', 'pt', 'it', 'en'].includes(paper.language)).toBe(
    true,
  );
  expect(warnings.join(' ')).toContain('The rules read');
});
