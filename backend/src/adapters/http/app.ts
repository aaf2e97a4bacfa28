import type { Router } from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import type { AnalyzeDocument } from '../../domain/analysis/analyze-document.ts';
import type { AskDocument } from '../../domain/analysis/ask/ask-document.ts';
import type { CompareDocuments } from '../../domain/analysis/compare/compare-documents.ts';
import type { CheckSession } from '../../domain/admin/check-session.ts';
import { errors } from '../../domain/errors.ts';
import type { RecognizeUser } from '../../domain/users/recognize-user.ts';
import type { ReadQuota, RequireQuota } from '../../domain/users/read-quota.ts';
import type { SignInLocally } from '../../domain/users/sign-in-locally.ts';
import type { TrackLogin } from '../../domain/users/track-login.ts';
import type { EventStreamOptions } from './routes/event-stream.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { expectRoom, receiveFile, type ReceiveFileOptions } from './middleware/receive-file.ts';
import { requestContext, type RequestContextOptions } from './middleware/request-context.ts';
import { requireAdmin } from './middleware/require-admin.ts';
import { requireUser } from './middleware/require-user.ts';
import { requireSameOrigin } from './middleware/same-origin.ts';
import { securityHeaders, type SecurityOptions } from './middleware/security-headers.ts';
import { limitUnreadBody } from './middleware/unread-body.ts';
import { adminRoutes, type AdminRouteOptions } from './routes/admin.ts';
import { createBodyPace } from './request/body-pace.ts';
import { COMPARED_FILES } from './request/read-compare-form.ts';
import { analyzeRoutes } from './routes/analyze.ts';
import { askRoutes } from './routes/ask.ts';
import { compareRoutes } from './routes/compare.ts';
import { identityRoutes } from './routes/identity.ts';
import { openApiRoutes } from './routes/open-api.ts';
import { serviceRoutes, type ServiceRouteOptions } from './routes/service.ts';
import { tokenRoutes, type TokenRouteOptions } from './routes/tokens.ts';
import { userRoutes } from './routes/users.ts';
import { serveSite, type SiteOptions } from './site.ts';

export interface AppDependencies
  extends
    RequestContextOptions,
    ServiceRouteOptions,
    Omit<AdminRouteOptions, 'requireAdmin'>,
    Omit<ReceiveFileOptions, 'bodyPace'> {
  readonly analyzeDocument: AnalyzeDocument;
  /** Null where asking is switched off. */
  readonly askDocument: AskDocument | null;
  /** Null where comparing is switched off. */
  readonly compareDocuments: CompareDocuments | null;
  readonly recognizeUser: RecognizeUser;
  readonly trackLogin: TrackLogin;
  readonly readQuota: ReadQuota;
  readonly requireQuota: RequireQuota;
  readonly checkSession: CheckSession;
  /** Present in local identity mode only. */
  readonly localSignIn: { readonly signInLocally: SignInLocally; readonly needsCode: boolean } | null;
  /** Null where personal access tokens are switched off. */
  readonly tokens: Omit<TokenRouteOptions, 'requireUser' | 'requireAdmin'> | null;
  /** Entries of X-Forwarded-For that are trusted, counted from the right; 0 for none. */
  readonly trustProxyHops: number;
  readonly publicUrl: string | null;
  readonly security: SecurityOptions;
  /** The built page, or null where another server serves it. */
  readonly site: SiteOptions | null;
  readonly commentEveryMs?: number;
}

/** Puts the whole HTTP interface together. */
export function createApp(dependencies: AppDependencies): Koa {
  const {
    askDocument,
    compareDocuments,
    logger,
    localSignIn,
    recognizeUser,
    checkSession,
    trustProxyHops,
    site,
    tokens,
  } = dependencies;
  const app = new Koa({
    proxy: trustProxyHops > 0,
    ...(trustProxyHops > 0 ? { maxIpsCount: trustProxyHops } : {}),
  });
  // Failures are answered below; what is left over is a broken connection, which needs no log line.
  app.silent = true;

  const bodyPace = createBodyPace();
  const forUsers = requireUser({ recognizeUser });
  const eventStream: EventStreamOptions = {
    logger,
    ...(dependencies.commentEveryMs === undefined ? {} : { commentEveryMs: dependencies.commentEveryMs }),
  };
  const routers = [
    serviceRoutes(dependencies),
    analyzeRoutes({
      ...dependencies,
      requireUser: requireUser({ recognizeUser, admit: expectRoom(dependencies) }),
      receiveFile: receiveFile({ ...dependencies, bodyPace }),
      eventStream,
    }),
    ...(askDocument === null
      ? []
      : [
          askRoutes({
            ...dependencies,
            askDocument,
            requireUser: requireUser({ recognizeUser, admit: expectRoom(dependencies) }),
          }),
        ]),
    ...(compareDocuments === null
      ? []
      : [
          compareRoutes({
            compareDocuments,
            requireUser: requireUser({
              recognizeUser,
              admit: expectRoom({ ...dependencies, files: COMPARED_FILES }),
            }),
            receiveFiles: receiveFile({ ...dependencies, bodyPace, files: COMPARED_FILES }),
          }),
        ]),
    userRoutes({ ...dependencies, requireUser: forUsers }),
    adminRoutes({ ...dependencies, requireAdmin: requireAdmin({ checkSession }) }),
    ...(tokens === null
      ? []
      : [tokenRoutes({ ...tokens, requireUser: forUsers, requireAdmin: requireAdmin({ checkSession }) })]),
    ...(localSignIn === null ? [] : [identityRoutes(localSignIn)]),
    openApiRoutes(),
  ];

  app.use(requestContext(dependencies));
  app.use(limitUnreadBody(bodyPace));
  app.use(securityHeaders(dependencies.security));
  app.use(compress({ threshold: 1_024 }));
  app.use(answerErrors({ logger }));
  app.use(requireSameOrigin(dependencies));
  for (const router of routers) app.use(router.routes());
  app.use(refuseUnknownCalls(routers));
  if (site !== null) app.use(serveSite(site));
  return app;
}

/** Below /api there are no pages: an unknown call gets 404, or 405 with the methods that exist. */
function refuseUnknownCalls(routers: readonly Router[]): Koa.Middleware {
  return async (ctx, next) => {
    if (!/^\/+api(\/|$)/i.test(ctx.path)) return next();
    const methods = routers
      .flatMap((router) => router.match(ctx.path, ctx.method).path)
      .flatMap((layer) => layer.methods);
    if (methods.length === 0) throw errors.notFound();
    ctx.set('Allow', [...new Set(methods)].join(', '));
    throw errors.methodNotAllowed();
  };
}
