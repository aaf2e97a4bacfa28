import { ModelCallError } from '../adapters/llm/failures.ts';
import { listHostedModels, type ModelList } from '../adapters/llm/hosted-models.ts';
import type { Check } from './doctor-check.ts';

/** A server of models, as the operator has set it up. */
export interface HostedService {
  readonly title: string;
  /** Its address, to show. */
  readonly base: string;
  readonly list: ModelList;
  readonly model: string;
  /** Names of the variables that hold these. */
  readonly settings: { readonly key: string; readonly model: string; readonly base: string };
  /** What the operator should know of the service; its address where there is nothing. */
  readonly toKnow?: string;
  /** The page where keys are made. */
  readonly keysAt?: string;
}

const ANSWER_MS = 4_000;
/** Names of models in one line. */
const MOST_NAMES = 8;

/** Asks a server of models for its list, which sends nothing and costs nothing, and says what to correct. Never rejects. */
export async function checkHosted(service: HostedService): Promise<Check> {
  const { title, base, model, settings, toKnow = `At ${base}.` } = service;
  try {
    const names = await listHostedModels(service.list, AbortSignal.timeout(ANSWER_MS));
    if (names.includes(model)) {
      return { title, state: 'ok', lines: [`The key is accepted and ${model} is offered. ${toKnow}`] };
    }
    const offered = names.slice(0, MOST_NAMES).join(', ');
    return {
      title,
      state: 'problem',
      lines: [`The key is accepted, but ${model} is not offered.`],
      fix: `Set ${settings.model} to one that is: ${offered}${names.length > MOST_NAMES ? ', …' : ''}`,
    };
  } catch (error) {
    return {
      title,
      ...afterFailure(service, error instanceof ModelCallError ? error.reason : 'unreachable'),
    };
  }
}

function afterFailure({ base, settings, keysAt }: HostedService, reason: string): Omit<Check, 'title'> {
  if (reason === 'model-missing' || reason === 'not-json') {
    return {
      state: 'note',
      lines: [`${base} does not list its models; the first analysis will tell.`],
      fix: `${settings.base} usually ends in /v1`,
    };
  }
  if (reason === 'key-refused' || reason === 'not-permitted') {
    return {
      state: 'problem',
      lines: ['The key is refused.'],
      fix:
        keysAt === undefined
          ? `Set ${settings.key} to a key of that server`
          : `Make a new key at ${keysAt} and set ${settings.key}`,
    };
  }
  return {
    state: 'problem',
    lines: [`${base} does not answer as it should (${reason}).`],
    fix: `Check ${settings.base}, the network and the proxy (NODE_USE_ENV_PROXY=1 uses HTTPS_PROXY)`,
  };
}
