import { describe, expect, it } from 'vitest';
import { comparePapers } from '../../../../src/domain/analysis/compare/compare-papers.ts';
import { renderComparison } from '../../../../src/domain/analysis/compare/render-comparison.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const PAPER = `RESIDENTIAL LEASE

This Lease is made on 4 May 2026 between Orla Finch (the "Landlord") and Ben Ortiz (the "Tenant").

1. Rent. The Tenant shall pay the Landlord a rent of $900 per month on the first day of each month.

2. Deposit. The Tenant shall pay the Landlord a deposit of $900 before moving in.

3. Entry. The Landlord may enter the home after 24 hours of written notice.

4. Ending. Either party may terminate this Lease by 30 days of written notice.

5. Care. The Tenant shall keep the home clean and return the keys at the end of the Lease.

Signed: Orla Finch, Landlord. Ben Ortiz, Tenant.`;

const compare = (before: string, after: string, identity = 'Ben Ortiz') =>
  comparePapers({
    before: documentFromText(before),
    after: documentFromText(after),
    reader: { identity, country: 'United States' },
    today: new Date('2026-05-01T00:00:00Z'),
  });

const HARSH =
  'The Landlord may at any time and without notice enter the home, change the locks and remove the belongings of the Tenant without a court order.';
const withHarsh = PAPER.replace('The Landlord may enter the home after 24 hours of written notice.', HARSH);

describe('comparing two papers', () => {
  it('says of the same paper twice that nothing differs', () => {
    expect(compare(PAPER, PAPER)).toMatchObject({
      status: 'same',
      summary: expect.stringContaining('are the same'),
      effects: [],
      changes: [],
    });
  });

  it('says of two unrelated papers that they are no two versions, and nothing else', () => {
    const other = `SERVICES AGREEMENT\n\nThe Supplier shall deliver forty pallets of tiles to the Buyer in June.\n\nThe Buyer pays the price within ten days of each invoice.`;
    expect(compare(PAPER, other)).toMatchObject({
      status: 'unrelated',
      effects: [],
      changes: [],
      unchanged: { clauses: 0 },
    });
  });

  it('names a sum that changed with both figures and both quotes', () => {
    const { effects, changes } = compare(PAPER, PAPER.replace('a deposit of $900', 'a deposit of $1,800'));
    expect(effects).toMatchObject([
      {
        kind: 'worse',
        title: 'Deposit: $900 → $1,800',
        text: 'You have to pay more.',
        before: { text: expect.stringContaining('deposit of $900') },
        after: { text: expect.stringContaining('deposit of $1,800') },
        change: 'change-1',
      },
    ]);
    expect(changes).toMatchObject([{ id: 'change-1', kind: 'edited', turning: ['number'] }]);
  });

  it.each([
    ['Ben Ortiz', 'rent of $900', 'rent of $800', 'better', 'You have to pay less.'],
    ['Orla Finch', 'rent of $900', 'rent of $800', 'worse', 'The Tenant has to pay less.'],
    ['Ben Ortiz', 'after 24 hours', 'after 2 hours', 'worse', 'The Landlord may give less notice.'],
    ['Ben Ortiz', 'within 14 days', 'within 40 days', 'worse', 'The Landlord has more time.'],
    ['Ben Ortiz', 'by 30 days', 'by 60 days', 'changed', ''],
  ])('weighs a figure for %s: %s, now %s', (identity, from, to, kind, text) => {
    const paper = PAPER.replace(
      'before moving in.',
      'before moving in. The Landlord returns it within 14 days.',
    );
    const { effects, summary } = comparePapers({
      before: documentFromText(paper),
      after: documentFromText(paper.replace(from, to)),
      reader: { identity, country: 'United States' },
      today: new Date('2026-05-01T00:00:00Z'),
    });
    expect(effects).toMatchObject([{ kind, text }]);
    expect(summary.includes('got')).toBe(kind !== 'changed');
  });

  it('tells a risk that came, and the other way round that it went', () => {
    const came = compare(PAPER, withHarsh).effects.filter(({ about }) => about === 'risk');
    expect(came).toMatchObject([
      { kind: 'came', after: { text: expect.stringContaining('change the locks') } },
    ]);
    const went = compare(withHarsh, PAPER).effects.filter(({ about }) => about === 'risk');
    expect(went).toMatchObject([
      { kind: 'went', before: { text: expect.stringContaining('change the locks') } },
    ]);
  });

  it('says nothing about clauses whose words stand as they stood', () => {
    const { effects } = compare(withHarsh, withHarsh.replace('$900 per month', '$950 per month'));
    expect(effects.filter(({ about }) => about === 'risk')).toEqual([]);
  });

  it('orders what weighs on the reader before mere wording', () => {
    const after = withHarsh.replace('keep the home clean', 'keep the home tidy');
    expect(compare(PAPER, after).changes.map(({ heading }) => heading)).toEqual(['Entry', 'Care']);
  });

  it.each([
    ['shall not be subject to review', 'shall be subject to review', 'a “not” came or went', 'worse'],
    ['The Tenant must clean it', 'The Tenant may clean it', 'a “may” and a “must” changed places', 'better'],
    [
      'Repairs cost the Tenant at most $50 each',
      'Repairs cost the Tenant what they cost',
      'a figure was taken out',
      'worse',
    ],
  ])('tells the Tenant that “%s” became “%s”', (old, now, what, kind) => {
    const paper = `${PAPER}\n\n9. The garden fence of the house. ${old}.`;
    const { effects } = compare(paper, paper.replace(old, now));
    expect(effects).toMatchObject([{ kind, title: expect.stringContaining(what) }]);
  });

  it.each([['The Tenant may keep a small dog', 'The Tenant may not keep a small dog']])(
    'tells each side for whom it is better that “%s” became “%s”',
    (old, now) => {
      const paper = `${PAPER}\n\n9. Odds and ends. We hope for quiet neighbors. ${old}. The shed is dry.`;
      const after = paper.replace(old, now);
      expect(compare(paper, after).effects).toMatchObject([
        { kind: 'worse', before: { text: `${old}.` }, after: { text: `${now}.` } },
      ]);
      expect(compare(paper, after, 'Landlord').effects).toMatchObject([{ kind: 'better' }]);
    },
  );

  it('tells nothing of a sentence that says the same in other words', () => {
    const paper = `${PAPER}\n\n9. The Tenant does not paint the fence of the garden.`;
    const after = paper.replace('does not paint', 'will not paint over');
    expect(compare(paper, after).effects).toEqual([]);
  });

  it('names no clause after the title of the paper', () => {
    const paper = 'SUBLEASE\n\n1. Rent is $1,150 a month.\n\n2. The Subtenant keeps the room clean.';
    const [change] = compare(paper, paper.replace('1,150', '1,250')).changes;
    expect(change).toMatchObject({ heading: null, after: { clause: expect.stringContaining('1') } });
  });

  it('leaves out what changes mean where a paper does not look legal', () => {
    const recipe =
      'Chop two onions and fry them in oil. Add the tomatoes and cook for ten minutes until it is thick.';
    const { notCompared, changes } = compare(recipe, recipe.replace('two', 'three'));
    expect(notCompared).toEqual([expect.stringContaining('does not look like a legal paper')]);
    expect(changes).toHaveLength(1);
  });

  it('writes Markdown in which words of the paper are words only', () => {
    const after = PAPER.replace(
      'keep the home clean',
      'keep <b>the home</b> [clean](http://example.org) # now',
    );
    const text = renderComparison(compare(PAPER, after));
    expect(text).not.toMatch(/[^\\][<[]/);
    expect(text.match(/^#+ /gm)?.length).toBeGreaterThan(2);
  });
});

describe('the side of a change', () => {
  const withClause = (words: string) => PAPER.replace('5. Care.', `5. Extra. ${words}\n\n6. Care.`);
  const kindsOf = (from: string, to: string, identity = 'Ben Ortiz') =>
    compare(withClause(from), withClause(to), identity).effects.map(({ kind }) => kind);

  it('does not read what a landlord earns elsewhere as what the tenant gets', () => {
    const [from, to] = ['80%', '30%'].map(
      (share) =>
        `The Tenant owes ${share} of the rent that is left, less what the Landlord earns from others.`,
    ) as [string, string];
    expect(kindsOf(from, to)).toEqual(['better']);
    expect(kindsOf(from, to, 'Orla Finch')).toEqual(['worse']);
  });

  it('tells longer time that one side gives the other as worse for the one who waits', () => {
    const [from, to] = ['20 days', '70 days'].map(
      (time) => `The Landlord may ask for all of the arrears, giving the Tenant ${time} to find them.`,
    ) as [string, string];
    expect(kindsOf(from, to, 'Orla Finch')).toEqual(['worse']);
    expect(kindsOf(from, to)).toEqual(['better']);
  });

  it('tells a longer wait for what is held and given back as worse for the one who waits', () => {
    const told = (words: string) => {
      const of = (days: string) =>
        PAPER.replace('5. Care.', `5. Bond. ${words.replace('DAYS', days)}\n\n6. Care.`);
      return compare(of('14'), of('45')).effects.filter(({ kind }) => kind === 'better' || kind === 'worse');
    };
    expect(
      told('A deposit of $300 is held on the first day and returned in DAYS days.').map(({ kind }) => kind),
    ).toEqual(['worse']);
    expect(told('The rent is held at $900 for DAYS days.').map(({ kind }) => kind)).not.toContain('worse');
  });

  it('gives no side to a day where the other cannot be read', () => {
    const of = (day: string) => PAPER.replace('5. Care.', `5. Stay. You may stay until ${day}.\n\n6. Care.`);
    const sided = (from: string, to: string) =>
      compare(of(from), of(to)).effects.flatMap(({ kind }) =>
        kind === 'better' || kind === 'worse' ? [kind] : [],
      );
    expect(sided('3 May 2027', '3 June 2027')).toEqual(['better']);
    expect(sided('31 June 2027', '3 May 2027')).toEqual([]);
  });

  it('does not take the time after somebody leaves for a holiday', () => {
    const [from, to] = ['four', 'nine'].map(
      (count) => `For ${count} months after you leave you will not rent from a neighbor.`,
    ) as [string, string];
    expect(kindsOf(from, to)).not.toContain('better');
  });

  it('does not say that a risk is gone where only a figure of its clause moved', () => {
    const [from, to] = ['two', 'four'].map(
      (count) => `The Landlord may change the rules of the house up to ${count} times in a year.`,
    ) as [string, string];
    expect(kindsOf(from, to)).not.toContain('went');
    expect(kindsOf(to, from)).not.toContain('came');
  });

  it('names a row of a table by its label, and no clause by a heading that is a sentence', () => {
    const of = (excess: string, hours: string) =>
      PAPER.replace(
        '5. Care.',
        `KILOMETERS\n\nTheft, fire | ${excess} | $450\n\n5. Up to ${hours} late is free. Later costs a day of rent.\n\n6. Care.`,
      );
    const titles = compare(of('$4,950', 'one hour'), of('$5,500', 'two hours')).effects.map(
      ({ title }) => title,
    );
    expect(titles.join('\n')).toContain('Theft, fire: $4,950 → $5,500');
    expect(titles.join('\n')).not.toMatch(/KILOMETERS|late is free:/);
  });

  it('says of what comes later that it comes later, not that there is less of it', () => {
    const of = (days: string) =>
      PAPER.replace(
        '5. Care.',
        `5. Bond. A deposit of $300 is held on the first day and returned in ${days} days.\n\n6. Care.`,
      );
    const [effect] = compare(of('14'), of('45')).effects;
    expect(effect).toMatchObject({ kind: 'worse' });
    expect(effect!.text).not.toMatch(/get less/);
  });

  it('shows a time of day with both of its letters', () => {
    const of = (time: string) => PAPER.replace('5. Care.', `5. Noise. Music ends at ${time}\n\n6. Care.`);
    const titles = compare(of('11:30 p.m.'), of('12:15 a.m.')).effects.map(({ title }) => title);
    expect(titles.join()).toContain('11:30 p.m. → 12:15 a.m.');
  });

  it('does not take notice that the other side gives for a payment', () => {
    const of = (words: string) =>
      `CARE AGREEMENT\n\nThis is the agreement between me, Nora Lind, the minder, and you, Paul Reyes, the parent.\n\n1. Fee. You pay me £200 a week, on Mondays.\n\n2. Hours. I look after Ada from 8 to 5 and give her lunch.\n\n3. Notice. ${words}\n\n4. Illness. If Ada is ill you keep her at home and you tell me before 8.\n\nSigned: Nora Lind, minder. Paul Reyes, parent.`;
    const texts = compare(
      of("Afterwards you give me eight weeks' notice in writing and I give you four."),
      of("Afterwards each of us gives four weeks' notice in writing."),
      'Parent',
    ).effects.map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/pay more|pay less/);
  });

  it('does not take what somebody is given for how far the other may go', () => {
    const told = ['$400', '$150'].map((sum) =>
      PAPER.replace(
        '5. Care.',
        `5. Sale. The Landlord may end this Lease if the home is sold, in which case she gives him ${sum} toward moving.\n\n6. Care.`,
      ),
    ) as [string, string];
    expect(compare(...told, 'Orla Finch').effects.map(({ kind }) => kind)).not.toContain('worse');
  });
});
