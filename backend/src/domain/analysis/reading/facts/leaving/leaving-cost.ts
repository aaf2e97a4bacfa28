import type { PaperSide, PaperSides } from '../../sides/side.ts';

const PRONOUNS = { you: ['you'], we: ['we '], i: ['i '] } as const;

/** The words by which a sentence means a side; in a chat, `I` is whoever writes the line and `you` the other. */
export function namesOf({ id, mentions, pronoun }: PaperSide, speaker: string | null): readonly string[] {
  if (speaker !== null) return [...mentions, ...PRONOUNS[id === speaker ? 'i' : 'you']];
  return [...mentions, ...(pronoun === null ? [] : PRONOUNS[pronoun])];
}

/** Verbs of one who gets the money. */
const TAKES = /^(?:keep|kept|keeps|retain|retains|charge|charges)$/i;
/** `less a cancellation charge`: the thing, which nobody does. */
const A_CHARGE = /\b(?:an?|the|any|this|such|no|\p{L}{3,}(?:ion|ing|al)) charges?$/iu;
/** Verbs of one who gives it. */
const GIVES = /^(?:pay|pays|paying|repay|repays|owe|owes|forfeit|forfeits|lose|loses|reimburse|reimburses)$/i;

/**
 * Whether what leaving costs is the other side's to pay. In: words that end with the verb or name of the price. The side named last
 * before it does it; what stands behind `by` or `to` does nothing.
 */
export function isCostOfOther(words: string, { all, reader }: PaperSides): boolean {
  if (reader === null) return false;
  const low = ` ${words.toLowerCase().replace(/[^\p{L}\d’']+/gu, ' ')} `;
  const lastOf = (side: PaperSide): number =>
    Math.max(-1, ...namesOf(side, null).map((name) => actsAt(low, name.trim())));
  const own = lastOf(reader);
  const other = Math.max(-1, ...all.filter(({ id }) => id !== reader.id).map(lastOf));
  if (own === other) return false;
  const verb = words.trim().split(/\s/).at(-1) ?? '';
  if (TAKES.test(verb) && !A_CHARGE.test(words)) return own > other;
  return GIVES.test(verb) ? other > own : other > own && own < 0;
}

/** Where a name stands last as one who acts; -1 where it does not. */
function actsAt(low: string, name: string): number {
  for (
    let at = low.lastIndexOf(` ${name} `);
    at >= 0;
    at = at === 0 ? -1 : low.lastIndexOf(` ${name} `, at - 1)
  )
    if (!/ (?:by|to|from|of|with|for|at) (?:the )?$/.test(low.slice(Math.max(0, at - 12), at + 1))) return at;
  return -1;
}
