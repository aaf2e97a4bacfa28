import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { burdensIn } from '../../../../../src/domain/analysis/reading/by-pack/burdens.ts';
import { compilePack } from '../../../../../src/domain/analysis/reading/packs/compiled-pack.ts';
import { createMarkSides } from '../../../../../src/domain/analysis/reading/packs/mark-sides.ts';
import { PACKS } from '../../../../../src/domain/analysis/reading/packs/packs.ts';
import type { LanguagePack } from '../../../../../src/domain/analysis/reading/languages/pack.ts';

const file = join(import.meta.dirname, '../../../../fixtures/languages/burden-sentences.txt');

const SENTENCES = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [head = '', words = ''] = line.split('|');
    const [code, family] = head.split(' ');
    return { code, family, words };
  });

function familiesIn(pack: LanguagePack): (words: string) => string[] {
  const forms = (side: 'weaker' | 'stronger') =>
    pack.roles
      .filter((role) => role.side === side && !role.deals.includes('freelance'))
      .flatMap((role) => role.forms);
  const stronger = forms('stronger');
  const weaker = forms('weaker').filter((form) => !stronger.includes(form));
  const mark = createMarkSides(pack, { weaker, stronger, hasYou: true, hasWe: true });
  return (words) =>
    words.split('; ').flatMap((clause) =>
      burdensIn(compilePack(pack), mark(clause))
        .filter(({ hurts }) => hurts === 'w')
        .map(({ rule }) => rule.family),
    );
}

describe.each(PACKS)('plain sentences in $name', (pack) => {
  const find = familiesIn(pack);
  const own = SENTENCES.filter(({ code }) => code === pack.code);

  it('are told as the burden they are, nine in ten', () => {
    const burdens = own.filter(({ family }) => family !== 'none');
    const missed = burdens.filter(({ family, words }) => !find(words).some((found) => found === family));
    expect(missed.length / burdens.length, missed.map(({ words }) => words).join('\n')).toBeLessThan(0.1);
  });

  it('are left alone where they are fair', () => {
    const fair = own.filter(({ family }) => family === 'none');
    expect(fair.filter(({ words }) => find(words).length > 0)).toEqual([]);
  });
});
