import { http, HttpResponse } from 'msw';
import type { MadeTokenResponse, TokensResponse } from '../../../backend/src/adapters/http/contract.ts';
import { failure, isSignedIn } from './answers.ts';
import { db } from './db.ts';

const LIMIT = 10;
const DAY_MS = 86_400_000;
const notSignedIn = () => failure(401, 'not_signed_in', 'Please sign in first.');

/** Access tokens. A token called `refused` brings out an error. */
export const tokenHandlers = [
  http.get('/api/user/tokens', ({ request }) => {
    if (!isSignedIn(request)) return notSignedIn();
    return HttpResponse.json({ tokens: db.tokens, limit: LIMIT } satisfies TokensResponse);
  }),
  http.post<never, { readonly name: string; readonly days: number }>(
    '/api/user/tokens',
    async ({ request }) => {
      if (!isSignedIn(request)) return notSignedIn();
      const { name, days } = await request.json();
      if (name === 'refused') return failure(400, 'invalid_request', 'A token lives from 1 to 365 days.');
      const now = Date.now();
      const made = {
        id: `token-${db.tokens.length + 1}`,
        name,
        prefix: 'lgb_Ab3d',
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + days * DAY_MS).toISOString(),
        lastUsedAt: null,
      };
      db.tokens = [made, ...db.tokens];
      const answer: MadeTokenResponse = { ...made, token: 'lgb_Ab3d-the-whole-token' };
      return HttpResponse.json(answer, { status: 201 });
    },
  ),
  http.delete<{ id: string }>('/api/user/tokens/:id', ({ request, params }) => {
    if (!isSignedIn(request)) return notSignedIn();
    db.tokens = db.tokens.filter(({ id }) => id !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete<{ uid: string }>('/api/admin/users/:uid/tokens', ({ params }) => {
    const user = db.users.find(({ firebaseUid }) => firebaseUid === params.uid);
    const revoked = user?.tokenCount ?? 0;
    db.users = db.users.map((other) => (other === user ? { ...other, tokenCount: 0 } : other));
    return HttpResponse.json({ success: true, revoked });
  }),
];
