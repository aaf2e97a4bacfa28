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
