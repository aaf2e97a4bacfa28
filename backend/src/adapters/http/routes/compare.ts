import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { CompareDocuments } from '../../../domain/analysis/compare/compare-documents.ts';
import type { PaperComparison } from '../../../domain/analysis/compare/comparison.ts';
import { requireUnrestricted } from '../middleware/require-user.ts';
import { readCompareForm } from '../request/read-compare-form.ts';
import { requestSignal } from '../request/request-signal.ts';

export interface CompareRouteOptions {
  readonly compareDocuments: CompareDocuments;
  readonly requireUser: Middleware;
  /** Receives the two files. */
  readonly receiveFiles: Middleware;
}

/** POST /api/compare: two versions of one paper in, what changed out. */
export function compareRoutes({ compareDocuments, requireUser, receiveFiles }: CompareRouteOptions): Router {
  return new Router({ sensitive: true, strict: true }).post(
    '/api/compare',
    requireUser,
    requireUnrestricted,
    receiveFiles,
    async (ctx) => {
      const comparison = await compareDocuments(readCompareForm(ctx), requestSignal(ctx));
      ctx.body = comparison satisfies PaperComparison;
    },
  );
}
