/** `npm run doctor`: checks everything the product needs and says what to do about each problem. */
import { totalmem } from 'node:os';

import { readConfig } from '../../../config/env.ts';
import { readEnvironment } from '../composition/environment.ts';
import { renderChecks, type Check } from './doctor-check.ts';
import { checkModel } from './doctor-model.ts';
import {
  checkComputer,
  checkDatabase,
  checkIdentity,
  checkOcr,
  checkPage,
  checkPlugins,
} from './doctor-parts.ts';
import { runCommand } from './run-command.ts';

/** Every check, in the order in which they matter. Where the settings cannot be read, that is the only check. */
async function examine(): Promise<readonly Check[]> {
  const memoryBytes = totalmem();
  let environment: Readonly<Record<string, string | undefined>>;
  let config: ReturnType<typeof readConfig>;
  try {
    environment = readEnvironment();
    config = readConfig(environment);
  } catch (error) {
    const [first = '', ...more] = (error instanceof Error ? error.message : 'unknown').split('\n');
    return [
      checkComputer(memoryBytes),
      {
        title: 'Settings',
        state: 'problem',
        lines: [first, ...more],
        fix: 'Correct them in .env; .env.example explains each',
      },
    ];
  }
  const model = checkModel({
    analyst: config.analyst,
    limits: config.model,
    memoryBytes,
    hasOpenAiKey: (environment['OPENAI_API_KEY'] ?? '') !== '',
  });
  const [database, identity, models, plugins] = await Promise.all([
    checkDatabase(config),
    checkIdentity(config),
    model,
    checkPlugins(config),
  ]);
  return [
    checkComputer(memoryBytes),
    database,
    identity,
    ...models,
    checkOcr(config),
    ...plugins,
    checkPage(),
  ];
}

await runCommand('Usage: npm run doctor', async () => {
  const checks = await examine();
  console.log(renderChecks(checks));
  const problems = checks.filter(({ state }) => state === 'problem').length;
  console.log(problems === 0 ? '\nEverything needed is there.' : `\n${problems} to fix.`);
  return problems === 0 ? 0 : 1;
});
