import type { NamedTitle } from './named-title.ts';
import type { RiskFamily } from '../burdens/families.ts';

/** What a clause gives a sentence to speak of: its own figures and how far it goes. Absent where the clause has none. */
export interface ClauseFacts {
  /** The first sum, as written: `€25`. */
  readonly sum?: string;
  /** What the sum is for: `a letter`, `for each day`. */
  readonly each?: string;
  /** The first rate, as written: `3% per month`. */
  readonly rate?: string;
  /** The first length of time, as written: `14 days`. */
  readonly time?: string;
  /** The length of time within which something has to be done or may be kept waiting: `within 48 hours`. */
  readonly deadline?: string;
  /** The length of the notice: `28 days` of `28 days' notice`. */
  readonly notice?: string;
  /** The place whose courts it names, as written: `Leeds`. */
  readonly place?: string;
  /** The clause sets no limit of amount, time or cause, in its own words. */
  readonly isUnlimited: boolean;
  /** The clause leaves it to one side, in its own words. */
  readonly isAtWill: boolean;
}

/** What a risk says beside its quote. Whole sentences, none completes another. */
export interface RiskMessage {
  /** Names the consequence for the reader, without a full stop. */
  readonly title: string;
  readonly reason: string;
  readonly ask: string;
  readonly usual: string | null;
  readonly wording: string | null;
  readonly fallback: string | null;
}

export type TellRisk = (clause: ClauseFacts) => RiskMessage;

/**
 * The words of one language for every family, and for finer kinds `family/variant` where they say more. The family's own words
 * stand where a kind has none, so they must be true of every clause of the family.
 */
export type RiskMessages = Readonly<Record<RiskFamily, TellRisk>> & Readonly<Record<string, TellRisk>>;

/** Everything that one language says of burdens. */
export interface BurdenMessages {
  /** Titles that name what a clause is about, by family or `family/variant`. */
  readonly titles: Readonly<Record<string, readonly NamedTitle[]>>;
  readonly risks: RiskMessages;
  /** For what was noticed and not confirmed: a question, and no claim. */
  readonly readTwice: (family: RiskFamily) => RiskMessage;
}
