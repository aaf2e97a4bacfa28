import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'sample-report.json';

/** Puts the report on the sample lease, made by the real analyst now, where the page at /sample fetches it. */
export function sampleReport(): Plugin {
  return {
    name: 'sample-report',
    apply: (config) => config.build?.ssr === undefined,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await sampleJson() });
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response, next) => {
        sampleJson().then((json) => {
          response.setHeader('content-type', 'application/json');
          response.end(json);
        }, next);
      });
    },
  };
}

async function sampleJson(): Promise<string> {
  const file = pathToFileURL(join(import.meta.dirname, '../tools/sample/make-sample-report.ts')).href;
  // The module exports what its source does; Node loads it only when a sample is wanted.
  const module = (await import(file)) as { makeSampleAnswer: () => unknown };
  return JSON.stringify(module.makeSampleAnswer());
}
