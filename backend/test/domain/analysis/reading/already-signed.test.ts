import { describe, expect, it } from 'vitest';

import { isAlreadySigned } from '../../../../src/domain/analysis/reading/facts/already-signed.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';

const isSigned = (words: string): boolean => isAlreadySigned(toLegalText(documentFromText(words)));

describe('A paper that was agreed to before', () => {
  it.each([
    'The deposit is €300.\n\nSigned at Leeds on 4 May 2026',
    'The deposit is €300.\n\nSigned: Petra Adair',
    'The deposit is €300.\n\nSigned 25/06/2027',
    'The deposit is €300.\n\n/s/ Terrence Oyelaran',
    'Ines 18:02\n\nRent is 400 then?\n\nTom 18:04\n\nYes, 400.\n\nInes 18:05\n\nDeal.\n\nTom 18:06\n\nDeal.',
    '[19:02] Ines: Rent is 400?\n\n[19:03] Tom: Yes, 400.\n\n[19:05] Ines: Deal.\n\n[19:06] Tom: Deal.\n\n[19:07] Ines: Good.\n\n[19:09] Tom: See you.',
  ])('is known by its signatures or as a chat: %s', (words) => {
    expect(isSigned(words)).toBe(true);
  });

  it.each([
    'The deposit is €300.\n\nSigned ........................ Owner',
    'The deposit is €300.\n\nSigned at Cape Town on ______________ 2026',
    'Signed: Petra Adair\n\nSigned by the tenant: __________________',
    'A change counts only in writing signed by both on or after 4 May 2026.',
    'Signature of the member',
    'Landlord: Ines Adair\n\nTenant: Tom Bell\n\nLandlord: 4 Mill Lane\n\nTenant: 9 Mill Lane\n\nLandlord: 55 12\n\nTenant: 55 13',
  ])('is not one with a blank for a signature, or without one: %s', (words) => {
    expect(isSigned(words)).toBe(false);
  });
});
