import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { partyFacts } from '../../../../../src/domain/analysis/reading/facts/party-facts.ts';

const LOFT = `Elderflower Loft, Hay-on-Wye: house terms\n\nHost: Lena and Karl Brandt. Guest: whoever books the loft and is over 25.\n\nThese terms hold once you have paid.\n\nYou arrive from 3 pm and leave by 11. We hand over the loft clean.\n\nYou pay the balance 30 days before you come. We keep the deposit if you cancel later. If you lose a key you pay £40.\n\nThe Guest is responsible for everyone in the party. The Host is not liable for stolen things. We may come in to repair a leak.`;
const KENNEL = `BRIGHT PAWS KENNELS, TRURO\n\nBoarding agreement between Bright Paws Ltd (the Kennel) and the owner of the dog named on the booking card (the Owner)\n\nThe Owner shall pay £22 a night on arrival. The Kennel shall feed and walk the dog. The Owner must bring proof of vaccination. The Kennel may call a vet if the Owner cannot be reached. If the dog is not fetched within 7 days the Kennel may rehome it.\n\nComplaints\n\nSpeak first to the manager, Mrs Iris Hale.`;
const LOAN = `From: Piet van Aswegen\nTo: Karabo Nkosi\n\nHi Karabo,\n\nI lend you R30 000 for the trailer. You pay me R2 500 each month from March. If you are late you add R100. You keep it insured until all is paid back.\n\nPiet`;
const GARAGE = `Dear Hilde,\n\nI let you the shed behind my house from 1 June. You pay me 60 euros a month. I give you both keys. You tell me a month before you go.\n\nBest\nJoost Vermeer`;
const SCHOOL = `Riverside Music School terms\n\nIn these terms “we” are Riverside Music School and “you” are the parent or adult pupil who signs the form.\n\nYou pay for each term ahead. We give ten lessons a term. You may stop with half a term's notice. We may change the teacher. If you miss a lesson, you pay all the same.`;
const SALE = `Sale of a rowing boat\n\nSeller: Ulla Holm\n\nThe buyer is the person who transfers the price of 900 euros first.\n\nThe Seller hands over the boat with two oars. The Buyer pays within three days. The Buyer has seen the leak. The Seller owes nothing for later faults. The Buyer must insure it.`;
const SHARE = `Agreement between Ada Lind and Omar Said about the boat Wren\n\nAda Lind pays half of the mooring. Omar Said pays the other half. Each may sail every second week. Whoever breaks something mends it.`;

const STALL = `MARKET STALL PITCH RULES – HARVEST FAIR\n\nOrganizer: Corrib Events Limited. Trader: whoever is named on the stall pass.\n\n1. The Trader shall set up between 7 and 9 each morning. 2. The Organizer provides a guard at night. 3. The Trader must take all waste home. 4. The Organizer may move a pitch.`;
const GALLERY = `Consignment between Ms Odalys Prieto (the "Artist") and Gallery Nine LLC (the "Gallery"), Santa Fe, New Mexico\n\nThe Artist delivers twelve paintings. The Gallery shall show six of them. The Artist pays for the frames. The Gallery keeps a commission.`;

const namesIn = (raw: string) =>
  findPaperSides(toLegalText(documentFromText(raw)), '').all.map(({ name, role }) => [name, role]);

const readerOf = (raw: string, identity: string) => {
  const { reader } = findPaperSides(toLegalText(documentFromText(raw)), identity);
  return reader === null ? null : (reader.name ?? reader.role ?? reader.pronoun);
};

describe('Sides that a paper describes and does not name', () => {
  it.each([
    ['a label with a description', LOFT, 'Guest', 'Guest'],
    ['a label with two names', LOFT, 'Host', 'Lena'],
    ['a bracket behind a description', KENNEL, 'Owner', 'Owner'],
    ['the named side facing it', KENNEL, 'Kennel', 'Bright Paws Ltd'],
    ['another word for the described side', KENNEL, 'customer', 'Owner'],
    ['“you” as the person who signs', SCHOOL, 'Parent', 'Parent'],
    ['“we” as a school', SCHOOL, 'Riverside Music School', 'Riverside Music School'],
    ['whoever pays first', SALE, 'Buyer', 'Buyer'],
    ['the one who lends', LOAN, 'Lender', 'Piet van Aswegen'],
    ['the one who is lent to', LOAN, 'Borrower', 'Karabo Nkosi'],
    ['the one who lets', GARAGE, 'Landlord', 'Joost Vermeer'],
    ['the one to whom is let', GARAGE, 'Tenant', 'Hilde'],
  ])('puts the reader on the right side: %s', (_shape, raw, identity, expected) => {
    expect(readerOf(raw, identity)).toBe(expected);
  });

  it.each([
    [LOFT, 'Employee'],
    [SHARE, 'Landlord'],
    [SHARE, 'Guest'],
    [LOAN, 'Nurse'],
  ])('gives the reader no side that is merely left over', (raw, identity) => {
    expect(readerOf(raw, identity)).toBeNull();
  });

  it('takes what is sold for no party', () => {
    const raw = `TERMS\n\nDeveloper: Tall Data AB\n\n"SERVICES" means the services named in the order form. Rimcloud Ltd gives the Developer the Services for a year. The Developer shall pay. The Developer shall not resell the Services. The Services may change.`;
    expect(namesIn(raw).map(([, role]) => role)).not.toContain('SERVICES');
  });

  it('takes the thing that is let for no party', () => {
    const { all } = findPaperSides(toLegalText(documentFromText(LOFT)), 'Guest');
    expect(all.map(({ name, role, pronoun }) => [name, role, pronoun])).toEqual([
      ['Lena', 'Host', 'we'],
      [null, 'Guest', 'you'],
    ]);
  });

  it('takes the title of a paper and the town of a party for no party', () => {
    expect(namesIn(STALL)).toContainEqual([null, 'Trader']);
    expect(namesIn(STALL)).toHaveLength(2);
    expect(namesIn(GALLERY)).toEqual([
      ['Ms Odalys Prieto', 'Artist'],
      ['Gallery Nine LLC', 'Gallery'],
    ]);
  });

  it('knows both persons whom a message greets', () => {
    const raw =
      'Hi Tomasz, hi Lea,\n\nthe rent is 540 each, you pay me by the 3rd. I pay the power and you pay me back within a week. I clean the hall, you clean the bath.\n\nBest\nMira Vogt';
    const idOf = (identity: string) =>
      findPaperSides(toLegalText(documentFromText(raw)), identity).reader?.id;
    expect(idOf('Lea')).toBe(idOf('Tomasz'));
    expect(['Lea', 'Tomasz'].map((name) => readerOf(raw, name))).toEqual(['Lea', 'Tomasz']);
  });

  it('takes the person to turn to for no party', () => {
    const { all } = findPaperSides(toLegalText(documentFromText(KENNEL)), 'Owner');
    expect(all.map(({ name }) => name)).toEqual(['Bright Paws Ltd', null]);
  });

  it('prints two persons of one surname together', () => {
    const text = toLegalText(documentFromText(LOFT));
    const [host] = partyFacts(text, findPaperSides(text, 'Guest'));
    expect(host?.text).toBe('Lena and Karl Brandt (Host), called “we” in the text.');
  });
});

describe('A typed name that only heads the paper', () => {
  const SHEET = `LANTERNPAY\nYour offer, 3 May\n\nYou get €900 and pay back €990 by 3 June. We send the money within an hour of your yes. If you are late, we add €9 a day. You may pay early, and we take off a part of the fee.`;

  it.each([
    ['Lanternpay', SHEET, 'we'],
    ['Singer', SHEET.replace('You may pay early', 'A singer may pay early, and you may too'), 'you'],
  ])('means the one who speaks, and a word for a person the one spoken to: %s', (typed, raw, pronoun) => {
    const { reader } = findPaperSides(toLegalText(documentFromText(raw)), typed);
    expect(reader?.pronoun).toBe(pronoun);
  });
});
