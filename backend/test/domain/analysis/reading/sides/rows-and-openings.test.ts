import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: readonly string[]) =>
  findPaperSides(textOf(...lines), '').all.map(({ name, role }) => [name, role]);
const readerOf = (typed: string, ...lines: readonly string[]) => {
  const { reader } = findPaperSides(textOf(...lines), typed);
  return reader === null ? null : (reader.name ?? reader.role);
};

describe('A numbered row of a form', () => {
  it('names its side, the company and not its director', () =>
    expect(
      sidesOf(
        '1 | Premises | Unit 4, Dock Road',
        '2 | Landlord | Harbinger Estates Ltd',
        '3 | Tenant | Crust & Thyme Ltd, whose director is Ola Berg',
        '4 | Rent | £9,000 a year',
      ),
    ).toEqual([
      ['Harbinger Estates Ltd', 'Landlord'],
      ['Crust & Thyme Ltd', 'Tenant'],
    ]));

  it('does not make an agent the owner', () =>
    expect(
      sidesOf(
        '2 Landlord | Harbinger Estates Ltd (agent)',
        '3 Tenant | Ola Berg',
        'The tenant pays the rent. The landlord repairs the roof.',
      ),
    ).toEqual([
      [null, 'Landlord'],
      ['Ola Berg', 'Tenant'],
    ]));

  it('names for whom an agent acts', () =>
    expect(
      sidesOf(
        'Landlord: Harbinger Estates Ltd, as agent for Mrs Ida Vane',
        'Tenant: Ola Berg',
        'The tenant pays the rent. The landlord repairs the roof.',
      )[0],
    ).toEqual(['Mrs Ida Vane', 'Landlord']));

  it('may say `Name of tenant`, and a title says nobody', () =>
    expect(
      sidesOf(
        'FORM 3 – TERMINATION (LANDLORD’S)',
        '2. Name of landlord      Ida Vane',
        '3. Name of tenant        Ola Berg',
        '4. Last day              30 June 2027',
      ),
    ).toEqual([
      ['Ida Vane', 'Landlord'],
      ['Ola Berg', 'Tenant'],
    ]));

  it('with `by owner` names nobody', () =>
    expect(
      sidesOf('Owner | Ida Vane', 'Sitter | Ola Berg', 'Food | by owner', 'Walks | by sitter, two a day').map(
        ([name]) => name,
      ),
    ).toEqual(['Ida Vane', 'Ola Berg']));
});

describe('A name', () => {
  it('may begin with a month', () =>
    expect(
      sidesOf(
        'Garden care 2027',
        'April Vane (23 Orchard Way) and Mark Berg, gardener, have agreed as follows.',
        'Mark comes on Fridays from March to October. April pays him $45 an hour.',
      ).map(([name]) => name),
    ).toEqual(['April Vane', 'Mark Berg']));

  it('may hold a month', () =>
    expect(sidesOf('Lender: Ida May Vane', 'Borrower: Ola Berg')[0]![0]).toBe('Ida May Vane'));

  it('is no date, and no money', () =>
    expect(
      sidesOf(
        'This is made between IDA VANE, ID 22334455 (owner of the car) and OLA BERG, ID 33445566.',
        'Ola pays the owner KES 2,500 a day. Payment in April 2027 is free.',
      ).map(([name]) => name),
    ).toEqual(['Ida Vane', 'Ola Berg']));

  it('behind a word for an adviser is no side', () =>
    expect(
      sidesOf(
        'Boundary',
        'Ida Vane and Ola Berg agree that the line runs along the posts, as the surveyor Cy Dunn has drawn it.',
        'Ida pays for the fence. Ola keeps it in repair. Cy Dunn is paid by both.',
      ).map(([name]) => name),
    ).toEqual(['Ida Vane', 'Ola Berg']));
});

describe('The first sentence of a paper', () => {
  it('says who does something for whom', () => {
    const paper = [
      'A picture',
      'Ida Vane paints for Ola Berg a portrait of his wife, oil on linen, from photographs that he gives her.',
      'The price is 4,200 euros. She may show the portrait.',
    ];
    expect(sidesOf(...paper).map(([name]) => name)).toEqual(['Ida Vane', 'Ola Berg']);
    expect(readerOf('the painter', ...paper)).toBe('Ida Vane');
  });

  it('names no thing that is sold', () =>
    expect(
      sidesOf(
        'Hay',
        'Ida Vane sells the hay of the Long Field to Ossian Farm Partnership, about 120 bales. The price is €32 a bale.',
        'Wet bales are left out of the count.',
      ),
    ).toEqual([
      ['Ida Vane', 'Seller'],
      ['Ossian Farm Partnership', 'Buyer'],
    ]));
});

describe('A paper under a letterhead', () => {
  it('is for whom its address names', () => {
    const paper = [
      'P. J. HOGAN & SONS, BUILDERS',
      'Quotation 27/031',
      'Mr and Mrs S. Lyle, Ramelton',
      'To take down the porch and put up a new one €14,600. You give us water and power.',
    ];
    expect(readerOf('the builder', ...paper)).toBe('P. J. HOGAN & SONS');
    expect(readerOf('Mrs Lyle', ...paper)).toContain('Lyle');
  });

  it('is written by the name over it, not by the act that it books', () =>
    expect(
      readerOf(
        'the venue',
        'THE TIN WHISTLE, Galway',
        'Act: The Copper Moths (4 people)',
        'You don’t play within 10 miles in the two weeks before. You bring your own insurance.',
        'If you cancel inside a week you owe us €150; if we cancel inside a week we owe you the same. PA: ours.',
        'Ola Berg, for The Tin Whistle',
      ),
    ).not.toBe('Copper Moths'));
});

describe('A reader', () => {
  const chair = [
    'Chair rent at Velvet Shears',
    'Ida Vane owns the salon. Ola Berg rents chair 3 and works for herself.',
    'Rent is £140 a week. Ida sets opening hours. Ola sets her own prices. Four weeks’ notice, either of them.',
  ];
  it('is known by what the paper tells that they do', () => {
    expect(readerOf('I rent the chair', ...chair)).toBe('Ola Berg');
    expect(readerOf('salon owner', ...chair)).toBe('Ida Vane');
    const band = [
      'Who: Dana Vane (drums), Ola Berg (bass, van), Shreya Nair (voice, words)',
      'Gigs are split in three. If one of us leaves: the name stays with the other two.',
    ];
    expect(readerOf('the drummer', ...band)).toBe('Dana Vane');
    expect(readerOf('Shreya Nair', ...band)).toBe('Shreya Nair');
  });

  it('is not known by what both do', () =>
    expect(readerOf('I pay the money', ...chair, 'Ola pays Ida. Ida pays the tax.')).toBeNull());

  it('is known by the role that a deed makes', () =>
    expect(
      readerOf('the one who rents the room', 'Landlord: Ida Vane', 'Tenant: Ola Berg', 'Room: the back one'),
    ).toBe('Ola Berg'));

  it('is nobody by a word that may mean either side', () =>
    expect(
      readerOf(
        'marina',
        'BERTH LICENCE',
        'Tideway Moorings Ltd',
        'Owner: Captain Rhys Vane',
        'We may move you to another berth. If you do not pay we may keep the boat. You leave the berth empty in August.',
      ),
    ).not.toBe('Captain Rhys Vane'));
});

describe('Those who stand beside a side', () => {
  it('are no side: a firm that only acts for a family', () =>
    expect(
      readerOf(
        'Palm Services LLC',
        'From: Ida Vane, Palm Services LLC',
        'To: Grace Berg',
        'Dear Grace,',
        'I am writing for the family, as their agent. You fly on 20 December. You will have your own room and I send you the ticket. I hope that you like it.',
        'Salary: AED 3,200 a month. If you go in the first year you pay back the placement.',
        'Ida Vane',
        'Palm Services LLC, acting for Hamad and Noura Khalil',
      ),
    ).toBe('Hamad Khalil'));

  it('leave the student a side whose father stands in for her', () =>
    expect(
      sidesOf(
        'ROOM LICENCE',
        'Student: Ida Vane',
        'Guarantor: Ola Vane (father)',
        'Hall: Kirkgate Student Living LLP',
        'The student shall pay the fee. The hall shall supply heating.',
      ).map(([name]) => name),
    ).toContain('Ida Vane'));

  it('are whom a paper calls `your father`: a daughter reads it', () =>
    expect(
      readerOf(
        'daughter',
        'Dear Mrs Vane',
        'Thank you for choosing us for your father, Mr Arthur Pryce. We will give him personal care. You sign for yourself. If you would like him home early, let us have seven days’ notice.',
        'Yours sincerely',
        'Ola Berg, Registered Manager',
      ),
    ).toBe('Mrs Vane'));
});

describe('A heading', () => {
  it('of words that the paper writes small names nobody', () =>
    expect(
      sidesOf(
        'FAMILY SESSION – BOOKING FORM',
        'Client: Ola Berg, Croissy',
        'The photographer puts the pictures in a gallery after the session. The family may print them. The client pays the deposit. The photographer keeps the gallery open.',
      ).map(([name]) => name),
    ).not.toContain('FAMILY SESSION'));

  it('of a kind of paper is not the firm in the row below', () =>
    expect(
      sidesOf(
        'SELF-STORAGE RENTAL AGREEMENT',
        'Facility: Redbud Self Storage LLC, Tulsa',
        'Occupant: Ola Berg',
        'Facility shall keep the gate working. Facility may sell what is left. Facility must give access. Occupant shall leave the unit swept.',
      ),
    ).toEqual([
      ['Redbud Self Storage LLC', 'Facility'],
      ['Ola Berg', 'Occupant'],
    ]));
});

describe('A word for the stronger side', () => {
  it('is not whom a letter greets', () =>
    expect(
      readerOf(
        'the organiser',
        'Dear Ines Berg,',
        'we are happy that you speak on 7 October. We pay you CZK 12,000 after the talk. We pay your train. You send the slides a week before. If you cancel, you pay the ticket back.',
        'Pavla Vane',
      ),
    ).not.toBe('Ines Berg'));

  it('is the host who is named on the paper that she writes', () =>
    expect(
      readerOf(
        'guest',
        'Welcome to Cala Blava!',
        'House rules from your host, Ida Vane',
        'Check in from 4. If neighbours call me after midnight I keep the €300 deposit. You pay for whatever breaks. I can come in to fix things.',
      ),
    ).not.toBe('Ida Vane'));
});

describe('Somebody who says what they do', () => {
  const terms = [
    'MOPSY TERMS',
    'Mopsy is a plant-care app run by Mopsy Labs Inc.',
    'You must be 16 to open an account. We send reminders; your plants may still die and we owe you nothing. Your photos stay yours. We can close accounts.',
  ];
  it('with a thing is not that thing', () =>
    expect(readerOf('I use the app', ...terms)).not.toBe('Mopsy Labs Inc.'));
});
