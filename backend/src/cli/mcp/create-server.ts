import { McpServer } from '@modelcontextprotocol/server';
import type { AppConfig } from '../../../../config/app-config.ts';
import { openProduct } from '../../composition/open-product.ts';
import { ports, useCases } from '../../composition/tokens.ts';
import type { Logger } from '../../ports/logger.ts';
import { createAllowedFolders } from './allowed-folders.ts';
import { addTools } from './tools.ts';

/** Calls that are worked on at once. A second set of processes would make the first answer wait for it. */
const JOBS = 1;

export interface McpTools {
  /** A server with every tool; as many as there are connections. */
  createServer(): McpServer;
  /** Ends the child processes. */
  close(): Promise<void>;
}

/**
 * The product as tools for assistants, whatever they are spoken to over. Rejects with `invalid_request` for a folder that does not exist.
 * @param folders Where files may be read.
 */
export async function createMcpTools(
  config: AppConfig,
  folders: readonly string[],
  logger: Logger,
): Promise<McpTools> {
  const allowed = await createAllowedFolders(folders);
  const product = await openProduct(config, { jobs: JOBS, logger });
  const [analyzeDocument, askDocument, compareDocuments, analysts] = await Promise.all([
    product.wiring.get(useCases.analyzeDocument),
    product.wiring.get(useCases.askDocument),
    product.wiring.get(useCases.compareDocuments),
    product.wiring.get(ports.analysts),
  ]);
  return {
    createServer() {
      const server = new McpServer({ name: 'legible', title: 'Legible', version: '0.2.0' });
      addTools(server, { analyzeDocument, askDocument, compareDocuments, analysts, folders: allowed });
      return server;
    },
    close: () => product.close(),
  };
}
