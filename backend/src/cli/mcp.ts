/**
 * `npm run --silent mcp -- FOLDER [FOLDER …]`: the product as a server of the Model Context Protocol on stdin and stdout, for
 * assistants that read contracts from these folders (docs/programs.md). It opens no port, and writes no file. Ends when its client does.
 */
import { parseArgs } from 'node:util';

import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { createJsonLogger } from '../adapters/system/json-logger.ts';
import { readSettings } from '../composition/environment.ts';
import { ports, useCases } from '../composition/tokens.ts';
import { errors } from '../domain/errors.ts';
import { createAllowedFolders } from './mcp/allowed-folders.ts';
import { addTools } from './mcp/tools.ts';
import { openProduct } from '../composition/open-product.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent mcp -- FOLDER [FOLDER …]';
/** Calls that are worked on at once. A second set of processes would make the first answer wait for it. */
const JOBS = 1;

await runCommand(async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw errors.invalidRequest(USAGE);
  const folders = await createAllowedFolders(positionals);
  const config = readSettings();
  // Lines on stdout belong to the protocol.
  const logger = createJsonLogger({ level: config.logLevel, destination: process.stderr });
  const product = await openProduct(config, { jobs: JOBS, logger });
  const [analyzeDocument, askDocument, compareDocuments, analysts] = await Promise.all([
    product.wiring.get(useCases.analyzeDocument),
    product.wiring.get(useCases.askDocument),
    product.wiring.get(useCases.compareDocuments),
    product.wiring.get(ports.analysts),
  ]);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    process.once('SIGTERM', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const handle = serveStdio(() => {
    const server = new McpServer({ name: 'legible', title: 'Legible', version: '0.1.0' });
    addTools(server, { analyzeDocument, askDocument, compareDocuments, analysts, folders });
    return server;
  });
  await ended;
  await handle.close();
  await product.close();
  return 0;
});
