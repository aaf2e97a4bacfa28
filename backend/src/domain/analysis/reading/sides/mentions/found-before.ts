import type { LegalText } from '../../../document/legal-text.ts';
import { hasLegalForm } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { placesOf } from '../names/role-words.ts';

/** What the older search for parties finds, which knows other languages: only where it gives a short name. */
export function foundBefore(text: LegalText): Naming[] {
  return text.parties
    .filter(
      (party) => party.name.split(' ').length <= 10 && (text.language !== 'en' || hasLegalForm(party.name)),
    )
    .map((party) => {
      const known = party.aliases.filter((alias) => placesOf(alias).length > 0);
      // nobody is both the agency and the translator
      const roles = known.filter((role, index) => !known.slice(0, index).some((one) => areFacing(one, role)));
      const aliases = party.aliases.filter(
        (alias) => !known.includes(alias) && !/^(?:you|we|us)$/i.test(alias) && alias.length < 40,
      );
      return {
        // `We, Asha Oils Ltd`
        names: [party.name.replace(/^(?:We|I), (?=\p{Lu})/u, '')],
        roles,
        aliases,
        pronoun: party.aliases.some((alias) => /^you$/i.test(alias)) ? 'you' : null,
        span: { start: party.start, end: party.end },
        weight: text.language !== null && text.language !== 'en' ? 3 : roles.length > 0 ? 1.5 : 1,
      } satisfies Naming;
    });
}

const areFacing = (a: string, b: string): boolean =>
  placesOf(a).some((x) => placesOf(b).some((y) => x.pair.id === y.pair.id && x.side !== y.side)) &&
  !placesOf(a).some((x) => placesOf(b).some((y) => x.pair.id === y.pair.id && x.side === y.side));
