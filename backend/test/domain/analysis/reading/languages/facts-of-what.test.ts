import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

const HEADS = {
  de: 'MIETVERTRAG\n\nzwischen Anna Berg (Vermieterin) und Jana Kühn (Mieterin)\n\nDie Mieterin zahlt die Miete.',
  fr: 'CONTRAT DE LOCATION\n\nentre Anne Berger, bailleresse, et Jean Petit, locataire\n\nLe locataire paie le loyer.',
  es: 'CONTRATO DE ALQUILER\n\nentre Ana Gil, arrendadora, y Juan Sanz, arrendatario\n\nEl arrendatario paga la renta.',
  pt: 'CONTRATO DE ALUGUEL\n\nentre Ana Gil, locadora, e João Reis, locatário\n\nO locatário paga o aluguel e não pode fumar na casa.',
  it: 'CONTRATTO DI LOCAZIONE\n\ntra Anna Gatti, locatrice, e Gino Russo, conduttore\n\nIl conduttore paga il canone.',
};

/** The facts of a lease with one more clause, each as `label: text`, for its landlord. */
function factsOf(language: keyof typeof HEADS, clause: string): readonly string[] {
  const verdict = analyzeByRules({
    document: documentFromText(`${HEADS[language]}\n\n${clause}`),
    reader: { identity: 'Nobody', country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict.report.facts.map(({ label, text }) => `${label}: ${text}`);
}

describe('what a time or a day in a paper is of', () => {
  it.each([
    ['es', 'El arrendatario cede su imagen por tiempo indefinido para la publicidad del contrato.', 'Term:'],
    ['es', 'La arrendadora devuelve la fianza en el plazo de dos meses desde la salida.', 'Term:'],
    ['pt', 'O locatário guarda sigilo durante 3 anos após o término.', 'Term:'],
    ['es', 'Si el arrendatario causa baja antes de cumplir los nueve meses, paga 100 euros.', 'Notice'],
    ['fr', "La bailleresse peut fermer l'accès à la cour jusqu'à cinq semaines par an.", 'Deadline'],
    ['it', 'I lavori sono descritti nel preventivo n. 7 del 3 aprile 2027.', 'Completion'],
  ] as const)('is not told as another: %s: %s', (language, clause, label) => {
    expect(factsOf(language, clause).filter((fact) => fact.startsWith(label))).toEqual([]);
  });

  it.each([
    [
      'de',
      'Er kann von der Mieterin mit einer Frist von zwei Monaten gekündigt werden.',
      'Notice: ending: Tenant – ending – 2 months.',
    ],
    [
      'es',
      'La renta, que el arrendatario pagará en el plazo de ocho días, es fija.',
      'Deadline: payment: Tenant – payment – 8 days.',
    ],
    [
      'es',
      'La arrendadora podrá resolver el contrato con diez días de aviso.',
      'Notice: ending: Landlord – ending – 10 days.',
    ],
    ['it', 'La stanza è affittata dal 4 al 19 luglio 2027.', 'Start: 4 July 2027.'],
    ['pt', 'O quarto fica alugado de 28 de maio a 3 de junho de 2027.', 'Start: 28 May 2027.'],
    ['de', 'Das Zimmer ist vom 2. bis 9. Mai 2027 vermietet.', 'End: 9 May 2027.'],
    ['fr', 'Date de début : 04/02/2027', 'Start: 4 February 2027.'],
    ['es', 'El seguro tiene una franquicia de 300 euros.', 'Excess: 300 euros.'],
    [
      'de',
      'Die Kündigungsfrist beträgt für die Vermieterin zwei Wochen, für die Mieterin fünf Monate zum Monatsende.',
      'Notice: ending: Tenant – ending – 5 months.',
    ],
    [
      'fr',
      'Chaque partie peut mettre fin au bail en cas de force majeure avec un préavis de dix jours.',
      'Notice: ending: either side – ending – 10 days, only in the case named there.',
    ],
    ['fr', 'Date du déménagement : 9 avril 2027', 'Date: 9 April 2027.'],
    ['es', 'Curso de cocina · Inicio: 05/10/2027 · Fin: 30/06/2028', 'End: 30 June 2028.'],
    ['it', 'Deposito: tre mensilità (1.200 euro), versate oggi.', 'Deposit: 1.200 euro.'],
  ] as const)('is told: %s: %s', (language, clause, fact) => {
    expect(factsOf(language, clause)).toContain(fact);
  });
});
