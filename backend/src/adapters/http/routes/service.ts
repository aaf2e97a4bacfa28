import { Router } from '@koa/router';
import type { ConfigResponse, HealthResponse, ReadyResponse } from '../contract.ts';

export interface ServiceRouteOptions {
  readonly readPublicConfig: () => Promise<ConfigResponse>;
  readonly checkReadiness: () => Promise<ReadyResponse>;
}

/** What the page and the operator's monitoring ask before anybody has signed in. */
export function serviceRoutes({ readPublicConfig, checkReadiness }: ServiceRouteOptions): Router {
  return new Router({ sensitive: true, strict: true })
    .get('/api/config', async (ctx) => {
      ctx.body = await readPublicConfig();
    })
    .get('/api/health', (ctx) => {
      ctx.body = { status: 'ok' } satisfies HealthResponse;
    })
    .get('/api/ready', async (ctx) => {
      const readiness = await checkReadiness();
      ctx.status = readiness.isReady ? 200 : 503;
      if (!readiness.isReady) ctx.set('Retry-After', '5');
      ctx.body = readiness;
    });
}
