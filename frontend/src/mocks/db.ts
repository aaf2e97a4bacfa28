import type {
  AdminStatsResponse,
  AdminUserResponse,
  ConfigResponse,
  DailyCount,
  PersonalTokenResponse,
  QuotaResponse,
} from '../../../backend/src/adapters/http/contract.ts';
import { FILE_KINDS, MAX_UPLOAD_BYTES } from '../../../config/product.ts';

/** A file sent to POST /api/analyze whose name holds one of these words gets this answer. */
export const DOCUMENT_WORDS = {
  /** 200, `Not a legal document…` */
  rejected: 'recipe',
  /** 200, a report as text alone, as a server sends it that knows no other */
  foreign: 'foreign',
  /** 200, a report as text in which a model wrote HTML, an image and a script link */
  hostile: 'hostile',
  /** 422 before the first event */
  unreadable: 'locked',
  /** 415 before the first event */
  unsupported: 'archive',
  /** 503 with `Retry-After` */
  busy: 'busy',
  /** 504 as an event, after two sections */
  tooSlow: 'timeout',
  /** the stream ends in the middle */
  cut: 'cut',
  /** progress for a long time; stop it by hand */
  endless: 'endless',
  /** the answer is plain JSON, without progress */
  plain: 'plain',
  /** 500 with an empty body */
  broken: 'broken',
} as const;

/** E-mail addresses of the local sign-in that mean something. Any other address signs in. */
export const EMAILS = {
  /** 403: not on the operator's list */
  refused: 'refused@example.com',
  /** signs in, and has used 2 of 3 analyses */
  limited: 'limited@example.com',
  /** signs in, and has used all analyses of the month */
  spent: 'spent@example.com',
  /** signs in, but every later call answers 401 */
  stale: 'stale@example.com',
  /** signs in, but is restricted: analyzing answers 403 */
  restricted: 'restricted@example.com',
  /** signs in, but counting the login fails with 500 */
  untracked: 'untracked@example.com',
} as const;

/** Passwords of the admin login that mean something. Any other is wrong. */
export const ADMIN_PASSWORDS = {
  right: 'legible-admin',
  /** 200 without a token */
  tokenless: 'tokenless',
  /** 503 */
  outage: 'outage',
  /** logs in, but each later call answers 401 as after 30 idle minutes */
  expired: 'expired',
  /** logs in to an installation that nobody has used yet */
  fresh: 'fresh',
} as const;

/** Restricting this user fails with 503. */
export const STUBBORN_UID = 'user-stubborn';

export interface MockDb {
  config: ConfigResponse;
  quota: QuotaResponse;
  users: AdminUserResponse[];
  /** Access tokens of whoever is signed in. */
  tokens: PersonalTokenResponse[];
  stats: AdminStatsResponse;
  /** Token of the open admin session, or null. */
  adminToken: string | null;
  /** Bodies of POST /api/user/track-login in their order. */
  loginNotices: unknown[];
  /** Fields of POST /api/analyze in their order, the file by its name. */
  analyzeRequests: Record<string, string>[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the mock API holds. Handlers change it; `resetDb` puts the beginning back. */
export const db: MockDb = initialDb(Date.now());

/** Forgets everything that happened. */
export function resetDb(now = Date.now()): void {
  Object.assign(db, initialDb(now));
}

/** Takes all people and counts away, as on a first day. */
export function emptyPeople(): void {
  db.users = [];
  db.stats = {
    totalUsers: 0,
    totalLogins: 0,
    totalAnalyses: 0,
    totalRejected: 0,
    totalQuestions: 0,
    totalComparisons: 0,
    medianDurationMs: null,
    recentLogins: [],
    daily: db.stats.daily.map(({ day }) => quietDay(day)),
  };
}

/** A day on which nothing happened. */
function quietDay(day: string): DailyCount {
  return {
    day,
    logins: 0,
    analyses: 0,
    rejected: 0,
    failed: 0,
    questions: 0,
    comparisons: 0,
    modelChosen: 0,
    modelFailed: 0,
    kinds: {},
    medianDurationMs: null,
    p95DurationMs: null,
  };
}

/** What else is counted on a day with so many analyses; all of it made up. */
function analysesOf(analyses: number, index: number): Partial<DailyCount> {
  const rejected = index % 4 === 0 ? 1 : 0;
  const failed = index % 6 === 0 ? 2 : 0;
  if (analyses === 0) return { rejected, failed };
  const docx = Math.floor(analyses / 3);
  return {
    analyses,
    rejected,
    failed,
    questions: analyses * 2,
    comparisons: index % 4,
    modelChosen: analyses,
    modelFailed: index % 5 === 0 ? 1 : 0,
    kinds: {
      pdf: analyses - docx,
      ...(docx === 0 ? {} : { docx }),
    },
    medianDurationMs: 3_000 + ((index * 370) % 2_400),
    p95DurationMs: 9_000 + ((index * 910) % 14_000),
  };
}

function initialDb(now: number): MockDb {
  const users = people(now);
  const daily = Array.from({ length: 30 }, (_, index) => ({
    ...quietDay(new Date(now - (29 - index) * DAY_MS).toISOString().slice(0, 10)),
    logins: (index * 7) % 12,
    ...analysesOf((index * 5) % 9, index),
  }));
  // The installation is a month old: what happened is what the days hold.
  const total = (of: (day: DailyCount) => number): number => daily.reduce((sum, day) => sum + of(day), 0);
  return {
    config: {
      identity: { mode: 'local', needsCode: false },
      analyst: { analyst: 'built-in', model: null, isLocal: true },
      limits: { maxUploadBytes: MAX_UPLOAD_BYTES },
      fileKinds: FILE_KINDS,
      brand: { name: 'Legible', company: 'Example Technologies', contactEmail: 'support@example.com' },
      isCommercial: true,
      canAsk: true,
      canCompare: true,
      canMakeTokens: true,
    },
    quota: { limit: null, used: 0, opensAt: new Date(now + 10 * DAY_MS).toISOString() },
    users,
    stats: {
      totalUsers: users.length,
      totalLogins: total(({ logins }) => logins),
      totalAnalyses: total(({ analyses }) => analyses),
      totalRejected: total(({ rejected }) => rejected),
      totalQuestions: total(({ questions }) => questions),
      totalComparisons: total(({ comparisons }) => comparisons),
      medianDurationMs: 4200,
      recentLogins: users
        .filter(({ lastLoginAt }) => lastLoginAt !== null)
        .map(({ lastLoginAt, photoUrl, displayName, email }) => ({
          // Filtered above.
          loginAt: lastLoginAt!,
          user: { photoUrl, displayName, email },
        })),
      daily,
    },
    tokens: [],
    adminToken: null,
    loginNotices: [],
    analyzeRequests: [],
  };
}

function people(now: number): AdminUserResponse[] {
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const person = (id: number, changes: Partial<AdminUserResponse>): AdminUserResponse => ({
    id,
    firebaseUid: `user-${id}`,
    displayName: null,
    email: null,
    photoUrl: null,
    isRestricted: false,
    analysisCount: 0,
    lastLoginAt: null,
    tokenCount: 0,
    ...changes,
  });
  return [
    person(1, {
      displayName: 'Sarah Smith',
      email: 'sarah@example.com',
      analysisCount: 100,
      lastLoginAt: ago(20_000),
    }),
    person(2, {
      displayName: 'Tomás Álvarez',
      email: 'tomas@example.com',
      analysisCount: 1,
      lastLoginAt: ago(5 * MINUTE_MS),
    }),
    person(3, {
      email: 'no-name@example.com',
      analysisCount: 13,
      isRestricted: true,
      lastLoginAt: ago(3 * DAY_MS),
    }),
    person(4, {
      firebaseUid: STUBBORN_UID,
      displayName: 'Stubborn Example-Hyphenated Wolfeschlegelsteinhausenbergerdorff',
      email: 'a.very.long.address.that.does.not.fit@subdomain.of.an.example.com',
      lastLoginAt: ago(6 * DAY_MS),
    }),
  ];
}
