import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const command = fileURLToPath(new URL('../../src/cli/mcp.ts', import.meta.url));

export interface McpSession {
  /** The text of a tool's answer, and whether it is a failure. */
  call(
    name: string,
    given: Readonly<Record<string, unknown>>,
    onProgress?: (message: string | undefined) => void,
  ): Promise<{ readonly text: string; readonly isError: boolean }>;
  readonly client: Client;
  readonly pid: () => number | null;
  close(): Promise<void>;
}

/**
 * Starts `npm run mcp` for some folders and speaks with it as an assistant does.
 * @param options.compiled Folder in which Node keeps compiled modules between starts.
 */
export async function openMcp(
  folders: readonly string[],
  { nodeArgs = [], compiled }: { readonly nodeArgs?: readonly string[]; readonly compiled?: string } = {},
): Promise<McpSession> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...nodeArgs, command, ...folders],
    env: {
      PATH: process.env['PATH'] ?? '',
      LLM_PROVIDER: 'built-in',
      ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    },
    stderr: 'pipe',
  });
  await client.connect(transport);
  return {
    client,
    pid: () => transport.pid,
    async call(name, given, onProgress) {
      const told =
        onProgress === undefined
          ? {}
          : { onprogress: ({ message }: { message?: string | undefined }) => onProgress(message) };
      const { content, isError = false } = await client.callTool({ name, arguments: { ...given } }, told);
      const [first] = content;
      return { text: first?.type === 'text' ? first.text : '', isError };
    },
    close: () => client.close(),
  };
}
