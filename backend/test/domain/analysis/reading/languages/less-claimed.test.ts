import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

function reportOn(paper: string, identity: string) {
  const verdict = analyzeByRules({
    document: documentFromText(paper),
    reader: { identity, country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict.report;
}

/** The titles of risks that quote some words, in a lease or a job with one more clause. */
function titlesOf(paper: string, identity: string, clause: string): readonly string[] {
  return reportOn(paper.replace('{}', clause), identity)
    .risks.filter(({ quotes }) => quotes.some(({ text }) => text.includes(clause) || clause.includes(text)))
    .map(({ title }) => title);
}

const PT =
  'CONTRATO DE ALUGUER DE CARRO\n\nentre Vans Lda., locadora, e João Reis, cliente\n\n1. O cliente paga 300 euros e não pode fumar no carro.\n\n2. {}\n\n3. O cliente devolve o carro limpo.\n\nAssinaturas';
const ES =
  'CONTRATO DE ALQUILER\n\nentre Ana Gil, arrendadora, y Juan Sanz, arrendatario\n\n1. El contrato empieza el 1 de marzo de 2027.\n\n2. {}\n\nFirmas';
const FR =
  'CONTRAT DE TRAVAIL\n\nentre Anne Berger, employeur, et Jean Petit, salarié\n\n1. Le contrat commence le 1er mars 2027.\n\n2. {}\n\nSignatures';
const IT =
  'CONTRATTO DI NOLEGGIO\n\ntra Vela S.r.l., noleggiante, e Gino Russo, cliente\n\n1. Il noleggio comincia il 1° marzo 2027.\n\n2. {}\n\nFirme';

describe('what is no burden of that kind in other languages', () => {
  it.each([
    [PT, 'João Reis', 'O cliente não pode transportar animais no carro nem sair de Espanha.', 'leave'],
    [
      ES,
      'Juan Sanz',
      'La arrendadora declara que la vivienda está libre y entrega copia de las escrituras.',
      'come in',
    ],
    [
      ES,
      'Juan Sanz',
      'El arrendatario pagará la renta dentro de los cinco primeros días del mes.',
      'little time',
    ],
    [
      ES,
      'Juan Sanz',
      'La arrendadora puede cancelar el contrato en cualquier momento, sin indemnización.',
      'Leaving',
    ],
    [FR, 'Jean Petit', "Les heures sont récupérées si l'employeur le souhaite.", 'come in'],
    [IT, 'Gino Russo', 'Il prezzo è di 90 euro, da pagare al ritiro del mezzo.', 'Leaving'],
  ])('%#: %s', (paper, identity, clause, words) => {
    expect(titlesOf(paper, identity, clause).filter((title) => title.includes(words))).toEqual([]);
  });

  it('is no website because a customer stands in it', () => {
    const { facts } = reportOn(
      PT.replace('CONTRATO DE ALUGUER DE CARRO', 'CONDIÇÕES').replace('{}', 'O carro tem rádio.'),
      'João Reis',
    );
    expect(facts.find(({ kind }) => kind === 'document')?.text).not.toContain('Online');
    const hired = reportOn(PT.replace('{}', 'O carro tem rádio.'), 'João Reis');
    expect(hired.facts.find(({ kind }) => kind === 'document')?.text).toContain('hire agreement');
  });

  it('names no fine as what is lost', () => {
    const clause =
      'Prêter le badge entraîne une amende de 90 € et le renvoi sans remboursement des frais payés.';
    expect(titlesOf(FR, 'Jean Petit', clause).filter((title) => title.includes('get 90'))).toEqual([]);
  });
});
