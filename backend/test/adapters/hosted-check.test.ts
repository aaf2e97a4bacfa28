import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHostedCheck } from '../../src/adapters/llm/hosted-check.ts';
import { openAiList } from '../../src/adapters/llm/openai-server.ts';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createMemoryLogger } from '../../src/adapters/memory/logger.ts';
import { startModelServer, type ModelServer } from '../support/model-server/model-server.ts';

describe('The state of a hosted model', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const modelServer = async (): Promise<ModelServer> => {
    const server = await startModelServer({ apiKey: 'the-key' });
    closing.push(() => server.close());
    return server;
  };
  /** A server that answers every request alike. */
  const answering = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // it listens on a port
  };
  const checkOf = (baseUrl: string, changes: { apiKey?: string; model?: string } = {}) => {
    const clock = createManualClock();
    const logger = createMemoryLogger();
    const { apiKey, model } = { apiKey: 'the-key', model: 'pretend:8b', ...changes };
    const list = openAiList({ baseUrl, apiKey });
    const check = createHostedCheck({ list, model, clock, logger, timeoutMs: 500 });
    return { check, clock, logger };
  };

  it('is up when the server takes the key and offers the model, and asks for nothing but its list', async () => {
    const server = await modelServer();
    expect(await checkOf(`${server.url}/v1`).check()).toBe('up');
    expect(server.paths).toEqual(['/v1/models']);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['the key is refused', { apiKey: 'a-secret' }, 'key-refused'],
    ['the model is not offered', { model: 'another' }, 'model-missing'],
  ])('is down when %s, and the log says why without the key', async (_case, changes, reason) => {
    const server = await modelServer();
    const { check, logger } = checkOf(`${server.url}/v1`, changes);
    expect(await check()).toBe('down');
    expect(logger.lines).toMatchObject([{ event: 'model_state', fields: { state: 'down', reason } }]);
    expect(JSON.stringify(logger.lines)).not.toMatch(/the-key|a-secret/);
  });

  it.each<[string, RequestListener, 'up' | 'down']>([
    ['fails', (_req, res) => res.writeHead(500).end(), 'down'],
    ['is overloaded', (_req, res) => res.writeHead(503).end(), 'down'],
    [
      'sends us elsewhere',
      (_req, res) => res.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
      'down',
    ],
    ['says nothing', () => undefined, 'down'],
    ['hangs up', (req) => req.socket.destroy(), 'down'],
    ['stops in the middle of its list', (_req, res) => res.write('{"data":['), 'down'],
    ['has no list', (_req, res) => res.writeHead(404).end(), 'up'],
    ['gives its list to nobody', (_req, res) => res.writeHead(405).end(), 'up'],
    ['has been asked too often', (_req, res) => res.writeHead(429).end(), 'up'],
    ['lists nothing that can be read', (_req, res) => res.end('<html>'), 'up'],
  ])('when the server %s', async (_case, answer, state) => {
    expect(await checkOf(await answering(answer)).check()).toBe(state);
  });

  it('is down when nobody is there', async () => {
    expect(await checkOf('http://127.0.0.1:9/v1').check()).toBe('down');
  });

  it('is asked for once a minute at most, however many want to know, and notices a change', async () => {
    const server = await modelServer();
    const { check, clock, logger } = checkOf(`${server.url}/v1`);
    expect(await Promise.all([check(), check(), check()])).toEqual(['up', 'up', 'up']);
    clock.advance(59_000);
    expect(await check()).toBe('up');
    expect(server.paths).toHaveLength(1);

    await server.close();
    clock.advance(2_000);
    await expect.poll(check).toBe('down');
    expect(logger.lines.map(({ fields }) => fields?.['state'])).toEqual(['up', 'down']);
  });
});
