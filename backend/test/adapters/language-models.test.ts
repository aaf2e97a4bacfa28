import { createOllamaModel } from '../../src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import { describeLanguageModel, type LanguageModelRig } from '../contracts/language-model.contract.ts';
import { REFUSALS, type Fault } from '../support/model-server/faults.ts';
import type { ModelServer, ModelServerOptions } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';
import { createScriptedModel } from '../support/model-server/scripted-model.ts';

const serverFor = modelServers();

async function serverWith(fault: Fault, options: ModelServerOptions = {}): Promise<ModelServer> {
  const server = await serverFor(options);
  server.always = fault;
  return server;
}

const ollamaAt = ({ url }: ModelServer, contextTokens = 8_192) =>
  createOllamaModel({ host: url, model: 'pretend:8b', contextTokens });
const openAiAt =
  (dialect: 'responses' | 'chat') =>
  ({ url }: ModelServer) =>
    createOpenAiModel({
      apiKey: 'key',
      model: 'pretend',
      baseUrl: `${url}/v1`,
      contextTokens: 8_192,
      dialect,
    });

const rigFor = (
  at: (server: ModelServer) => LanguageModel,
  small: (server: ModelServer) => LanguageModel = at,
): LanguageModelRig => ({
  answering: async (text) => at(await serverWith({ kind: 'answer', text })),
  cutting: async () => at(await serverWith({ kind: 'cut' })),
  refusing: async () => at(await serverWith(REFUSALS.forbidden)),
  silent: async () => at(await serverWith({ kind: 'hang' })),
  overflowing: async () => small(await serverWith({ kind: 'answer', text: 'x' }, { windowTokens: 10 })),
});

describeLanguageModel(
  'Ollama',
  rigFor(ollamaAt, (server) => ollamaAt(server, 10)),
);
describeLanguageModel('OpenAI (Responses)', rigFor(openAiAt('responses')));
describeLanguageModel('A compatible server (Chat Completions)', rigFor(openAiAt('chat')));
describeLanguageModel('The scripted model', {
  answering: async (answer) => createScriptedModel({ answer }),
  cutting: async () => createScriptedModel({ failure: 'cut' }),
  refusing: async () => createScriptedModel({ failure: 'refused' }),
  silent: async () => createScriptedModel({ failure: 'silence' }),
  overflowing: async () => createScriptedModel({ failure: 'too-long' }),
});
