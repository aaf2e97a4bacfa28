import type { LanguagePack } from '../pack.ts';
import { AT_HOME } from './burdens-at-home.ts';
import { DEAL } from './burdens-deal.ts';
import { EVERYDAY } from './burdens-everyday.ts';
import { GRAVE } from './burdens-grave.ts';
import { MONEY } from './burdens-money.ts';
import { PLAIN } from './burdens-plain.ts';
import { PROCEDURE } from './burdens-procedure.ts';
import { RIGHTS } from './burdens-rights.ts';
import { TRADES } from './burdens-trades.ts';
import { EXPECTED } from './expected.ts';
import { FACTS, KINDS } from './facts.ts';
import { FIGURES } from './figures.ts';
import { LISTS } from './lists.ts';
import { PROTECTS } from './protects.ts';
import { GIVES, HINTS, ROLES, TAKES, TAKES_AS_ME } from './roles.ts';
import { DUTIES, MENTIONS, NAMES, SPEECH } from './words.ts';

/** German, as Germany, Austria and Switzerland write it. */
export const GERMAN: LanguagePack = {
  code: 'de',
  name: 'German',
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
  takesAsMe: TAKES_AS_ME,
  hints: HINTS,
  expected: EXPECTED,
  lists: LISTS,
  protects: PROTECTS,
  burdens: [
    ...DEAL,
    ...MONEY,
    ...RIGHTS,
    ...PROCEDURE,
    ...PLAIN,
    ...EVERYDAY,
    ...GRAVE,
    ...AT_HOME,
    ...TRADES,
  ],
};
