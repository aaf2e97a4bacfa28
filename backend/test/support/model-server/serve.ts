/** Runs the stand-in by hand: `npm exec -- node backend/test/support/model-server/serve.ts [PORT] [MODEL]`. */
import { startModelServer } from './model-server.ts';

const [port = '11434', name = 'qwen3:8b'] = process.argv.slice(2);
const server = await startModelServer({
  port: Number(port),
  models: [
    { name, sizeBytes: 5_200_000_000, contextLength: 40_960, capabilities: ['completion', 'thinking'] },
  ],
});
process.stdout.write(`A pretend model server listens at ${server.url} and offers ${name}.\n`);
setInterval(() => {
  for (const call of server.calls.splice(0)) {
    process.stdout.write(`${call.path} ${call.status} ${call.promptTokens} + ${call.outputTokens} tokens\n`);
  }
}, 1_000);
