import { describeLanguageModel, type LanguageModelRig } from '../contracts/language-model.contract.ts';
import { adaptersWith, type AdapterAt } from '../support/model-server/adapters.ts';
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

const rigFor = (at: AdapterAt): LanguageModelRig => ({
  answering: async (text) => at((await serverWith({ kind: 'answer', text })).url),
  cutting: async () => at((await serverWith({ kind: 'cut' })).url),
  refusing: async () => at((await serverWith(REFUSALS.forbidden)).url),
  silent: async () => at((await serverWith({ kind: 'hang' })).url),
  overflowing: async () => {
    const { url } = await serverWith({ kind: 'answer', text: 'x' }, { windowTokens: 10 });
    return at(url, { contextTokens: 10 });
  },
});

for (const [name, at] of adaptersWith()) describeLanguageModel(name, rigFor(at));
describeLanguageModel('The scripted model', {
  answering: async (answer) => createScriptedModel({ answer }),
  cutting: async () => createScriptedModel({ failure: 'cut' }),
  refusing: async () => createScriptedModel({ failure: 'refused' }),
  silent: async () => createScriptedModel({ failure: 'silence' }),
  overflowing: async () => createScriptedModel({ failure: 'too-long' }),
});
