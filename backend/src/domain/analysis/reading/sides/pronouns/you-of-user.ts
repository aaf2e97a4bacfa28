import type { Gathered } from '../gather.ts';

/** What somebody is called who uses what another gives, whoever that is. */
const USES =
  /^(?:borrower|hirer|renter|lodger|tenant|guest|plot ?holder|stall ?holder|exhibitor|volunteer|participant|applicant|parent|pupil|entrant|competitor)s?$/i;

/** Of two sides the one that uses, where it alone has a role; null for every other paper. */
export function userAlone(sides: readonly Gathered[]): Gathered | null {
  const [user, ...more] = sides.filter((side) => side.roles.some((role) => USES.test(role)));
  if (sides.length !== 2 || user === undefined || more.length > 0) return null;
  return sides.every((side) => side === user || side.roles.length === 0) ? user : null;
}

/** A form says `you` to the borrower or hirer whom it names, whoever that is: the side without a role wrote it. */
export function giveToUser(sides: readonly Gathered[]): void {
  const user = userAlone(sides);
  if (user === null || sides.some((side) => side.pronouns.size > 0)) return;
  for (const side of sides) side.pronouns.add(side === user ? 'you' : 'we');
}

const FILLS_IN =
  /^(?:driver|helper|volunteer|rider|walker|player|member|swimmer|runner|singer|keyholder|steward|coach|learner|student|trainee|leader)s?$/i;

/** `Driver's name: Ida Brown` over `You are a volunteer`: whoever fills in a form is the one whom it calls `you`, and no side beside. */
export function withFormUser(sides: Gathered[]): Gathered[] {
  const [first, second, ...more] = sides;
  if (first === undefined || second === undefined || more.length > 0) return sides;
  const [named, called] = first.names.length > 0 ? [first, second] : [second, first];
  const fills = named.roles.length > 0 && named.roles.every((role) => FILLS_IN.test(role) || USES.test(role));
  const isOne =
    fills &&
    named.names.length > 0 &&
    named.pronouns.size === 0 &&
    called.names.length === 0 &&
    called.pronouns.has('you') &&
    called.roles.every((role) => FILLS_IN.test(role) || USES.test(role));
  if (!isOne) return sides;
  named.pronouns.add('you');
  named.roles.push(...called.roles);
  return [named];
}
