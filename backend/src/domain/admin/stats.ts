/** The figures of the admin area. */
export interface Stats {
  readonly totalUsers: number;
  readonly totalLogins: number;
  /** Completed analyses. */
  readonly totalAnalyses: number;
  /** Analyses that ended in "Not a legal document". */
  readonly totalRejected: number;
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

export interface DailyCount {
  /** `yyyy-mm-dd`, UTC. */
  readonly day: string;
  readonly logins: number;
  readonly analyses: number;
}
