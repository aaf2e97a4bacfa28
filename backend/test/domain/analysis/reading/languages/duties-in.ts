import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import type { PackCode } from '../../../../../src/domain/analysis/reading/languages/pack.ts';

/** Whose duty something is, with the tenant of a lease as the reader. */
export type DutyOf = 'reader' | 'other' | 'nobody';

const PAPERS: Readonly<Record<PackCode, readonly [reader: string, text: string]>> = {
  de: [
    'Mieterin',
    'MIETVERTRAG\n\nzwischen Anna Berg (Vermieterin) und Jana Kühn (Mieterin)\n\n1. Der Vertrag beginnt am 1. März 2027.\n\n2. {}\n\n3. Die Kündigungsfrist beträgt drei Monate.\n\nUnterschriften',
  ],
  fr: [
    'locataire',
    'CONTRAT DE LOCATION\n\nentre Anne Berger, bailleresse, et Jean Petit, locataire\n\n1. Le contrat commence le 1er mars 2027.\n\n2. {}\n\n3. Le préavis est de trois mois.\n\nSignatures',
  ],
  es: [
    'arrendatario',
    'CONTRATO DE ALQUILER\n\nentre Ana Gil, arrendadora, y Juan Sanz, arrendatario\n\n1. El contrato empieza el 1 de marzo de 2027.\n\n2. {}\n\n3. El preaviso es de tres meses.\n\nFirmas',
  ],
  pt: [
    'locatário',
    'CONTRATO DE ALUGUEL\n\nentre Ana Gil, locadora, e João Reis, locatário\n\n1. O contrato começa em 1º de março de 2027.\n\n2. {}\n\n3. O aviso prévio é de três meses.\n\nAssinaturas',
  ],
  it: [
    'conduttore',
    'CONTRATTO DI LOCAZIONE\n\ntra Anna Gatti, locatrice, e Gino Russo, conduttore\n\n1. Il contratto comincia il 1° marzo 2027.\n\n2. {}\n\n3. Il preavviso è di tre mesi.\n\nFirme',
  ],
};

/** Reads a clause in a lease and says whose duty the part with some words became. */
export function dutiesIn(language: PackCode, clause: string, words = clause): DutyOf {
  const [identity, paper] = PAPERS[language];
  const verdict = analyzeByRules({
    document: documentFromText(paper.replace('{}', clause)),
    reader: { identity, country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  const { duties, reader } = verdict.report;
  const found = duties.find(({ quotes }) =>
    quotes.some(({ text }) => text.includes(words) || words.includes(text)),
  );
  return found === undefined ? 'nobody' : found.sideId === reader.sideId ? 'reader' : 'other';
}
