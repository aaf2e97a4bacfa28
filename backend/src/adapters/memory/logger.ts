import type { LogFields, Logger } from '../../ports/logger.ts';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: LogFields;
}

/** Keeps log lines, so that a test can read what an operator would. */
export function createMemoryLogger(): Logger & { readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: LogLine['level']) =>
    (event: string, fields: LogFields = {}) => {
      lines.push({ level, event, fields });
    };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
