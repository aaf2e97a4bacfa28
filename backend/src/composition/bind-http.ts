import type { AppDependencies } from '../adapters/http/app.ts';
import { checkSchema } from '../adapters/postgres/migrate.ts';
import { createReadinessCheck } from '../adapters/system/readiness.ts';
import { publicConfigOf, securityOf, siteOf } from './public-site.ts';
import { http, parts, ports, useCases } from './tokens.ts';
import type { Provided, Wiring } from './wiring.ts';

/** What the HTTP interface is made of: every use case, and the ports and parts that it uses itself. */
const needed = {
  ...useCases,
  config: parts.config,
  database: parts.database,
  siteFolder: parts.siteFolder,
  queue: parts.queue,
  admission: parts.admission,
  logger: ports.logger,
  metrics: ports.metrics,
  secrets: ports.secrets,
  timer: ports.timer,
  extractor: ports.extractor,
  analysts: ports.analysts,
  checkModel: ports.checkModel,
};

type Needed = { readonly [Name in keyof typeof needed]: Provided<(typeof needed)[Name]> };

/** Binds what the HTTP interface is made of. */
export function bindHttp({ provide }: Wiring): void {
  provide(http, createAppDependencies, needed);
}

function createAppDependencies(given: Needed): AppDependencies {
  const { config, database, queue, extractor, analysts, checkModel, timer, signInLocally } = given;
  const { identity, trustProxyHops, publicUrl } = config;
  return {
    ...given,
    askDocument: config.questionsPerHour === null ? null : given.askDocument,
    compareDocuments: config.comparisonsPerHour === null ? null : given.compareDocuments,
    isBusy: (uid) => !queue.mayEnter(uid),
    localSignIn:
      identity.mode === 'local' && signInLocally !== null
        ? { signInLocally, needsCode: identity.signInCode !== null }
        : null,
    readPublicConfig: async () => publicConfigOf(config, (await analysts.current()).profile, extractor.kinds),
    checkReadiness: createReadinessCheck({
      checkDatabase: () => checkSchema(database),
      checkExtraction: () => extractor.ready(),
      checkModel,
      timer,
    }),
    tokens: config.arePersonalTokensOn ? given : null,
    trustProxyHops,
    publicUrl,
    security: securityOf(config),
    site: siteOf(config, given.siteFolder),
  };
}
