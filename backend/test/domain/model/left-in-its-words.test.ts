import { describe, expect, it } from 'vitest';

import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { createChecks } from '../../../src/domain/analysis/model/checks/check-findings.ts';
import { saysOpposite } from '../../../src/domain/analysis/model/checks/quote/against-quote.ts';
import type { Place } from '../../../src/domain/analysis/model/checks/refused-words.ts';

const PAPER = `Employment letter between Brill Ltd (the Company) and Ms Rowe (you).

Your pay is $2,400 a month. A sign-on bonus of $15,000 must be repaid in full if you leave before 1 October 2030. Leaving costs 25 percent of it.

The Company may copy, track and erase your own phone without asking, and decides alone on raises. Interest is 3 per cent a month.

Nothing said by recruiters counts. The bond begins on the first day of October and lasts four years from 1 October 2026. The other two sums are $1,400 and $420.

If two payments are missed you may take the car back.`;

const text = toLegalText(documentFromText(PAPER));
const grounding = createGrounding(text);
const checks = createChecks({ text, grounding, givesAway: () => false });

/** Honest explanations that were lost before, each with the words it rests on. */
const HONEST: readonly (readonly [string, string, Place])[] = [
  [
    'Your private files can be copied or wiped.',
    'The Company may copy, track and erase your own phone',
    'explanation',
  ],
  ['Whatever a recruiter told you is void.', 'Nothing said by recruiters counts', 'explanation'],
  ['Leave early and you owe $15,000.', 'must be repaid in full if you leave', 'explanation'],
  ['25% of $15,000 = $3,750.', 'Leaving costs 25 percent of it', 'explanation'],
  ['3% a month are 36% a year.', 'Interest is 3 per cent a month', 'explanation'],
  ['1,400 + 420 = $1,820 in all.', 'The other two sums are $1,400 and $420', 'explanation'],
  ['You are bound until 1 October 2030.', 'lasts four years from 1 October 2026', 'explanation'],
  ['It starts on 1 October.', 'The bond begins on the first day of October', 'explanation'],
  ['No cap on raises is named.', 'decides alone on raises', 'explanation'],
  ['You must wait until they pay.', 'you may take the car back', 'explanation'],
  ['Phone monitoring', 'The Company may copy, track and erase your own phone', 'title'],
  ['Pay can be cut', 'decides alone on raises', 'title'],
];

describe('What a model says honestly of a clause', () => {
  it.each(HONEST)('stands: %s', (said, quote, place) => {
    expect(checks.words(said, quote, place)).toBe(said);
    expect(saysOpposite(said, quote)).toBe(false);
  });

  it.each([
    ['3% a month for 3 per cent', 'Interest is 3% a month'],
    ['a sum without its comma', 'A sign-on bonus of $15000 must be repaid in full'],
    ['a sum with cents', 'The other two sums are $1,400.00 and $420'],
  ])('may quote the paper with %s', (_how, quote) => {
    expect(grounding.ground(quote)?.quote).toBeDefined();
  });
});
