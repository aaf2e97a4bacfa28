import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut, SARAH } from './google.ts';

// Without the emulator the SDK talks to Google's own addresses. Nothing of Google is reachable here, so the tests answer
// in its place; what they prove is that the page's security policy lets each of these calls through, and no other part.
test.use({ settings: { FIREBASE_AUTH_EMULATOR_HOST: '' } });

const AUTH_DOMAIN = 'https://demo-legible.firebaseapp.com';
const TOOLKIT = 'https://identitytoolkit.googleapis.com/v1';
const UID = 'a-uid-of-google';

test('lets everything through that a real Google sign-in asks for', async ({ page, context }) => {
  await answerAsGoogle(context, { authorizedDomains: ['127.0.0.1'], handler: CHOOSING });
  const reached = new Set<string>();
  context.on('requestfinished', (request) => reached.add(addressOf(request.url())));
  await page.goto('/');
  await clickSignIn(page);
  await expectSignedIn(page);
  // Its token has 20 seconds left, less than the margin, so that the next call fetches another one.
  await page.reload();
  await expectSignedIn(page);
  await expect
    .poll(() => [...reached])
    .toEqual(
      expect.arrayContaining([
        'https://apis.google.com/js/api.js',
        `${AUTH_DOMAIN}/__/auth/iframe`,
        `${AUTH_DOMAIN}/__/auth/handler`,
        `${TOOLKIT}/projects`,
        `${TOOLKIT}/accounts:signInWithIdp`,
        `${TOOLKIT}/accounts:lookup`,
        'https://securetoken.googleapis.com/v1/token',
      ]),
    );
});

test('says whom to ask when the address is not on the list of the Firebase project', async ({
  page,
  context,
}) => {
  await answerAsGoogle(context, { authorizedDomains: ['contracts.example.org'], handler: WAITING });
  await page.goto('/');
  await clickSignIn(page);
  await expect(
    page.getByText('Sign-in is not enabled for this address. The operator of this site has to allow it.', {
      exact: true,
    }),
  ).toBeVisible();
  await expectSignedOut(page);
});

const clickSignIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign In to Get Started' }).click();

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

async function answerAsGoogle(
  context: BrowserContext,
  { authorizedDomains, handler }: { readonly authorizedDomains: readonly string[]; readonly handler: string },
): Promise<void> {
  const answer = (address: string, body: unknown) =>
    context.route(address, (route) =>
      route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } }),
    );
  const page = (address: string, script: string) =>
    context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` }),
    );
  await page(`${AUTH_DOMAIN}/__/auth/handler?**`, handler);
  await page(
    `${AUTH_DOMAIN}/__/auth/iframe?**`,
    `${RELAY}</script><script src="https://apis.google.com/js/api.js">`,
  );
  await answer(`${TOOLKIT}/projects?**`, { projectId: 'demo-legible', authorizedDomains });
  const idToken = unsignedToken();
  const tokens = { idToken, refreshToken: 'refresh-me', expiresIn: '20', localId: UID };
  await answer(`${TOOLKIT}/accounts:signInWithIdp?**`, { ...tokens, providerId: 'google.com' });
  await answer(`${TOOLKIT}/accounts:lookup?**`, {
    users: [{ localId: UID, email: SARAH.email, displayName: SARAH.name, photoUrl: SARAH.photo }],
  });
  await answer('https://securetoken.googleapis.com/v1/token?**', {
    access_token: idToken,
    refresh_token: 'refresh-me',
    expires_in: '3600',
  });
}

/** Google's handler page, after the person has chosen an account: tells the frame of its own origin. */
const CHOOSING = `
  const asked = new URLSearchParams(location.search);
  const event = {
    type: asked.get('authType'), eventId: asked.get('eventId'), tenantId: null, error: null,
    urlResponse: location.origin + '/__/auth/handler?id_token=x', sessionId: 'any', postBody: '',
  };
  for (let i = 0; i < opener.frames.length; i += 1) opener.frames[i].postMessage({ authEvent: event }, location.origin);
`;

/** Google's handler page while the person makes up their mind. */
const WAITING = '';

/** Google's frame in the page: passes on what the handler says. */
const RELAY = `
  window.gapi_onload = () => {
    const parent = gapi.iframes.getContext().getParentIframe();
    parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
    const tell = (authEvent) => parent.send('authEvent', { type: 'authEvent', authEvent }, () => {});
    addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin && data.authEvent) tell(data.authEvent);
    });
    tell({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
  };
`;

/** Good enough for the SDK, which reads tokens without checking them. The server would refuse it. */
function unsignedToken(): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: UID, iat: now, exp: now + 3_600, auth_time: now })}.`;
}
