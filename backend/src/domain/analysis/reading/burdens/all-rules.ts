import type { BurdenRule } from './rule.ts';
import { AT_THEIR_VIEW } from './rules/at-their-view.ts';
import { CHANGE } from './rules/change.ts';
import { ENDING } from './rules/ending.ts';
import { FREEDOM } from './rules/freedom.ts';
import { GRAVE } from './rules/grave.ts';
import { GRAVE_MONEY } from './rules/grave-money.ts';
import { GRAVE_POWER } from './rules/grave-power.ts';
import { LIABILITY } from './rules/liability.ts';
import { MONEY } from './rules/money.ts';
import { OPEN_PROMISES } from './rules/open-promises.ts';
import { PLAIN_LIABILITY } from './rules/plain-liability.ts';
import { PLAIN_MONEY } from './rules/plain-money.ts';
import { PLAIN_PAPERS } from './rules/plain-papers.ts';
import { PLAIN_POWER } from './rules/plain-power.ts';
import { PLAIN_PRICES } from './rules/plain-prices.ts';
import { PROCEDURE } from './rules/procedure.ts';

/** Every rule, in the order of the groups. */
export const BURDEN_RULES: readonly BurdenRule[] = [
  ...CHANGE,
  ...ENDING,
  ...MONEY,
  ...LIABILITY,
  ...PROCEDURE,
  ...FREEDOM,
  ...OPEN_PROMISES,
  ...GRAVE,
  ...GRAVE_POWER,
  ...GRAVE_MONEY,
  ...PLAIN_LIABILITY,
  ...PLAIN_MONEY,
  ...PLAIN_PRICES,
  ...PLAIN_POWER,
  ...PLAIN_PAPERS,
  ...AT_THEIR_VIEW,
];
