import { split } from '../languages/phrase.ts';
import type { PhraseSet } from '../languages/phrase-set.ts';
import type { CompiledPack } from './compiled-pack.ts';
import { forSign, type Sign } from './signs.ts';

/** How a pack says that a side must do something, and what only looks like it. */
interface DutyPhrases {
  readonly says: PhraseSet;
  readonly unless: PhraseSet;
}

const made = new WeakMap<CompiledPack, Readonly<Record<Sign, DutyPhrases>>>();

/** The phrases for each side. Made once per language. */
export function dutyPhrasesOf(compiled: CompiledPack): Readonly<Record<Sign, DutyPhrases>> {
  const known = made.get(compiled);
  if (known !== undefined) return known;
  const { says, unless } = compiled.pack.duties;
  const of = (sign: Sign): DutyPhrases => ({
    says: compiled.set(forSign(turnsFor(says, sign), sign)),
    unless: compiled.set(forSign(unless, sign)),
  });
  const sets = { w: of('w'), s: of('s'), b: of('b') };
  made.set(compiled, sets);
  return sets;
}

/** A turn that names a side itself (`@w (@s)? *ez`) is one of the side it begins with. */
const turnsFor = (phrases: readonly string[], sign: Sign): string[] =>
  phrases
    .flatMap((phrase) => split(phrase, '|'))
    .filter((turn) => (/@([wsb])/.exec(turn)?.[1] ?? sign) === sign);
