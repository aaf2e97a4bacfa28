import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAdminSessions } from '../../../src/adapters/memory/admin-sessions.ts';
import { createManualClock, type ManualClock } from '../../../src/adapters/memory/clock.ts';
import { createUserData } from '../../../src/adapters/memory/user-data.ts';
import { createMemoryRateLimiter } from '../../../src/adapters/memory/rate-limiter.ts';
import { createSystemSecrets } from '../../../src/adapters/system/secrets.ts';
import { createLogIn, type LogIn } from '../../../src/domain/admin/log-in.ts';
import { networkOf } from '../../../src/domain/network.ts';

describe('Logging in as the operator', () => {
  let clock: ManualClock;
  let logIn: LogIn;
  let looks: number;
  beforeEach(() => {
    clock = createManualClock();
    looks = 0;
    logIn = createLogIn({
      password: {
        fingerprint: 'f',
        matches: async (attempt) => {
          looks += 1;
          return attempt === 'right';
        },
      },
      sessions: createMemoryAdminSessions({ data: createUserData() }),
      limiter: createMemoryRateLimiter(),
      secrets: createSystemSecrets(),
      clock,
    });
  });

  const failFrom = async (address: string) => logIn('wrong', address).catch((error: unknown) => error);
  const crowd = async () => {
    for (let index = 0; index < 50; index += 1) await failFrom(`10.0.${index}.1`);
  };

  it('looks at no password once an address has failed five times', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await logIn('wrong', '10.0.0.1')).toBeNull();
    await expect(logIn('right', '10.0.0.1')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 900,
    });
    expect(looks).toBe(5);
    expect(await logIn('right', '10.0.0.2')).toMatch(/^[\w-]{43}$/);
  });

  it('takes every address of one IPv6 network for one', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('wrong', `2001:db8:1:2::${attempt}`);
    await expect(logIn('right', '2001:db8:1:2:ffff::9')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await logIn('right', '2001:db8:1:3::1')).not.toBeNull();
  });

  it('gives each address one try a minute once everybody together has failed 50 times in an hour', async () => {
    await crowd();
    expect(await logIn('wrong', '10.9.9.9')).toBeNull();
    await expect(logIn('right', '10.9.9.9')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    });
    expect(await logIn('right', '10.9.9.8')).not.toBeNull();
    clock.advance(60_000);
    expect(await logIn('right', '10.9.9.9')).not.toBeNull();
  });

  it('does not keep the operator out for more than a quarter of an hour, whatever others do', async () => {
    await crowd();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await failFrom('10.9.9.9');
      clock.advance(60_000);
    }
    clock.advance(10 * 60_000);
    await crowd();
    expect(await logIn('right', '10.9.9.9')).not.toBeNull();
  });

  it('does not count what was right', async () => {
    for (let index = 0; index < 120; index += 1) expect(await logIn('right', '10.0.0.1')).not.toBeNull();
  });
});

describe('The network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
