import type { RiskFamily } from '../../reading/burdens/families.ts';

/** What a paper is about, as far as protective law cares. */
export type Area = 'home' | 'job' | 'consumer' | 'credit' | 'privacy';

/**
 * One rule of a country that touches one kind of clause. Data only, in the words of a source that was read; informational, never
 * reviewed by counsel. Phrases are written in the small language of `languages/phrase.ts`.
 */
export interface LawRule {
  /** Papers it is for. */
  readonly areas: readonly Area[];
  /** Families of burden it touches; the clause's own words decide within them. */
  readonly families: readonly RiskFamily[];
  /** The clause says one of these; absent where the family alone decides. */
  readonly says?: readonly string[];
  /** Nothing of this stands in the clause. */
  readonly unless?: readonly string[];
  /** The paper names this place: rules of a state, a province or an emirate. */
  readonly place?: string;
  /** The paper names no such place: a part of the country where another law holds. */
  readonly notIn?: string;
  /** Fires only where a figure of the paper is higher. */
  readonly over?: { readonly figure: 'deposit-months' | 'yearly-percent'; readonly limit: number };
  /** `limit`: probably not allowed. `doubt`: a court may not apply it, or only in part. */
  readonly strength: 'limit' | 'doubt';
  /** One plain sentence without a full stop, beginning small: what the law says, with its place. */
  readonly law: string;
  readonly source: string;
  /** ISO 8601 day on which the source was read. */
  readonly checked: string;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** The day on which the first sources were read. */
export const READ = '2026-11-22';

/** The ban goes on when the job is over; one during the job is another matter. */
export const AFTER_THE_JOB: readonly string[] = [
  '(after|following|of|from|since|upon|on) .. (end*|leav*|terminat*|cessation|resign*|departure|last day|(your|the|his|her|this) (employment|job|service))',
  '(once|when|if) .. (leave*|left|end*|stop*)',
  'former',
];

/** A ban on liability that reaches what a trader must always answer for. */
export const ANY_HARM: readonly string[] = [
  'injur*|death|negligen*',
  '(not (liable|responsible)|no (liability|responsibility)) ... (any|all) (loss*|damage*|claim*|harm)',
  '(whatever|however) .. cause*',
];

/** It leaves out, in so many words, what the law leaves out. */
export const SPARES_HARM: readonly string[] = [
  '(except|save|unless|other than|apart from|nothing|not|beyond|without) ... (injur*|death|negligen*|by law)',
];
