import { SIDED_BOUND } from './bound.ts';
import { SIDED_BY_ITSELF } from './by-itself.ts';
import { SIDED_ENDING } from './ending.ts';
import { SIDED_PROMISES } from './firm-promises.ts';
import { SIDED_FREEDOM } from './freedom.ts';
import { SIDED_HELD_BACK } from './held-back.ts';
import { SIDED_KEEPING } from './keeping.ts';
import { SIDED_MONEY } from './money.ts';
import { SIDED_CHARGES } from './plain-charges.ts';
import { SIDED_PLAIN_TERMS } from './plain-terms.ts';
import { SIDED_POWER } from './power.ts';
import { SIDED_SAID_OF_MONEY } from './said-of-money.ts';
import { SIDED_SAID_OF_PEOPLE } from './said-of-people.ts';
import { SIDED_SAID_OF_TERMS } from './said-of-terms.ts';
import { SIDED_SAID_OF_THINGS } from './said-of-things.ts';
import { SIDED_SERVICES } from './services.ts';
import type { SidedRule } from './sided-rule.ts';

/** Every rule that names the sides, in the order of the groups. */
export const SIDED_RULES: readonly SidedRule[] = [
  ...SIDED_ENDING,
  ...SIDED_MONEY,
  ...SIDED_CHARGES,
  ...SIDED_POWER,
  ...SIDED_FREEDOM,
  ...SIDED_SERVICES,
  ...SIDED_KEEPING,
  ...SIDED_HELD_BACK,
  ...SIDED_PROMISES,
  ...SIDED_BY_ITSELF,
  ...SIDED_BOUND,
  ...SIDED_PLAIN_TERMS,
  ...SIDED_SAID_OF_PEOPLE,
  ...SIDED_SAID_OF_MONEY,
  ...SIDED_SAID_OF_THINGS,
  ...SIDED_SAID_OF_TERMS,
];
