import { Router } from '@koa/router';
import { describeInterface } from '../openapi/document.ts';

/** GET /api/openapi.json: the description of this interface. */
export function openApiRoutes(): Router {
  let document: object | null = null;
  return new Router({ sensitive: true, strict: true }).get('/api/openapi.json', (ctx) => {
    // Made on the first request: most processes are never asked.
    document ??= describeInterface();
    ctx.body = document;
  });
}
