import { describe, expect, it } from 'vitest';
import { COUNTRIES, REJECTION_PHRASES, SECTION_TITLES } from '../../../../config/product.ts';
import { CONTRACTS, contractText, markdownOf, reportOn } from './fixtures.ts';

const harsh = contractText('lease-harsh');
const WITHOUT_RULES =
  'SUPPLY AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Supplier") and Ines Farr (the "Buyer").\n\n1. Goods. The Supplier shall deliver ten oak tables to the Buyer.\n\n2. Price. The Buyer shall pay EUR 500 for each table.\n\n3. Place. The Supplier shall bring the tables to the house of the Buyer.';

/** Every piece of the quote stands in the text, one after another; only line breaks may differ. */
function expectToStandIn(raw: string, quote: string): void {
  const text = raw.replace(/\s+/g, ' ');
  let from = 0;
  for (const piece of quote.split('…').map((words) => words.replace(/\s+/g, ' ').trim())) {
    const at = text.indexOf(piece, from);
    expect(at, `"${piece}" of "${quote}"`).toBeGreaterThanOrEqual(0);
    from = at + piece.length;
  }
}

describe('The six-section report', () => {
  it.each(CONTRACTS)(
    'has six filled sections, twelve risks at most and a summary of 200 words at most for $id',
    ({ id }) => {
      const report = reportOn(contractText(id));
      expect(report.sections.map((section) => section.title)).toEqual([...SECTION_TITLES]);
      for (const section of report.sections) expect(section.content.length).toBeGreaterThan(30);
      expect(report.sections[2]!.content.match(/^\d+\. /gm)?.length ?? 0).toBeLessThanOrEqual(12);
      expect(report.sections[4]!.content.split(/\s+/).length).toBeLessThanOrEqual(200);
      for (const phrase of REJECTION_PHRASES) expect(markdownOf(report)).not.toContain(phrase);
    },
  );

  it.each(CONTRACTS)('quotes only words that stand in $id', ({ id }) => {
    const raw = contractText(id);
    const report = reportOn(raw);
    expect(report.citations.length).toBeGreaterThan(1);
    for (const { quote } of report.citations) expectToStandIn(raw, quote);
  });

  it.each([...COUNTRIES])('has a hedged note for a reader in %s', (country) => {
    const law = reportOn(contractText('consulting-onesided'), { identity: 'Consultant', country })
      .sections[3]!.content;
    expect(law).toMatch(/ask a local lawyer|local lawyer may know/);
    if (country !== 'Other') expect(law).toContain(country);
  });

  it('puts the duties of the named side first', () => {
    const tenant = reportOn(harsh, { identity: 'Tenant' }).sections[1]!.content;
    const landlord = reportOn(contractText('lease-leeds'), { identity: 'Marian Holloway' }).sections[1]!
      .content;
    expect(tenant.split('\n').slice(0, 2).join(' ')).toMatch(/the Tenant \(you\).*ay rent of \$2,400/);
    expect(landlord.split('\n').slice(0, 2).join(' ')).toMatch(/the Landlord \(you\).*[Rr]eturn the deposit/);
  });

  it.each([
    ['lease-harsh', 'Tenant', 'Landlord'],
    ['employment-bond', 'Employee', 'Quillstone Analytics'],
    ['consulting-onesided', 'Freelancer', 'Company'],
  ])('shows other duties and other risks to each side of %s', (id, one, other) => {
    const first = reportOn(contractText(id), { identity: one });
    const second = reportOn(contractText(id), { identity: other });
    expect(first.sections[1]!.content.split('\n')[1]).not.toBe(second.sections[1]!.content.split('\n')[1]);
    const worst = (report: typeof first) =>
      report.findings
        .filter((finding) => finding.section === 3)
        .slice(0, 2)
        .map((finding) => finding.title);
    expect(worst(first)).not.toEqual(worst(second));
  });

  it('says the same about the same text', () => {
    expect(reportOn(harsh, { identity: 'Tenant' })).toEqual(reportOn(harsh, { identity: 'Tenant' }));
  });

  it('warns when the law is not that of the reader’s country, and only then', () => {
    expect(markdownOf(reportOn(harsh, { country: 'India' }))).toContain('This is not the law of India');
    expect(markdownOf(reportOn(harsh, { country: 'United States' }))).not.toContain('not the law of');
  });

  it('works out the last day to stop a renewal', () => {
    expect(markdownOf(reportOn(contractText('distribution-exclusive')))).toContain(
      'Worked out: To stop the first renewal, notice must arrive by 30 December 2027',
    );
  });

  it.each([
    [
      'a further 11 months unless the Tenant gives written notice at least 90 days before the end',
      '30 November 2026',
    ],
    [
      'successive periods of 12 months unless either side gives notice 60 days before the end',
      '30 December 2026',
    ],
    ['12 months if no notice of non-renewal arrives at least 30 days before the end', '29 January 2027'],
  ])('takes the length of the notice, not of the renewal: %s', (renewal, day) => {
    const term = `2. Term. This lease starts on 1 April 2026, runs for 11 months, and renews automatically for ${renewal} of the term.`;
    const markdown = markdownOf(reportOn(harsh.replace(/\n2\. [^\n]*/, `\n${term}`)));
    expect(markdown).toContain(`notice must arrive by ${day}`);
  });

  it('counts a term from the day the clause names, not from the day of signing', () => {
    expect(markdownOf(reportOn(harsh))).toContain(
      'The first term ends around 31 January 2027, counted from 1 February 2026',
    );
  });

  it('says that a renewal will come when its last day has passed but the first term still runs', () => {
    const markdown = markdownOf(reportOn(harsh));
    expect(markdown).toContain('it will renew on 1 February 2027 unless the other side agrees to let it end');
    expect(markdown).not.toContain('may have renewed');
  });

  it.each([
    [
      'another paper',
      'made under the Supply Agreement dated March 3, 2009 (the "Supply Agreement")',
      'on signing',
    ],
    ['an event without a day', 'made on January 12, 2026', 'on the Services Commencement Date'],
  ])('counts no term from %s', (_base, opening, start) => {
    const markdown = markdownOf(
      reportOn(harsh.replace('made on January 12, 2026', opening).replace('on February 1, 2026', start)),
    );
    expect(markdown).toContain('counted from the start date, which this text does not give');
    expect(markdown).not.toMatch(/notice must arrive|first term ends/);
  });

  it('speaks of helpful rules of a country only where it names some', () => {
    const summaryOf = (raw: string) =>
      reportOn(raw, { identity: 'Tenant', country: 'United States' }).sections[4]!.content;
    expect(summaryOf(harsh)).toContain('Rules in the United States may help you.');
    const report = reportOn(WITHOUT_RULES, { country: 'United States' });
    expect(markdownOf(report)).toContain('We name no rule of the United States here');
    expect(report.sections[4]!.content).not.toContain('may help you');
  });

  it('says of leaving early only what the rules found', () => {
    expect(markdownOf(reportOn(WITHOUT_RULES))).not.toContain('leave early');
    const exits =
      '4. End. This Agreement shall terminate:\n\n(a) at the option of any party, upon 90 days’ advance written notice; or\n\n(b) at the option of the Buyer if the Supplier is in breach and fails to cure it.';
    expect(markdownOf(reportOn(`${WITHOUT_RULES}\n\n${exits}`))).toContain(
      'Either side can leave with 90 days of notice.',
    );
  });

  it('gives no all-clear where nothing is missing', () => {
    const section = reportOn(contractText('nda-mutual')).sections[3]!.content;
    expect(section).toMatch(/We looked for words on .{20,300}something else may be missing all the same\./);
  });

  it('says that a promise sets no limit where it says so itself', () => {
    const said = (end: string) =>
      reportOn(
        `${WITHOUT_RULES}\n\n4. Cover. The Buyer shall indemnify the Supplier against all claims${end}.`,
        { identity: 'Buyer' },
      ).sections[2]!.content;
    expect(said(', without limit')).toContain('it sets no limit.');
    expect(said('')).toContain('It may reach claims');
  });

  it('takes nothing that a clause defines for a party', () => {
    expect(reportOn(harsh).findings.filter((finding) => finding.title.startsWith('Party'))).toHaveLength(2);
  });

  it('says that no AI model was used and that it is no legal advice', () => {
    expect(reportOn(harsh).sections[5]!.content).toMatch(/No AI language model was used.*not legal advice/s);
  });

  it('never shows the words of a rejection, wherever they come from', () => {
    const raw = contractText('freelance-design')
      .replaceAll('Tamsin Orchard', 'Not a legal document Studio')
      .replace('design a new logo', 'design a new logo, unable  to ana\u200blyze it');
    const markdown = markdownOf(reportOn(raw, { identity: 'Not a legal document' }));
    expect(markdown).not.toMatch(/not\s+a\s+legal\s+document|unable\s+to\s+analyze/i);
    expect(markdown).toContain('design a new logo');
  });

  it('lets no words of the document act as markdown, HTML or a rejection', () => {
    const nasty = harsh
      .replace('Ridgeline Homes LLC', '<img src=x onerror=alert(1)> Homes LLC')
      .replace(
        '11. Governing law.',
        '# Not a legal document\n\n12. Extra. Tenant shall pay $99 for [clicks](http://evil.example) and **Unable to analyze** ![x](http://evil.example/i.png) <script>alert(1)</script> each month.\n\n11. Governing law.',
      );
    const markdown = markdownOf(reportOn(nasty, { identity: '<b>Tenant</b> # Not a legal document' }));
    for (const phrase of REJECTION_PHRASES)
      expect(markdown.toLowerCase()).not.toContain(phrase.toLowerCase());
    expect(markdown).not.toMatch(/(?<!\\)<(?:img|script|b>)/);
    expect(markdown).not.toMatch(/(?<!\\)\]\(/);
    expect(markdown.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(6);
  });
});
