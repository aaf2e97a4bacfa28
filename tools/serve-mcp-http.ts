/**
 * The tools of `npm run mcp` over HTTP on a free loopback port, for the conformance suite, which speaks nothing else: same server, same
 * tools, another transport. Prints its address. `node tools/serve-mcp-http.ts FOLDER`
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';

import { createMcpTools } from '../backend/src/cli/mcp/create-server.ts';
import { createJsonLogger } from '../backend/src/adapters/system/json-logger.ts';
import { readConfig } from '../config/env.ts';

const logger = createJsonLogger({ level: 'silent', destination: process.stderr });
const product = await createMcpTools(readConfig({ LLM_PROVIDER: 'built-in' }), process.argv.slice(2), logger);
const handler = createMcpHandler(() => product.createServer());

const server = createServer((req, res) => {
  void (async () => {
    const body = req.method === 'POST' ? await buffer(req) : null;
    const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
    const request = new Request(`http://${req.headers.host}${req.url}`, {
      method: req.method ?? 'GET',
      headers,
      ...(body === null ? {} : { body }),
    });
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    const answer = refused ?? (await handler.fetch(request));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const chunk of answer.body ?? []) res.write(chunk);
    res.end();
  })();
});
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}/mcp\n`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void product.close();
});
