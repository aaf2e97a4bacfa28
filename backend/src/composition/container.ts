import type { AppConfig } from '../../../config/app-config.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import type { AdminPassword } from '../ports/admin-password.ts';
import { bindHttp } from './bind-http.ts';
import { bindPorts } from './bind-ports.ts';
import { bindUseCases } from './bind-use-cases.ts';
import { parts, ports } from './tokens.ts';
import { createWiring, type Provided, type Token, type Wiring } from './wiring.ts';

/** What is opened before anything is wired to it. A command leaves out what it does not need. */
export interface RuntimeResources {
  readonly config: AppConfig;
  readonly database?: Database;
  /** Null where the admin area is off. */
  readonly password?: AdminPassword | null;
  /** Folder of the built page, or null where another server serves it. */
  readonly siteFolder?: string | null;
}

/** Adapters in the place of the usual ones, by the name of the port. */
export type Overrides = {
  readonly [Name in keyof typeof ports]?: Provided<(typeof ports)[Name]>;
};

/**
 * Binds every port to its adapter and every use case to its ports: the one composition of the server, the commands and the
 * HTTP tests. Nothing is made before it is first asked for.
 * @throws Error with a sentence for the developer, for an override of something that is no port.
 */
export function createContainer(resources: RuntimeResources, overrides: Overrides = {}): Wiring {
  const wiring = createWiring(overridesByToken(overrides));
  const { config, database, password, siteFolder } = resources;
  wiring.value(parts.config, config);
  if (database !== undefined) wiring.value(parts.database, database);
  if (password !== undefined) wiring.value(parts.password, password);
  if (siteFolder !== undefined) wiring.value(parts.siteFolder, siteFolder);
  bindPorts(wiring);
  bindUseCases(wiring, config);
  bindHttp(wiring);
  return wiring;
}

function overridesByToken(overrides: Overrides): ReadonlyMap<Token<unknown>, unknown> {
  const known = new Map<string, Token<unknown>>(Object.entries(ports));
  return new Map(
    Object.entries(overrides).map(([name, adapter]) => {
      const target = known.get(name);
      if (target !== undefined) return [target, adapter];
      throw new Error(
        `"${name}" is no port, so it cannot be overridden. Ports: ${[...known.keys()].join(', ')}.`,
      );
    }),
  );
}
