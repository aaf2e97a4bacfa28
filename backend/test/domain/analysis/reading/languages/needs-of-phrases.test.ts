import { describe, expect, it } from 'vitest';

import {
  createPhraseSet,
  prepareText,
} from '../../../../../src/domain/analysis/reading/languages/phrase-set.ts';
import { KeysHeld } from '../../../../../src/domain/analysis/reading/languages/keys-held.ts';
import {
  areMet,
  keysIn,
  needsOf,
  numbered,
  triggersOf,
} from '../../../../../src/domain/analysis/reading/languages/triggers.ts';

const LISTS = { change: ['alter*', 'put up', 'vary|varies'] };
const MATCHES = [
  ['late fees?', 'A late fee is due.'],
  ['late fees?', 'Late fees, and more.'],
  ['{change} ... price', 'we may put up any day the price'],
  ['{change} the price', 'nobody alters the price'],
  ['(may|can) .. (end|stop)', 'She can at once stop.'],
  ['(also)? pay*', 'payments'],
  ['favo(u)?rable', 'favourable'],
  ['(sub)let', 'sublet'],
  ['sub-let', 'to sub-let it'],
  ["(cannot|can't) leave", "you can't leave"],
  ['*rent', 'Groundrent'],
  ['#time .. notice', '3 days of notice'],
  ['fee', '*fee*'],
  ['readerside (shall|must) go', 'readerside must go'],
] as const;

describe('what a phrase needs', () => {
  it.each(MATCHES)('%s is met where the phrase stands: %s', (phrase, text) => {
    const set = createPhraseSet([phrase], LISTS);
    expect(set.isIn(prepareText(text))).toBe(true);
    expect(set.find(text)).toHaveLength(1);
  });

  it.each([
    ['late fees?', 'A late feed'],
    ['(may|can) .. (end|stop)', 'She can at once go.'],
    ['{change} ... price', 'we may put a price'],
    ['rent', 'rental'],
  ])('%s is not tried on a text without its words: %s', (phrase, text) => {
    expect(areMet(numbered(needsOf(phrase, LISTS)), new KeysHeld(keysIn(text.toLowerCase())))).toBe(false);
  });

  it('looks a phrase up by its rarest word, and not by one that stands for a side', () => {
    expect(triggersOf(needsOf('readerside must (vacate|go)', LISTS))).toEqual(['vacate', 'go']);
    expect(triggersOf(needsOf('#time', LISTS))).toBeNull();
  });
});
