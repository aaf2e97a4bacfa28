import type { Page } from '@playwright/test';

/** Signs a page in without its dialog and takes it past the splash; before the page is opened. The page needs a base URL. */
export async function signInPage(
  page: Page,
  displayName = 'Sarah Smith',
  email = 'sarah@example.com',
): Promise<void> {
  const session = await page.request.post('/api/identity/local', { data: { displayName, email } });
  await page.addInitScript(
    (text) => {
      sessionStorage.setItem('splash-seen', 'true');
      localStorage.setItem('localSession', text);
    },
    await session.text(),
  );
}
