/**
 * Every answer and event shape of the HTTP interface. Types only: the page imports them from here, so that server and
 * page cannot drift apart.
 */
import type { AnalystProfile, ReadingNow } from '../../ports/analyst.ts';
import type { DailyCount } from '../../domain/admin/stats.ts';
import type { DocumentFacts } from '../../domain/analysis/analysis.ts';
import type { Notice } from '../../domain/analysis/document/extracted-document.ts';
import type { Citation, CitedParagraph, Finding } from '../../domain/analysis/finding.ts';
import type { Report, ReportPoint } from '../../domain/analysis/report/report.ts';
import type { FileKind } from '../../../../config/product.ts';

export type { Citation, CitedParagraph, FileKind, Finding, Notice, ReadingNow };
export type { DailyCount };
export type { Severity } from '../../domain/analysis/finding.ts';
export type {
  Amount,
  Brief,
  Comparison,
  DatedPoint,
  Duty,
  Fact,
  FlawFamily,
  Gap,
  LawNote,
  NoticePeriod,
  Paper,
  Period,
  Point,
  PointSource,
  Quote,
  Report,
  ReportPoint,
  ReportReader,
  ReportSide,
  Risk,
  Suggestion,
  WayOut,
} from '../../domain/analysis/report/report.ts';
export type {
  ClauseChange,
  ClausePlace,
  ComparedPaper,
  Effect,
  PaperComparison,
  Turning,
  VersionQuote,
  WordPiece,
} from '../../domain/analysis/compare/comparison.ts';
export type { PageWord } from '../../domain/analysis/report/languages/page-words.ts';
export type { PaperAnswer } from '../../domain/analysis/ask/answer.ts';
export type { RiskFamily } from '../../domain/analysis/reading/burdens/families.ts';

/** POST /api/analyze. `analysis` is all that the specification asks for; the rest is additive, and its lists are empty on a rejection. */
export interface AnalyzeResponse {
  /** Markdown with `### 1. Title` headings, or a reply that begins `Not a legal document`. */
  readonly analysis: string;
  readonly outcome: 'completed' | 'rejected';
  /** The report as data, from which `analysis`, `findings` and `citations` are made; null on a rejection. */
  readonly report: Report | null;
  readonly document: DocumentFacts;
  readonly notices: readonly Notice[];
  readonly paragraphs: readonly CitedParagraph[];
  readonly findings: readonly Finding[];
  readonly citations: readonly Citation[];
  readonly provenance: Provenance;
}

export interface Provenance extends AnalystProfile {
  /** SHA-256 of the uploaded bytes, hex: lets a reader prove which file a report belongs to. */
  readonly documentSha256: string;
  /** ISO 8601. */
  readonly started: string;
  readonly finished: string;
}

/** The events of POST /api/analyze with `Accept: text/event-stream`, by name. `done` or `error` ends the stream. */
export interface AnalyzeEvents {
  readonly queued: { readonly position: number };
  readonly stage: { readonly name: AnalysisStage };
  readonly progress: {
    readonly done: number;
    readonly total: number;
    readonly unit: 'pages' | 'parts';
    /** What a language model reads at the moment. */
    readonly reading?: ReadingNow;
  };
  readonly section: {
    /** From 1. */
    readonly index: number;
    readonly title: string;
    readonly content: string;
    /** False while code has not checked it. */
    readonly final: boolean;
  };
  /** One point that code has checked, as soon as it is certain. The finished report holds it under the same id. */
  readonly point: ReportPoint;
  readonly notice: Notice;
  readonly done: AnalyzeResponse;
  readonly error: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly retryAfter: number | null;
  };
}
export type AnalysisStage = 'extracting' | 'analyzing';

/** POST /api/user/track-login: body. The answer is 204. */
export interface TrackLoginRequest {
  readonly firebaseUid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** GET /api/user/quota. */
export interface QuotaResponse {
  /** Completed analyses a month, or null for no limit. */
  readonly limit: number | null;
  readonly used: number;
  /** ISO 8601: first moment of the next month, UTC. */
  readonly opensAt: string;
}

/** GET /api/user/tokens (404 where tokens are off). */
export interface TokensResponse {
  /** Those that live, newest first. */
  readonly tokens: readonly PersonalTokenResponse[];
  /** How many there may be. */
  readonly limit: number;
}
export interface PersonalTokenResponse {
  readonly id: string;
  readonly name: string;
  /** The first characters. */
  readonly prefix: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}
/** POST /api/user/tokens: the one answer that holds the token. */
export interface MadeTokenResponse extends PersonalTokenResponse {
  readonly token: string;
}

/** POST /api/identity/local (local identity only, else 404). */
export interface LocalSignInRequest {
  readonly displayName: string;
  readonly email: string;
  readonly code?: string;
}
export interface LocalSignInResponse {
  readonly idToken: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly user: {
    readonly uid: string;
    readonly email: string;
    readonly displayName: string;
    readonly photoURL: string | null;
  };
}

/** GET /api/config: public settings of the page. */
export interface ConfigResponse {
  readonly identity: LocalIdentityConfig | FirebaseIdentityConfig;
  readonly analyst: AnalystProfile;
  readonly limits: { readonly maxUploadBytes: number };
  readonly fileKinds: readonly FileKind[];
  readonly brand: Brand;
  /** False when the operator publishes no prices, terms and marketing figures. */
  readonly isCommercial: boolean;
  /** Whether questions on a paper, and comparisons of two versions, are switched on. */
  readonly canAsk: boolean;
  readonly canCompare: boolean;
  /** Whether users may make personal access tokens. */
  readonly canMakeTokens: boolean;
}
export interface LocalIdentityConfig {
  readonly mode: 'local';
  readonly needsCode: boolean;
}
export interface FirebaseIdentityConfig {
  readonly mode: 'firebase';
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** `http://host:port` of the Auth emulator, or null. */
  readonly emulatorUrl: string | null;
}
export interface Brand {
  readonly name: string;
  readonly company: string;
  readonly contactEmail: string;
}

/** GET /api/health: the process only. */
export interface HealthResponse {
  readonly status: 'ok';
}

/** GET /api/ready: 200 when `isReady`, else 503. The model is shown and never fatal. */
export interface ReadyResponse {
  readonly isReady: boolean;
  readonly database: boolean;
  readonly extraction: boolean;
  readonly model: 'not-used' | 'up' | 'down';
}

/** POST /api/admin/login. A wrong password is `{ success: false }` with status 200. */
export type AdminLoginResponse =
  | { readonly success: true; readonly token: string }
  | { readonly success: false };

/** GET /api/admin/stats. */
export interface AdminStatsResponse {
  readonly totalUsers: number;
  readonly totalLogins: number;
  readonly totalAnalyses: number;
  readonly recentLogins: readonly {
    /** ISO 8601. */
    readonly loginAt: string;
    readonly user: {
      readonly photoUrl: string | null;
      readonly displayName: string | null;
      readonly email: string | null;
    };
  }[];
  readonly totalRejected: number;
  readonly totalQuestions: number;
  readonly totalComparisons: number;
  readonly medianDurationMs: number | null;
  /** One entry a UTC day, oldest first, 30 days, zeros included. */
  readonly daily: readonly DailyCount[];
}

/** GET /api/admin/users: one page; the next in the `Link` header. */
export type AdminUsersResponse = readonly AdminUserResponse[];
export interface AdminUserResponse {
  readonly id: number;
  readonly firebaseUid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  readonly isRestricted: boolean;
  readonly analysisCount: number;
  /** ISO 8601. */
  readonly lastLoginAt: string | null;
  /** Personal access tokens kept for them. */
  readonly tokenCount: number;
}

/** DELETE /api/admin/users/{firebaseUid}/tokens. */
export interface RevokeTokensResponse {
  readonly success: true;
  /** How many there were. */
  readonly revoked: number;
}

/** POST /api/admin/users/{firebaseUid}/restrict. */
export interface RestrictRequest {
  readonly isRestricted: boolean;
}
export interface RestrictResponse {
  readonly success: true;
  readonly isRestricted: boolean;
}
