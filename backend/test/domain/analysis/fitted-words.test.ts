import { describe, expect, it } from 'vitest';
import { fittedKinds } from '../../../src/domain/analysis/clauses/fitted-words.ts';
import { CLAUSE_LIBRARY } from '../../../src/domain/analysis/clauses/library.ts';
import { draftOf } from './fixtures.ts';

const NDA =
  'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made on 4 May 2026 between Gorse Data Ltd (the "Disclosing Party") and Ada Wren (the "Receiving Party").\n\n';
const LEASE =
  'LEASE AGREEMENT\n\nThis Lease is made on 4 May 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n';
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  nda: [
    'All Confidential Information is provided "as is" and the Disclosing Party makes no warranty as to it.',
    'The Disclosing Party may terminate this Agreement at any time without cause.',
    'The Disclosing Party shall not be liable for any loss whatsoever that the Receiving Party suffers.',
  ],
  lease: [
    'The premises are let "as is" and the Landlord makes no warranty of fitness for a particular purpose.',
    'The Landlord may terminate this Lease at any time without cause on 14 days’ notice.',
    'The Landlord shall not be liable for any loss whatsoever that the Tenant suffers.',
  ],
};
const NOT_THERE: Readonly<Record<string, RegExp>> = {
  nda: /\b(?:supplier|goods|services?|refund\w*|paid|payments?|fees|work|place you|price)\b/i,
  lease: /\b(?:supplier|goods|services?|work in progress|work done|lose the work|fees)\b/i,
};

describe('Words for a kind of paper', () => {
  it.each([
    ['nda', NDA],
    ['lease', LEASE],
  ])('speak of nothing that is not in it: %s', (family, opening) => {
    const body = CLAUSES[family]!.map((clause, index) => `${index + 1}. ${clause}`).join('\n\n');
    const { risks, comparison } = draftOf(opening + body, { identity: 'Ada Wren' });
    expect(risks.flatMap(({ quotes }) => quotes).length).toBeGreaterThanOrEqual(3);
    const said = [
      ...risks.flatMap(({ title, reason, ask, wording, fallback }) => [
        title,
        reason,
        ask,
        wording ?? '',
        fallback ?? '',
      ]),
      ...comparison.map(({ usual }) => usual),
    ];
    expect(said.filter((words) => NOT_THERE[family]!.test(words))).toEqual([]);
  });

  it('keep to what the library asks of all words', () => {
    for (const kind of CLAUSE_LIBRARY) {
      for (const { risk, wording, fallback } of fittedKinds(kind)) {
        if (risk !== undefined)
          expect([risk.title, risk.against, risk.mutual, risk.ask].join(' ')).not.toMatch(/\d{2}/);
        expect(wording, kind.id).toBeTruthy();
        expect(fallback, kind.id).toBeTruthy();
      }
    }
  });

  it.each(CLAUSE_LIBRARY)('name no supplier or client where the side is not known: $id', ({ wording }) => {
    expect(wording ?? '').not.toMatch(/\b(?:supplier|the client|goods or services)\b/i);
  });
});
