import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../../../config/product.ts';
import { verdictOn } from '../../fixtures.ts';

interface Example {
  readonly country: Country;
  readonly words: string;
  /** Stronger and weaker side. */
  readonly sides: readonly [string, string];
}

const PAPERS: Readonly<Record<string, Example>> = {
  'a loan in which each is called by a first name': {
    country: 'France',
    words: `Prêt entre amis

Le 3 mai 2027, Odile Marchand prête à Bruno Castel 900 euros pour réparer sa voiture.

Bruno rembourse 75 euros le premier de chaque mois, à partir de juillet. Odile ne demande pas d'intérêts. Si Bruno saute deux mois, Odile peut demander le reste.

Fait à Tours, signatures`,
    sides: ['Odile Marchand', 'Bruno Castel'],
  },
  'a debt told by the one who owes it': {
    country: 'Spain',
    words: `Reconocimiento de deuda

Marcos Ibarra reconoce deber a Elena Pastor 1.500 euros por la compra de la moto.

Marcos paga 125 euros el día 5 de cada mes. Elena no cobra intereses. Si falta un pago, Marcos debe avisar a Elena en tres días.

Firmado en Lugo`,
    sides: ['Elena Pastor', 'Marcos Ibarra'],
  },
  'a letter from one who lets to one who rents': {
    country: 'Germany',
    words: `An: Ronja Seifert

Liebe Ronja, du kannst ab dem 1. Mai in das Zimmer einziehen. Die Miete von 310 Euro überweist du mir bis zum Dritten. Als Kaution gibst du mir 300 Euro, die ich dir nach dem Auszug zurückgebe. Ich darf das Zimmer nach Absprache betreten. Du kannst mit vier Wochen Frist kündigen.

Viele Grüße

Edda Brunkhorst

Einverstanden: Ronja`,
    sides: ['Edda Brunkhorst', 'Ronja Seifert'],
  },
  'parties whose roles stand between commas': {
    country: 'Other',
    words: `Contrato de trabalho

Padaria Moinho Lda., empregadora, e Inês Falcão, empregada, acordam:

1. A empregada começa em 1 de junho de 2027 e trabalha 30 horas por semana.
2. A empregadora paga 980 € até ao dia 5.
3. A empregada usa a farda da casa.
4. Qualquer parte pode terminar o contrato com aviso de 30 dias.`,
    sides: ['Padaria Moinho Lda.', 'Inês Falcão'],
  },
  'a sale between two people': {
    country: 'Italy',
    words: `Vendita di una bicicletta

Carlo Ferri vende a Silvia Amato la bicicletta Bianchi del 2020.

Silvia paga 350 euro alla consegna. Carlo consegna la bicicletta il 2 giugno 2027 con il lucchetto. Se Silvia non si presenta, Carlo può venderla ad altri.

Firme`,
    sides: ['Carlo Ferri', 'Silvia Amato'],
  },
};

describe('a plain paper in a language with a pack', () => {
  it.each(Object.entries(PAPERS))(
    'is read, and its sides are known: %s',
    (_what, { country, words, sides }) => {
      const verdict = verdictOn(words, { identity: sides[1], country });
      if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
      const [stronger, weaker] = verdict.report.sides;
      expect([stronger?.name, weaker?.name]).toEqual(sides);
      expect(verdict.report.reader.sideId).toBe(weaker?.id);
    },
  );

  it.each([
    [
      'a guide',
      'Germany',
      'Umzug ohne Ärger: Das sollten Mieter wissen\n\nViele Mieter unterschreiben das Protokoll, ohne es zu lesen. Der Vermieter darf nur abziehen, was er belegen kann. Meistens dauert es drei Monate, bis die Kaution von zwei Mieten zurückkommt. Was tun, wenn nichts passiert? In der Regel hilft ein Brief mit Frist von zwei Wochen.',
    ],
    [
      'news',
      'France',
      "Les loyers montent encore\n\nUn locataire paie en moyenne 720 euros par mois, soit 3 % de plus. Certains propriétaires demandent désormais deux garants, a indiqué la fédération. L'association des locataires regrette une hausse trop rapide. Beaucoup de familles quittent le centre.",
    ],
    [
      'thanks for a loan',
      'Italy',
      'Cara Silvia,\n\ngrazie per i 350 euro che mi hai prestato, te li porto a giugno. La bicicletta corre che è una meraviglia. Ieri siamo arrivati fino al lago. Ci vediamo presto!\n\nCarlo',
    ],
  ] as const)('is told from what only speaks of such things: %s', (_what, country, words) => {
    expect(verdictOn(words, { identity: 'me', country }).outcome).toBe('rejected');
  });
});

describe('what a plain paper does not say', () => {
  it('is how often a sum is due, where the next sentence speaks of years', () => {
    const verdict = verdictOn(
      `Contrato de locação residencial

Locadora: Célia Rocha. Locatário: Rui Prado.

1. O apartamento fica alugado por 12 meses, de 1 de março de 2027 a 28 de fevereiro de 2028.

2. O locatário paga R$ 1.200,00 até o dia 5. O reajuste é anual, pelo IPCA.

3. A locadora conserta telhado e canos.`,
      { identity: 'locatário', country: 'Brazil' },
    );
    if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
    const rent = verdict.report.facts.find(({ amount }) => amount?.value === 1200);
    expect(rent?.amount?.period).not.toBe('year');
  });

  it('is that an Italian paper of short sentences is partly Spanish', () => {
    const verdict = verdictOn(
      `Contratto di lavoro

Trattoria Fiume S.n.c., Ferrara, assume Dora Neri come cuoca dal 2 maggio al 31 ottobre 2027.

1. Il datore di lavoro paga 1.400 euro netti al mese entro il 10.

2. In agosto la lavoratrice presta servizio anche la domenica.

3. Se sta male, avvisa entro mezzogiorno del giorno stesso.

4. Le ore in più si pagano con la maggiorazione del contratto collettivo.`,
      { identity: 'Dora Neri', country: 'Italy' },
    );
    if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
    expect(verdict.report.paper.language).toBe('it');
    expect(verdict.report.warnings.join(' ')).not.toContain('Spanish');
    expect(verdict.report.sides.map(({ name }) => name)).toEqual(['Trattoria Fiume S.n.c.', 'Dora Neri']);
  });

  it('is a security, where a garment is called by the same word', () => {
    const verdict = verdictOn(
      `Condiciones de uso de la tienda

La tienda Hilo Rojo SL vende ropa usada a sus clientes.

1. El cliente describe la prenda con todo detalle.

2. La tienda cobra 2 euros por venta. Si el cliente no vende, no paga.

3. El cliente debe enviar el paquete en cinco días.

Se aplica la ley española.`,
      { identity: 'cliente', country: 'Spain' },
    );
    if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
    expect(verdict.report.risks.map(({ family }) => family)).not.toContain('security');
    expect(
      verdict.report.duties.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(' '),
    ).not.toContain('no vende');
  });

  it('is that an adjective and a noun over the line for a signature sign it, or that a power of one is a duty of the other', () => {
    const verdict = verdictOn(
      `Arbeitsvertrag

zwischen der Kiesel Druck GmbH – nachfolgend „Arbeitgeber“ genannt – und Frau Ines Wolter – nachfolgend „Arbeitnehmerin“ genannt –

1. Die Arbeitnehmerin arbeitet 20 Stunden in der Woche.

2. Der Arbeitgeber zahlt 1.900 € im Monat.

3. Der Arbeitgeber kann die Arbeitnehmerin jederzeit in eine andere Filiale in Bremen versetzen.

4. Schluss

Frühere Absprachen gelten nicht mehr.

______________________ ______________________

Arbeitgeber Arbeitnehmerin`,
      { identity: 'Arbeitnehmerin', country: 'Germany' },
    );
    if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
    expect(verdict.report.sides.map(({ name }) => name)).toEqual(['Kiesel Druck GmbH', 'Ines Wolter']);
    expect(verdict.report.facts.map(({ text }) => text).join(' ')).not.toContain('Absprachen');
    // and what the employer may do is no duty of the employee
    const told = verdict.report.duties.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(' ');
    expect(told).not.toContain('versetzen');
  });
});
