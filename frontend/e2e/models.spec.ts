import { join } from 'node:path';

import { startModelServer } from '../../backend/test/support/model-server/model-server.ts';
import { analyze, openForm } from './analysis-steps.ts';
import { expect, startProduct, test as base, type Product } from './fixtures.ts';

interface ModelSetup {
  /** How the product is told of the model server at `url`, and what the page then says about it. */
  readonly settings: (url: string) => NodeJS.ProcessEnv;
  readonly reader: string;
}

const MODEL = 'qwen3:8b';
/** A paper in which the pretend model finds something: one that finds nothing counts as having read nothing. */
const CONTRACT = join(import.meta.dirname, '../../backend/test/fixtures/contracts/consulting-onesided.txt');

const setups: Readonly<Record<string, ModelSetup>> = {
  'a local Ollama': {
    settings: (url) => ({ LLM_PROVIDER: 'ollama', OLLAMA_HOST: url, OLLAMA_MODEL: MODEL }),
    reader: `Read by ${MODEL} through Ollama.`,
  },
  'a compatible server': {
    settings: (url) => ({
      LLM_PROVIDER: 'openai',
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_API_KEY: 'any',
      OPENAI_MODEL: MODEL,
    }),
    reader: `Read by ${MODEL} through an OpenAI-compatible service.`,
  },
};

for (const [name, { settings, reader }] of Object.entries(setups)) {
  const test = base.extend<object, { product: Product }>({
    product: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a destructured argument
      async ({}, use) => {
        const model = await startModelServer({
          models: [
            {
              name: MODEL,
              sizeBytes: 5_200_000_000,
              contextLength: 40_960,
              capabilities: ['completion', 'thinking'],
            },
          ],
        });
        const { product, stop } = await startProduct(settings(model.url));
        await use(product);
        expect(model.calls.filter(({ status }) => status === 'answered').length).toBeGreaterThan(0);
        await stop();
        await model.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

  test(`shows a report that ${name} has read, and says so`, async ({ page }) => {
    await openForm(page);
    await analyze(page, CONTRACT);
    await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(reader)).toBeVisible();
    await expect(page.getByRole('button', { name: /Key Information/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    for (const title of [
      'Obligations',
      'Risks or Red Flags',
      'Comparison',
      'Plain-Language Summary',
      'Suggestions',
    ]) {
      await expect(page.getByRole('button', { name: new RegExp(title) }).first()).toBeVisible();
    }
  });
}
