import { availableParallelism } from 'node:os';
import type { AppConfig } from '../../../config/app-config.ts';
import { createCheckSession } from '../domain/admin/check-session.ts';
import { createGetStats } from '../domain/admin/get-stats.ts';
import { createLogIn } from '../domain/admin/log-in.ts';
import { createLogOut } from '../domain/admin/log-out.ts';
import {
  createAnalyzeDocument,
  type AnalyzeDocumentDependencies,
} from '../domain/analysis/analyze-document.ts';
import { createAskDocument } from '../domain/analysis/ask/ask-document.ts';
import { createCompareDocuments } from '../domain/analysis/compare/compare-documents.ts';
import { createMeasuredAnalysis } from '../domain/analysis/measure-analysis.ts';
import { createAdmission } from '../domain/queue/admission.ts';
import { createFairQueue } from '../domain/queue/fair-queue.ts';
import { createDeleteUser } from '../domain/users/delete-user.ts';
import { createForgetLogins } from '../domain/users/forget-logins.ts';
import { createListUsers } from '../domain/users/list-users.ts';
import { createReadQuota, createRequireQuota } from '../domain/users/read-quota.ts';
import { createMakeToken } from '../domain/users/make-token.ts';
import { createListTokens, createRevokeToken, createRevokeTokensOf } from '../domain/users/manage-tokens.ts';
import { createRecognizeToken } from '../domain/users/recognize-token.ts';
import { createRecognizeUser } from '../domain/users/recognize-user.ts';
import { createRestrictUser } from '../domain/users/restrict-user.ts';
import { createTrackLogin } from '../domain/users/track-login.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Timer } from '../ports/timer.ts';
import { createLocalSignIn } from './identity.ts';
import { parts, ports, settings, useCases } from './tokens.ts';
import type { Wiring } from './wiring.ts';

/** Binds every use case to its ports. */
export function bindUseCases(wiring: Wiring, config: AppConfig): void {
  wiring.value(settings.analysesPerMonth, config.analysesPerMonth);
  wiring.value(settings.signInAllow, config.signInAllow);
  wiring.value(settings.loginEventDays, config.loginEventDays);
  wiring.value(settings.arePersonalTokensOn, config.arePersonalTokensOn);
  wiring.value(settings.questionsPerHour, config.questionsPerHour);
  wiring.value(settings.comparisonsPerHour, config.comparisonsPerHour);
  bindAnalysis(wiring);
  bindAskAndCompare(wiring);
  bindUsers(wiring);
  bindTokens(wiring);
  bindAdmin(wiring);
}

interface WithConfig {
  readonly config: AppConfig;
}

function bindAnalysis({ provide }: Wiring): void {
  const { config, queue, admission } = parts;
  const { users, activity, extractor, analysts, metrics, timer, clock, secrets, logger } = ports;
  const { analysesPerMonth } = settings;
  provide(queue, createDocumentQueue, { config, timer });
  provide(admission, ({ config }: WithConfig) => createAdmission(config.limits), { config });
  provide(useCases.analyzeDocument, createCountedAnalysis, {
    users,
    activity,
    extractor,
    analysts,
    queue,
    analysesPerMonth,
    metrics,
    timer,
    clock,
    secrets,
    logger,
  });
  provide(useCases.readQuota, createReadQuota, { activity, clock, analysesPerMonth });
  provide(useCases.requireQuota, createRequireQuota, { activity, clock, analysesPerMonth });
}

function bindAskAndCompare({ provide }: Wiring): void {
  const { users, activity, extractor, work, limiter, clock, logger, analysts, secrets } = ports;
  const { queue } = parts;
  const { questionsPerHour, comparisonsPerHour } = settings;
  const shared = { users, activity, extractor, work, queue, limiter, clock, logger };
  provide(useCases.askDocument, createAskDocument, { ...shared, analysts, secrets, questionsPerHour });
  provide(useCases.compareDocuments, createCompareDocuments, { ...shared, comparisonsPerHour });
}

function createDocumentQueue({
  config: { extraction, limits },
  timer,
}: WithConfig & { readonly timer: Timer }) {
  return createFairQueue({
    slots: extraction.maxParsers ?? availableParallelism(),
    maxWaiting: limits.maxQueue,
    // A user with two documents being read does not make everybody else wait for one of them.
    spareSlots: 1,
    timer,
  });
}

function createCountedAnalysis({
  metrics,
  ...dependencies
}: AnalyzeDocumentDependencies & { readonly metrics: Metrics }) {
  const analyzeDocument = createAnalyzeDocument(dependencies);
  return createMeasuredAnalysis({ analyzeDocument, metrics, clock: dependencies.clock });
}

function bindUsers({ provide }: Wiring): void {
  const { users, clock, verifier, issuer, limiter, secrets } = ports;
  const { signInAllow, loginEventDays } = settings;
  provide(useCases.recognizeUser, createRecognizeUser, {
    verifier,
    users,
    clock,
    signInAllow,
    recognizeToken: useCases.recognizeToken,
  });
  provide(useCases.trackLogin, createTrackLogin, { users, clock });
  provide(useCases.signInLocally, createLocalSignIn, {
    config: parts.config,
    issuer,
    limiter,
    secrets,
    clock,
  });
  provide(useCases.listUsers, createListUsers, { users });
  provide(useCases.restrictUser, createRestrictUser, { users, tokens: ports.tokens, clock });
  provide(useCases.deleteUser, createDeleteUser, { users, clock });
  provide(useCases.forgetLogins, createForgetLogins, { users, clock, loginEventDays });
}

function bindTokens({ provide }: Wiring): void {
  const { tokens, users, secrets, clock } = ports;
  const { signInAllow, arePersonalTokensOn } = settings;
  provide(useCases.recognizeToken, createRecognizeToken, {
    tokens,
    users,
    secrets,
    clock,
    signInAllow,
    arePersonalTokensOn,
  });
  provide(useCases.makeToken, createMakeToken, { tokens, secrets, clock });
  provide(useCases.listTokens, createListTokens, { tokens, clock });
  provide(useCases.revokeToken, createRevokeToken, { tokens, clock });
  provide(useCases.revokeTokensOf, createRevokeTokensOf, { tokens, clock });
}

function bindAdmin({ provide }: Wiring): void {
  const { sessions, limiter, secrets, clock, activity } = ports;
  const { password } = parts;
  provide(useCases.logIn, createLogIn, { password, sessions, limiter, secrets, clock });
  provide(useCases.logOut, createLogOut, { sessions, secrets, clock });
  provide(useCases.checkSession, createCheckSession, { password, sessions, secrets, clock });
  provide(useCases.getStats, createGetStats, { activity, clock });
}
