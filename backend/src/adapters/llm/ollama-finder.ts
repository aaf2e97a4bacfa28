import type { Logger } from '../../ports/logger.ts';
import { isDomainError } from '../../domain/errors.ts';
import type { Deadlines } from './deadlines.ts';
import { assessModel, chooseModel } from './ollama-choice.ts';
import { listModels } from './ollama-server.ts';
import { createOllamaModel, type OllamaModel } from './ollama.ts';
import { isPrivateHost } from './private-host.ts';

export interface OllamaFinderOptions {
  readonly host: string;
  /** The model to use, or null for the best that is there. */
  readonly model: string | null;
  /** Tokens of the window, or null to decide by model and memory. */
  readonly contextTokens: number | null;
  readonly allowRemote: boolean;
  /** Memory of this machine in bytes; used when the server runs on it. */
  readonly memoryBytes: number;
  readonly deadlines?: Partial<Deadlines>;
  readonly logger?: Logger;
}

export interface OllamaFinder {
  /**
   * Resolves to the model to use now, or to null when the server does not answer or has none that can be used; the same
   * object while it is the same model, so that its window never changes within the process. A model that is new is
   * loaded in the background. Never rejects.
   */
  find(signal: AbortSignal): Promise<OllamaModel | null>;
  /** Whether the last look found one; false before the first. */
  isUp(): boolean;
}

/** Looks for a model on an Ollama server. Only servers on the own machine or network are believed to be local. */
export function createOllamaFinder(options: OllamaFinderOptions): OllamaFinder {
  const { host, logger } = options;
  const made = new Map<string, OllamaModel>();
  let last: string | null = null;

  const note = (name: string | null, reason: string) => {
    if (name !== last) logger?.info('model_choice', { model: name, reason });
    last = name;
  };

  async function look(signal: AbortSignal): Promise<OllamaModel | null> {
    const circumstances = {
      memoryBytes: isLoopbackUrl(host) ? options.memoryBytes : null,
      contextTokens: options.contextTokens,
      allowRemote: options.allowRemote,
    };
    const models = (await listModels(host, signal)).map((facts) => assessModel(facts, circumstances));
    const chosen = chooseModel(models, options.model);
    if (chosen === null) {
      note(null, models.length === 0 ? 'the server has no model' : 'no model on the server can be used');
      return null;
    }
    const known = made.get(chosen.name);
    const model = known ?? make(chosen.name, chosen.contextTokens, chosen.isRemote);
    note(chosen.name, options.model === null ? 'best of what is there' : 'as configured');
    return model;
  }

  function make(name: string, contextTokens: number, isRemote: boolean): OllamaModel {
    const { deadlines, allowRemote } = options;
    const model = createOllamaModel({
      host,
      model: name,
      contextTokens,
      allowRemote,
      isLocal: !isRemote && isPrivateHost(new URL(host).hostname),
      ...(deadlines === undefined ? {} : { deadlines }),
      ...(logger === undefined ? {} : { logger }),
    });
    made.set(name, model);
    // The first reader should not wait for the load; a failure shows itself again with the first call.
    model.warmUp(AbortSignal.timeout(WARM_UP_MS)).catch((error: unknown) => {
      logger?.warn('model_warm_up_failed', {
        model: name,
        code: isDomainError(error) ? error.code : 'unknown',
      });
    });
    return model;
  }

  return {
    async find(signal) {
      try {
        return await look(signal);
      } catch {
        note(null, 'the server does not answer');
        return null;
      }
    },
    isUp: () => last !== null,
  };
}

/** Loading a large file from a slow disk; Ollama's own limit is five minutes of standstill. */
const WARM_UP_MS = 600_000;

function isLoopbackUrl(url: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|host\.docker\.internal)$/.test(new URL(url).hostname);
}
