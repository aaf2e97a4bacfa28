import { afterAll } from 'vitest';
import { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.ts';

/** For one test file: starts model servers, and ends all of them after its last test. */
export function modelServers(defaults: ModelServerOptions = {}) {
  const servers: ModelServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  return async (options: ModelServerOptions = {}): Promise<ModelServer> => {
    const server = await startModelServer({ ...defaults, ...options });
    servers.push(server);
    return server;
  };
}
