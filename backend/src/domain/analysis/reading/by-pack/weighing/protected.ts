import type { RiskFamily } from '../../burdens/families.ts';
import { ROLE_PAIRS } from '../../languages/en/roles/all.ts';
import type { PackProtects } from '../../languages/pack.ts';
import type { PhraseSet, PreparedText } from '../../languages/phrase-set.ts';
import type { CompiledPack } from '../../packs/compiled-pack.ts';
import { forSign } from '../../packs/signs.ts';

type Kind = keyof PackProtects;

/** What each kind of words takes the sting out of. */
const AGAINST: Readonly<Record<Kind, readonly RiskFamily[]>> = {
  free: ['exit-cost', 'penalty', 'waiver', 'cost-shifting', 'forfeiture'],
  consent: [
    'data-or-image',
    'unilateral-change',
    'entry-or-seizure',
    'transfer',
    'open-price',
    'wide-power',
    'sole-discretion',
  ],
  returns: ['forfeiture', 'exit-cost', 'benefit-lost'],
  mayLeave: ['waiver', 'short-deadline', 'no-exit'],
  offPrice: ['penalty', 'exit-cost'],
  capped: ['unilateral-change', 'unequal-exit'],
  othersFault: ['penalty', 'exit-cost', 'sudden-end'],
};

/** Words that turn the others round: `nicht erstattet`, `ne sont pas remboursées`, `nur kündigen, wenn`. */
const DENIED =
  /(?<!\p{L})(?:nicht|keine?[nrsm]?|nie|ne|n'est|n'a|no|nao|non|nunca|jamas|jamais|nur|erst|fruhestens|solo|unicamente|soltanto|so|apenas|somente)(?!\p{L})/u;
/** Words that say yes although they hold a no. */
const OF_DENIAL: ReadonlySet<Kind> = new Set(['returns', 'mayLeave']);
/** Portuguese `no` is `in the`. */
const IN_THE = /(?<!\p{L})no (?=\p{L})/gu;

type Sets = Readonly<Record<Kind, PhraseSet>>;
const made = new WeakMap<CompiledPack, Readonly<Record<'w' | 's', Sets>>>();

function setsOf(compiled: CompiledPack): Readonly<Record<'w' | 's', Sets>> {
  const known = made.get(compiled);
  if (known !== undefined) return known;
  const of = (sign: 'w' | 's') =>
    Object.fromEntries(
      Object.entries(compiled.pack.protects).map(([kind, phrases]) => [
        kind,
        compiled.set(forSign(phrases as readonly string[], sign)),
      ]),
    ) as Record<Kind, PhraseSet>; // the table of a pack has exactly these kinds
  const sets = { w: of('w'), s: of('s') };
  made.set(compiled, sets);
  return sets;
}

/** Whether the words of a clause show that what looks like a burden of a family on one side is none. */
export function isProtected(
  compiled: CompiledPack,
  family: RiskFamily,
  hurts: 'w' | 's',
  words: PreparedText,
  deals: readonly string[],
): boolean {
  const sets = setsOf(compiled)[hurts];
  const paid = ROLE_PAIRS.find(({ id }) => deals.includes(id))?.paid ?? 'stronger';
  const pays = (paid === 'stronger') === (hurts === 'w');
  const said = compiled.pack.code === 'pt' ? words.lower.replace(IN_THE, '') : words.lower;
  return (Object.keys(AGAINST) as Kind[]).some(
    (kind) =>
      AGAINST[kind].includes(family) &&
      !(kind === 'offPrice' && !pays) &&
      !(OF_DENIAL.has(kind) && DENIED.test(said)) &&
      sets[kind].isIn(words),
  );
}
