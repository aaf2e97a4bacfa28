import { accessibilityViolations } from './accessibility.ts';
import { openForm } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

test('access tokens are made and revoked by keyboard at every width', async ({ page }) => {
  await openForm(page, 'tokens@example.com');
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const opener = page.getByRole('button', { name: 'Access tokens' });
    await expect(opener).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Access tokens' });
    await expect(dialog.getByText('You have no tokens.')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    await dialog.getByLabel('Name of a new token').focus();
    await page.keyboard.type('Lease script');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Copy it now: it is not shown again.')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Revoke Lease script' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('You have no tokens.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
