import type { LanguagePack } from '../pack.ts';
import { DEAL } from './burdens-deal.ts';
import { EVERYDAY } from './burdens-everyday.ts';
import { MONEY } from './burdens-money.ts';
import { PLAIN } from './burdens-plain.ts';
import { PROCEDURE } from './burdens-procedure.ts';
import { RIGHTS } from './burdens-rights.ts';
import { EXPECTED } from './expected.ts';
import { FACTS, KINDS } from './facts.ts';
import { FIGURES } from './figures.ts';
import { LISTS } from './lists.ts';
import { GIVES, HINTS, ROLES, TAKES } from './roles.ts';
import { DUTIES, MENTIONS, NAMES, SPEECH } from './words.ts';

/** Portuguese, as Brazil and Portugal write it. */
export const PORTUGUESE: LanguagePack = {
  code: 'pt',
  name: 'Portuguese',
  roles: ROLES,
  mentions: MENTIONS,
  figures: FIGURES,
  names: NAMES,
  facts: FACTS,
  duties: DUTIES,
  speech: SPEECH,
  kinds: KINDS,
  gives: GIVES,
  takes: TAKES,
  hints: HINTS,
  expected: EXPECTED,
  lists: LISTS,
  burdens: [...DEAL, ...MONEY, ...RIGHTS, ...PROCEDURE, ...PLAIN, ...EVERYDAY],
};
