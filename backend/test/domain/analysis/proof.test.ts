import { describe, expect, it } from 'vitest';
import { CLAUSE_LIBRARY, clauseKind, quotableIn } from '../../../src/domain/analysis/clauses/library.ts';
import { CONTRACTS, contractText, draftOf, materialOf } from './fixtures.ts';
import { writeRisks } from '../../../src/domain/analysis/report/sections/write-risks.ts';
import { writeComparisons } from '../../../src/domain/analysis/report/sections/write-comparison.ts';

const proves = (id: string, sentence: string) => quotableIn(clauseKind(id)!, sentence) !== null;

const OPENING_OF_LEASE =
  'LEASE AGREEMENT\n\nThis Lease is made on 4 May 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n';

/** How a duty of secrecy bears on the side that listens, after an opening of this kind. */
const secrecyUnder = (opening: string) =>
  materialOf(
    `CONFIDENTIALITY AGREEMENT\n\nThis Agreement is made on 2 May 2026 between Nordal Ltd (the "Disclosing Party") and Ines Farr (the "Receiving Party"). ${opening}\n\n1. Secrecy. The Receiving Party shall keep all Confidential Information secret and shall not disclose it to others.`,
    { identity: 'Ines Farr' },
  ).clauses.find((clause) => clause.kind.id === 'confidentiality')?.bearing;

describe('The sentence a report quotes', () => {
  it.each([
    [
      'personal-guarantee',
      'The Owner may assign this Agreement to any party that is jointly and severally liable.',
    ],
    ['minimum-commitment', 'Either party shall give notice of at least ninety days before the next order.'],
    [
      'warranty-disclaimer',
      'Nothing here makes a partnership, and neither side gives a warranty as is usual in a joint venture.',
    ],
    ['warranty-disclaimer', 'The Owner shall provide such information as is reasonably requested.'],
    ['indemnity', '"Losses" means all losses that the Supplier shall indemnify the Client against.'],
    ['ip-ownership-assignment', 'Each party shall retain all right, title and interest in its own work.'],
    ['license-grant', 'The disclosure grants no licence under any patent.'],
    ['late-fees', 'The Supplier shall not record any lien for unpaid fees as a charge on its interests.'],
    ['liquidated-damages', 'The Tenant may leave at any time without any termination fee.'],
    ['data-use', 'We do not sell your personal data to third parties.'],
    ['unilateral-change', 'This Agreement may be amended only by a writing signed for each side.'],
    ['termination-for-convenience', 'This clause survives termination of the Agreement for any reason.'],
    [
      'termination-for-convenience',
      'This Agreement may be terminated at the option of either party upon notice if the other party is in breach.',
    ],
    ['acceleration', 'All outstanding stock options shall accelerate and the full amount vest immediately.'],
  ])('is no proof of %s: %s', (id, sentence) => {
    expect(proves(id, sentence)).toBe(false);
  });

  it.each([
    ['personal-guarantee', 'The Director is personally liable for all sums due.'],
    ['minimum-commitment', 'The Distributor shall purchase at least 400 units per year.'],
    ['warranty-disclaimer', 'The software is provided "as is", without warranty of any kind.'],
    ['indemnity', 'The Supplier shall indemnify the Client against all claims.'],
    [
      'ip-ownership-assignment',
      'The Consultant hereby assigns to the Client all right, title and interest in the work.',
    ],
    ['liquidated-damages', 'The Tenant shall pay a termination fee of two months.'],
    ['unilateral-change', 'We may change these terms at any time.'],
    ['termination-for-convenience', 'The Client may terminate this Agreement at any time without cause.'],
    [
      'termination-for-convenience',
      'This Agreement shall terminate at the option of any party, upon 90 days’ advance written notice.',
    ],
    [
      'uncapped-liability',
      'EXCEPT UNDER SECTION 15, IN NO EVENT WILL EITHER PARTY BE LIABLE FOR SPECIAL DAMAGES.',
    ],
  ])('is proof of %s: %s', (id, sentence) => {
    expect(proves(id, sentence)).toBe(true);
  });

  it.each(CONTRACTS.filter(({ language }) => language === 'en'))(
    'bears out every risk and comparison of $id',
    ({ id, sides }) => {
      for (const identity of ['User', ...sides]) {
        const material = materialOf(contractText(id), { identity });
        const risks = writeRisks(material);
        const told = risks.map(({ risk }) => risk);
        const claims = [
          ...risks.map(({ kindId, risk: { quotes } }) => ({ kindId, quotes })),
          ...writeComparisons(material, told).map(({ title, quotes }) => ({
            kindId: CLAUSE_LIBRARY.find((kind) => kind.title === title)!.id,
            quotes,
          })),
        ];
        for (const { kindId, quotes } of claims) {
          if (kindId === null || kindId === 'governing-law') continue;
          expect(proves(kindId, quotes[0]!.text), `${kindId}: ${quotes[0]!.text}`).toBe(true);
        }
      }
    },
  );

  it('shows the words that count even where they stand late in a long sentence', () => {
    const filler =
      'in the course of the work that is described in the order and in each later change of it, '.repeat(5);
    const raw = contractText('consulting-onesided').replace(
      /\n\nSigned|$/,
      `\n\n20. Safety. The Consultant, ${filler}shall indemnify the Client against any and all claims.\n$&`,
    );
    const quotes = draftOf(raw, { identity: 'Consultant' }).risks.flatMap((risk) => risk.quotes);
    const long = quotes.find((quote) => quote.text.includes('20. Safety'));
    if (long !== undefined) {
      expect(long.text.length).toBeLessThan(280);
      expect(long.text).toMatch(/The Consultant.*….*shall indemnify the Client/);
    }
    expect(quotes.some((quote) => quote.text.includes('indemnify'))).toBe(true);
  });

  it.each([
    ['Either party may disclose Confidential Information under this Agreement.'],
    ['Each party is both a Disclosing Party and a Receiving Party.'],
    ['The parties wish to exchange confidential information.'],
    ['This Agreement is mutual and protects the secrets of both sides.'],
  ])('is no burden of one side where each side tells and listens: %s', (two) => {
    expect(secrecyUnder(two)).toBe('mutual');
  });

  it.each([
    [''],
    ['Each party acknowledges that the Disclosing Party will tell the Receiving Party its secrets.'],
    ['The parties agree to this in exchange for information that is useful to the Receiving Party.'],
    ['Either party may disclose the existence of this Agreement.'],
  ])('is a burden of the one side that listens: %s', (one) => {
    expect(secrecyUnder(one)).toBe('against');
  });
});

it('quotes the rule on passing a contract on, not what follows from breaking it', () => {
  const quotes = (clause: string) => {
    const { clauses } = materialOf(`${OPENING_OF_LEASE}1. Assignment. ${clause}`, { identity: 'Ada Wren' });
    const proven = clauses.filter(({ kind, severity }) => kind.id === 'anti-assignment' && severity !== null);
    return [...new Set(proven.flatMap(({ proof }) => (proof === null ? [] : [proof.sentence.text])))].map(
      (words) => words.replace(/^Assignment\. /, ''),
    );
  };
  const consequence = 'Any assignment in violation of this Section is null and void.';
  expect(quotes(`Neither party may assign this Lease without consent. ${consequence}`)).toEqual([]);
  const rule = 'The Tenant shall not assign this Lease or let the premises to others without consent.';
  expect(quotes(`${rule} ${consequence}`)).toEqual([rule]);
  const both = 'Any assignment by the Tenant without written consent is null and void.';
  expect(quotes(both)).toEqual([both]);
});
