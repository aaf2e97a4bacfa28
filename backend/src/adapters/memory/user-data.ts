import type { AnalysisEvent } from '../../ports/activity-log.ts';
import type { DailyTally } from '../../domain/admin/stats.ts';
import type { AdminUser } from '../../domain/users/user.ts';
import type { StoredToken } from '../../ports/personal-tokens.ts';

/** A stored user; fields change in place. */
export type StoredUser = {
  -readonly [Field in keyof Omit<AdminUser, 'tokenCount'>]: AdminUser[Field];
};

export interface StoredLogin {
  readonly userId: number;
  readonly authTime: Date;
  readonly loginAt: Date;
}

/** The counts of a day; they change in place. */
export type StoredTally = {
  -readonly [Field in Exclude<keyof DailyTally, 'day' | 'kinds' | 'durations'>]: number;
} & {
  readonly kinds: Record<string, number>;
  readonly durations: Record<number, number>;
};

/** What the in-memory repositories share, as the tables of a database do. */
export interface UserData {
  readonly users: Map<string, StoredUser>;
  /** By id. */
  readonly tokens: Map<string, StoredToken>;
  readonly logins: StoredLogin[];
  readonly analyses: Map<string, AnalysisEvent>;
  /** Sums that stay when a user is removed. */
  readonly totals: {
    users: number;
    logins: number;
    analyses: number;
    rejected: number;
    questions: number;
    comparisons: number;
  };
  readonly daily: Map<string, StoredTally>;
  readonly actions: { readonly action: string; readonly detail: string | null; readonly at: Date }[];
  nextId: number;
}

export function createUserData(): UserData {
  return {
    users: new Map(),
    tokens: new Map(),
    logins: [],
    analyses: new Map(),
    totals: { users: 0, logins: 0, analyses: 0, rejected: 0, questions: 0, comparisons: 0 },
    daily: new Map(),
    actions: [],
    nextId: 1,
  };
}

/** The day's counts, made on first use. */
export function countsOf(data: UserData, at: Date): StoredTally {
  const day = dayOf(at);
  const counts = data.daily.get(day) ?? emptyTally();
  data.daily.set(day, counts);
  return counts;
}

/** A day on which nothing happened. */
export const emptyTally = (): StoredTally => ({
  logins: 0,
  analyses: 0,
  rejected: 0,
  failed: 0,
  questions: 0,
  comparisons: 0,
  modelChosen: 0,
  modelFailed: 0,
  kinds: {},
  durations: {},
});

/** `yyyy-mm-dd`, UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
