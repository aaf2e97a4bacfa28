/** `npm run model:pull -- NAME`: has the configured Ollama server fetch a model, and shows how far it is. */
import { readConfig } from '../../../config/env.ts';
import { pullModel, type PullProgress } from '../adapters/llm/ollama-pull.ts';
import { errors } from '../domain/errors.ts';
import { readEnvironment } from '../composition/environment.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run model:pull -- NAME   (npm run doctor suggests one)';
const WIDTH = 30;
const MIB = 1024 ** 2;

function bar({ status, completedBytes, totalBytes }: PullProgress): string {
  if (totalBytes === 0) return status;
  const share = completedBytes / totalBytes;
  const done = Math.round(share * WIDTH);
  const size = `${Math.round(completedBytes / MIB)} of ${Math.round(totalBytes / MIB)} MiB`;
  return `[${'#'.repeat(done)}${'.'.repeat(WIDTH - done)}] ${Math.floor(share * 100)} %  ${size}`;
}

await runCommand(USAGE, async (signal) => {
  const name = process.argv[2];
  if (name === undefined || name === '') {
    throw errors.invalidRequest(USAGE);
  }
  const { analyst } = readConfig({ ...readEnvironment(), LLM_PROVIDER: 'ollama' });
  if (analyst.provider !== 'ollama') return 1;
  const isTerminal = process.stdout.isTTY;
  let last = '';
  try {
    await pullModel(analyst.ollamaHost, name, signal, (progress) => {
      const line = bar(progress);
      // A pipe or a log gets each tenth once instead of a line that redraws itself.
      if (isTerminal) process.stdout.write(`\r\u001b[K${line}`);
      else if (line.replace(/\d %.*/, '') !== last.replace(/\d %.*/, '')) console.log(line);
      last = line;
    });
  } finally {
    if (isTerminal && last !== '') process.stdout.write('\n');
  }
  console.log(`${name} is ready. It is used when OLLAMA_MODEL=${name}, or when npm run doctor picks it.`);
  return 0;
});
