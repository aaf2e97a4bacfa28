import type { LanguagePack } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';

/** Roles are counted in this much of a paper. */
const COUNTED = 40_000;

/** A role that the reader typed and the paper uses, though no list has it, with what the paper calls the other side. */
export interface TypedRole {
  readonly word: string;
  readonly name: GivenName | null;
  readonly other: (GivenName & { readonly alias: string }) | null;
}

/** `Reitbeteiligung`, `comodatario`: a single word that stands in the paper three times; null where it does not. */
export function typedRole(
  text: string,
  { mentions }: LanguagePack,
  identity: string,
  given: readonly (GivenName & { readonly alias: string })[],
): TypedRole | null {
  const word = fold(identity).trim();
  if (!/^\p{L}{4,24}$/u.test(word) || mentions.both.includes(word)) return null;
  const count = Array.from(
    fold(text.slice(0, COUNTED)).matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu')),
  ).length;
  if (count < 3) return null;
  const aliases = [...given, ...inBrackets(text)];
  const own = aliases.find(({ alias }) => fold(alias) === word) ?? null;
  const other = aliases.find(({ alias }) => fold(alias) !== word) ?? null;
  return { word: identity.trim(), name: own, other };
}

/** `Frau Silke Brandt, Hofstraße 2, 31542 Bad Nenndorf (Pferdehalterin)`: a name at the beginning of a line, and a word for it at its end. */
function inBrackets(text: string): (GivenName & { readonly alias: string })[] {
  const row =
    /^(?:zwischen|und|entre|et|y|e|tra|fra)?\s?(?:(?:Herrn?|Frau|M\.|Mme|D\.|D\.ª|Sr\.|Sra\.|il sig\.|la sig\.ra)\s)?(\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24}){1,3})[^()\n]{0,120}\((?:der |die |le |la |l'|el |il |o |a )?(\p{L}{4,24})\)\s{0,2}$/gmu;
  return Array.from(text.slice(0, 3_000).matchAll(row), ({ 0: all, 1: name, 2: alias, index }) => ({
    name: name!, // the groups take part in every match
    alias: alias!,
    span: { start: index, end: index + all.length },
  }));
}
