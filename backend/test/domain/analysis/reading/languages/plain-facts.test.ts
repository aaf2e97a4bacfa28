import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { tellerFor } from '../../../../../src/domain/analysis/report/languages/teller-for.ts';

function factsOf(text: string) {
  const verdict = analyzeByRules({
    document: documentFromText(text),
    reader: { identity: 'Reader', country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict.report.facts.map(({ label, text: said }) => `${label}: ${said}`);
}

const GERMAN = (clause: string) =>
  `MIETVERTRAG\n\nzwischen Anna Berg (Vermieterin) und Jonas Kühn (Mieter)\n\nDer Mieter zahlt die Miete. ${clause}`;

describe('facts of plain papers', () => {
  it.each([
    [
      'the day above the signatures',
      `${GERMAN('Die Frist endet.')}\n\nLeipzig, 12. Januar 2027`,
      'Signed or dated: 12 January 2027.',
    ],
    [
      'the day of a payment up to then',
      GERMAN('Das Geld zahlt der Mieter bis zum 10. April 2027.'),
      'Deadline: 10 April 2027.',
    ],
    [
      'the second of two days',
      'CONTRATTO DI LOCAZIONE\n\ntra Anna Gatti, locatrice, e Gino Russo, conduttore\n\nLa stanza è affittata dal 1° ottobre 2027 al 30 settembre 2028.',
      'End: 30 September 2028.',
    ],
  ])('tell %s', (_, text, fact) => {
    expect(factsOf(text)).toContain(fact);
  });

  it('do not say that a fee comes again because another one does', () => {
    const facts = factsOf(
      GERMAN(
        'Der Beitrag ist 34,90 € im Monat, die Aufnahmegebühr 49 € einmalig, die Pauschale 19 € zweimal im Jahr.',
      ),
    );
    expect(facts.filter((fact) => /49 €|19 €/.test(fact)).join()).not.toMatch(/month|year/);
    expect(facts.join()).toContain('34,90 € a month');
  });

  it('take no time on the clock for a length of time', () => {
    const paper =
      'CONTRAT DE TRAVAIL\n\nentre Alpha SARL, employeur, et Jean Petit, salarié\n\nEn cas de maladie, prévenir avant 9 heures et envoyer un certificat sous 48 heures.';
    expect(factsOf(paper).join()).toContain('48 hours');
    expect(factsOf(paper).join()).not.toContain('9 hours');
  });

  it('take no ban after the end, nor the time of a price, for the term', () => {
    const paper = (clause: string) =>
      `CONTRATO DE TRABAJO\n\nentre Alfa, S.L., empresa, y Ana Gil, trabajadora\n\n${clause}`;
    expect(
      factsOf(paper('No podrá trabajar en otro taller durante dos años después de salir.')).join(),
    ).not.toContain('Term');
    expect(factsOf(paper('La tarifa es de 17,90 € al mes durante un año.')).join()).not.toContain('Term');
  });

  it('end a name where the next field of a form begins', () => {
    const facts = factsOf(
      'MITGLIEDSVERTRAG\n\nStudio: Fit GmbH\n\nMitglied: Marlene Vogt Beginn: 15.01.2027\n\nDas Mitglied zahlt 30 € im Monat.',
    );
    expect(facts.join()).toContain('Marlene Vogt (Member)');
  });

  it('keep a decimal comma of the paper', () => {
    expect(tellerFor('fr', 'fr').say('Being late costs 1,5 % a month')).toContain('1,5 %');
  });
});
