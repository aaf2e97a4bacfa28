import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../src/domain/analysis/reading/burdens/families.ts';
import { figuresIn } from '../../../src/domain/analysis/reading/burdens/figures.ts';
import { createTellTruly } from '../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { NAMED_TITLES } from '../../../src/domain/analysis/reading/messages/en/titles/all.ts';
import { namedTitle } from '../../../src/domain/analysis/reading/messages/named-title.ts';
import { SIDES } from './sides.ts';

/** Whether something of a family may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
export const holds = (family: RiskFamily, words: string, variant = 'any') =>
  createTellTruly({
    text: toLegalText(documentFromText(words)),
    sides: SIDES,
    purse: 'pays',
    pieces: [],
    found: [],
    mayLeave: false,
  }).holds(family, variant, words);

/** The title of a kind of risk over a sentence, for whoever pays. */
export const titleOf = (kind: string, words: string) =>
  namedTitle(NAMED_TITLES[kind], words, {
    ...figuresIn(words),
    isUnlimited: false,
    isAtWill: false,
    purse: 'pays',
  });
