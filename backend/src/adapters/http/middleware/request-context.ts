import type { Middleware } from 'koa';
import type { Logger } from '../../../ports/logger.ts';
import type { Metrics } from '../../../ports/metrics.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import { stateOf } from '../request/state.ts';

export interface RequestContextOptions {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly secrets: Secrets;
}

/** An unread body may be this long before its sender is cut off: enough for any small form, nothing for a flood. */
const UNREAD_BUDGET_BYTES = 256 * 1024;

/** Gives each request an id, and writes one line and one measurement when it is over. Neither holds what a user wrote. */
export function requestContext({ logger, metrics, secrets }: RequestContextOptions): Middleware {
  return async (ctx, next) => {
    const requestId = secrets.newId();
    Object.assign(ctx.state, { requestId, unreadBodyBudget: UNREAD_BUDGET_BYTES, bodyArrived: 0 });
    ctx.set('x-request-id', requestId);
    const started = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - started;
      const { recognized, code } = stateOf(ctx);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 499;
      const route = typeof ctx['_matchedRoute'] === 'string' ? ctx['_matchedRoute'] : 'page';
      metrics.requestAnswered(ctx.method, route, status, milliseconds / 1_000);
      logger.info('request', {
        requestId,
        method: ctx.method,
        route,
        status,
        code,
        ms: Math.round(milliseconds),
        bytesIn: ctx.request.length,
        user: recognized === undefined ? undefined : secrets.digest(recognized.user.uid).slice(0, 16),
      });
    });
    await next();
  };
}
