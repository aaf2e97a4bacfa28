import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const sides = (...lines: readonly string[]) =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), '').all;
const names = (...lines: readonly string[]) => sides(...lines).map(({ name, role }) => [name, role]);

describe('Who is who in papers of firms', () => {
  it('is told by a letter of appointment and not by the line with which it is accepted', () => {
    const all = sides(
      'BRACKENRIDGE COLLEGE',
      'Ms Ines Farrow\n4 Mill Lane, Derry',
      'Dear Ms Farrow,',
      'The Board of Brackenridge College (“the College”) offers you the post of librarian. You shall open the library at eight. You shall keep its books in order. The College shall pay you £2,100 a month.',
      'Yours sincerely,\nOwen Pike\nFor the Board',
      'I, Ines Farrow, accept the post on these terms.',
    );
    expect(all.find(({ pronoun }) => pronoun === 'you')?.name).toMatch(/Farrow/);
  });

  it('is told by a longer part that somebody writes as `I` below a letter', () => {
    const all = sides(
      'Dear Ms Farrow,',
      'Your post ends on 3 May. We pay you £9,000 if you sign the release below. You have ten days to think.',
      'Yours sincerely,\nOwen Pike\nFor Brackenridge Signals Ltd',
      'RELEASE',
      'I, Ines Farrow, give up my claims. I will not speak of this. I will give back my keys. I have read it.',
    );
    expect(all.find(({ pronoun }) => pronoun === 'i')?.name).toMatch(/Farrow/);
  });

  it('is the firm under the job title of whoever signs an e-mail', () => {
    const all = sides(
      'From: Cover Team <cover@fenbrook.example>\n\nTo: Ms Ada Lowe\n\nDate: 3 May 2026',
      'Dear Ms Lowe,',
      'We mend your washing machine for £9 a month. We come within three days. We ring before we come, and we clean up.',
      'Kind regards,\n\nTom Hale\n\nCustomer Adviser\n\nFenbrook Appliance Care Ltd',
    );
    expect(all.map(({ name }) => name)).toEqual(['Fenbrook Appliance Care Ltd', 'Ms Ada Lowe']);
  });

  it('is no number of a register', () =>
    expect(
      names(
        'Booth Licence',
        'Marigold Market Pty Ltd ABN 11 222 333 444 (“the Market”)',
        'Licensee: Asha Venn, sole trader, ABN 55 666 777 888 (“the Trader”)',
      ),
    ).toContainEqual(['Asha Venn', 'Trader']));

  it('is said in capitals without quotation marks', () =>
    expect(
      names(
        'CONTRACT OF LEASE, made by and between:',
        'IRMA L. DELGADO, of legal age, with address at 3 Pine Street, hereinafter referred to as the LESSOR;',
        'and',
        'NOEL P. RAMOS, of legal age, with address at 8 Palm Street, hereinafter referred to as the LESSEE.',
      ),
    ).toEqual([
      ['Irma L. Delgado', 'LESSOR'],
      ['Noel P. Ramos', 'LESSEE'],
    ]));

  it('is nobody who is only to be rung', () =>
    expect(
      names(
        'Member: Mrs Joan Ferris',
        'Person to contact: Mr Ian Ferris (son)',
        'Lantern Plans Ltd (“the Company”) keeps the plan.',
      ).map(([name]) => name),
    ).toEqual(['Mrs Joan Ferris', 'Lantern Plans Ltd']));

  it('is one for each place to sign on a line', () => {
    const parent = sides(
      'Parent: Mr Ivo Hart',
      'We are Swift Riders Ltd. We take your child to school. You pay us £40 a month. You ring us when your child is ill.',
      'Signed on 3 May 2026',
      '________                 ________',
      'Parent                   For Swift Riders: K. Dunne',
    ).find(({ role }) => role === 'Parent');
    expect([parent?.name, parent?.alsoNamed]).toEqual(['Mr Ivo Hart', []]);
  });

  it('is the client for whom an agent writes, by the role that the letter gives', () =>
    expect(
      names(
        'HARBOURLIGHT REALTY PTE LTD',
        'Ms Ines Farrow\n4 Mill Lane',
        'Dear Ms Farrow',
        'We act for your landlord, Mr Owen Pike, and write about your flat. Our client is willing to renew on these terms. You pay $900 a month.',
        'Yours sincerely\nTom Hale\nHarbourlight Realty Pte Ltd',
      ),
    ).toContainEqual(['Mr Owen Pike', 'Landlord']));

  it('is said for several words at once', () =>
    expect(
      sides(
        'LAPTOP COVER',
        'Policyholder: Ms Ada Lowe',
        'This cover is underwritten by Brayfield Insurance plc and sold by Fenbrook Ltd. “We”, “us” and “our” mean Brayfield Insurance plc. “You” means the policyholder.',
        'We mend your laptop. You tell us of a claim. We answer.',
      ).find(({ pronoun }) => pronoun === 'we')?.name,
    ).toBe('Brayfield Insurance plc'));

  it('is somebody called like a day behind a title', () =>
    expect(
      names(
        'AGREEMENT between BELLO RENTALS of 3 Market Road (hereinafter called “the Owner”) and MR. MONDAY EZE UDOH of 4 Hill Street, Aba (hereinafter called “the Hirer”).',
      )[1],
    ).toEqual(['Mr. Monday Eze Udoh', 'Hirer']));

  it('is both where a paper of two roles says `each of us`', () => {
    const text = toLegalText(
      documentFromText(
        [
          'Casual Work Agreement between Fernhill Care Ltd (“the Employer”) and Ada Lowe (“the Employee”)',
          'The Employer pays $30 an hour.',
          'Each of us follows the safety rules. We first talk about a problem.',
        ].join('\n\n'),
      ),
    );
    const frames = findFrames(text, findPaperSides(text, 'Ada Lowe'));
    expect(frames.find(({ text: words }) => words.startsWith('We first talk'))?.actor.kind).toBe('both');
  });
});

describe('`It`', () => {
  it('is not the person of whom the sentences before tell', () => {
    const text = toLegalText(
      documentFromText(
        [
          'Stall Licence between Marigold Market Ltd (“the Market”) and Ms Asha Venn (“the Trader”)',
          'The Trader keeps her stall clean. If the Market thinks her manner does not suit its visitors, it can end this licence on the spot.',
        ].join('\n\n'),
      ),
    );
    const frames = findFrames(text, findPaperSides(text, 'Asha Venn'));
    expect(frames.find(({ text: words }) => words.startsWith('it can end'))?.actor).toEqual({
      kind: 'side',
      id: 's1',
    });
  });
});
