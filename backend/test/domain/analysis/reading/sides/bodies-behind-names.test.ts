import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const sidesOf = (identity: string, ...lines: string[]) =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), identity);

describe('who is bound', () => {
  it('is the firm that somebody represents, not the one who represents it', () => {
    const { all, reader } = sidesOf(
      'client',
      'AGREEMENT FOR WORK',
      'The undersigned:',
      '(1) Vale Bakeries B.V., with its seat in Delft, represented by Mr. Bo Nyland, "Client"; and',
      '(2) Ms. Ada Brown, trading as Brown Tiles, in Leiden, "Contractor",',
      'agree as follows.',
      'The Contractor shall lay the tiles. The Client shall pay 900 euros. The Client shall give her a key.',
      'B. Nyland',
      'A. Brown',
    );
    expect(all.map(({ name, role }) => [name, role])).toEqual([
      ['Vale Bakeries B.V.', 'Client'],
      ['Brown Tiles', 'Contractor'],
    ]);
    expect(reader?.name).toBe('Vale Bakeries B.V.');
  });

  it('is the company behind the name over the door', () =>
    expect(
      sidesOf(
        'member',
        'FELL ROWING HOUSE',
        '(a trading name of Vale Sports Ltd)',
        'Member: Ada Brown',
        'You pay us £30 a month. We keep the boats safe. We may close on holidays.',
      ).all.find(({ name }) => name === 'FELL ROWING HOUSE')?.alsoNamed,
    ).toEqual(['Vale Sports Ltd']));

  it('is not called by the thing that it runs', () =>
    expect(
      sidesOf(
        'the app company',
        'Fern Planner – Terms',
        'These terms are the deal between you and Fern Labs, Inc. ("Fern Labs," "we"), who made the Fern Planner app and site (the "Service").',
        'You must be 18. You may use the Service at home. We may change the Service. We keep your data safe.',
      ).all.map(({ name, role }) => [name, role]),
    ).toContainEqual(['Fern Labs, Inc.', null]));

  it('is each of two who accept on one line', () =>
    expect(
      sidesOf(
        'homeowner',
        'FELL BUILDING',
        'Dear Mr and Mrs Brown,',
        'I build the wall for £9,000. You pay a tenth first. I start in May. You clear the garden.',
        'Yours,',
        'Bo',
        'Accepted: Cy Brown / Ada Brown',
      ).all.find(({ pronoun }) => pronoun === 'you')?.alsoNamed,
    ).toContain('Ada Brown'));
});

describe('whoever says `me`', () => {
  const letter = [
    'From: Ida Brown',
    'To: Bo Nyland',
    'Hi Bo,',
    'You get the big room from March. You pay me 500 a month. I keep the deposit safe. I give you two keys. You clean the bath, and please call me when you come.',
    'Hugs,',
    'Ida',
  ];

  it('is told by the words behind it', () =>
    expect(sidesOf('me, the one who rents the room', ...letter).reader?.name).toBe('Bo Nyland'));

  it('is the writer where nothing else is said', () =>
    expect(sidesOf('me', ...letter).reader?.name).toBe('Ida Brown'));
});

describe('names and words that look like something else', () => {
  const lease = [
    'LEASE',
    'Landlord: Cy Dunn',
    'Rent: £800',
    'The Tenant shall pay the rent on the 1st. The Landlord shall repair the roof.',
  ];

  it('are two tenants on one line', () =>
    expect(sidesOf('Bo Nyland', ...lease, 'Tenant: Ada Brandt, Bo Nyland').reader?.name).toBe('Bo Nyland'));

  it('are a tenant and the town of the tenant', () =>
    expect(sidesOf('tenant', ...lease, 'Tenant: Ada Brandt, Upper Vale').reader?.alsoNamed).not.toContain(
      'Upper Vale',
    ));

  const dental = (other: string) =>
    sidesOf(
      'dentist',
      'AGREEMENT',
      `between Fell Dental Ltd (the "Practice") and Ada Brandt (the "${other}")`,
      `The ${other} shall be on time. The Practice shall give the ${other} a key.`,
    ).reader;

  it('are a dentist who runs the practice, and one of whom nobody can tell', () => {
    expect(dental('Patient')?.role).toBe('Practice');
    expect(dental('Associate')).toBeNull();
  });

  it('are people called Deal', () =>
    expect(
      sidesOf(
        'owner',
        'AGREEMENT',
        'between Sarah Deal (the “Owner”) and Bo Nyland (the “Keeper”)',
        'The Owner shall pay £20 a month. The Keeper shall feed the dog.',
      ).reader?.name,
    ).toBe('Sarah Deal'));

  it('are staff of whom the paper speaks as of a side', () =>
    expect(
      sidesOf(
        'trainer',
        'FIT GYM LTD',
        'Trainer: Mo',
        'Client: Ada Brandt',
        'The Trainer gives ten sessions. The Client pays £400 to the Trainer.',
      ).reader?.name,
    ).not.toBe('FIT GYM LTD'));
});
