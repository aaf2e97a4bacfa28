import type { AppConfig } from '../../../config/app-config.ts';
import type { AppDependencies } from '../adapters/http/app.ts';
import type { PrometheusMetrics } from '../adapters/system/metrics.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import type { ChosenAnalyst } from './analysts.ts';
import type { AnalyzeDocument } from '../domain/analysis/analyze-document.ts';
import type { Admission } from '../domain/queue/admission.ts';
import type { FairQueue } from '../domain/queue/fair-queue.ts';
import type { Identity } from './identity.ts';
import type { ForgetLogins } from '../domain/users/forget-logins.ts';
import type { ActivityLog } from '../ports/activity-log.ts';
import type { AdminPassword } from '../ports/admin-password.ts';
import type { AdminSessions } from '../ports/admin-sessions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { TextExtractor } from '../ports/text-extractor.ts';
import type { Timer } from '../ports/timer.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { WorkProcesses } from './processes.ts';
import { token } from './wiring.ts';

/** The names of everything the container provides. */
export const tokens = {
  config: token<AppConfig>('config'),
  clock: token<Clock>('clock'),
  timer: token<Timer>('timer'),
  secrets: token<Secrets>('secrets'),
  logger: token<Logger>('logger'),
  metrics: token<PrometheusMetrics>('metrics'),

  database: token<Database>('database'),
  users: token<UserRepository>('users'),
  activity: token<ActivityLog>('activity'),
  sessions: token<AdminSessions>('sessions'),
  limiter: token<RateLimiter>('limiter'),
  forgetLogins: token<ForgetLogins>('forgetLogins'),

  identity: token<Identity>('identity'),
  password: token<AdminPassword | null>('password'),

  extractor: token<TextExtractor>('extractor'),
  work: token<WorkProcesses>('work'),
  analyst: token<ChosenAnalyst>('analyst'),
  queue: token<FairQueue>('queue'),
  admission: token<Admission>('admission'),

  analyzeDocument: token<AnalyzeDocument>('analyzeDocument'),
  app: token<AppDependencies>('app'),
};
