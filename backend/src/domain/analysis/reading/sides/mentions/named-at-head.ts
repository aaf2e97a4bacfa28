import type { Gathered } from '../gather.ts';
import { isFirm } from '../names/names.ts';
import type { Pronoun } from '../names/naming.ts';
import { isBusinessWord } from '../names/role-words.ts';
import type { Usage } from '../usage.ts';
import { bears, type Brand } from './brand.ts';
import { empty, FEW, speaks } from './side-marks.ts';

/** The name over the paper goes to the side that speaks without a name, to the body that somebody signs for, or to a side of its own. */
export function giveBrand(sides: Gathered[], brand: Brand, usage: Usage): void {
  if (sides.some((side) => bears([...side.names, ...side.aliases], brand))) {
    const own = sides.find((side) => bears([...side.names, ...side.aliases], brand))!;
    for (const word of [brand.short, brand.printed])
      if (word !== null && !own.aliases.includes(word)) own.aliases.push(word);
    return;
  }
  const nameless = sides.filter((side) => side.names.length === 0 && !side.pronouns.has('you'));
  const speaking = nameless.filter((side) => speaks(side) || side.roles.some(isBusinessWord));
  const [one] = speaking;
  if (speaking.length === 1 && one !== undefined) {
    one.names.push(brand.name, ...(brand.owner === null ? [] : [brand.owner]));
    if (brand.short !== null) one.aliases.push(brand.short);
    one.span = brand.span;
    return;
  }
  // whoever signs for the body over the paper is not the body
  const signer = sides.find(
    (side) =>
      side.pronouns.has('we') &&
      side.names.length > 0 &&
      !side.names.some(isFirm) &&
      side.roles.some(isBusinessWord),
  );
  if (signer !== undefined && brand.uses > 0 && (isFirm(brand.name) || brand.short !== null)) {
    signer.names.unshift(brand.name);
    return;
  }
  if (sides.length > 1 || sides.some(speaks) || (brand.uses === 0 && usage.we < FEW)) return;
  const isWe = usage.we >= FEW && usage.we > usage.i;
  sides.push({
    ...empty(),
    names: [brand.name],
    aliases: brand.short === null ? [] : [brand.short],
    pronouns: new Set<Pronoun>(isWe ? ['we'] : []),
    span: brand.span,
  });
}
