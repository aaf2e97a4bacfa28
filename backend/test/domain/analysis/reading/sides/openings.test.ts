import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../../../bench/everyday/read-text.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import type { PaperSide } from '../../../../../src/domain/analysis/reading/sides/side.ts';

/** Openings of papers in many manners: the names, roles and pronoun of each side, and what its readers type. */
const OPENINGS = readFileSync(new URL('../../../../fixtures/openings.txt', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...rest] = block.split(/^---\n/m);
    const list = (words: string) => words.split(';').map((word) => word.trim().toLowerCase());
    const sides = Array.from(head.matchAll(/^([A-D]): (.*)$/gm), ([, letter = '', told = '']) => {
      const [names = '', roles = '', pronoun = ''] = told.split('|');
      return { letter, called: [...list(names), ...list(roles)].filter(Boolean), pronouns: list(pronoun) };
    });
    const readers = Array.from(head.matchAll(/^read ([A-D?]): (.*)$/gm)).flatMap(
      ([, letter = '', typed = '']) => typed.split(';').map((word) => ({ letter, typed: word.trim() })),
    );
    return { id: head.split('\n', 1)[0]!, sides, readers, paper: rest.join('---\n') };
  });

type Told = (typeof OPENINGS)[number]['sides'][number];
const words = (told: string) =>
  ` ${told
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** How well a side found is the one told: by a name or role, then by its pronoun. */
function fit({ name, role, alsoNamed, pronoun }: PaperSide, { called, pronouns }: Told): number {
  const own = [name, role, ...alsoNamed].filter((one) => one !== null).map(words);
  const byWord = called.some((word) =>
    own.some((one) => one.includes(words(word)) || words(word).includes(one)),
  );
  return (byWord ? 2 : 0) + (pronoun !== null && pronouns.includes(pronoun) ? 1 : 0);
}

describe('The opening of a paper', () => {
  it.each(OPENINGS.flatMap((one) => one.readers.map((reader) => ({ ...one, ...reader }))))(
    '$id: “$typed” is $letter',
    async ({ paper, sides, letter, typed }) => {
      const { reader } = findPaperSides(
        toLegalText(await readText(Buffer.from(paper), 'United Kingdom')),
        typed,
      );
      if (letter === '?') return expect(reader).toBeNull();
      const ranked = sides.toSorted((a, b) => fit(reader!, b) - fit(reader!, a));
      return expect(ranked[0]!.letter).toBe(letter);
    },
  );
});
