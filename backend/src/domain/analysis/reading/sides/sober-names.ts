import type { LegalText } from '../../document/legal-text.ts';
import { areFirmsNamed, ownName } from '../titles/own-name.ts';
import type { Gathered } from './gather.ts';
import { fold, hasLegalForm, isFirm } from './names/names.ts';
import { PLACES_NEAR_PARTIES } from '../languages/en/party-words.ts';
import { isRole } from './names/role-words.ts';

const places = new Set(PLACES_NEAR_PARTIES);

/**
 * In papers between firms, capitals stand for many things: places, titles, terms, offices. Takes away the names that are none, and the
 * sides of which nothing is left that says a party is meant. Other papers stay as they are.
 */
export function soberNames(text: LegalText, sides: readonly Gathered[]): Gathered[] {
  if (!areFirmsNamed(text)) return [...sides];
  const title = fold(ownName(text) ?? '');
  return sides.flatMap((side) => {
    const names = side.names.filter((name) => !isNoName(name, title));
    const isNamed = names.some((name) => hasLegalForm(name) || isFirm(name) || isCalledBy(name, side));
    const isParty = side.pronouns.size > 0 || side.roles.some(isRole) || isNamed || side.aliases.length === 0;
    return (names.length === 0 && side.names.length > 0 && !side.roles.some(isRole)) || !isParty
      ? []
      : [{ ...side, names }];
  });
}

const STATE_BODY =
  /^(?:(?:a|an|the) )?(?:\p{Lu}\p{Ll}{2,12} ){1,3}(?:corporation|company|partnership|limited liability)$/u;

function isNoName(name: string, title: string): boolean {
  if (hasLegalForm(name) && !STATE_BODY.test(name)) return /[\]>]|^\p{Lu}{2} \d/u.test(name);
  const words = fold(name);
  return (
    /[\]>[<:]/.test(name) ||
    STATE_BODY.test(name) ||
    places.has(words) ||
    (title !== '' && ` ${title} `.includes(` ${words} `))
  );
}

/** `Peyton Manning (“Manning”)`: a person is called by a part of the name. */
const isCalledBy = (name: string, { aliases }: Gathered): boolean => {
  const words = fold(name).split(' ');
  return aliases.some((alias) =>
    fold(alias)
      .split(' ')
      .every((word) => words.includes(word)),
  );
};
