import type { DurationBuckets } from './durations.ts';

/** The figures of the admin area. */
export interface Stats {
  readonly totalUsers: number;
  readonly totalLogins: number;
  /** Completed analyses. */
  readonly totalAnalyses: number;
  /** Analyses that ended in "Not a legal document". */
  readonly totalRejected: number;
  /** Questions that were answered; analyses, quotas and a user's own count know nothing of them. */
  readonly totalQuestions: number;
  /** Comparisons of two versions; counted apart in the same way. */
  readonly totalComparisons: number;
  /** Median duration of the last 1,000 completed analyses, or null when there are none. */
  readonly medianDurationMs: number | null;
  /** Newest first, at most 50. */
  readonly recentLogins: readonly RecentLogin[];
  /** One entry a UTC day, oldest first, 30 days, zeros included. */
  readonly daily: readonly DailyCount[];
}

export interface RecentLogin {
  readonly loginAt: Date;
  readonly user: {
    readonly photoUrl: string | null;
    readonly displayName: string | null;
    readonly email: string | null;
  };
}

/** What is counted of a day. Nothing of it belongs to a user. */
export interface DailyTally {
  /** `yyyy-mm-dd`, UTC. */
  readonly day: string;
  readonly logins: number;
  /** Completed ones. */
  readonly analyses: number;
  /** Analyses that ended in "Not a legal document". */
  readonly rejected: number;
  /** Analyses that ended in an error. */
  readonly failed: number;
  /** Questions that were answered. */
  readonly questions: number;
  /** Comparisons of two versions. */
  readonly comparisons: number;
  /** Completed analyses for which a language model was chosen. */
  readonly modelChosen: number;
  /** Those of them that rules did, because the model failed. */
  readonly modelFailed: number;
  /** Completed and rejected analyses by id of the kind of file. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Completed analyses by how long they took. */
  readonly durations: DurationBuckets;
}

/** What the log of activity knows, before percentiles are read from its buckets. */
export interface Tallies extends Omit<Stats, 'daily'> {
  readonly daily: readonly DailyTally[];
}

export interface DailyCount extends Omit<DailyTally, 'durations'> {
  /** Of the completed analyses of the day, or null when there are none; read from buckets, so about right. */
  readonly medianDurationMs: number | null;
  readonly p95DurationMs: number | null;
}
