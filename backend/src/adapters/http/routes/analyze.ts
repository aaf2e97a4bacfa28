import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { NO_EVENTS, type Analysis, type AnalysisEvents } from '../../../domain/analysis/analysis.ts';
import type { AnalyzeDocument } from '../../../domain/analysis/analyze-document.ts';
import type { RequireQuota } from '../../../domain/users/read-quota.ts';
import type { AnalyzeResponse } from '../contract.ts';
import { answerWithEvents, wantsEvents, type EventStreamOptions, type SendEvent } from './event-stream.ts';
import { requireUnrestricted } from '../middleware/require-user.ts';
import { readAnalyzeForm } from '../request/read-analyze-form.ts';
import { requestSignal } from '../request/request-signal.ts';
import { recognizedUser } from '../request/state.ts';

export interface AnalyzeRouteOptions {
  readonly analyzeDocument: AnalyzeDocument;
  readonly requireQuota: RequireQuota;
  readonly requireUser: Middleware;
  readonly receiveFile: Middleware;
  readonly eventStream: EventStreamOptions;
}

/** POST /api/analyze: one document in, one report out, as an answer or as a stream of events. */
export function analyzeRoutes(options: AnalyzeRouteOptions): Router {
  const { analyzeDocument, requireQuota, requireUser, receiveFile, eventStream } = options;
  const hasQuota: Middleware = async (ctx, next) => {
    await requireQuota(recognizedUser(ctx).user.uid);
    await next();
  };
  return new Router({ sensitive: true, strict: true }).post(
    '/api/analyze',
    requireUser,
    requireUnrestricted,
    hasQuota,
    receiveFile,
    async (ctx) => {
      const request = readAnalyzeForm(ctx);
      const signal = requestSignal(ctx);
      if (wantsEvents(ctx)) {
        await answerWithEvents(ctx, eventStream, async (send) =>
          toResponse(await analyzeDocument(request, toEvents(send), signal)),
        );
      } else {
        ctx.body = toResponse(await analyzeDocument(request, NO_EVENTS, signal));
      }
    },
  );
}

const toEvents = (send: SendEvent): AnalysisEvents => ({
  onQueued: (position) => send('queued', { position }),
  onStage: (name) => send('stage', { name }),
  onProgress: (progress) => send('progress', progress),
  onSection: ({ number, title, content }, final) => send('section', { index: number, title, content, final }),
  onPoint: (point) => send('point', point),
  onNotice: (notice) => send('notice', notice),
});

function toResponse({ text, provenance, ...analysis }: Analysis): AnalyzeResponse {
  return {
    analysis: text,
    ...analysis,
    provenance: {
      ...provenance,
      started: provenance.started.toISOString(),
      finished: provenance.finished.toISOString(),
    },
  };
}
