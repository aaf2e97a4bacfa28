import { openForm } from './analyze-states.ts';
import type { Camera } from './camera.ts';

/** The access tokens of a person: none, one that was just made, and one among others. */
export async function photographAccount(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await page.getByRole('button', { name: 'Access tokens' }).click();
  const dialog = page.getByRole('dialog', { name: 'Access tokens' });
  await dialog.getByText('You have no tokens.').waitFor();
  await keep('tokens-none');
  for (const name of ['Lease script', 'Assistant at home']) {
    await dialog.getByLabel('Name of a new token').fill(name);
    await dialog.getByRole('button', { name: 'Make token' }).click();
    await dialog.getByRole('button', { name: `Revoke ${name}` }).waitFor();
  }
  await keep('tokens-made');
  await page.keyboard.press('Escape');
}
