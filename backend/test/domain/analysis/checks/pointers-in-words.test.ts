import { describe, expect, it } from 'vitest';
import { checkDefects } from '../../../../src/domain/analysis/checks/all.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const kinds = (raw: string) => checkDefects(toLegalText(documentFromText(raw))).map(({ kind }) => kind);

describe('A pointer that counts in words or stands in brackets', () => {
  const paper = (words: string) =>
    `DEED\n\n1. The rent is paid.\n\n2. The hall is kept clean.\n\n3. The hall is insured.\n\n4. ${words}\n\n5. Concerts are held.`;
  it.each([
    'The rent abates as in the ninth clause hereof mentioned.',
    'It is handed back as said in point (12).',
  ])('points nowhere in “%s”', (words) => expect(kinds(paper(words))).toEqual(['dangling-reference']));

  it.each([
    'The rent abates as in the third clause hereof mentioned.',
    'It is as in the ninth clause of the lease of 1998.',
    'It is handed back as said in point (2).',
    'The ninth rule is to be kind.',
  ])('points at something in “%s”', (words) => expect(kinds(paper(words))).toEqual([]));
});

describe('A day that was left out', () => {
  it('is a blank', () =>
    expect(kinds('The wheel is handed over on the ... of June 2026 at the yard.')).toEqual(['blank']));
  it('is none where somebody only pauses', () =>
    expect(kinds('The wheel is handed over ... if it turns up, that is.')).toEqual([]));
});

describe('A person who bears a duty and is nowhere else in the paper', () => {
  const paper = (words: string) =>
    `ROOM AGREEMENT\n\nBetween Siobhan Tuohy (landlady) and Dragan Ilić (lodger).\n\n${words}`;
  it.each([
    'Mr Fergus Lally pays for what he breaks.',
    'Hank Dorrity promises to hand over both keys.',
    'THE said Montague Trewin shall permit the lodger to use the piano.',
  ])('is a stray name in “%s”', (words) => expect(kinds(paper(words))).toEqual(['stray-name']));

  it.each([
    'Every Flatmate shall pay a share.',
    'Mr Dragan Ilić pays for what he breaks.',
    'The plumber is Mr Fergus Lally of Salthill.',
    'Mary Lally, his mother, promises to pay if he does not.',
  ])('is none in “%s”', (words) => expect(kinds(paper(words))).toEqual([]));
});
