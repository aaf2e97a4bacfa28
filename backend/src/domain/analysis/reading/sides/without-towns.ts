import type { LegalText } from '../../document/legal-text.ts';
import type { Gathered } from './gather.ts';
import { isFirm } from './names/names.ts';

const HEAD = 40_000;

/** Leaves out what stands behind a party like a town: without a role, said once, where two others have roles of their own. */
export function withoutTowns(sides: readonly Gathered[], { text }: LegalText): readonly Gathered[] {
  if (sides.filter(({ roles }) => roles.length > 0).length < 2) return sides;
  const head = text.slice(0, HEAD);
  return sides.filter(({ names, roles, aliases, pronouns, places }) => {
    const [name] = names;
    if (roles.length > 0 || aliases.length > 0 || pronouns.size > 0 || places > 1) return true;
    if (name === undefined || isFirm(name)) return true;
    const at = head.indexOf(name);
    const isOnce = at >= 0 && head.indexOf(name, at + name.length) < 0;
    return !(
      isOnce &&
      /[),] $/.test(head.slice(Math.max(0, at - 2), at)) &&
      /^,? \p{Lu}/u.test(head.slice(at + name.length, at + name.length + 4))
    );
  });
}
