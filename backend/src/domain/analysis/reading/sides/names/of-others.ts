/** `with our clients (each a “Hirer”)`: the word is of those with whom a side deals beside this paper. */
export const isOfOthers = (role: string, body: string): boolean =>
  new RegExp(
    String.raw`\b(?:our|its|their|various|other|one of our|the [\p{L}]+['’]s) (?:own |business )?(?:clients?|customers?|partners?|suppliers?|companies|businesses|third parties)\b[^.;()]{0,40}\((?:each,? |any,? |together,? )?(?:the |an? )?["“'](?:the )?${role}s?["”']`,
    'iu',
  ).test(body);

const CARED_FOR = /^(?:students?|child|children|pupils?|ward|son|daughter)$/i;
const STUDENT = /^students?$/i;
const PARENT = /^(?:parents?|guardians?|parents?(?: or |\/| and )guardians?|mother|father)$/i;

/** The sides without the child for whom a parent signs. */
export function adultsOf<Side extends { readonly roles: readonly string[]; readonly places: number }>(
  sides: readonly Side[],
): readonly Side[] {
  if (!sides.some(({ roles }) => roles.some((role) => PARENT.test(role)))) return sides;
  return sides.filter(
    ({ roles, places }) =>
      roles.length === 0 ||
      !roles.every((role) => CARED_FOR.test(role)) ||
      // a student of age signs beside the parent who pays
      (places > 1 && roles.every((role) => STUDENT.test(role))),
  );
}

/** Takes from a side the further name by which another side is known alone: `Ida, with Bo` beside `Bo`. */
export function withoutOthersNames<Side extends { readonly names: readonly string[] }>(
  sides: readonly Side[],
): readonly Side[] {
  return sides.map((side) => {
    const others = sides.filter((one) => one !== side).map(({ names }) => names[0]);
    const names = side.names.filter((name, index) => index === 0 || !others.includes(name));
    return names.length === side.names.length ? side : { ...side, names };
  });
}
