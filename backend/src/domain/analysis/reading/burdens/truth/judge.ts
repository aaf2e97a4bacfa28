import { PROTECTIONS } from '../../languages/en/protections.ts';
import { BURDEN_TRUTHS } from '../../languages/en/truths/all.ts';
import { clausesOf, TAKES_BACK } from '../../languages/en/truths/clauses.ts';
import { WORDS } from '../../languages/en/words.ts';
import {
  createPhraseSet,
  prepareText,
  type PhraseSet,
  type PreparedText,
} from '../../languages/phrase-set.ts';
import type { RiskFamily } from '../families.ts';
import { ANY, type Circumstances, type Instead, type Truth } from './truth.ts';

interface Compiled {
  readonly needs: PhraseSet | null;
  readonly also: PhraseSet | null;
  readonly never: PhraseSet | null;
  readonly aside: PhraseSet | null;
  readonly fair: PhraseSet | null;
  readonly notBeside: PhraseSet | null;
  readonly ifPaid: PhraseSet | null;
  readonly ifPays: PhraseSet | null;
  readonly neverIfPays: PhraseSet | null;
  readonly instead: readonly (Instead & { readonly set: PhraseSet })[];
}

const compiled = new Map<string, Compiled | null>();
const setOf = (phrases: readonly string[] | undefined): PhraseSet | null =>
  phrases === undefined ? null : createPhraseSet(phrases, WORDS);

/** What must be true of a clause for a family or a kind `family/variant`, ready to be looked for; null where nothing is asked. */
export function truthOf(key: string): Compiled | null {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const truth: Truth | undefined = BURDEN_TRUTHS[key];
  const made =
    truth === undefined
      ? null
      : {
          needs: setOf(truth.needs),
          also: setOf(truth.also),
          never: setOf(truth.never),
          aside: setOf(truth.aside),
          fair: setOf(truth.fair),
          notBeside: setOf(truth.notBeside),
          ifPaid: setOf(truth.ifPaid),
          ifPays: setOf(truth.ifPays),
          neverIfPays: setOf(truth.neverIfPays),
          instead: (truth.instead ?? []).map((instead) => ({
            ...instead,
            set: createPhraseSet(instead.says, WORDS),
          })),
        };
  compiled.set(key, made);
  return made;
}

/** `unnamed`: nothing denies it, and no word of the clause names it. */
export type Judgement = 'true' | 'false' | 'unnamed';

/** Judges whether what is said of a family and its finer kind is true of words in which the sides are marked. */
export function createJudge({ purse, mayLeave, mayLeaveLater = mayLeave, notices }: Circumstances) {
  const judgeOf = (key: string, words: PreparedText): Judgement => {
    const truth = truthOf(key);
    if (truth === null) return 'true';
    const rest = withoutAsides(words, truth.aside);
    if (rest !== words) return rest !== null && judgeOf(key, rest) === 'true' ? 'true' : 'false';
    const { needs, also, never, fair, ifPaid, ifPays, neverIfPays } = truth;
    const own = purse === 'paid' ? ifPaid : purse === 'pays' ? ifPays : null;
    if (never?.isIn(words) === true || own?.isIn(words) === false) return 'false';
    if (purse === 'pays' && neverIfPays?.isIn(words) === true) return 'false';
    if (fair?.isIn(words) === true && !TURNS.isIn(words)) return 'false';
    return needs?.isIn(words) === false || also?.isIn(words) === false ? 'unnamed' : 'true';
  };
  return (family: RiskFamily, variant: string, words: PreparedText): Judgement => {
    if (protects(words, purse)) return 'false';
    if (notices === 'better' && family === 'unequal-exit' && variant !== 'long-notice') return 'false';
    if (
      mayLeave &&
      (isAgainstLeaving(family, variant, words) || (family === 'unequal-exit' && IN_MONTHS.isIn(words)))
    )
      return 'false';
    if (mayLeaveLater && family === 'auto-renewal' && BY_THE_MONTH.isIn(words)) return 'false';
    const whole = isAlone(family, variant) ? 'true' : judgeOf(family, words);
    const finer = variant === ANY ? 'true' : judgeOf(`${family}/${variant}`, words);
    return [whole, finer].includes('false') ? 'false' : whole === 'true' ? finer : whole;
  };
}

/** The clauses that do not speak of something else; null where all do, and the same words where none does. */
function withoutAsides(words: PreparedText, asides: PhraseSet | null): PreparedText | null {
  if (asides?.isIn(words) !== true) return words;
  const clauses = clausesOf(words.lower);
  const rest = clauses.filter((clause) => TAKES_BACK.test(clause) || !asides.isIn(prepareText(clause)));
  if (rest.length < clauses.length) return rest.length === 0 ? null : prepareText(`${rest.join('. ')}.`);
  // it runs over several clauses
  return TAKES_BACK.test(words.lower) ? words : null;
}

const isAlone = (family: RiskFamily, variant: string): boolean =>
  BURDEN_TRUTHS[`${family}/${variant}`]?.standsAlone === true;

const ALWAYS = createPhraseSet(PROTECTIONS.always, WORDS);
const FOR_PAYERS = createPhraseSet(PROTECTIONS.payer, WORDS);
const TURNS_AWAY = createPhraseSet(PROTECTIONS.turns, WORDS);

/** Whether the words do no more than give something to the reader or spare it something. */
const protects = (words: PreparedText, purse: Circumstances['purse']): boolean =>
  (ALWAYS.isIn(words) || (purse !== 'paid' && FOR_PAYERS.isIn(words))) && !TURNS_AWAY.isIn(words);

/** Words after which a fair clause may say something else. */
const TURNS = createPhraseSet(
  [
    'but|however|although|though|except|otherwise|unless',
    'or any|any (other|breach|reason|rule)|in (our|its|their|my|his|her|otherside’s) (own|sole)? (view|opinion|discretion|judg*)',
  ],
  WORDS,
);

const BY_THE_MONTH = createPhraseSet(['month (to|by) month|(each|every|by the) month|monthly'], WORDS);
/** Said of a paper that lets the reader go at any time, it is false; a clause that forbids it in words stands by itself. */
const FORBIDS = createPhraseSet(
  ["cannot|can't|may not|shall not|must not|not (be)? (entitled|allowed)|no right|irrevocabl*|lock-?in"],
  WORDS,
);
/** Who may go at any time lacks nothing where the other side has to give notice. */
const GIVES_NOTICE = createPhraseSet(
  ["#time .. notice|notice of .. #time|(days|days’|days'|weeks|weeks’|weeks'|month’s|month's) .. notice"],
  WORDS,
);
const isAgainstLeaving = (family: RiskFamily, variant: string, words: PreparedText): boolean =>
  (family === 'unequal-exit' && (variant !== 'only-they' || GIVES_NOTICE.isIn(words))) ||
  (family === 'no-exit' && !FORBIDS.isIn(words));

/** A notice of months by the other side takes nothing from a reader who may go at any time. */
const IN_MONTHS = createPhraseSet(
  [
    "(two|three|six|twelve|eighteen|2|3|6|12|18) (calendar)? (months|months’|months'|years) .. notice|notice of .. (two|three|six|twelve|2|3|6|12) (calendar)? months",
  ],
  WORDS,
);
