import type { PaperSide, PaperSides } from '../../reading/sides/side.ts';

/** The two hands of a paper: the one that is protected by its promises, and the one that made it. */
export interface Hands {
  readonly weaker: PaperSide;
  readonly stronger: PaperSide;
  /** Whether the stronger pays the weaker: work, and papers like it. */
  readonly isWork: boolean;
  /** Words by which each of them acts, as parts of a pattern. */
  readonly weakerWords: string;
  readonly strongerWords: string;
  /** Whether neither is known to be the weaker: only what the words say of a side by its name counts then. */
  readonly areEqual: boolean;
}

const PRONOUNS = { we: 'we|us|our', you: 'you|your', i: 'I|me|my' } as const;
const PAYER =
  /^(?:tenant|lessee|lodger|renter|occupier|licensee|customer|client|buyer|purchaser|borrower|member|subscriber|hirer|guest|student|parent|insured|policyholder|patient|user|consumer|passenger|homeowner|resident|boarder|family|employee|worker|volunteer|nurse|nanny|carer|apprentice|assistant)$/i;
const WORK =
  /\b(?:we|I) (?:will |shall |'ll )?pay you\b|\byour (?:wages?|salary|pay|stipend)\b|\bpocket money\b|\bsalary\b|\bwages?\b|\bemployment\b|\bstipend\b|\bpayslips?\b|\bholiday pay\b|\bsick pay\b|\bovertime\b|\byour (?:last |first |weekly |monthly )?pay\b|\b(?:you|your) shifts?\b|\broster\w{0,2}\b|\brota\b/gi;
const SALE =
  /\byou (?:will |shall |must )?pay\b|\b(?:the |your )(?:rent|fee|price|premium)\b|\bdeposit\b|\bmonthly payment\b/gi;

/** The hands of a paper, or null where it does not plainly say which of them is the weaker. */
export function findHands({ all }: PaperSides, text: string): Hands | null {
  if (all.length < 2) return null;
  const weaker =
    only(all, ({ isStronger }) => isStronger === false) ??
    other(
      all,
      only(all, ({ isStronger }) => isStronger === true),
    ) ??
    only(all, ({ role }) => role !== null && PAYER.test(role)) ??
    only(all, ({ pronoun }) => pronoun === 'you');
  const stronger =
    other(all, weaker) ??
    only(all, (side) => side !== weaker && side.isStronger === true) ??
    only(all, (side) => side !== weaker && (side.pronoun === 'we' || side.pronoun === 'i'));
  if (weaker === null || stronger === null) return null;
  const head = text.slice(0, 30_000);
  const count = (pattern: RegExp) => head.match(pattern)?.length ?? 0;
  return {
    weaker,
    stronger,
    isWork: count(WORK) > count(SALE),
    weakerWords: patternOf(weaker),
    strongerWords: patternOf(stronger),
    areEqual: false,
  };
}

/** Two sides of which neither is weaker, with the reader as the one that changes are told for; null where the reader is not known. */
export function equalHands({ all, reader }: PaperSides): Hands | null {
  const stronger = other(all, reader);
  if (reader === null || stronger === null) return null;
  return {
    weaker: reader,
    stronger,
    isWork: false,
    weakerWords: patternOf(reader),
    strongerWords: patternOf(stronger),
    areEqual: true,
  };
}

const only = (all: readonly PaperSide[], is: (side: PaperSide) => boolean): PaperSide | null => {
  const found = all.filter(is);
  return found.length === 1 ? found[0]! : null;
};

/** The other of two; null where there are more. */
const other = (all: readonly PaperSide[], one: PaperSide | null): PaperSide | null =>
  one === null || all.length !== 2 ? null : (all.find((side) => side !== one) ?? null);

/** Most words by which a side is known that are looked for. */
const MOST = 8;

/** Words by which a side acts, as parts of a pattern. */
export function patternOf({ pronoun, mentions, role }: PaperSide): string {
  const names = [...mentions, ...(role === null ? [] : [role])]
    .filter((one) => one.length > 2 && one.length < 40)
    .slice(0, MOST)
    .map((one) => one.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '\\s'));
  const all = [...(pronoun === null ? [] : [PRONOUNS[pronoun]]), ...names];
  return all.length === 0 ? '(?!)' : all.join('|');
}
