import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: readonly string[]) =>
  findPaperSides(textOf(...lines), '').all.map(({ name, role, pronoun }) => [name, role, pronoun]);

describe('Who is who in terms and forms', () => {
  it('is not the firm where a second bracket speaks of `you`', () =>
    expect(
      sidesOf(
        'Welcome to Kestrelo, run by Kestrelo Tools, Inc. (“we”, “us”). By joining you (“you” or the “User”) agree to these Terms.',
        'We may close your account. You must keep your password safe. You must not share it. We answer within a day.',
      ),
    ).toEqual([
      ['Kestrelo Tools, Inc.', null, 'we'],
      [null, 'User', 'you'],
    ]));

  it('is told by a row with a word of its own where the text says what that word does', () =>
    expect(
      sidesOf(
        'EMPLOYER: Rosa Lim, 4 Hill Road',
        'AYAH: Dewi Santoso, of Malang',
        'The Ayah shall cook. The Ayah will look after two children. The Ayah must keep the house clean.',
      ).map(([, role]) => role),
    ).toEqual(['EMPLOYER', 'AYAH']));

  it('is no point of a list, no tribunal and no signature with initials', () =>
    expect(
      sidesOf(
        'Licensee: Ivo Tamm',
        'Bay: 7',
        'Start: 3 July 2027',
        'Rent: $20 a week',
        'i) Guests: a licensee who lets in anyone else pays $50.',
        'j) You keep the bay clean and you pay on Mondays. You may not sleep there.',
        'k) We may enter in an emergency. We do not insure your goods. We mend the roof.',
        '14. Disputes Tribunal, Dunedin.',
        'Signed: I Tamm      3 July 2027',
      ).map(([name, role]) => name ?? role),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/Guests|Tribunal|I Tamm/)])));

  it('is called without what stands behind a name on a form', () =>
    expect(sidesOf('Member: Ida Brown          DOB 14/02/1999', 'Club: Fell Gym Ltd')[0]![0]).toBe(
      'Ida Brown',
    ));
});
