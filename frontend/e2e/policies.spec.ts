import { expect, test } from './fixtures.ts';

const says = [
  [
    '/privacy',
    [
      'your documents are never stored',
      'the file, the text read from it and the report are discarded',
      'third-party Google authentication service',
      'at least 18 years old',
      'a product of Legible Technologies',
    ],
  ],
  [
    '/terms',
    [
      'at least 18 years old',
      'not legal advice',
      'may be inaccurate',
      'billed monthly in advance',
      'a change of price 30 days before',
      'capped at the amount you paid for it in the last 12 months',
      'governed by Indian law',
      'within 3 days (72 hours)',
    ],
  ],
  [
    '/refund-policy',
    [
      'full refund within 3 days (72 hours) of your first purchase',
      'first-time customers',
      'not had a refund from us earlier',
      'Support replies within 24 hours',
      'processed in 3-5 business days',
      'a further 5-10 business days',
      'Renewals',
      'Enterprise plans under a custom agreement',
      'free tier',
      'keep access until the end of the billing period',
    ],
  ],
] as const;

for (const [path, facts] of says) {
  test(`${path} carries its date and its facts`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('Last updated: October 27, 2025');
    for (const fact of facts) await expect(main).toContainText(fact);
  });
}

test('/terms has 14 numbered sections, each reached from the list beside it', async ({ page }) => {
  await page.goto('/terms');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(14);
  const texts = await headings.allTextContents();
  expect(texts.map((text) => text.split('.')[0])).toEqual(
    Array.from({ length: 14 }, (_unused, index) => String(index + 1)),
  );
  const list = page.getByRole('navigation', { name: 'Sections' });
  await expect(list.getByRole('link')).toHaveCount(14);
  await list.getByRole('link', { name: 'Limitation of liability' }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(headings.filter({ hasText: '12. Limitation of liability' })).toBeInViewport();
});

test.describe('who reads the text', () => {
  const analysts = [
    [{ analyst: 'built-in', model: null, isLocal: true }, 'No AI model is used'],
    [
      { analyst: 'ollama', model: 'qwen3:8b', isLocal: true },
      '(qwen3:8b) that runs on the operator’s own machines',
    ],
    [{ analyst: 'ollama', model: 'qwen3:8b', isLocal: false }, 'sent there over the network'],
    [
      { analyst: 'openai', model: 'gpt-5-mini', isLocal: false },
      'OpenAI may keep data sent to its API for up to 30 days',
    ],
  ] as const;
  for (const [analyst, words] of analysts) {
    test(`is true for ${analyst.analyst}, ${analyst.isLocal ? 'local' : 'remote'}`, async ({ page }) => {
      await page.route('**/api/config', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), analyst } });
      });
      await page.goto('/privacy');
      await expect(page.getByRole('main')).toContainText(words);
    });
  }
});

for (const path of ['/privacy', '/terms']) {
  test(`${path} does not pass the local sign-in off as Google’s`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('uses its own local sign-in instead');
  });
}
