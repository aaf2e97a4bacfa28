import type { Severity } from '../../../finding.ts';
import type { RiskFamily } from '../families.ts';

/**
 * One kind of burden in words that name the sides. `R` stands for the reader and `O` for any other side, whatever the paper calls them, so the
 * rule turns with the sides. Data only; phrases as in `languages/phrase.ts`.
 */
export interface SidedRule {
  readonly family: RiskFamily;
  /** Finer kind, which chooses title, reason and wording. */
  readonly variant: string;
  readonly severity: Severity;
  /** A part of a sentence says one of these. */
  readonly says: readonly string[];
  /** And one of these. */
  readonly and?: readonly string[];
  /** And none of these. */
  readonly unless?: readonly string[];
  /** One step graver where it says this. */
  readonly graver?: readonly string[];
  /** One step milder where it says this. */
  readonly milder?: readonly string[];
  /** Only for a reader who does not hold the stronger hand. */
  readonly onlyWeaker?: true;
  /** Not where a side is called one of these: with an insurer, the most that is paid is what was bought. */
  readonly notUnder?: readonly string[];
  /** Only for a reader who is paid, of whom its phrases speak without naming a side. */
  readonly onlyPaid?: true;
  /** The classifier, which was taught on legal words, is not asked: these everyday words can mean nothing else. */
  readonly isCertain?: true;
  /** Sentences that it must find, with the reader as `you` and the other side as `we`. */
  readonly examples: readonly string[];
  /** Sentences that it must leave alone. */
  readonly counterExamples: readonly string[];
}
