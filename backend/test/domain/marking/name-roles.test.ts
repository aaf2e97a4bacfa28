import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { readVersion } from '../../../src/domain/analysis/compare/read-version.ts';
import { worded } from '../../../src/domain/analysis/wording/worded.ts';
import { inRoles, namingOf } from '../../../src/marking/name-roles.ts';
import { proposalsOf } from '../../../src/marking/proposals.ts';
import { markPointOf } from '../../../src/marking/proposals.ts';

const LEASE = `RESIDENTIAL LEASE

This Lease is made on 4 May 2027 between Orla Finch (the "Landlord") and Ben Ortiz (the "Tenant").

1. The Tenant shall pay the Landlord a rent of $900 per month on the first day of each month.

2. The Landlord may at any time raise the rent by any amount without the consent of the Tenant.

3. The Landlord may change the house rules at any time, and the Tenant is bound by the new rules.

4. The Tenant may not end this Lease before 4 May 2030 for any reason. The Landlord may end it at any time.

5. The Landlord shall keep the roof in repair. The Tenant shall keep the home clean.

6. The Landlord shall indemnify the Tenant against all losses of any kind without limit.`;

const TERMS = `MEMBERSHIP TERMS

These terms apply between Ravelin Fitness Limited ("we", "us") and you, the member.

1. You pay us €39 per month on the first of the month. You must bring your card to each visit.

2. We may change our prices and these terms at any time without your consent.

3. You may not end your membership before 24 months are over. We may end it at any time.

4. We shall keep the rooms clean.`;

const report = (text: string, identity: string) =>
  readVersion({
    document: documentFromText(text),
    reader: { identity, country: 'Ireland' },
    today: new Date('2026-11-22T00:00:00Z'),
  }).report!;

/** Everything that is said of the paper: in the marked document, its comments, and the letter. */
const sent = (text: string, identity: string) =>
  proposalsOf(report(text, identity))
    .flatMap((one) => {
      const { comment, replacement, addition } = markPointOf(one);
      return [...comment, replacement, addition, one.words, one.why, one.ask];
    })
    .filter((one) => one !== null)
    .join('\n');

describe('words for the other side', () => {
  it.each([['Tenant'], ['Landlord']])('name roles as the paper does, for the %s', (identity) => {
    expect(proposalsOf(report(LEASE, identity)).some(({ words }) => words !== null)).toBe(true);
    expect(sent(LEASE, identity)).not.toMatch(/\b(?:you|your|they|their|our)\b/i);
  });

  it('name the reader by the role', () => {
    expect(namingOf(report(LEASE, 'Tenant'))).toEqual({ reader: 'the Tenant', other: 'the Landlord' });
    expect(namingOf(report(LEASE, 'Landlord'))).toEqual({ reader: 'the Landlord', other: 'the Tenant' });
    expect(sent(LEASE, 'Tenant')).toContain('The Tenant may end the agreement without cost');
  });

  it('speak as the paper speaks where it says you', () => {
    expect(namingOf(report(TERMS, 'member'))).toEqual({ reader: 'you', other: 'we' });
  });

  it('are put for any party where nobody knows who reads', () => {
    expect(namingOf(report(LEASE, 'Zebulon Quick'))).toEqual({ reader: null, other: null });
    expect(sent(LEASE, 'Zebulon Quick')).not.toMatch(/\b(?:you|your)\b/i);
  });

  it.each([
    [
      '{You} may end this agreement.',
      'You may end this agreement.',
      'The Tenant may end this agreement.',
      'A party may end this agreement.',
    ],
    [
      'It counts if {you agree}. If {you do} not agree, {you} may end it.',
      'It counts if you agree. If you do not agree, you may end it.',
      'It counts if the Tenant agrees. If the Tenant does not agree, the Tenant may end it.',
      'It counts if a party agrees. If that party does not agree, that party may end it.',
    ],
    [
      '{You have} a copy, at {your} choice.',
      'You have a copy, at your choice.',
      'The Tenant has a copy, at the Tenant’s choice.',
      'A party has a copy, at that party’s choice.',
    ],
    [
      '{They} may use it if {they give} it to {you}. It lies with {them}.',
      'The other side may use it if the other side gives it to you. It lies with the other side.',
      'The Landlord may use it if the Landlord gives it to the Tenant. It lies with the Landlord.',
      'The other side may use it if the other side gives it to a party. It lies with the other side.',
    ],
  ])('%s', (marked, plain, named, neutral) => {
    const { wording, wordingParts } = worded(marked);
    expect(wording).toBe(plain);
    expect(inRoles(wordingParts, { reader: 'the Tenant', other: 'the Landlord' })).toBe(named);
    expect(inRoles(wordingParts, { reader: null, other: null })).toBe(neutral);
  });

  it('bend with the place where the paper says you and we', () => {
    const { wordingParts } = worded('{They} may end it if {they give} {you} notice. It lies with {them}.');
    expect(inRoles(wordingParts, { reader: 'you', other: 'we' })).toBe(
      'We may end it if we give you notice. It lies with us.',
    );
  });

  it('have no place of another name', () => {
    expect(() => worded('{Landlord} pays.')).toThrow('{Landlord}');
  });
});
