import { escaped } from '../languages/escaped.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { NAMED_THINGS } from '../languages/en/party-words.ts';
import type { Gathered } from './gather.ts';
import { hasLegalForm, HONORIFIC_INSIDE, isFirm } from './names/names.ts';
import { isRole } from './names/role-words.ts';

/** How much of a paper is looked at for lettered headings and named things. */
const LOOKED = 60_000;
/** From so many on, `D. Bills` at the head of a line is a heading and no person. */
const FEWEST_HEADS = 3;
const LETTERED = /^([A-Z])\. \p{Lu}\p{L}+/gmu;

/**
 * Takes from names what is no part of them: a heading or a role in front, a rank, a possessive; and takes away names that are none:
 * lettered headings, the dog, the boat. A side of which nothing is left goes.
 */
export function soundNames({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  const head = text.slice(0, LOOKED);
  const letters = new Set(Array.from(head.matchAll(LETTERED), (match) => match[1]));
  // `G. Vane`, `L. Vane` and `S. Berg` sign; headings begin with `A`
  const areLettered = letters.size >= FEWEST_HEADS && letters.has('A') && letters.has('B');
  return sides.flatMap((side) => {
    const names = side.names
      .map((name) => trimmed(name, head))
      .filter(
        (name) =>
          name !== '' &&
          !isTitleOrKin(name) &&
          !isCountry(name, head) &&
          !(areLettered && isHeading(name, head)) &&
          !isThing(name, head),
      );
    const isNothing =
      names.length === 0 && side.names.length > 0 && side.roles.length === 0 && side.pronouns.size === 0;
    return isNothing ? [] : [{ ...side, names: [...new Set(names)] }];
  });
}

function trimmed(name: string, text: string): string {
  let out = name
    .replace(/^(?:\p{Lu}{2,12} ){1,4}\p{Lu}{2,12}[.:?!] (?=\p{Lu}\p{Ll})/u, '')
    // `Welcome! Alder Fitness Inc.`, and the line of a form on which a name was written
    .replace(/^\p{Lu}\p{Ll}+! (?=\p{Lu})/u, '')
    .replace(/^_+|_+$/g, '')
    .trim();
  if (isFirm(out)) {
    // `Homeowner SunMesa Leasing LLC` under two lines to sign on
    const [first, ...rest] = out.split(' ');
    const bare = rest.join(' ');
    const isAlone =
      hasLegalForm(bare) &&
      rest.length > 1 &&
      isRole(first!) &&
      text.toLowerCase().includes(`\n${bare.toLowerCase()}`);
    const isHead = text.toLowerCase().startsWith(bare.toLowerCase());
    return rest.length > 1 && isRole(first!) && (isAlone || isHead) ? bare : out;
  }
  const title = HONORIFIC_INSIDE.exec(out);
  if (title !== null) out = out.slice(title.index).trim();
  const owned = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s\b/u.exec(out);
  return owned === null ? out : owned[1]!;
}

/** `D. Bills` at the head of a line, where other lines begin with other letters. */
const isHeading = (name: string, text: string): boolean =>
  /^[A-Z]\. \p{Lu}\p{L}+$/u.test(name) && new RegExp(`^${escaped(name)}(?: |$)`, 'mu').test(text);

/** `THE MAKER DEAL` and `Model Release` are titles; `a sale between friends` names nobody. */
const isTitleOrKin = (name: string): boolean =>
  !hasLegalForm(name) &&
  (/^(?:\p{L}+ ){1,3}(?:release|agreement|contract|waiver|receipt|booking form)$/iu.test(name) ||
    // people are called Deal and Form
    /^(?:\p{Lu}{2,} ){1,3}(?:DEAL|FORM)$/u.test(name) ||
    /^(?:friends|neighbou?rs|family|families|sisters|brothers|cousins|flatmates|housemates|colleagues|mates|partners)$/i.test(
      name,
    ));

/** `whatever the law of Newland says`: a name that stands behind such words alone is a country's. */
function isCountry(name: string, text: string): boolean {
  if (isFirm(name) || !text.includes(name)) return false;
  const own = escaped(name);
  return !new RegExp(String.raw`(?<!\b(?:laws?|courts?|republic) of (?:the )?)${own}`, 'iu').test(text);
}

/** `Dog: Moose`, `Vessel: Morwenna`: what the paper is about, and `P.O. Box`. */
const isThing = (name: string, text: string): boolean =>
  /^(?:post office|p\.? ?o\.? box|portion|tables?|lots?|erf|stand|revenue)\b/i.test(name) ||
  (name.length < 30 &&
    new RegExp(String.raw`\b(?:${NAMED_THINGS})\s?[:|]\s{0,3}["“]?${escaped(name)}\b`, 'iu').test(text));
