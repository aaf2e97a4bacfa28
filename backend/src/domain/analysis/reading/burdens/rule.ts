import type { Severity } from '../../finding.ts';
import type { Mode } from '../frames/frame.ts';
import type { RiskFamily } from './families.ts';

/**
 * One kind of burden as a lawyer would describe it: who acts, with which words, how far it goes, and whom it hurts. Data only.
 * Phrases are written in the small language of `languages/phrase.ts`; `{name}` stands for a list of `languages/en/words.ts`.
 */
export interface BurdenRule {
  readonly family: RiskFamily;
  /** Finer kind, which chooses title, reason and wording: `late-fee`. */
  readonly variant: string;
  /** Who must be the one that acts; anybody when absent. `nobody` is the passive or a thing. */
  readonly actor?: readonly ('stronger' | 'weaker' | 'side' | 'both' | 'nobody' | 'outsider')[];
  readonly modes?: readonly Mode[];
  /** `sentence`: `says` and `and` are looked for in the whole sentence, once, as it sets two clauses against each other. */
  readonly over?: 'sentence';
  /** The clause says one of these. */
  readonly says: readonly string[];
  /** And one of these, in the same clause. */
  readonly and?: readonly string[];
  /** And one of these anywhere in the sentence. */
  readonly near?: readonly string[];
  /** The clause holds words that leave no limit, words that leave it to one side, or either. */
  readonly goes?: 'too-far' | 'at-will' | 'either';
  /** Nothing of this stands anywhere in the sentence. */
  readonly unless?: readonly string[];
  /** Its words leave no doubt: it is told whatever the classifier thinks of the sentence, and as what it is. */
  readonly isPlain?: true;
  /** The classifier is not asked at all: the words name the burden and, with the sides, whose it is. */
  readonly isCertain?: true;
  /**
   * Whom it weighs on. `actor` and `other` follow the clause; `weaker` and `stronger` follow the roles; `payer` and `payee` are
   * the side that pays and the one that is paid, for clauses that name nobody.
   */
  readonly hurts: 'actor' | 'other' | 'weaker' | 'stronger' | 'payer' | 'payee';
  /** It weighs on the weaker hand even where both are bound alike. */
  readonly evenMutual?: true;
  readonly severity: Severity;
  /** One step graver where the sentence says this, or, with `true`, where it goes too far or leaves it to one side. */
  readonly graver?: readonly string[] | true;
  /** One step milder where the sentence says this. */
  readonly milder?: readonly string[];
  /** Sentences that it must find, with the tenant as `you` and the landlord as `we`. */
  readonly examples: readonly string[];
  /** Sentences that it must leave alone. */
  readonly counterExamples: readonly string[];
}
