import type { AppConfig } from '../../../config/app-config.ts';
import { useCases } from '../composition/tokens.ts';
import { NO_EVENTS, type Analysis } from '../domain/analysis/analysis.ts';
import type { Reader } from '../ports/analyst.ts';
import { COMMAND_LINE_UID, inProcess } from './in-process.ts';

/** The product's own use case on one file, without its server. Rejects with the errors of the domain. */
export async function analyzeFile(
  config: AppConfig,
  request: {
    readonly document: { readonly bytes: Uint8Array; readonly fileName: string };
    readonly reader: Reader;
    readonly readAnyway: boolean;
  },
  signal: AbortSignal,
): Promise<Analysis> {
  return inProcess(config, async (wiring) => {
    const analyzeDocument = await wiring.get(useCases.analyzeDocument);
    return analyzeDocument({ uid: COMMAND_LINE_UID, ...request }, NO_EVENTS, signal);
  });
}
