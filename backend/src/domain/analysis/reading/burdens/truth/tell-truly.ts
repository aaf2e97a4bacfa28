import type { LegalText } from '../../../document/legal-text.ts';
import type { PieceScore } from '../../classifier/classify-burdens.ts';
import { WORDS } from '../../languages/en/words.ts';
import { createPhraseSet, prepareText, type PreparedText } from '../../languages/phrase-set.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { Burden } from '../burden.ts';
import type { RiskFamily } from '../families.ts';
import type { RuleBurden } from '../find-burdens.ts';
import { sentenceAt } from '../tell-burdens.ts';
import { createFairness, fairSign } from './fair-to-reader.ts';
import { createGivenBeside } from './given-beside.ts';
import { createJudge, truthOf } from './judge.ts';
import { createMarkReader } from './mark-reader.ts';
import { ANY, type Circumstances } from './truth.ts';

/** Decides what may be said of a clause. Made once per paper. */
export interface TellTruly {
  /** Whether what is said of a family, and of its finer kind, is true of these words. */
  readonly holds: (family: RiskFamily, variant: string, words: string) => boolean;
  /** Whether the words deny what is said of a family. */
  readonly denies: (family: RiskFamily, words: string) => boolean;
  /** The burden as something that is true of its clause; null where nothing is. */
  readonly correct: (burden: Burden) => Burden | null;
}

export interface TellTrulyInput extends Circumstances {
  readonly text: LegalText;
  readonly sides: PaperSides;
  readonly pieces: readonly PieceScore[];
  /** What the rules found, for every side. */
  readonly found: readonly RuleBurden[];
}

/** Least probability of a family that the classifier proposes in place of one that cannot be true. */
const WORTH_ASKING = 0.3;
/** Least likelihood of a burden that is quoted without a word for it. */
const WORTH_QUOTING = 0.35;

/** Holds what is to be told against the words of its clause: who owes whom, what is left out, and what is denied. */
export function createTellTruly({ text, sides, pieces, found, ...circumstances }: TellTrulyInput): TellTruly {
  const mark = createMarkReader(sides);
  const { purse } = circumstances;
  const judge = createJudge(circumstances);
  const isTrue = (family: RiskFamily, variant: string, words: PreparedText): boolean =>
    judge(family, variant, words) === 'true';
  const ownRules = found.filter(
    ({ sideId }) => sides.reader === null || sideId === null || sideId === sides.reader.id,
  );
  const bySpan = new Map(pieces.map((piece) => [piece.span.start, piece]));
  const isFair = createFairness(text, sides);
  const isGivenBeside = createGivenBeside(text, sides);
  const isMadeGood = ({ family, span }: Burden): boolean => {
    const sentence = sentenceAt(text, span.start);
    return sentence !== undefined && isGivenBeside(family, sentence.index);
  };
  const correct = (burden: Burden): Burden | null => {
    if (isFair(burden.family, burden.span) || isMadeGood(burden)) return null;
    const told = corrected(burden);
    if (told === null || (told.family !== burden.family && isFair(told.family, told.span))) return null;
    const { start, end } = told.span;
    const signs = signsIn(text.text.slice(start, end));
    // whoever answers for its own fault has not put everything on the reader
    const isMild = told.family === 'other-side-not-liable' && signs['fault'] !== undefined;
    return {
      ...told,
      ...(isMild ? milder(told) : {}),
      figures: {
        ...told.figures,
        ...signs,
        ...(purse === null ? {} : { purse }),
      },
    };
  };
  const isLimitedBeside = ({ family, span }: Burden): boolean => {
    const beside = truthOf(family)?.notBeside;
    if (beside === undefined || beside === null) return false;
    const sentence = sentenceAt(text, span.start);
    return sentence !== undefined && beside.isIn(prepareText(mark(sentence.text)));
  };
  const corrected = (burden: Burden): Burden | null => {
    const { family, variant, span } = burden;
    const words = prepareText(mark(text.text.slice(span.start, span.end)));
    const isLimited = isLimitedBeside(burden);
    if (!isLimited && isTrue(family, variant, words)) return burden;
    if (!isLimited && variant !== ANY && isTrue(family, ANY, words)) return { ...burden, variant: ANY };
    const told = [truthOf(family), truthOf(`${family}/${variant}`)]
      .flatMap((truth) => truth?.instead ?? [])
      .find((other) => other.set.isIn(words) && isTrue(other.family, other.variant ?? ANY, words));
    if (told !== undefined)
      return { ...burden, ...milder(burden), family: told.family, variant: told.variant ?? ANY };
    if (isLimited) return null;
    const rule = ownRules.find(
      (other) => touches(other.span, span) && isTrue(other.family, other.variant, words),
    );
    if (rule !== undefined) {
      return instead(burden, rule, judge(family, variant, words) === 'false');
    }
    const asked = { ...burden, ...milder(burden), variant: ANY, certainty: 'read-twice' } as const;
    const other = bySpan
      .get(span.start)
      ?.families.find(
        (next) =>
          next.family !== family && next.probability >= WORTH_ASKING && isTrue(next.family, ANY, words),
      );
    if (other !== undefined) return { ...asked, family: other.family };
    // a sentence of weight without a word for it is quoted without one
    const isDenied = judge(family, ANY, words) === 'false';
    return isDenied || (burden.weight ?? 0) < WORTH_QUOTING
      ? null
      : { ...asked, figures: { ...burden.figures, unnamed: 'yes' } };
  };
  return {
    denies: (family, words) =>
      judge(family, ANY, prepareText(mark(words))) === 'false' ||
      (sides.reader !== null && fairSign(family, { words: mark(words) }) !== null),
    holds: (family, variant, words) => isTrue(family, variant, prepareText(mark(words))),
    correct,
  };
}

const SUDDEN = createPhraseSet(
  [
    '{stop}|straight away|straightaway|there and then|right away|at any (time|moment)|then and there|with no notice',
  ],
  WORDS,
);
const KEEPS_A_PART = createPhraseSet(
  [
    '(keep*|kept|retain*) .. (half|a third|a quarter|part|some|#percent) (of)? (the|your|what)',
    '(keep*|kept|retain*|withh*|deduct*) (out of|from) (the|your|this|that|his|her)? (#word)? (deposit|bond|advance)',
    '(keep*|retain*|withh*|deduct*) #money (out of|from|of) (the|your|this|that|his|her)? (#word)? (deposit|bond|advance)',
  ],
  WORDS,
);
const FAULT = createPhraseSet(
  [
    '(unless|except|save|other than|only) ... (negligen*|careless*|(our|their|its|his|her|own) fault|at fault)',
    '(if|where|to the extent) .. (we|they|it) (were|was|are|is|have been) (negligent|careless|at fault)',
  ],
  WORDS,
);
const KEPT = createPhraseSet(
  [
    '(#money|#percent) ... (not|no|never|non) .. (be)? (refund*|return*|given back|paid back|repaid|refundable|returnable)|(#money|#percent) ... (non-?refundable|is lost|are lost|is kept|is gone|is forfeit*|stands forfeit*|mine to keep|ours to keep)',
    '(keep*|kept|retain*|lose*|lost|forfeit*|withh*|non-?refundable|not (be)? (refund*|return*|repaid)) .... (#money|#percent)',
    '(all|everything) but (#money|#percent)|(#money|#percent) (is|are|will be|shall be) (his|hers|theirs|ours|mine|otherside’s) to keep',
    '(give|get|pay)s? .. back .. (less|except|minus|but) (#money|#percent)',
  ],
  WORDS,
);
const DEPOSIT = createPhraseSet(['deposit*|bond|bonds|retainer|earnest money'], WORDS);
/** What stays when somebody has gone, or is not fetched. */
const LEFT_BEHIND = createPhraseSet(
  [
    '(anything|everything|what|whatever|things|items|goods|belongings|property|possessions|clothes|equipment|furniture|stock|plants) .. (is|are)? (still)? (left|remaining|abandoned|uncollected|unclaimed|not (collected|fetched|picked up|claimed|removed)) ...',
    '(anything|everything|what|whatever|things|items|goods|belongings) (you|readerside|he|she|they|the #word) (leave|leaves) ...',
    '(left behind|left over|abandoned|uncollected|unclaimed) ...',
  ],
  WORDS,
);
const PASSING_ON = createPhraseSet(
  [
    'sub-?let*|sub-?leas*|lodger*|share (the)? (room|flat|unit)|part with possession',
    '(assign|transfer|lend|pass on|give|hire out|rent out|let) (out)? (it|this|the #word|your #word|any part|all or any) ...',
  ],
  WORDS,
);
const OF_TRADE = createPhraseSet(
  [
    'compet*|client*|customer*|employ*|solicit*|exclusiv*|(other|another|any) (job|work|firm|business|employer)',
  ],
  WORDS,
);
const MAY_PROVE = createPhraseSet(['unless .. (prove*|show*|demonstrate*) ...'], WORDS);

/** What a clause says of how sudden it is, and of fault and proof, as figures that titles and reasons go by. */
function signsIn(words: string): Readonly<Record<string, string>> {
  const prepared = prepareText(words);
  return {
    ...(SUDDEN.isIn(prepared) ? { sudden: 'yes' } : {}),
    ...(FAULT.isIn(prepared) ? { fault: 'yes' } : {}),
    ...(MAY_PROVE.isIn(prepared) ? { proof: 'yes' } : {}),
    ...(KEEPS_A_PART.isIn(prepared) ? { part: 'yes' } : {}),
    ...(KEPT.isIn(prepared) ? { kept: 'yes' } : {}),
    ...(DEPOSIT.isIn(prepared) ? { deposit: 'yes' } : {}),
    ...(LEFT_BEHIND.isIn(prepared) ? { behind: 'yes' } : {}),
    ...(PASSING_ON.isIn(prepared) && !OF_TRADE.isIn(prepared) ? { passing: 'yes' } : {}),
  };
}

/** A burden as that of another rule. What was chosen first proved false: words that leave a doubt are no ground for a second claim. */
function instead(burden: Burden, rule: RuleBurden, isDenied: boolean): Burden {
  const { severity, family, variant } = rule;
  return isDenied && rule.rule.isPlain !== true
    ? { ...burden, ...milder(rule), family, variant: ANY, certainty: 'read-twice' }
    : { ...burden, family, variant, severity };
}

/** What is told under another name than the one it was weighed as is not told as the gravest. */
const milder = ({ severity }: Burden): Pick<Burden, 'severity'> => ({
  severity: severity === 'high' ? 'medium' : severity,
});

const touches = (a: Burden['span'], b: Burden['span']): boolean =>
  Math.min(a.end, b.end) > Math.max(a.start, b.start);
