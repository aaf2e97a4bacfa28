import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const readerOf = (who: string, ...lines: readonly string[]) => {
  const { reader } = findPaperSides(textOf(...lines), who);
  return reader === null ? null : [reader.name, reader.role];
};

const MANDATE = [
  'POWER OF ATTORNEY',
  'I, Ottilie Grace Marsh of 9 Fell Road, Kendal, hereby appoint my nephew Rufus Marsh as my attorney for the letting of my cottage.',
  'He may sign the lease and take the rent. He must pay the rent to me by the fifth of each month. I will give him the keys in May.',
];
const WILL = [
  'LAST WILL',
  'This is the last will of me, Ida Thorne of 2 Pier Lane, Oban. I leave £900 to the choir and my boat to Murdo Baird. I give the rest to my niece Flora Thorne.',
];

describe('A power of attorney', () => {
  it.each([
    ['Rufus Marsh', 'Rufus Marsh', 'Attorney'],
    ['the attorney (Rufus Marsh)', 'Rufus Marsh', 'Attorney'],
    ['attorney', 'Rufus Marsh', 'Attorney'],
    ['Ottilie Marsh', 'Ottilie Grace Marsh', 'Principal'],
  ])('knows %s as the one who gives or holds it', (who, name, role) =>
    expect(readerOf(who, ...MANDATE)).toEqual([name, role]),
  );

  it('tells the duties of `he` to whom it is given, not to whoever says `I`', () => {
    const text = textOf(...MANDATE);
    const sides = findPaperSides(text, 'Rufus Marsh');
    const holder = sides.reader!.id;
    const duties = findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
      sideId === holder,
      quotes.at(-1)!.text,
    ]);
    expect(duties).toContainEqual([true, 'He must pay the rent to me by the fifth of each month.']);
    expect(duties.filter(([isHis]) => isHis)).toHaveLength(1);
  });
});

describe('A name in brackets', () => {
  it('is not somebody else of the same family', () =>
    expect(
      readerOf(
        'the tenant (Nils Harrow)',
        'I, Brigid Harrow, let my flat at 3 Mole Street to whoever signs below. The rent is £500 a month.',
      ),
    ).not.toEqual(['Brigid Harrow', null]));
});

describe('A will', () => {
  it.each([
    ['Ida Thorne', 'Testator'],
    ['Murdo Baird', 'Beneficiary'],
    ['Flora Thorne', 'Beneficiary'],
  ])('knows %s by what it gives', (who, role) => expect(readerOf(who, ...WILL)?.[1]).toBe(role));
});
