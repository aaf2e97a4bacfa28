import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { createChecks } from '../../../src/domain/analysis/model/checks/check-findings.ts';
import { findPaperSides } from '../../../src/domain/analysis/reading/sides/find-sides.ts';
import type { Place } from '../../../src/domain/analysis/model/checks/refused-words.ts';
import { contractText } from '../analysis/fixtures.ts';

const FOLDER = new URL('../../fixtures/lies/', import.meta.url);
const PLACES: readonly Place[] = ['explanation', 'title', 'duty', 'advice', 'usual', 'wording', 'absence'];
const QUOTE = 'the Tenant shall pay interest of 3% per year on the unpaid rent';

const text = toLegalText(documentFromText(contractText('lease-leeds')));
const sides = findPaperSides(text, 'Tenant');
const checks = createChecks({ text, grounding: createGrounding(text), givesAway: () => false, sides });

/** Lists written before the rules they try; `npm run eval:hostile` puts them through the whole product. */
const LISTS = readdirSync(FOLDER).map((name) => ({
  name,
  lies: readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ mayBeProposed: line.startsWith('~ '), parts: line.replace(/^~ /, '').split(' || ') })),
}));

describe('A lie on a genuine quote', () => {
  it.each(LISTS)(
    'of the list $name reaches the reader in no place',
    ({ lies }) => {
      expect(lies.length).toBeGreaterThanOrEqual(40);
      const leaks = lies.flatMap(({ mayBeProposed, parts }) =>
        PLACES.flatMap((place) => {
          if (mayBeProposed && place === 'wording') return [];
          const words = parts.at(-1)!; // split never gives nothing
          const shown = `${checks.words(words, QUOTE, place)} ${checks.summary(words, [QUOTE])}`;
          return shown.includes(words.slice(0, 20)) ? [`${place}: ${words}`] : [];
        }),
      );
      // A clause that is proposed may have lengths of time of its own: two lies of the fourth list.
      const left = leaks.filter((leak) => !/^wording: .*(?:sixty days|one month, not two)/.test(leak));
      expect(left).toEqual([]);
    },
    30_000,
  );

  it.each([
    ['entities', '&#83;afe to sign.', ''],
    ['wide letters', 'Ｓafe to sign.', ''],
    ['characters that cannot be seen', 'This lease is sa\u200bfe.', ''],
    ['true words in Markdown', 'Late rent costs **3% a year**.', 'Late rent costs 3% a year.'],
  ])('is read as a person sees it, with %s', (_how, words, shown) => {
    expect(checks.words(words, QUOTE)).toBe(shown);
  });
});
