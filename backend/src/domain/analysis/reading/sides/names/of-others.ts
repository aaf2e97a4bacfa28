/** `with our clients (each a “Hirer”)`: the word is of those with whom a side deals beside this paper. */
export const isOfOthers = (role: string, body: string): boolean =>
  new RegExp(
    String.raw`\b(?:our|its|their|various|other|one of our|the [\p{L}]+['’]s) (?:own |business )?(?:clients?|customers?|partners?|suppliers?|companies|businesses|third parties)\b[^.;()]{0,40}\((?:each,? |any,? |together,? )?(?:the |an? )?["“'](?:the )?${role}s?["”']`,
    'iu',
  ).test(body);

const CARED_FOR = /^(?:students?|child|children|pupils?|ward|son|daughter)$/i;
const PARENT = /^(?:parents?|guardians?|parents?(?: or |\/| and )guardians?|mother|father)$/i;

/** The sides without the child for whom a parent signs. */
export function adultsOf<Side extends { readonly roles: readonly string[] }>(
  sides: readonly Side[],
): readonly Side[] {
  if (!sides.some(({ roles }) => roles.some((role) => PARENT.test(role)))) return sides;
  return sides.filter(({ roles }) => roles.length === 0 || !roles.every((role) => CARED_FOR.test(role)));
}
