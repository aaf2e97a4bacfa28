import { describe, expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

const PAPERS = {
  de: [
    'Mieterin',
    'MIETVERTRAG\n\nzwischen Anna Berg (Vermieterin) und Jana Kühn (Mieterin)\n\n1. Die Mieterin zahlt 300 Euro im Monat.\n\n2. {}\n\nUnterschriften',
  ],
  fr: [
    'client',
    'CONDITIONS DE LOCATION\n\nLoueur : Festik SRL, Namur\n\nClient : Jean Petit, Huy\n\n1. Le client paie 300 euros. Le loueur livre le matériel.\n\n2. {}\n\nSignatures',
  ],
  pt: [
    'cliente',
    'CONTRATO DE PRESTAÇÃO DE SERVIÇOS\n\nPrestadora: Casa Nova Lda.\n\nCliente: João Reis\n\n1. O cliente paga 300 euros. A prestadora faz o trabalho.\n\n2. {}\n\nAssinaturas',
  ],
  it: [
    'cliente',
    'CONTRATTO DI NOLEGGIO\n\nFornitore: Onda S.r.l., Rimini\n\nCliente: Gino Russo, Forlì\n\n1. Il cliente paga 300 euro. Il fornitore consegna la barca.\n\n2. {}\n\nFirma del cliente ______________     Firma del fornitore ______________',
  ],
} as const;

function report(language: keyof typeof PAPERS, clause: string) {
  const [identity, paper] = PAPERS[language];
  const verdict = analyzeByRules({
    document: documentFromText(paper.replace('{}', clause)),
    reader: { identity, country: 'Other' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict.report;
}

const familiesOf = (language: keyof typeof PAPERS, clause: string): (string | null)[] =>
  report(language, clause)
    .risks.filter(({ quotes }) => quotes.some(({ text }) => clause.includes(text) || text.includes(clause)))
    .map(({ family }) => family);

describe('words of a burden that weigh on nobody', () => {
  it.each([
    ['pt', 'forum', 'Os conflitos podem ser levados a um centro de arbitragem de consumo.'],
    ['de', 'forum', 'Streitigkeiten können von einer Schlichtungsstelle behandelt werden.'],
    ['de', 'restraint', 'Die Mieterin nutzt die Räume ausschließlich zu Wohnzwecken.'],
    ['fr', 'deemed-consent', 'La signature du bon vaut acceptation des présentes conditions.'],
    [
      'fr',
      'minimum-commitment',
      'Toute somme en retard produit un intérêt et une indemnité avec un minimum de 40 €.',
    ],
    ['fr', 'short-deadline', 'Le solde est payable au plus tard 5 jours avant la fête.'],
    ['pt', 'security', 'O cliente declara que sobre a casa existe uma hipoteca a favor de um banco.'],
    ['pt', 'data-or-image', 'A prestadora obriga-se a fazer fotografias e a publicar anúncios.'],
    ['it', 'forfeiture', 'In caso di guasto il fornitore rimborsa le ore perse al cliente.'],
    ['it', 'drafting-error', 'Firma del cliente ______________'],
  ] as const)('are no risk (%s, %s)', (language, family, clause) => {
    expect(familiesOf(language, clause)).not.toContain(family);
  });

  it.each([
    ['pt', 'forum', 'Os conflitos só podem ser levados a um centro de arbitragem do Rio.'],
    ['fr', 'deemed-consent', "L'utilisation du matériel vaut acceptation des présentes conditions."],
    ['it', 'forfeiture', 'In caso di maltempo le ore sono perse senza rimborso.'],
  ] as const)('are one where they do (%s, %s)', (language, family, clause) => {
    expect(familiesOf(language, clause)).toContain(family);
  });
});

describe('facts of a paper in another language', () => {
  const factsOf = (language: keyof typeof PAPERS, clause: string) =>
    report(language, clause).facts.map(({ label, text }) => `${label}: ${text}`);

  it('tell a span of days by its first day', () => {
    expect(factsOf('it', 'Dal: 04/07/2027 ore 9:00 Al: 06/07/2027 ore 19:00.')).toEqual(
      expect.arrayContaining(['Start: 4 July 2027.', 'End: 6 July 2027.']),
    );
    expect(factsOf('de', 'Vom 3. Mai 2027 bis zur Ernte, voraussichtlich 9. September 2027.')).toContain(
      'Start: 3 May 2027.',
    );
  });

  it('make no notice of the end of a month, an interval or what begins when all is over', () => {
    const notices = [
      ...factsOf('fr', "Chaque partie résilie pour la fin d'un mois avec un préavis de trois mois."),
      ...factsOf('pt', 'A prestadora informa o cliente das visitas de dez em dez dias.'),
      ...factsOf('pt', 'O valor é devido se, em até 18 meses depois do fim do contrato, houver visita.'),
    ].join('\n');
    expect(notices).toContain('3 months');
    expect(notices).not.toMatch(/1 month|10 days|18 months/);
  });

  it('say that defects are told of, not mended', () => {
    const facts = factsOf('de', 'Mängel müssen innerhalb von 4 Tagen gemeldet werden.').join('\n');
    expect(facts).toContain('reporting');
    expect(facts).not.toContain('putting right');
  });
});

describe('what the other side may do', () => {
  it('is no duty of its own', () => {
    const { duties } = report(
      'it',
      'Il fornitore controlla la posizione con un localizzatore GPS in ogni momento.',
    );
    expect(duties.some(({ quotes }) => quotes.some(({ text }) => text.includes('localizzatore')))).toBe(
      false,
    );
  });

  it('is no duty where a condition with an aside opens the clause', () => {
    const clause =
      'Verlässt die Mieterin das Zimmer früher, ohne dass die Vermieterin schuld ist, so schuldet sie der Vermieterin 200 Euro.';
    const { duties, reader } = report('de', clause);
    const own = duties.find(({ quotes }) => quotes.some(({ text }) => text.includes('200 Euro')));
    expect(own?.sideId).toBe(reader.sideId);
  });
});
