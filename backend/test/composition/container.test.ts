import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/env.ts';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createUserData } from '../../src/adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../../src/adapters/memory/user-repository.ts';
import { createContainer } from '../../src/composition/container.ts';
import { ports, useCases } from '../../src/composition/tokens.ts';
import { createWiring, token } from '../../src/composition/wiring.ts';
import { profile } from '../support/papers/builders.ts';

const config = readConfig({});

describe('The container', () => {
  it('puts an override in the place of the adapter, for every use case that needs the port', async () => {
    const clock = createManualClock();
    const users = createMemoryUserRepository({ data: createUserData() });
    const wiring = createContainer({ config }, { clock, users });
    await users.upsert('u1', profile({ email: 'a@example.org' }), clock.now());
    const listUsers = await wiring.get(useCases.listUsers);
    const page = await listUsers({ query: null, limit: null, after: null });
    expect(page.users.map(({ uid }) => uid)).toEqual(['u1']);
    await (
      await wiring.get(useCases.deleteUser)
    )('u1');
    expect(await users.find('u1')).toBeNull();
  });

  it('names an override of something that is no port, and the ports there are', () => {
    const overrides = { clocks: createManualClock() };
    expect(() => createContainer({ config }, overrides as object)).toThrow(
      /^"clocks" is no port, so it cannot be overridden\. Ports: clock, timer, /,
    );
    expect(() => createContainer({ config }, { analyzeDocument: () => null } as object)).toThrow(
      '"analyzeDocument" is no port',
    );
  });

  it('names what a command did not open and the use case that needs it', async () => {
    await expect(createContainer({ config }).get(useCases.listUsers)).rejects.toThrow(
      'Nothing is bound to "database", which "listUsers" needs.',
    );
  });

  it('makes one instance of each adapter', async () => {
    const wiring = createContainer({ config });
    expect(await wiring.get(ports.clock)).toBe(await wiring.get(ports.clock));
  });

  it('has a binding for every use case', async () => {
    const wiring = createContainer({ config });
    for (const useCase of Object.values(useCases)) {
      const failure = await wiring.get<unknown>(useCase).catch(({ message }: Error) => message);
      expect(failure).not.toBe(`Nothing is bound to "${useCase.description}".`);
    }
  });
});

describe('The wiring', () => {
  const clock = token<string>('clock');

  it('refuses a second adapter for one port and names the port', () => {
    const wiring = createWiring();
    wiring.value(clock, 'first');
    const message = '"clock" is bound twice. Keep one of the two adapters.';
    expect(() => wiring.value(clock, 'second')).toThrow(message);
    expect(() => wiring.provide(clock, () => 'third', {})).toThrow(message);
  });

  it('refuses a second adapter for a port that is overridden as well', () => {
    const wiring = createWiring(new Map([[clock, 'override']]));
    wiring.value(clock, 'first');
    expect(() => wiring.value(clock, 'second')).toThrow('"clock" is bound twice.');
  });

  it('never makes an adapter in whose place an override stands, nor what that adapter needs', async () => {
    const wiring = createWiring(new Map([[clock, 'override']]));
    wiring.provide(clock, ({ missing }: { missing: string }) => missing, {
      missing: token<string>('missing'),
    });
    expect(await wiring.get(clock)).toBe('override');
  });

  it('names a token that nobody has bound', async () => {
    await expect(createWiring().get(clock)).rejects.toThrow('Nothing is bound to "clock".');
  });
});
