import type { BrowserContext, Page } from '@playwright/test';

import { expect } from '../e2e/fixtures.ts';
import { installGapi } from './gapi-stand-in.ts';

export interface GoogleAccount {
  readonly email: string;
  readonly name?: string;
  readonly photo?: string;
}

export const SARAH: GoogleAccount = {
  email: 'sarah.smith@example.com',
  name: 'Sarah Smith',
  photo: 'https://lh3.googleusercontent.com/a/sarah',
};

/** Google's script in our own words, as its address would answer it. */
const GAPI_SCRIPT = {
  contentType: 'text/javascript',
  body: `(${installGapi.toString()})()`,
};

/** Gives the pages of a context what they would get from Google, and nothing else from outside this machine. */
export async function bringGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => route.abort());
  await context.route('https://apis.google.com/**', (route) => route.fulfill(GAPI_SCRIPT));
}

/** Clicks the sign-in button and answers the window that Google would show. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
  const popup = await opening;
  await popup.waitForURL(/\/emulator\/auth\/handler\?/);
  return popup;
}

/** Makes a new account in the emulator's window, which then closes by itself. */
export async function chooseNewAccount(popup: Page, account: GoogleAccount): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(account.email);
  await popup.locator('#display-name-input').fill(account.name ?? '');
  await popup.locator('#profile-photo-input').fill(account.photo ?? '');
  await popup.locator('#sign-in').click();
  await closed;
}

/** The whole sign-in, from the button of the landing page to the page of a signed-in person. */
export async function signInWithGoogle(page: Page, account: GoogleAccount = SARAH): Promise<void> {
  await page.goto('/');
  await chooseNewAccount(await openGoogle(page), account);
  await expectSignedIn(page);
}

export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Analyze Document Now' })).toBeVisible();

export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();

/** Forgets every account of the emulator, so that no test finds another's. */
export async function forgetAccounts(emulator: string): Promise<void> {
  const { ok } = await fetch(`http://${emulator}/emulator/v1/projects/demo-legible/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  expect(ok, 'the emulator forgets its accounts').toBe(true);
}
