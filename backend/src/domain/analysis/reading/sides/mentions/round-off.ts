import type { LegalText } from '../../../document/legal-text.ts';
import type { Gathered } from '../gather.ts';
import { isOfOthers } from '../names/of-others.ts';
import type { Usage } from '../usage.ts';
import { nameAddressee } from './addressee.ts';
import { brandOver } from './brand.ts';
import { joinOwn, joinOwner, setAgentsApart } from './joined.ts';
import { giveKind } from './kind-of-paper.ts';
import { giveBrand } from './named-at-head.ts';
import { giveRole } from './open-roles.ts';
import { withPersons } from './persons.ts';
import { givePronouns, settlePronouns } from './pronouns-told.ts';
import { rolesTold } from './roles-told.ts';
import { COUNTED } from './side-marks.ts';

/**
 * Completes what the single places left open, all sides together: the name over the paper goes to the side that speaks or that nobody
 * else is, a role that acts or that a form asks to sign goes to the one side without any, and a paper that knows only one party gets the
 * other by its role. What fits two sides stays open.
 */
export function roundOff(text: LegalText, gathered: readonly Gathered[], usage: Usage): Gathered[] {
  const sides = withPersons(text, gathered, usage).map((side) => ({
    ...side,
    names: [...side.names],
    roles: [...side.roles],
    aliases: [...side.aliases],
    pronouns: new Set(side.pronouns),
  }));
  joinOwn(sides);
  joinOwner(sides, text.text.slice(0, COUNTED));
  const brand = brandOver(text);
  settlePronouns(sides, brand, text.text.slice(0, COUNTED));
  if (brand !== null) giveBrand(sides, brand, usage);
  for (const told of rolesTold(text)) {
    // those with whom a side deals beside this paper are no party
    if (!isOfOthers(told.role, text.text.slice(0, COUNTED))) giveRole(sides, told, usage);
  }
  if (brand !== null) giveBrand(sides, brand, usage);
  givePronouns(sides, usage);
  giveKind(sides, text);
  nameAddressee(sides, text.text);
  setAgentsApart(sides, text.text.slice(0, COUNTED));
  return sides;
}
