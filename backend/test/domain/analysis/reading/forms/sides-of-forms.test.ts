import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const sidesOf = (raw: string, identity: string) =>
  findPaperSides(toLegalText(documentFromText(raw.trim().split('\n').join('\n\n'))), identity);

describe('The sides of a form', () => {
  it('hold the person it was issued to, and no class of others with whom the firm deals', () => {
    const { reader, all } = sidesOf(
      `HARBOUR RELIEF STAFF LTD
Terms, second edition – issued to: Nuala Brody
1. Harbour Relief Staff Ltd (“we”) finds work for you with our clients (each a “Host”).
2. You shall follow what the Host asks. The Host may send you home. The Host shall sign your sheet.
3. We pay you each Friday. You must tell us if you are ill. The Host will give you a break.`,
      'Nuala Brody',
    );
    expect(reader?.name).toBe('Nuala Brody');
    expect(reader?.pronoun).toBe('you');
    expect(all.some(({ role }) => role === 'Host')).toBe(false);
  });

  it('never make a person named at its head the firm', () => {
    const { reader } = sidesOf(
      `LOWLAND BOILERS LTD
Care plan of Mona Reilly
1. We look after the boiler once a year. We charge you in May. You pay us by card.
2. You let us in. We tell you before we come. Your plan goes on until you stop it.`,
      'Mona Reilly',
    );
    expect(reader?.name ?? '').not.toContain('LOWLAND');
  });

  it('leave out whoever sells for the firm', () => {
    const { all } = sidesOf(
      `LAWNGUARD GARDEN SERVICES Family Season Plan
Customer: Petra Olm
Sales rep: D. Hart
1. Customer shall unlock the gate. LawnGuard will mow each week. Customer pays LawnGuard after each visit.`,
      'Customer',
    );
    expect(all.map(({ name }) => name)).toEqual(['LAWNGUARD GARDEN SERVICES', 'Petra Olm']);
  });

  it('are told by rows with a number in brackets, and the firm at the head is the one that speaks', () => {
    const { all, reader } = sidesOf(
      `QUAYSIDE STUDIOS PTE. LTD.
Order form
Member      Bluefin Pictures LLP (Reg. 88)
1. We give the Member a room. The Member pays us on the first. The Member shall lock up.
2. We may move the Member. Our staff clean the stairs. We insure the house.`,
      'Bluefin Pictures LLP',
    );
    expect(reader?.role).toBe('Member');
    expect(all.find(({ name }) => name?.startsWith('QUAYSIDE'))?.pronoun).toBe('we');
  });

  it('take no letter of a list and no label for a name', () => {
    const { reader } = sidesOf(
      `A. Seller: Dune Homes (Pty) Ltd (“the Company”)
B. Purchaser: Mr K. Abara and Mrs L. Abara, jointly (“the Owner”)
1. The Owner shall pay the Company. The Company shall build.`,
      'Purchaser',
    );
    expect(reader?.name).toContain('Abara');
    const agent = sidesOf(
      `Between: Fens Lets Ltd (“the Agent”) and
Landlord(s): Ruth and Olive Tern
Home: 4 Mill Row
1. The Agent will collect the rent from the tenant. The Landlord shall keep the roof sound. The Landlord shall pay the Agent.`,
      'Landlord',
    );
    expect(agent.reader?.role).toBe('Landlord');
    expect(agent.all).toHaveLength(2);
  });

  it('are called what a letter calls them', () => {
    const { reader } = sidesOf(
      `BIRCH ROW HOMES LTD
To: Ada Finch and Tom Vale
Dear Residents,
We offer you a new year. Residents shall pay by the third. We mend the roof. You let us in.
Yours truly,
Ines Park`,
      'Ada Finch',
    );
    expect(reader?.mentions).toContain('resident');
  });
});
