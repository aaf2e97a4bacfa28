import { db, resetDb } from '../../frontend/src/mocks/db.ts';
import type { Camera } from './camera.ts';

/** The operator's area, first as on the first day, then with a month of invented use. */
export async function photographAdmin({ page, keep }: Camera, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByText('Admin Access').waitFor();
  await keep('admin-login');
  await page.locator('input[type=password]').fill('not the password');
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByText('Incorrect password').first().waitFor();
  await keep('admin-login-denied');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByText('Recent Login Activity').waitFor();
  await keep('admin-first-day', { whole: true });

  resetDb();
  await page.route('**/api/admin/stats*', (route) => route.fulfill({ json: db.stats }));
  await page.route('**/api/admin/users*', (route) => route.fulfill({ json: db.users }));
  await page.reload();
  await page.getByText('Recent Login Activity').waitFor();
  await keep('admin-statistics', { whole: true });
  await page.getByRole('tab', { name: 'User Management' }).click();
  await page.getByText('Tomás Álvarez').first().waitFor();
  await keep('admin-users', { whole: true });
  await page
    .getByRole('button', { name: /^Restrict / })
    .first()
    .click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  await keep('admin-restrict');
  await page.keyboard.press('Escape');

  await page.unroute('**/api/admin/stats*');
  await page.route('**/api/admin/stats*', (route) =>
    route.fulfill({ status: 503, body: 'The service is not available right now.' }),
  );
  await page.goto('/admin');
  await page.getByText('Error loading statistics').waitFor();
  await keep('admin-error');
}
