import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../../../config/product.ts';
import type { Report } from '../../../../../src/domain/analysis/report/report.ts';
import { verdictOn } from '../../fixtures.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/languages');

function read(file: string, identity: string, country: Country): Report {
  const verdict = verdictOn(readFileSync(join(folder, file), 'utf8'), { identity, country });
  if (verdict.outcome !== 'completed' || verdict.report === null) throw new Error('rejected');
  return verdict.report;
}

interface Expected {
  readonly file: string;
  readonly who: string;
  readonly country: Country;
  readonly role: string;
  readonly kind: string;
  readonly parties: readonly string[];
  readonly sums: readonly number[];
  readonly dates: readonly string[];
  readonly notice: string | null;
  readonly own: readonly string[];
  readonly others: readonly string[];
  readonly families: readonly string[];
}

const PAPERS: readonly Expected[] = [
  {
    file: 'de-arbeitsvertrag.txt',
    who: 'Employee',
    country: 'Germany',
    role: 'Employee',
    kind: 'Employment contract',
    parties: ['Lindenkamp Logistik GmbH', 'Miriam Oldenbrook'],
    sums: [3150, 900, 2000],
    dates: ['2027-02-01', '2026-12-15'],
    notice: 'either side – ending – 4 weeks.',
    own: ['hat eine Erkrankung unverzüglich mitzuteilen', 'Stillschweigen zu bewahren'],
    others: ['zahlt das Gehalt', 'stellt ein Diensttelefon'],
    families: ['work-demands', 'exit-cost', 'gag', 'penalty', 'forfeiture', 'withheld-pay', 'restraint'],
  },
  {
    file: 'de-yogastudio.txt',
    who: 'member',
    country: 'Germany',
    role: 'Customer',
    kind: 'Gym or club membership',
    parties: ['Yogahaus Birkengrund UG (haftungsbeschränkt)'],
    sums: [59, 12],
    dates: ['2027-01-03'],
    notice: 'you – ending – 3 months.',
    own: ['Du zahlst 59 Euro im Monat'],
    others: [],
    families: [
      'auto-renewal',
      'unilateral-change',
      'deemed-consent',
      'sudden-end',
      'data-or-image',
      'other-side-not-liable',
    ],
  },
  {
    file: 'fr-formation.txt',
    who: 'stagiaire',
    country: 'France',
    role: 'Student',
    kind: 'Tuition agreement',
    parties: ['Atelier Cormoran SARL', 'Basile Thouvenot'],
    sums: [4850, 970, 776, 25],
    dates: ['2027-03-08', '2027-11-30', '2027-01-12'],
    notice: 'either side – ending – 15 days, only in the case named there.',
    own: ['assister à tous les cours', 'Il doit signaler toute absence', 'Il souscrit à ses frais'],
    others: ['met à disposition un établi', 'Il remet une attestation'],
    families: [
      'forfeiture',
      'uncapped-liability',
      'sudden-end',
      'ip-grab',
      'data-or-image',
      'no-exit',
      'exit-cost',
    ],
  },
  {
    file: 'fr-coffrets.txt',
    who: 'abonné',
    country: 'France',
    role: 'Customer',
    kind: 'Subscription',
    parties: [],
    sums: [24.9, 15],
    dates: ['2027-02-02'],
    notice: 'you – ending – 30 days.',
    own: ['Vous devez nous signaler'],
    others: ['Nous vous envoyons un coffret'],
    families: [
      'unilateral-change',
      'sudden-end',
      'auto-renewal',
      'deemed-consent',
      'wide-power',
      'short-deadline',
    ],
  },
  {
    file: 'es-taller.txt',
    who: 'clienta',
    country: 'Spain',
    role: 'Client',
    kind: 'Services agreement',
    parties: ['Carpintería Ribera del Duero, S.L.', 'Inés Arévalo Pardo'],
    sums: [6480, 2592, 30],
    dates: ['2027-01-14', '2027-03-01'],
    notice: 'either side – ending – 10 days, only in the case named there.',
    own: ['pagará un anticipo', 'deberá dejar libre'],
    others: ['fabricará e instalará', 'entregará los planos'],
    families: [
      'forfeiture',
      'cost-shifting',
      'unilateral-change',
      'penalty',
      'no-exit',
      'other-side-not-liable',
    ],
  },
  {
    file: 'es-coworking.txt',
    who: 'usuario',
    country: 'Spain',
    role: 'Customer',
    kind: 'Online terms of service',
    parties: ['Espacio Nogal, S.L.'],
    sums: [129, 20],
    dates: ['2027-02-01'],
    notice: null,
    own: ['Pagas 129 euros', 'Deberás respetar'],
    others: ['Te enviaremos una factura'],
    families: ['deemed-consent', 'unilateral-change', 'data-or-image', 'sudden-end', 'exit-cost'],
  },
  {
    file: 'pt-escola.txt',
    who: 'contratante',
    country: 'Brazil',
    role: 'Student',
    kind: 'Tuition agreement',
    parties: ['Escola Canto da Serra Ltda.', 'Marina Siqueira Prado'],
    sums: [480, 250],
    dates: ['2027-02-01', '2027-01-20'],
    notice: 'either side – ending – 30 days.',
    own: ['pagará a mensalidade', 'deverá comunicar as faltas'],
    others: ['ministrará aulas', 'fornecerá o material'],
    families: [
      'forfeiture',
      'unilateral-change',
      'exit-cost',
      'uncapped-liability',
      'data-or-image',
      'minimum-commitment',
    ],
  },
  {
    file: 'pt-aplicativo.txt',
    who: 'user',
    country: 'Brazil',
    role: 'Customer',
    kind: 'Online terms of service',
    parties: ['Carona Jatobá Tecnologia Ltda.'],
    sums: [29.9],
    dates: ['2027-03-10'],
    notice: null,
    own: ['Você deve manter'],
    others: [],
    families: ['sudden-end', 'unilateral-change', 'auto-renewal', 'broad-indemnity', 'ip-grab', 'forum'],
  },
  {
    file: 'it-locazione.txt',
    who: 'Tenant',
    country: 'Italy',
    role: 'Tenant',
    kind: 'Residential lease',
    parties: ['Ottavio Belfiore', 'Ginevra Santoro'],
    sums: [650, 1950, 30],
    dates: ['2027-03-01', '2027-02-12'],
    notice: 'you – ending – 6 months.',
    own: ['versa un deposito cauzionale', 'dovrà tinteggiare'],
    others: ['consegna due chiavi'],
    families: ['cost-shifting', 'entry-or-seizure', 'uncapped-liability', 'sudden-end', 'no-exit', 'forum'],
  },
  {
    file: 'it-abbonamento.txt',
    who: 'abbonato',
    country: 'Italy',
    role: 'Customer',
    kind: 'Subscription',
    parties: ['Ginestra Edizioni S.r.l.'],
    sums: [7.9],
    dates: ['2027-04-01'],
    notice: 'you – ending – 30 days.',
    own: ['Devi comunicarci'],
    others: ['Ti invieremo un numero'],
    families: ['unilateral-change', 'sudden-end', 'ip-grab', 'auto-renewal', 'thin-remedy', 'forum'],
  },
];

describe.each(PAPERS)('the report on $file', (expected) => {
  const report = read(expected.file, expected.who, expected.country);
  const side = report.sides.find(({ id }) => id === report.reader.sideId);
  const quotesOf = (isOwn: boolean) =>
    report.duties
      .filter(({ sideId }) => sideId !== null && sideId !== 'both' && (sideId === side?.id) === isOwn)
      .flatMap(({ quotes }) => quotes.map(({ text }) => text));

  it('is written for the side that was typed', () => {
    expect(side?.role ?? side?.name).toBe(expected.role);
    expect(report.paper.kind).toBe(expected.kind);
  });

  it('names parties, sums, days and the notice', () => {
    const names = report.sides.map(({ name }) => name);
    for (const party of expected.parties) expect(names).toContain(party);
    const sums = report.facts.map(({ amount }) => amount?.value);
    for (const sum of expected.sums) expect(sums).toContain(sum);
    const days = report.facts.map(({ date }) => date);
    for (const day of expected.dates) expect(days).toContain(day);
    const notices = report.facts.filter(({ kind }) => kind === 'notice').map(({ text }) => text);
    if (expected.notice !== null) expect(notices[0]).toBe(expected.notice);
  });

  it('puts duties on the side that bears them', () => {
    for (const words of expected.own)
      expect(quotesOf(true).some((quote) => quote.includes(words))).toBe(true);
    for (const words of expected.others)
      expect(quotesOf(false).some((quote) => quote.includes(words))).toBe(true);
    for (const words of expected.others)
      expect(quotesOf(true).some((quote) => quote.includes(words))).toBe(false);
  });

  it('raises what weighs on the reader, each in a quote', () => {
    const families = report.risks.map(({ family }) => family);
    for (const family of expected.families) expect(families).toContain(family);
    for (const risk of report.risks) expect(risk.quotes.length).toBeGreaterThan(0);
  });

  it('says in which language the paper is and that less is known of it', () => {
    expect(report.warnings[0]).toMatch(
      /^This paper is in [A-Z][a-z]+\. It was read by rules for that language/,
    );
  });
});

describe('names in an introduction', () => {
  it('gives a name to the side whose own word stands behind it, not to one inside that word', () => {
    const verdict = verdictOn(
      'Mietvertrag\n\nzwischen der Grünhof Wohnen GbR, vertreten durch Herrn Egon Raabe – im Folgenden „Vermieter“ genannt – und Frau Lena Ostwald, Weg 3, Kassel – im Folgenden „Mieter“ genannt –\n\n§ 1 Der Vermieter vermietet dem Mieter die Wohnung. Der Mieter zahlt 500 Euro Miete. Der Vermieter kann den Vertrag kündigen. Der Mieter muss Schäden melden.\n\nUnterschriften',
      { identity: 'Mieter', country: 'Germany' },
    );
    const sides = verdict.outcome === 'completed' ? verdict.report?.sides : [];
    expect(sides?.map(({ name, role }) => `${role}: ${name}`)).toEqual([
      'Landlord: Grünhof Wohnen GbR',
      'Tenant: Lena Ostwald',
    ]);
  });
});
