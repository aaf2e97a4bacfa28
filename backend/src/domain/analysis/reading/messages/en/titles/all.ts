import type { NamedTitle } from '../../named-title.ts';
import { CHANGE_TITLES } from './change.ts';
import { COSTS_TITLES } from './costs.ts';
import { ENDING_TITLES } from './ending.ts';
import { FREEDOM_TITLES } from './freedom.ts';
import { GRAVE_TITLES } from './grave.ts';
import { HOME_AND_THINGS_TITLES } from './home-and-things.ts';
import { LIABILITY_TITLES } from './liability.ts';
import { LOST_TITLES } from './lost.ts';
import { MONEY_TITLES } from './money.ts';
import { PROCEDURE_TITLES } from './procedure.ts';

/** Titles that name the matter of a clause, by family or `family/variant`; the first that fits wins. */
export const NAMED_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  ...CHANGE_TITLES,
  ...ENDING_TITLES,
  ...LOST_TITLES,
  ...MONEY_TITLES,
  ...COSTS_TITLES,
  ...LIABILITY_TITLES,
  ...FREEDOM_TITLES,
  ...HOME_AND_THINGS_TITLES,
  ...GRAVE_TITLES,
  ...PROCEDURE_TITLES,
};
