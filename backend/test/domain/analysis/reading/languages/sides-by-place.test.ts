import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../../../config/product.ts';
import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

function sidesOf(words: string, identity: string, country: Country = 'Other') {
  const verdict = analyzeByRules({
    document: documentFromText(words),
    reader: { identity, country },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('rejected');
  const { sides, reader, facts } = verdict.report;
  return {
    names: sides.map(({ name }) => name),
    own: sides.find(({ id }) => id === reader.sideId)?.name,
    // a side with a second name is told `…, with …`
    others: facts.map(({ text }) => text).filter((text) => text.includes(', with ')),
  };
}

describe('who is who in a paper of another language', () => {
  it('is told by a word that means either side, from the word it faces', () => {
    const paper = (a: string, b: string) => `CONTRATTO DI NOLEGGIO

Tra Marea Blu S.r.l., con sede a Rimini (di seguito "il ${a}") e Sara Lotti, nata a Forlì (di seguito "il ${b}")

Art. 1. Il ${a} concede in uso la barca. Il ${b} paga 200 euro. Il ${b} restituisce la barca pulita. Il ${a} può recedere in ogni momento.

Firme`;
    expect(sidesOf(paper('Noleggiatore', 'Cliente'), 'Sara Lotti').own).toBe('Sara Lotti');
    expect(sidesOf(paper('Noleggiante', 'Noleggiatore'), 'Sara Lotti').own).toBe('Sara Lotti');
  });

  it('is told by a row under a word of its own beside a row that is known', () => {
    const { names, own } = sidesOf(
      `Vereinbarung über den Hütedienst

Hüteperson: Greta Albers, Am Deich 4, Husum

Auftraggeber: Nils und Wiebke Thoms, Norderstraße 9, Husum

Die Hüteperson füttert die Katzen. Die Hüteperson schließt abends ab. Die Auftraggeber zahlen 15 Euro am Tag. Die Auftraggeber stellen das Futter. Bei Krankheit der Tiere ruft die Hüteperson die Auftraggeber sofort an und fährt mit ihnen zum Arzt. Jede Seite kann diese Vereinbarung mit einer Frist von einer Woche kündigen.

Unterschriften`,
      'Wiebke Thoms',
    );
    expect(names).toContain('Greta Albers');
    expect(own).toBe('Nils und Wiebke Thoms');
  });

  it('is not told by a clause that speaks of a role above the signatures', () => {
    const { names, others, own } = sidesOf(
      `Mietvertrag

zwischen

Frau Annegret Wollschläger, Kastanienallee 41, Leipzig, nachfolgend „Vermieterin“

und

Herrn Jonas Petrović, Riebeckstraße 9, Leipzig, nachfolgend „Mieter“

Der Mieter zahlt 612 Euro im Monat an die Vermieterin.

Nach Ablauf der in § 2 genannten Zeit kann der Mieter mit einer Frist von drei Monaten kündigen. Gibt der Mieter die Wohnung verspätet zurück, schuldet er für jeden angefangenen Monat die doppelte Miete.

_______________________ _______________________

Vermieterin Mieter`,
      'Mieter',
      'Germany',
    );
    expect(names).toEqual(['Annegret Wollschläger', 'Jonas Petrović']);
    expect(others).toEqual([]);
    expect(own).toBe('Jonas Petrović');
  });

  it('is told by a role right in front of a name in a letter', () => {
    const { names, own } = sidesOf(
      `Lettera di incarico

Con la presente la ditta Termo Bianchi di Bianchi Luca si impegna a eseguire per la committente Rita Sarti i lavori della caldaia.

La committente versa 900 euro alla firma. La ditta finisce entro dieci giorni. La ditta può sospendere i lavori se la committente non paga. Ogni variante richiesta dalla committente si paga a parte al prezzo che è stabilito dalla ditta nel preventivo.

Firma per accettazione`,
      'Rita Sarti',
    );
    expect(names).toEqual(['Termo Bianchi', 'Rita Sarti']);
    expect(own).toBe('Rita Sarti');
  });

  it('is told by who is greeted, and a family that signs writes', () => {
    const { names, own } = sidesOf(
      `Buchungsbestätigung

Ferienhaus Möwe, Familie Jansen, Deichweg 3, Husum

Guten Tag Frau Arslan,

vielen Dank für Ihre Buchung. Wir bestätigen Ihnen das Haus vom 2. bis 9. Mai 2027. Bitte überweisen Sie 200 Euro. Den Rest zahlen Sie bei der Anreise. Wir stellen die Handtücher. Sie verlassen das Haus bis 10 Uhr.

Im Haus

Haustiere sind nicht erlaubt.

Familie Jansen`,
      'Frau Arslan',
    );
    expect(names).toEqual(['Familie Jansen', 'Arslan']);
    expect(own).toBe('Arslan');
  });

  it('is told by whole names: behind `as`, of a couple, with an abbreviation', () => {
    expect(
      sidesOf(
        `CONTRATO DE TRABAJO

Como empleadora: Dña. Maite Otero Lago, Vigo.

Como trabajadora: Dña. Rosa Peña Cruz, Vigo.

La trabajadora limpia la casa. La empleadora paga 600 euros al mes. La trabajadora tiene dos días libres.

Firmas`,
        'Rosa Peña Cruz',
      ).names,
    ).toEqual(['Maite Otero Lago', 'Rosa Peña Cruz']);
    expect(
      sidesOf(
        `Acordo com a ama

Entre Ana Lopes, ama, e os pais Rui e Marta Faria, residentes em Braga.

A ama dá o almoço. Os pais pagam 300 € por mês. Os pais trazem a roupa. A ama tem seguro.

Assinaturas`,
        'Marta Faria',
      ).own,
    ).toBe('Rui e Marta Faria');
    expect(
      sidesOf(
        `Arbeitsvertrag

Zwischen der Blank & Co. Service GmbH, Hafenstr. 1, Kiel (Arbeitgeber), und Frau Ewa Nowak, Kiel (Arbeitnehmerin), wird vereinbart:

Die Arbeitnehmerin reinigt die Büros. Der Arbeitgeber zahlt 14 Euro in der Stunde. Die Kündigungsfrist beträgt vier Wochen.`,
        'Ewa Nowak',
      ).names,
    ).toEqual(['Blank & Co. Service GmbH', 'Ewa Nowak']);
  });
});
