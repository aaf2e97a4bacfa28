import type { FoundLength } from '../reading/facts/find-spans-of-time.ts';

/** For whom a part of what is usual may be told: a rule of one place, or one for one kind of people. */
export type UsualScope = 'firms' | 'consumers' | 'union' | 'kingdom' | 'states';

export interface UsualPart {
  readonly says: string;
  /** Told only where all of these hold; to everybody when absent. */
  readonly only?: readonly UsualScope[];
  /** A source or a comparison, in brackets behind the words. */
  readonly note?: { readonly says: string; readonly only?: readonly UsualScope[] };
}

export type UsualLength = Pick<FoundLength, 'count' | 'unit'>;

/** What is usual in a clause. */
export interface Usual extends UsualPart {
  /** Told behind it, parted by semicolons. */
  readonly further?: readonly UsualPart[];
  /** A measure that firms deal on; none for a lease, a job or a gym. Papers about secrets alone use it among all. */
  readonly among?: 'firms';
  /** The length of time it speaks of, from the shortest to the longest. */
  readonly length?: readonly [least: UsualLength, most: UsualLength];
  /** Roles of those who usually do what the clause puts on somebody. */
  readonly does?: readonly string[];
}
