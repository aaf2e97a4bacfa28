import type { Gathered } from './gather.ts';
import type { Head } from './name-business.ts';

/** Uses from which a word counts as the name of a side. */
const FEW = 3;
/** What a body of people calls itself in its rules, whatever its name. */
const BODIES = [
  'Club',
  'Society',
  'Association',
  'League',
  'Trust',
  'Guild',
  'Union',
  'Choir',
  'Cooperative',
  'Co-op',
];

/** `CEDAR HILL TOOL LIBRARY` at the head and `the Library` all over the text: who makes the rules. */
export function addBody(sides: Gathered[], head: Head | null, body: string): void {
  if (head === null || sides.length > 1) return;
  if (sides.some((side) => side.names.length > 0)) return;
  const word = head.name.split(' ').at(-1)!;
  const own = word.charAt(0) + word.slice(1).toLowerCase();
  const called = [own, ...BODIES].find(
    (one) => /^\p{Lu}\p{Ll}{2,}$/u.test(one) && body.split(`he ${one}`).length > FEW,
  );
  if (called === undefined) return;
  const span = { start: head.start, end: head.end };
  sides.push({
    names: [head.name],
    roles: [],
    aliases: [called],
    pronouns: new Set(),
    span,
    weight: 2,
    places: FEW,
  });
  // rules of a body bind those who belong to it
  const member = /\bmembers?\b/i.exec(body);
  const count = body.match(/\bmembers?\b/gi)?.length ?? 0;
  if (member !== null && count >= FEW && sides.every(({ roles }) => roles.length === 0))
    sides.push({
      names: [],
      roles: ['Member'],
      aliases: [],
      pronouns: new Set(),
      span: { start: member.index, end: member.index + member[0].length },
      weight: 2,
      places: FEW,
    });
}
