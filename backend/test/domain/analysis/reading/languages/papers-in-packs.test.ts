import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../../../config/product.ts';
import type { Report } from '../../../../../src/domain/analysis/report/report.ts';
import { verdictOn } from '../../fixtures.ts';

function read(words: string, identity: string, country: Country): Report {
  const verdict = verdictOn(words, { identity, country });
  if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
  return verdict.report;
}

const factsOf = ({ facts }: Report, kind: string) =>
  facts.filter((fact) => fact.kind === kind).map(({ text }) => text);

const lease = (head: string) => `Mietvertrag

${head}

§ 1 Der Vermieter überlässt dem Mieter die Wohnung ab dem 1. März 2027.

§ 2 Der Mieter zahlt die Miete von 640 Euro an den Vermieter, spätestens am dritten Werktag. Der Vermieter darf die Wohnung nach Ankündigung betreten.

§ 3 Die Kündigungsfrist richtet sich nach dem Gesetz.

Unterschriften`;

describe('the parties of a German lease', () => {
  it.each([
    [
      'with both aliases in brackets',
      'zwischen der Hausgemeinschaft Lindenhof GbR, Lindenstraße 3, 04109 Leipzig (nachfolgend Vermieter genannt) und Frau Petra Kunze (nachfolgend Mieterin genannt)',
    ],
    [
      'each above its role on a line',
      'zwischen\n\nHausgemeinschaft Lindenhof GbR\nvertreten durch Herrn Olaf Brandt\nLindenstraße 3, 04109 Leipzig\n- Vermieter -\n\nund\n\nFrau Petra Kunze\nAn der Halde 4, Leipzig\n- Mieterin -',
    ],
    [
      'with partners of the firm',
      'zwischen der Hausgemeinschaft Lindenhof GbR, Gesellschafter: Olaf Brandt und Maria Brandt, als Vermieterin und Frau Petra Kunze als Mieterin',
    ],
  ])('are a firm that lets and a person who rents: %s', (_how, head) => {
    const report = read(lease(head), 'Petra Kunze', 'Germany');
    const [landlord, tenant] = report.sides;
    expect(landlord).toMatchObject({ name: 'Hausgemeinschaft Lindenhof GbR', role: 'Landlord' });
    expect(tenant).toMatchObject({ name: 'Petra Kunze', role: 'Tenant' });
    expect(report.reader.sideId).toBe(tenant!.id);
  });
});

const ITALIAN = `Contratto di abbonamento

Tra Alfanet S.r.l. (di seguito il "Gestore") e la signora Rita Colli (di seguito il "Cliente").

1. Il contratto decorre dal 1° marzo 2027 e ha una durata di 24 mesi.
2. Alla scadenza il contratto si rinnova tacitamente per ulteriori 12 mesi, salvo disdetta almeno 60 giorni prima.
3. Il Gestore può risolvere il contratto se il Cliente ritarda un pagamento di oltre 10 giorni.
4. Il Gestore ripara i guasti entro tre giorni; in caso di ritardo il Cliente ha diritto a un indennizzo di 7,50 euro al giorno.
5. Obblighi del Cliente

Il Cliente si impegna a:

a) custodire il modem con cura;

b) informare il Gestore di ogni guasto entro 5 giorni.`;

describe('times in other languages', () => {
  const report = read(ITALIAN, 'Cliente', 'Italy');

  it('know the first day of a month as it is written', () => {
    expect(report.facts.find(({ kind }) => kind === 'date')).toMatchObject({ date: '2027-03-01' });
  });

  it('tell no notice from a renewal and no deadline from a delay', () => {
    expect(factsOf(report, 'term')).toEqual(['24 months.']);
    const notices = factsOf(report, 'notice').join(' ');
    expect(notices).toContain('ending – 60 days.');
    expect(notices).not.toMatch(/12 months|10 days/);
  });

  it('belong to the side that acts, not to the one it is done to', () => {
    expect(factsOf(report, 'notice')).toContain('you – reporting – 5 days.');
  });

  it('tell no term from a time on trial, a ban or a waiver', () => {
    const french = read(
      `Contrat de travail à durée indéterminée\n\nEntre la société Orme SAS, ci-après l'Employeur, et Mme Lise Arnaud, ci-après la Salariée.\n\nArticle 1. La période d'essai dure deux mois.\n\nArticle 2. Après la rupture, la Salariée s'interdit pendant deux ans de travailler pour un concurrent.\n\nArticle 3. Le contrat peut être rompu par l'une ou l'autre des parties avec un préavis d'un mois.`,
      'Salariée',
      'France',
    );
    expect(factsOf(french, 'term')).toEqual(['It runs for an indefinite time.']);
    expect(factsOf(french, 'notice')).toEqual(['either side – ending – 1 month.']);
    const german = read(
      lease(
        'Vermieter: Olaf Brandt\nMieter: Petra Kunze\n\nDer Mieter verzichtet für die Dauer von vier Jahren auf sein Recht zur Kündigung.',
      ),
      'Mieter',
      'Germany',
    );
    expect(factsOf(german, 'term')).toEqual([]);
  });
});

describe('duties and burdens in other languages', () => {
  const report = read(ITALIAN, 'Cliente', 'Italy');
  const dutiesOf = ({ duties }: Report) => duties.map(({ quotes }) => quotes[0]?.text ?? '');

  it('leave out headings and the words that announce a list', () => {
    expect(dutiesOf(report)).toContain('custodire il modem con cura;');
    expect(dutiesOf(report).join('|')).not.toMatch(/Obblighi|si impegna a:/);
  });

  it('make no burden of what the reader is to be paid', () => {
    expect(
      report.risks
        .flatMap(({ quotes }) => quotes)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('indennizzo');
  });

  it('leave what a guarantor owes with the guarantor', () => {
    const portuguese = read(
      `Contrato de locação\n\nLOCADORA: Marta Tostes, brasileira.\nLOCATÁRIO: Jonas Calheiros, brasileiro.\nFIADOR: Otávio Calheiros.\n\n1. O locatário pagará o aluguel de R$ 1.950,00 até o dia 5.\n\n2. O fiador responde solidariamente por todas as obrigações do locatário até a entrega das chaves.`,
      'Locatário',
      'Brazil',
    );
    expect(portuguese.risks.map(({ family }) => family)).not.toContain('answers-for-others');
    expect(dutiesOf(portuguese).join('|')).not.toMatch(/fiador|brasileir/);
  });
});

describe('what is left out of a paper in another language', () => {
  const filler = Array.from(
    { length: 12 },
    (_, index) =>
      `§ ${index + 4} Der Mieter grüßt die Nachbarn im Haus freundlich und stellt im Treppenhaus nichts ab, was stört.`,
  ).join('\n\n');
  const letting = (more: string) =>
    `${lease('Vermieter: Olaf Brandt\nMieter: Petra Kunze')}\n\n§ 3 Der Mieter zahlt eine Kaution von 900 Euro.\n\n${more}\n\n${filler}`;
  const gapsOf = (words: string, identity: string) =>
    read(words, identity, 'Germany').gaps.map(({ title }) => title);

  it('is told where no word of it stands anywhere', () => {
    expect(gapsOf(letting(''), 'Mieter')).toContain('When the deposit comes back');
  });

  it('is not told where a word of it stands', () => {
    const settled = letting('§ 3a Die Kaution wird drei Monate nach dem Auszug zurückgezahlt.');
    expect(gapsOf(settled, 'Mieter')).not.toContain('When the deposit comes back');
  });

  it('is not told to the side that would not miss it', () => {
    expect(gapsOf(letting(''), 'Vermieter')).toEqual([]);
  });
});

const LOAN = `Privater Darlehensvertrag

zwischen

Torsten Wiedekind, Am Hang 4, 34117 Kassel (im Folgenden Torsten)

und

Bianca Olschewski, Fünffensterstr. 9, 34117 Kassel (im Folgenden Bianca)

Torsten leiht Bianca 6.500 Euro. Das Geld wird am 1. Dezember 2026 überwiesen.

Bianca zahlt ab Februar 2027 jeden Monat 250 Euro zurück. Sie darf jederzeit mehr zahlen, ohne dass es etwas kostet.

Bianca überlässt Torsten den Fahrzeugbrief. Zahlt sie nicht, darf er das Auto verkaufen und behält, was er bekommt.

Mündliche Absprachen gelten nicht. Es gilt deutsches Recht.

Kassel, 20.11.2026 (Unterschriften)`;

describe('papers without the words of lawyers', () => {
  it('are read between people who are called by name', () => {
    const report = read(LOAN, 'Bianca', 'Germany');
    expect(report.sides).toMatchObject([
      { name: 'Torsten Wiedekind', role: 'Lender' },
      { name: 'Bianca Olschewski', role: 'Borrower' },
    ]);
    const own = report.duties.filter(({ sideId }) => sideId === report.reader.sideId);
    const words = own.map(({ quotes }) => quotes[0]?.text).join('|');
    expect(words).toContain('Bianca überlässt Torsten');
    expect(words).not.toMatch(/Torsten leiht|darf jederzeit mehr/);
    expect(report.risks.map(({ family }) => family)).toContain('entry-or-seizure');
  });

  it('are read from us to you by what they speak of', () => {
    const letter = `Von: Brückner Logistik GmbH

An: Herrn Deniz Akdogan

Betreff: Vereinbarung zum mobilen Arbeiten ab 1. Januar 2027

wie besprochen bestätigen wir Ihnen die Vereinbarung. Antworten Sie bitte bis zum 4. Dezember 2026; erst damit kommt sie zustande.

- Die Kosten für Strom und Internet tragen Sie selbst. Überstunden sind mit dem Gehalt abgegolten.

- Für Verlust des Laptops haften Sie in voller Höhe, auch ohne Verschulden. Wir stellen Ihnen den Laptop.

- Wir erstatten Ihnen Fahrtkosten in den Betrieb nicht. Ihr Arbeitsvertrag bleibt unverändert.`;
    const report = read(letter, 'Deniz Akdogan', 'Germany');
    const reader = report.sides.find(({ id }) => id === report.reader.sideId);
    expect(reader).toMatchObject({ name: 'Deniz Akdogan', role: 'Employee' });
    expect(report.risks.map(({ family }) => family)).toEqual(
      expect.arrayContaining(['uncapped-liability', 'cost-shifting', 'withheld-pay']),
    );
    const others = report.duties.filter(({ sideId }) => sideId !== report.reader.sideId);
    expect(others.map(({ quotes }) => quotes[0]?.text).join('|')).not.toContain('Fahrtkosten');
  });
});
