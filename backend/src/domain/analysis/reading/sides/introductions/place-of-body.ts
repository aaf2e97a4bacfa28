import type { LegalText } from '../../../document/legal-text.ts';
import type { Gathered } from '../gather.ts';
import { isPersonName } from '../names/names.ts';

/** Where signatures begin, about. */
const CLOSING = 2_000;

/** `For the PCC: S. Burgoyne`: the side is the body, and whoever signs in its place is no side. */
export function bodiesFirst({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  const closing = text.slice(-CLOSING);
  return sides.map((side) => {
    const [first] = side.names;
    const body = side.names.find((name) => isSignedFor(closing, name));
    if (first === undefined || body === undefined || body === first || !isPerson(first)) return side;
    if (side.names.some((name) => name !== body && name.startsWith(body))) return side;
    const persons = side.names.filter(isPerson);
    return {
      ...side,
      names: [body, ...side.names.filter((name) => name !== body && !isPerson(name))],
      // what they do, the body does
      aliases: [...side.aliases, ...persons],
    };
  });
}

const isPerson = (name: string): boolean => name.includes(' ') && isPersonName(name);

function isSignedFor(closing: string, name: string): boolean {
  if (isPerson(name)) return false;
  const at = closing.indexOf(`${name}:`);
  return at > 0 && SIGNS.test(closing.slice(Math.max(0, at - 40), at));
}
const SIGNS = /(?:^|\s)(?:(?:signed )?for|(?:for and )?on behalf of)(?: the)? $/i;
