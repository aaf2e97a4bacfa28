import { pino, type DestinationStream } from 'pino';
import type { LogFields, Logger } from '../../ports/logger.ts';

export interface JsonLoggerOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where lines are written; standard output by default. */
  readonly destination?: DestinationStream;
}

/** Longest text of one field; a longer one is foreign text, which does not belong in a log. */
const MAX_FIELD_CHARACTERS = 200;

/** Writes one line of JSON per event; line breaks inside a value are escaped by the format. No host, no process data. */
export function createJsonLogger({ level, destination }: JsonLoggerOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    messageKey: 'event',
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  return {
    info: (event, fields = {}) => log.info(short(fields), event),
    warn: (event, fields = {}) => log.warn(short(fields), event),
    error: (event, fields = {}) => log.error(short(fields), event),
  };
}

const short = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_FIELD_CHARACTERS) : value,
    ]),
  );
