import type { NamedTitle } from './named-title.ts';
import type { RiskFamily } from '../burdens/families.ts';
import type { WordingPart } from '../../report/report.ts';

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
  /** How long somebody is bound: `two years`. */
  readonly bound?: string;
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
  /** Whether the reader pays or is paid in this paper; absent where that is not known, and then nothing is said that needs it. */
  readonly purse?: 'pays' | 'paid';
  /** The clause says `at once`, or that no notice or reason is needed. */
  readonly isSudden?: boolean;
  /** The side that does not answer does so where its fault is shown. */
  readonly answersForFault?: boolean;
  /** The clause lets the reader prove that the loss was smaller. */
  readonly mayProve?: boolean;
  /** Of what was paid or earned a part is kept, and the rest comes back. */
  readonly isPart?: boolean;
  /** The clause says of its sum that it is kept, lost or not returned. */
  readonly isKept?: boolean;
  /** Its sum or rate is for every day, week, month or the like, so it grows with time. */
  readonly isRunning?: boolean;
  /** What is lost is a deposit or other money that stands for something, and not the price of what was not used. */
  readonly isOfDeposit?: boolean;
  /** The clause is about what is left behind or not fetched. */
  readonly isLeftBehind?: boolean;
  /** The clause forbids to sublet it or pass it on. */
  readonly isOfPassingOn?: boolean;
}

/**
 * What a risk says beside its quote. Whole sentences, none completes another. What is usual is not among them: a family of burdens
 * stands in papers of every kind and country, and no sentence on what is usual was true of all of them.
 */
export interface RiskMessage {
  /** Names the consequence for the reader, without a full stop. */
  readonly title: string;
  readonly reason: string;
  readonly ask: string;
  readonly wording: string | null;
  /** The wording in parts; absent where it names no side. */
  readonly wordingParts?: readonly WordingPart[];
  readonly fallback: string | null;
  /** What the words of each field ask for or promise, to leave them out where the clause gives it already. */
  readonly asks?: AskedFor;
}

/** What words ask for: something that a clause may have, or a thing it must speak of; a number is a length of time in days. */
export type Asked =
  | 'an-end'
  | 'same-for-both'
  | 'level-notice'
  | 'proof-of-loss'
  | 'unused-back'
  | 'a-limit'
  | 'grace'
  | 'less-with-time'
  | 'one-fee'
  | 'owner-carries'
  | 'month-of-payments'
  | 'late-payment'
  | 'breach-put-right'
  | 'near-you'
  | 'they-pay-costs'
  | 'expenses'
  | 'cover'
  | number;

export type AskedFor = Readonly<Partial<Record<'ask' | 'wording' | 'fallback', readonly Asked[]>>>;

export type TellRisk = (clause: ClauseFacts) => RiskMessage;

/**
 * The words of one language for every family, and for finer kinds `family/variant` where they say more. The family's own words
 * stand where a kind has none, so they must be true of every clause of the family.
 */
export type RiskMessages = Readonly<Record<RiskFamily, TellRisk>> & Readonly<Record<string, TellRisk>>;

/** What a reader can do where asking for other words is idle. Whole sentences. */
export interface Advice {
  /** Where the paper gives a way out of a clause; `deadline` as written: `30 days`. */
  readonly optOut: (deadline: string | undefined) => string;
  /** Where the terms are the same for everyone who signs up. */
  readonly forEveryone: Readonly<Partial<Record<RiskFamily, string>>>;
}

/** Everything that one language says of burdens. */
export interface BurdenMessages {
  /** Titles that name what a clause is about, by family or `family/variant`. */
  readonly titles: Readonly<Record<string, readonly NamedTitle[]>>;
  readonly risks: RiskMessages;
  /** Told instead to a reader who is paid, by family or `family/variant`. */
  readonly paid?: Readonly<Record<string, TellRisk>>;
  readonly advice?: Advice;
  /** For what was noticed and not confirmed: a question, and no claim; null where no word says what it is about. */
  readonly readTwice: (family: RiskFamily | null) => RiskMessage;
}
