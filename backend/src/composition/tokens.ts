import type { AppConfig } from '../../../config/app-config.ts';
import type { AppDependencies } from '../adapters/http/app.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import type { PrometheusMetrics } from '../adapters/system/metrics.ts';
import type { CheckSession } from '../domain/admin/check-session.ts';
import type { GetStats } from '../domain/admin/get-stats.ts';
import type { LogIn } from '../domain/admin/log-in.ts';
import type { LogOut } from '../domain/admin/log-out.ts';
import type { AnalyzeDocument } from '../domain/analysis/analyze-document.ts';
import type { AskDocument } from '../domain/analysis/ask/ask-document.ts';
import type { CompareDocuments } from '../domain/analysis/compare/compare-documents.ts';
import type { Admission } from '../domain/queue/admission.ts';
import type { FairQueue } from '../domain/queue/fair-queue.ts';
import type { DeleteUser } from '../domain/users/delete-user.ts';
import type { ForgetLogins } from '../domain/users/forget-logins.ts';
import type { ListUsers } from '../domain/users/list-users.ts';
import type { ReadQuota, RequireQuota } from '../domain/users/read-quota.ts';
import type { MakeToken } from '../domain/users/make-token.ts';
import type { ListTokens, RevokeToken, RevokeTokensOf } from '../domain/users/manage-tokens.ts';
import type { RecognizeToken } from '../domain/users/recognize-token.ts';
import type { RecognizeUser } from '../domain/users/recognize-user.ts';
import type { RestrictUser } from '../domain/users/restrict-user.ts';
import type { SignInLocally } from '../domain/users/sign-in-locally.ts';
import type { TrackLogin } from '../domain/users/track-login.ts';
import type { ActivityLog } from '../ports/activity-log.ts';
import type { AdminPassword } from '../ports/admin-password.ts';
import type { AdminSessions } from '../ports/admin-sessions.ts';
import type { AnalystProvider } from '../ports/analyst.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityIssuer } from '../ports/identity-issuer.ts';
import type { IdentityVerifier } from '../ports/identity-verifier.ts';
import type { Logger } from '../ports/logger.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { CheckModel } from '../ports/model-check.ts';
import type { PersonalTokens } from '../ports/personal-tokens.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { TextExtractor } from '../ports/text-extractor.ts';
import type { Timer } from '../ports/timer.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { ChosenAnalyst } from './analysts.ts';
import type { WorkProcesses } from './processes.ts';
import { token } from './wiring.ts';

/** What the domain needs from the world. These, and no others, may be overridden. */
export const ports = {
  clock: token<Clock>('clock'),
  timer: token<Timer>('timer'),
  secrets: token<Secrets>('secrets'),
  logger: token<Logger>('logger'),
  metrics: token<Metrics>('metrics'),
  users: token<UserRepository>('users'),
  activity: token<ActivityLog>('activity'),
  sessions: token<AdminSessions>('sessions'),
  limiter: token<RateLimiter>('limiter'),
  tokens: token<PersonalTokens>('tokens'),
  verifier: token<IdentityVerifier>('verifier'),
  /** Null where another service issues the tokens. */
  issuer: token<IdentityIssuer | null>('issuer'),
  extractor: token<TextExtractor>('extractor'),
  work: token<WorkProcesses>('work'),
  analysts: token<AnalystProvider>('analysts'),
  checkModel: token<CheckModel>('checkModel'),
};

/** What is opened before the container is made, and what the domain shares within one process. */
export const parts = {
  config: token<AppConfig>('config'),
  database: token<Database>('database'),
  /** Null where the admin area is off. */
  password: token<AdminPassword | null>('password'),
  /** Folder of the built page; null where another server serves it. */
  siteFolder: token<string | null>('siteFolder'),
  queue: token<FairQueue>('queue'),
  admission: token<Admission>('admission'),
  /** Issues and checks tokens by itself; null where another service does. */
  localIdentity: token<(IdentityIssuer & IdentityVerifier) | null>('localIdentity'),
  chosenAnalyst: token<ChosenAnalyst>('chosenAnalyst'),
  prometheus: token<PrometheusMetrics>('prometheus'),
};

/** Settings that a use case takes one by one. */
export const settings = {
  analysesPerMonth: token<number | null>('analysesPerMonth'),
  signInAllow: token<readonly string[]>('signInAllow'),
  loginEventDays: token<number | null>('loginEventDays'),
  arePersonalTokensOn: token<boolean>('arePersonalTokensOn'),
  questionsPerHour: token<number | null>('questionsPerHour'),
  comparisonsPerHour: token<number | null>('comparisonsPerHour'),
};

/** What the product does. */
export const useCases = {
  analyzeDocument: token<AnalyzeDocument>('analyzeDocument'),
  askDocument: token<AskDocument>('askDocument'),
  compareDocuments: token<CompareDocuments>('compareDocuments'),
  recognizeUser: token<RecognizeUser>('recognizeUser'),
  recognizeToken: token<RecognizeToken>('recognizeToken'),
  makeToken: token<MakeToken>('makeToken'),
  listTokens: token<ListTokens>('listTokens'),
  revokeToken: token<RevokeToken>('revokeToken'),
  revokeTokensOf: token<RevokeTokensOf>('revokeTokensOf'),
  trackLogin: token<TrackLogin>('trackLogin'),
  /** Null where another service signs users in. */
  signInLocally: token<SignInLocally | null>('signInLocally'),
  readQuota: token<ReadQuota>('readQuota'),
  requireQuota: token<RequireQuota>('requireQuota'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),
  checkSession: token<CheckSession>('checkSession'),
  getStats: token<GetStats>('getStats'),
  listUsers: token<ListUsers>('listUsers'),
  restrictUser: token<RestrictUser>('restrictUser'),
  deleteUser: token<DeleteUser>('deleteUser'),
  forgetLogins: token<ForgetLogins>('forgetLogins'),
};

/** Everything the HTTP interface is made of. */
export const http = token<AppDependencies>('http');
