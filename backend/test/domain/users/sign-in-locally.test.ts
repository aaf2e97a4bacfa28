import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../src/adapters/memory/clock.ts';
import { createMemoryRateLimiter } from '../../../src/adapters/memory/rate-limiter.ts';
import { createSystemSecrets } from '../../../src/adapters/system/secrets.ts';
import { createSignInLocally } from '../../../src/domain/users/sign-in-locally.ts';
import type { IdentityIssuer } from '../../../src/ports/identity-issuer.ts';

const CODE = 'correct horse';

function build() {
  const clock = createManualClock();
  const issuer: IdentityIssuer = {
    issue: async ({ displayName, email }) => ({
      idToken: 'token',
      expiresAt: clock.now(),
      identity: {
        uid: email,
        email,
        isEmailVerified: false,
        displayName,
        photoUrl: null,
        authTime: clock.now(),
      },
    }),
  };
  const signIn = createSignInLocally({
    issuer,
    limiter: createMemoryRateLimiter(),
    secrets: createSystemSecrets(),
    clock,
    signInCode: CODE,
    signInAllow: [],
  });
  return (code: unknown, address: string) =>
    signIn({ displayName: 'Asha', email: 'asha@example.org', code, address });
}

describe('Signing in locally with a code', () => {
  it.each([
    ['one IPv4 address', () => '::ffff:192.0.2.7'],
    ['the addresses of one IPv6 network', (index: number) => `2001:db8:1:2::${index + 1}`],
  ])('refuses %s after five wrong codes, the right one included', async (_case, addressOf) => {
    const signIn = build();
    for (const index of [0, 1, 2, 3, 4]) {
      await expect(signIn('a guess', addressOf(index))).rejects.toMatchObject({ code: 'not_allowed_here' });
    }
    await expect(signIn(CODE, addressOf(5))).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(signIn(CODE, '2001:db8:1:3::1')).resolves.toMatchObject({ idToken: 'token' });
  });

  it('counts no right code', async () => {
    const signIn = build();
    for (let times = 0; times < 10; times += 1) await signIn(CODE, '192.0.2.7');
    await expect(signIn(['correct horse'], '192.0.2.7')).rejects.toMatchObject({ code: 'not_allowed_here' });
  });
});
