import { http, HttpResponse } from 'msw';
import type {
  AdminLoginResponse,
  LocalSignInRequest,
  LocalSignInResponse,
  RestrictRequest,
} from '../../../backend/src/adapters/http/contract.ts';
import { analyzeHandler } from './analyze-handler.ts';
import { emailOf, failure, isSignedIn, tokenFor } from './answers.ts';
import { tokenHandlers } from './token-handlers.ts';
import { sampleAnswer } from './sample-report.ts';
import { ADMIN_PASSWORDS, db, EMAILS, emptyPeople, STUBBORN_UID } from './db.ts';

const notSignedIn = () => failure(401, 'not_signed_in', 'Please sign in first.');
const notAdmin = () => failure(401, 'not_admin', 'Please log in as admin first.');
const isAdmin = (request: Request) =>
  db.adminToken !== null &&
  db.adminToken !== ADMIN_PASSWORDS.expired &&
  request.headers.get('x-admin-token') === db.adminToken;

const HOUR_MS = 3_600_000;
/** How many users one page of the list holds. The real server gives 200; this shows paging with four people. */
const USERS_PER_PAGE = 3;

/** The whole HTTP interface in memory, for `npm run dev:mock` and for tests. What brings out which error is in `db.ts`. */
export const handlers = [
  http.get('/api/config', () => HttpResponse.json(db.config)),
  http.get('/api/health', () => HttpResponse.json({ status: 'ok' })),

  http.post<never, LocalSignInRequest>('/api/identity/local', async ({ request }) => {
    const { displayName, email, code } = await request.json();
    if (db.config.identity.mode !== 'local')
      return failure(404, 'not_found', 'There is nothing at this address.');
    if (email === EMAILS.refused)
      return failure(403, 'not_allowed_here', 'This address may not sign in here.');
    if (db.config.identity.needsCode && code !== 'code') {
      return failure(403, 'not_allowed_here', 'The sign-in code is not right.');
    }
    const answer: LocalSignInResponse = {
      idToken: tokenFor(email),
      expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
      user: { uid: `uid-of-${email}`, email, displayName, photoURL: null },
    };
    return HttpResponse.json(answer);
  }),

  http.post('/api/user/track-login', async ({ request }) => {
    if (!isSignedIn(request)) return notSignedIn();
    if (emailOf(request) === EMAILS.untracked)
      return failure(500, 'internal', 'Something went wrong on our side.');
    db.loginNotices.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('/api/user/quota', ({ request }) => {
    if (!isSignedIn(request)) return notSignedIn();
    const email = emailOf(request);
    if (email === EMAILS.limited) return HttpResponse.json({ ...db.quota, limit: 3, used: 2 });
    if (email === EMAILS.spent) return HttpResponse.json({ ...db.quota, limit: 3, used: 3 });
    return HttpResponse.json(db.quota);
  }),
  ...tokenHandlers,
  analyzeHandler,
  http.get('/sample-report.json', () => HttpResponse.json(sampleAnswer('Contractor', 'United Kingdom'))),

  http.post<never, { password: string }>('/api/admin/login', async ({ request }) => {
    const { password } = await request.json();
    if (password === ADMIN_PASSWORDS.outage)
      return failure(503, 'unavailable', 'The service is not available right now.');
    if (password === ADMIN_PASSWORDS.tokenless) return HttpResponse.json({ success: true });
    if (password === ADMIN_PASSWORDS.fresh) emptyPeople();
    const isKnown = [ADMIN_PASSWORDS.right, ADMIN_PASSWORDS.expired, ADMIN_PASSWORDS.fresh].some(
      (p) => p === password,
    );
    db.adminToken = isKnown ? password : null;
    const answer: AdminLoginResponse = isKnown ? { success: true, token: password } : { success: false };
    return HttpResponse.json(answer);
  }),
  http.post('/api/admin/logout', ({ request }) => {
    if (!isAdmin(request)) return notAdmin();
    db.adminToken = null;
    return HttpResponse.json({ success: true });
  }),
  http.get('/api/admin/stats', ({ request }) =>
    isAdmin(request) ? HttpResponse.json(db.stats) : notAdmin(),
  ),
  http.get('/api/admin/users', ({ request }) => {
    if (!isAdmin(request)) return notAdmin();
    const { searchParams } = new URL(request.url);
    const words = (searchParams.get('q') ?? '').toLowerCase();
    const from = Number(searchParams.get('after') ?? 0);
    const found = db.users.filter(({ displayName, email }) =>
      `${displayName} ${email}`.toLowerCase().includes(words),
    );
    const next = from + USERS_PER_PAGE;
    const link = `</api/admin/users?q=${encodeURIComponent(words)}&after=${next}>; rel="next"`;
    return HttpResponse.json(found.slice(from, next), { headers: next < found.length ? { link } : {} });
  }),
  http.post<{ uid: string }, RestrictRequest>(
    '/api/admin/users/:uid/restrict',
    async ({ request, params }) => {
      if (!isAdmin(request)) return notAdmin();
      const { uid } = params;
      const { isRestricted } = await request.json();
      if (uid === STUBBORN_UID) return failure(503, 'unavailable', 'The service is not available right now.');
      db.users = db.users.map((user) => (user.firebaseUid === uid ? { ...user, isRestricted } : user));
      return HttpResponse.json({ success: true, isRestricted });
    },
  ),
];
