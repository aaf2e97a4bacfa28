import type { Span } from '../side.ts';

export type Pronoun = 'we' | 'you' | 'i';

/** One place where the paper says who somebody is. Several of them make a side. */
export interface Naming {
  /** Persons or firms, as printed. */
  readonly names: readonly string[];
  /** Role words, as printed: `Tenant`, `Second Party`. */
  readonly roles: readonly string[];
  /** Short names that the paper gives itself: `Brightkettle`. */
  readonly aliases: readonly string[];
  readonly pronoun: Pronoun | null;
  readonly span: Span;
  /** How sure it is that a party is meant, 1 to 3. */
  readonly weight: number;
}

/** A side that a paper plainly introduces by a role. Offsets in the text, end exclusive. */
export const introduced = (
  names: readonly string[],
  role: string,
  span: Span,
  pronoun: Pronoun | null = null,
): Naming => ({ names, roles: [role], aliases: [], pronoun, span, weight: 3 });

/** A side of which only a name is known, and that with less certainty. `start` is the place of the name in the text. */
export const nameOnly = (name: string, start: number): Naming => ({
  names: [name],
  roles: [],
  aliases: [],
  pronoun: null,
  span: { start, end: start + name.length },
  weight: 2,
});

/** The pronoun that a word stands for as a side's name, or null. */
export function pronounOf(word: string): Pronoun | null {
  const bare = word.toLowerCase().trim();
  if (/^(?:we|us|our|ours)$/.test(bare)) return 'we';
  if (/^(?:you|your|yours)$/.test(bare)) return 'you';
  return /^(?:i|me|my|mine)$/.test(bare) ? 'i' : null;
}
