import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import type { PackCode } from '../../../../../src/domain/analysis/reading/languages/pack.ts';

const PAPERS: Readonly<Record<PackCode, string>> = {
  de: 'MIETVERTRAG\n\nzwischen Anna Berg (Vermieterin) und Jonas Kühn (Mieter)\n\n1. Der Vertrag beginnt am 1. März 2027.\n\n2. {}\n\n3. Die Kündigungsfrist beträgt drei Monate.\n\nUnterschriften',
  fr: 'CONTRAT DE LOCATION\n\nentre Anne Berger, bailleresse, et Jean Petit, locataire\n\n1. Le contrat commence le 1er mars 2027.\n\n2. {}\n\n3. Le préavis est de trois mois.\n\nSignatures',
  es: 'CONTRATO DE ALQUILER\n\nentre Ana Gil, arrendadora, y Juan Sanz, arrendatario\n\n1. El contrato empieza el 1 de marzo de 2027.\n\n2. {}\n\n3. El preaviso es de tres meses.\n\nFirmas',
  pt: 'CONTRATO DE ALUGUEL\n\nentre Ana Gil, locadora, e João Reis, locatário\n\n1. O contrato começa em 1º de março de 2027.\n\n2. {}\n\n3. O aviso prévio é de três meses.\n\nAssinaturas',
  it: 'CONTRATTO DI LOCAZIONE\n\ntra Anna Gatti, locatrice, e Gino Russo, conduttore\n\n1. Il contratto comincia il 1° marzo 2027.\n\n2. {}\n\n3. Il preavviso è di tre mesi.\n\nFirme',
};
const READERS: Readonly<Record<PackCode, string>> = {
  de: 'Mieter',
  fr: 'Locataire',
  es: 'Arrendatario',
  pt: 'Locatário',
  it: 'Conduttore',
};

/** Whose duty a sentence is in a lease: the tenant's, the landlord's, or nobody's. */
function bearerOf(language: PackCode, sentence: string): string | null {
  const verdict = analyzeByRules({
    document: documentFromText(PAPERS[language].replace('{}', sentence)),
    reader: { identity: READERS[language], country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  const { duties, reader } = verdict.report;
  const found = duties.find(({ quotes }) =>
    quotes.some(({ text }) => sentence.includes(text.replace(/\.$/, ''))),
  );
  return found === undefined ? null : found.sideId === reader.sideId ? 'tenant' : 'landlord';
}

const TENANT: readonly (readonly [PackCode, string])[] = [
  ['de', 'Der Mieter fegt jeden Samstag die Treppe.'],
  ['de', 'Jeden Samstag fegt der Mieter die Treppe.'],
  ['de', 'Die Miete beträgt 500 Euro im Monat.'],
  ['de', 'Der Müll ist am Abend vorher hinauszustellen.'],
  ['de', 'Das Rauchen ist nicht erlaubt.'],
  ['de', 'Besuch über Nacht muss vorher angemeldet werden.'],
  ['fr', 'Le locataire balaie les escaliers chaque samedi.'],
  ['fr', 'Le loyer est de 500 € par mois.'],
  ['fr', 'Il est interdit de fumer.'],
  ['fr', 'Une assurance est obligatoire.'],
  ['fr', 'Tout dégât est à signaler le jour même.'],
  ['es', 'El arrendatario barre la escalera cada sábado.'],
  ['es', 'Las averías pequeñas las arregla el arrendatario.'],
  ['es', 'La renta es de 500 euros al mes.'],
  ['es', 'Queda prohibido fumar.'],
  ['es', 'Hay que sacar la basura por la noche.'],
  ['pt', 'O locatário varre a escada todo sábado.'],
  ['pt', 'O aluguel é de R$ 900,00 por mês.'],
  ['pt', 'É proibido fumar.'],
  ['pt', 'O lixo deve ser levado à noite.'],
  ['it', 'Il conduttore spazza le scale ogni sabato.'],
  ['it', 'Le piccole riparazioni le paga il conduttore.'],
  ['it', 'Il canone è di 500 euro al mese.'],
  ['it', 'È vietato fumare.'],
  ['it', 'I rifiuti vanno portati via la sera.'],
];
const LANDLORD: readonly (readonly [PackCode, string])[] = [
  ['de', 'Die Vermieterin streicht das Treppenhaus alle fünf Jahre.'],
  ['de', 'Die Kaution ist binnen eines Monats zurückzuzahlen.'],
  ['fr', 'La bailleresse repeint la cage d’escalier tous les cinq ans.'],
  ['es', 'La caldera la arregla la arrendadora.'],
  ['pt', 'A locadora pinta a fachada a cada cinco anos.'],
  ['it', 'La locatrice dipinge la facciata ogni cinque anni.'],
];
const NOBODY: readonly (readonly [PackCode, string])[] = [
  ['de', 'Wenn der Mieter auszieht, endet auch der Stellplatz.'],
  ['de', 'Der Mieter darf einen Hund halten.'],
  ['de', 'Der Mieter erhält zwei Schlüssel als Mitglied der Hausgemeinschaft.'],
  ['fr', 'Quand le locataire part, la place de parking revient à l’immeuble.'],
  ['fr', 'Le locataire peut avoir un chien.'],
  ['es', 'Si el arrendatario muere, el contrato sigue con su familia.'],
  ['es', 'El arrendatario puede tener un perro.'],
  ['pt', 'Se o locatário morre, o contrato segue com a família.'],
  ['pt', 'O locatário pode ter um cachorro.'],
  ['it', 'Se il conduttore muore, il contratto continua con la famiglia.'],
  ['it', 'Il conduttore può tenere un cane.'],
];

describe('duties in plain words', () => {
  it.each(TENANT)('are the tenant’s in %s: %s', (language, sentence) => {
    expect(bearerOf(language, sentence)).toBe('tenant');
  });
  it.each(LANDLORD)('are the landlord’s in %s: %s', (language, sentence) => {
    expect(bearerOf(language, sentence)).toBe('landlord');
  });
  it.each(NOBODY)('are nobody’s in %s: %s', (language, sentence) => {
    expect(bearerOf(language, sentence)).not.toBe('tenant');
  });
});
