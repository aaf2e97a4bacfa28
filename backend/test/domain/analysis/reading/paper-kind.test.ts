import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const kindOf = (text: string): string => documentKind(toLegalText(documentFromText(text))).label;

describe('the kind of a paper', () => {
  it.each([
    [
      'Membership agreement',
      'SMILE PLAN MEMBERSHIP TERMS\n\nThe member pays £20 a month. Check-ups are free for members. Treatment costs members a tenth less.',
    ],
    [
      'Gym or club membership',
      'MEMBERSHIP TERMS\n\nThe member pays the gym £20 a month. The gym is open to members from six to ten.',
    ],
    [
      'Residential lease (tenancy)',
      'AGREEMENT OF LEASE – RESIDENTIAL\n\nThe Lessor lets the flat to the Lessee. The Lessee pays R9 000 a month. The Lessee may keep a cat in the flat.',
    ],
    [
      'Lease of business premises',
      'AGREEMENT OF LEASE\n\nThe Lessor lets the shop and the warehouse to the Lessee. The Lessee may trade there as a café. The Lessee pays business rates and VAT.',
    ],
    [
      'Rental agreement',
      'KESTREL LTD\n\nRENTAL AGREEMENT 4471\n\nThe renter collects the van on Friday. The van comes back with a full tank. The driver pays the rent before the keys are handed over.',
    ],
    [
      'Residential lease (tenancy)',
      'RENTAL AGREEMENT\n\nThe landlord lets the flat at 4 Mill Lane to the tenant. The tenant may live there with one child. The rent is $900 a month. The bathroom is shared.',
    ],
    [
      'Charge over property (loan security)',
      'LEGAL CHARGE\n\nEDMUND HALE of Fern Cottage, Low Road ("the Borrower")\n\nThe Borrower charges the house. The Borrower repays the loan.',
    ],
    [
      'Holiday rental booking',
      'BOOKING OF FERN COTTAGE\n\nThe guests come on Friday. The guests pay before they come.',
    ],
    [
      'Booking (services)',
      'BOOKING CONFIRMATION / AERIAL FILMING\n\nClient: Ida Brown. The client pays in June.',
    ],
    [
      'Hall or room hire',
      'GREENFIELD VILLAGE HALL\n\nHall booking agreement\n\nYou hire the hall for Saturday. The hall is yours from noon. Leave the hall as you found it.',
    ],
    [
      'Student room agreement (residential lease)',
      'LICENCE TO OCCUPY A ROOM IN A HALL OF RESIDENCE\n\nThe student has the room in the hall of residence from September. The student pays the fee each term.',
    ],
    [
      'Letting agent terms (services)',
      'MARLOW LETS\n\nTerms of business for landlords\n\nWe find a tenant and collect the rent for the landlord. The landlord pays us ten percent of the rent.',
    ],
    [
      'Letting agent terms (services)',
      'MARLOW LETS\n\nTerms of business for landlords: rent collection\n\nWe find a tenant for the landlord. The landlord pays us ten percent of the rent. The tenant pays rent to us.',
    ],
    [
      'Court judgment',
      'JUDGMENT of District Judge Osei\n\nThe defendant shall pay the claimant £400 within 21 days.',
    ],
    [
      'Notice of a penalty (legal notice)',
      'PARKING CHARGE 4471\n\nYour car stood in Mill Yard for five hours. The charge is £90. You may appeal within 28 days.',
    ],
  ])('is told as %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('a kind is not told where little speaks for it', () => {
  it.each([
    [
      'Car subscription or hire agreement',
      'Ros lends Jem the van. The van is in the yard. Jem brings the van back. Agreed on 3 May.',
    ],
    [
      'Holiday rental booking',
      'by Mr Noel Abara, Cottage Row\n\nI sell you the boat for 200 pounds. Agreed on 3 May.',
    ],
    [
      'Gym or club membership',
      'HOUSE RULES\n\nWash up before bed. Quiet after eleven. We all agreed to this in May.',
    ],
  ])('not as %s', (kind, text) => {
    expect(kindOf(text)).not.toBe(kind);
  });

  it('is told by no row that says when something is paid', () => {
    const order =
      'ORDER 88\n\nTERMS: Net 60 from the last day\n\nThe baker brings twelve loaves, and the shop pays for them.';
    expect(kindOf(order)).not.toBe('Terms and conditions');
    expect(kindOf(order.replace('ORDER 88', 'INSERTION ORDER 88'))).toBe('Services agreement');
    expect(kindOf(order.replace('TERMS: Net 60 from the last day', 'Our terms'))).toBe(
      'Terms and conditions',
    );
  });
});
