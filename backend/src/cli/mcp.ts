/**
 * `npm run --silent mcp -- FOLDER [FOLDER …]`: the product as a server of the Model Context Protocol on stdin and stdout, for
 * assistants that read contracts from these folders (docs/programs.md). It opens no port, and writes no file. Ends when its client does.
 */
import { parseArgs } from 'node:util';

import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { readSettings } from '../composition/environment.ts';
import { errors } from '../domain/errors.ts';
import { createMcpTools } from './mcp/create-server.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent mcp -- FOLDER [FOLDER …]';

await runCommand(USAGE, async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw errors.invalidRequest(USAGE);
  const config = readSettings();
  // Lines on stdout belong to the protocol.
  const logger = createJsonLogger({ level: config.logLevel, destination: process.stderr });
  const tools = await createMcpTools(config, positionals, logger);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    process.once('SIGTERM', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const handle = serveStdio(() => tools.createServer());
  await ended;
  await handle.close();
  await tools.close();
  return 0;
});
