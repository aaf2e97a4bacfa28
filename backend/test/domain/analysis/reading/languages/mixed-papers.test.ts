import { describe, expect, it } from 'vitest';

import { reportOn } from '../../fixtures.ts';

const TWICE = `RESIDENTIAL LEASE / WOHNRAUMMIETVERTRAG

This lease is made on 3 March 2027 between Gorse Living GmbH (the "Landlord") and Ada Wren (the "Tenant").

Dieser Mietvertrag wird am 3. März 2027 zwischen der Gorse Living GmbH (nachfolgend „Vermieter“) und Ada Wren (nachfolgend „Mieter“) geschlossen.

1. The Tenant shall pay rent of EUR 900 per month in advance, by the third working day of the month.

1. Der Mieter zahlt die Miete von 900 EUR im Monat im Voraus, spätestens am dritten Werktag eines Monats.

2. The Tenant may end this lease on three months' notice in writing, given to the Landlord.

2. Der Mieter kann diesen Vertrag mit einer Frist von drei Monaten schriftlich kündigen.

3. The Landlord may enter the flat at any time without notice.

3. Der Vermieter darf die Wohnung jederzeit ohne Ankündigung betreten.

4. Der Vermieter darf die Miete jederzeit nach freiem Ermessen erhöhen. Der deutsche Wortlaut geht vor.`;

const ANNEX = `SERVICE AGREEMENT

This agreement is made on 3 March 2027 between Bright Cloud Ltd (the "Supplier") and Jan Kunze (the "Customer").

1. The Supplier provides the online service described in the annex. The Customer shall pay GBP 40 per month in advance.

2. Either party may end this agreement on one month's notice in writing.

ANLAGE: Nutzungsbedingungen

§ 1 Der Anbieter darf die Preise jederzeit nach freiem Ermessen erhöhen und teilt dies dem Kunden auf der Webseite mit.

§ 2 Der Kunde zahlt für jede Mahnung eine Gebühr von 15 Euro und haftet für alle Schäden, auch ohne Verschulden.

§ 3 Der Kunde hat jeden Verlust unverzüglich zu melden.`;

const COLUMNS = `MIETVERTRAG | RESIDENTIAL LEASE

Vermieter: Gorse Living GmbH, Berlin | Landlord: Gorse Living GmbH, Berlin

Mieter: Ada Wren | Tenant: Ada Wren

§ 1 Der Mieter zahlt die Miete von 900 EUR im Monat im Voraus, spätestens am dritten Werktag. | § 1 The Tenant shall pay the rent of EUR 900 a month in advance, by the third working day.

§ 2 Der Mieter kann diesen Vertrag mit einer Frist von drei Monaten schriftlich kündigen. | § 2 The Tenant may end this lease on three months' notice in writing to the Landlord.

§ 3 Der Vermieter darf die Wohnung jederzeit ohne Ankündigung betreten. | § 3 The Landlord may enter the flat at any time and without any notice.`;

const read = (words: string, identity: string) => reportOn(words, { identity, country: 'Germany' }).report;
const quotesOf = (points: readonly { readonly quotes: readonly { readonly text: string }[] }[]) =>
  points.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join('\n');

describe('a paper in two languages', () => {
  it.each(['Tenant', 'Mieter', 'Ada Wren'])(
    'that says everything twice is told once, to the %s',
    (identity) => {
      const report = read(TWICE, identity);
      expect(report.sides.find(({ id }) => id === report.reader.sideId)?.name).toBe('Ada Wren');
      expect(report.facts.filter(({ kind }) => kind === 'amount')).toHaveLength(1);
      expect(quotesOf(report.duties)).not.toContain('Miete von 900');
      expect(report.risks.filter(({ family }) => family === 'entry-or-seizure')).toHaveLength(1);
      expect(report.warnings[0]).toMatch(/^This paper is in English and German\. .*seem to say the same/);
    },
  );

  it('is told of what stands in one of them only', () => {
    expect(quotesOf(read(TWICE, 'Tenant').risks)).toContain('nach freiem Ermessen erhöhen');
  });

  it('is read to the end where an annex stands in the other', () => {
    const report = read(ANNEX, 'Customer');
    const own = report.duties.filter(({ sideId }) => sideId === report.reader.sideId);
    expect(quotesOf(own)).toContain('pay GBP 40');
    expect(quotesOf(own)).toContain('jeden Verlust unverzüglich zu melden');
    expect(quotesOf(report.risks)).toContain('auch ohne Verschulden');
    expect(report.gaps).toEqual([]);
  });

  it('is read by its columns', () => {
    const report = read(COLUMNS, 'Mieter');
    expect(report.sides.map(({ name }) => name)).toEqual(['Gorse Living GmbH', 'Ada Wren']);
    expect(report.facts.filter(({ kind }) => kind === 'amount')).toHaveLength(1);
  });
});
