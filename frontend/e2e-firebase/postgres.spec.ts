import { startPostgres } from '../../backend/test/support/databases.ts';
import { analyze, NDA } from '../e2e/analysis-steps.ts';
import { startProduct, type Product } from '../e2e/fixtures.ts';
import { expect, FIREBASE_SETTINGS, test as base } from './fixtures.ts';
import { signInWithGoogle } from './google.ts';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({ emulator }, use) => {
      const server = await startPostgres();
      const { product, stop } = await startProduct({
        ...FIREBASE_SETTINGS,
        FIREBASE_AUTH_EMULATOR_HOST: emulator,
        DATABASE_URL: await server.createDatabase(),
      });
      await use(product);
      await stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('runs whole on an empty PostgreSQL and Google sign-in: sign-in, report, count, operator', async ({
  page,
  request,
  product,
}) => {
  const tracked = page.waitForResponse('**/api/user/track-login');
  await signInWithGoogle(page);
  expect((await tracked).ok()).toBe(true);
  await page.getByRole('link', { name: 'Analyze Document Now' }).click();
  await analyze(page, NDA);
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({
    timeout: 30_000,
  });

  const login = await request.post('/api/admin/login', { data: { password: product.adminPassword } });
  // The shape is AdminLoginResponse of a right password.
  const { token } = (await login.json()) as { token: string };
  const users = await request.get('/api/admin/users', { headers: { 'x-admin-token': token } });
  expect(await users.json()).toEqual([
    expect.objectContaining({
      email: 'sarah.smith@example.com',
      displayName: 'Sarah Smith',
      analysisCount: 1,
    }),
  ]);
  // a machine with much else to do may be late once
  await expect.poll(async () => (await request.get('/api/ready')).status()).toBe(200);
});
