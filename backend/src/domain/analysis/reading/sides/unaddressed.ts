import { escaped } from '../languages/escaped.ts';
import type { Gathered } from './gather.ts';
import { isSameName } from './gather.ts';
import { isFirm, shortForms } from './names/names.ts';
import { isBusinessRole, type Head } from './name-business.ts';
import type { Usage } from './usage.ts';

/** Fewest uses from which a pronoun counts as one of a side. */
const FEW = 3;

/**
 * Who `we` is where the paper speaks to nobody: the firm, or the one of two sides that is never named as doing anything while the
 * other is. `We` that means both stays open.
 */
export function giveUnaddressed(
  mains: readonly Gathered[],
  usage: Usage,
  head: Head | null,
  body: string,
): void {
  if (usage.we < FEW || usage.i > usage.we || mains.length !== 2) return;
  if (mains.some((side) => side.pronouns.has('we') || side.pronouns.has('i'))) return;
  if (BOTH.test(body)) return;
  const firms = mains.filter(
    (side) =>
      side.pronouns.size === 0 &&
      (side.names.some(isFirm) ||
        side.roles.some(isBusinessRole) ||
        (head !== null && head.isFirm && side.names.some((name) => isSameName(name, head.name)))),
  );
  if (firms.length === 1) {
    speak(firms[0]!, mains, usage);
    return;
  }
  // between two firms the one at the head of the paper speaks, and the other is called by a role
  const atHead = firms.filter(
    (side) => head !== null && side.names.some((name) => isSameName(name, head.name)),
  );
  const called = firms.find((side) => side !== atHead[0] && side.roles.length > 0);
  if (firms.length === 2 && atHead.length === 1 && atHead[0]!.roles.length === 0 && called !== undefined) {
    if (actsByName(called, body) > 0 && actsByName(atHead[0]!, body) <= 1) speak(atHead[0]!, mains, usage);
    return;
  }
  if (firms.length > 1 || usage.you >= FEW) return;
  const acts = mains.map((side) => actsByName(side, body));
  const silent = acts.findIndex((count, index) => count <= 1 && acts[1 - index]! >= count + 2);
  if (silent >= 0) speak(mains[silent]!, mains, usage);
}

/** How many more deeds one side has by name than the side that is called `you`. */
const PLAINLY_MORE = 3;

/** `Denise feeds the dog; you bring the food`: of two, `you` is the one that is never named as doing anything. */
export function giveUnnamed(mains: readonly Gathered[], usage: Usage, body: string): void {
  if (usage.you < FEW || mains.length !== 2 || usage.you < 2 * (usage.we + usage.i)) return;
  if (mains.some((side) => side.pronouns.size > 0)) return;
  const acts = mains.map((side) => actsByName(side, body));
  const silent = acts.findIndex((count, index) => count === 0 && acts[1 - index]! >= PLAINLY_MORE);
  if (silent >= 0) mains[silent]!.pronouns.add('you');
}

function speak(side: Gathered, mains: readonly Gathered[], usage: Usage): void {
  side.pronouns.add('we');
  const other = mains.find((one) => one !== side)!;
  if (usage.you >= FEW && other.pronouns.size === 0) other.pronouns.add('you');
}

const BOTH =
  /\b(?:we|us) (?:both|all|two|three)\b|\bboth of us\b|\b(?:neither|none) of us\b|\bwe (?:have )?(?:agreed?|agreed that|share|split)\b|\bbetween us\b|\bour (?:agreement|share|half)\b|\beach other\b/i;

/** How often a side is named as the one who does something: `Nell will`, `the Tutor brings`. */
function actsByName(side: Gathered, body: string): number {
  const names = [...side.roles, ...side.names.flatMap(shortForms)].filter((name) => name.length > 2);
  if (names.length === 0) return 0;
  const words = names.flatMap((name) => [escaped(name), escaped(name.toUpperCase())]).join('|');
  const pattern = new RegExp(
    String.raw`\b(?:${words}) (?:will|WILL|shall|must|may|can|has to|agrees|[a-z]{2,12}s)(?![\p{L}])`,
    'gu',
  );
  return body.match(pattern)?.length ?? 0;
}

/** Whether the last lines hold the name of a side. */
export const signs = ({ names }: Gathered, body: string): boolean =>
  names.some((name) => body.slice(-Math.min(LAST_LINES, body.length / 4)).includes(name.split(' ').at(-1)!));
const LAST_LINES = 400;

/** Somebody beside the two who deal with each other. */
export const isThird = (side: Gathered) =>
  side.roles.length > 0 &&
  side.roles.every((role) =>
    /^(?:guarantors?|surety|representative|pupil|player|child|lender|witness|letting agent)$/i.test(role),
  );

/** An agent beside a landlord and tenants, or a seller and a buyer, is neither of the two who deal with each other. */
export const isAgentBeside = (side: Gathered, sides: readonly Gathered[]): boolean =>
  side.roles.length > 0 &&
  side.roles.every((role) => /^(?:managing |estate )?agents?$/i.test(role)) &&
  [LETS, TAKES].every((roles) =>
    sides.some((other) => other !== side && other.roles.some((role) => roles.test(role))),
  );
const LETS = /^(?:landlords?|landlady|lessors?|owners?|sellers?|vendors?)$/i;
const TAKES = /^(?:tenants?|lessees?|buyers?|purchasers?|renters?|occupiers?)$/i;
