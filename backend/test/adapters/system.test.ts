import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/env.ts';
import { createJsonLogger } from '../../src/adapters/system/json-logger.ts';
import { createPrometheusMetrics, startMetricsServer } from '../../src/adapters/system/metrics.ts';
import { createReadinessCheck } from '../../src/adapters/system/readiness.ts';
import { createScryptPassword, hashPassword, isPasswordHash } from '../../src/adapters/system/scrypt.ts';
import { createSystemSecrets } from '../../src/adapters/system/secrets.ts';

describe('The admin password', () => {
  it('is recognised by its hash, and no other is', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(hash).not.toContain('$');
    expect(isPasswordHash(hash)).toBe(true);
    const password = createScryptPassword({ hash });
    const attempts = [
      'correct horse battery',
      'Correct horse battery',
      'correct horse battery ',
      '',
      'x'.repeat(1_000_000),
    ];
    expect(await Promise.all(attempts.map((attempt) => password.matches(attempt)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has another hash and fingerprint every time, and the same fingerprint for the same hash', async () => {
    const [first, second] = await Promise.all([
      hashPassword('same words here'),
      hashPassword('same words here'),
    ]);
    expect(first).not.toBe(second);
    const fingerprints = [first, first, second].map((hash) => createScryptPassword({ hash }).fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[0]).not.toBe(fingerprints[2]);
    expect(first).not.toContain(fingerprints[0]);
  });

  it.each([
    '',
    'secret',
    '$2b$10$abc',
    'scrypt:17:8:1:short:short',
    'scrypt:10:8:1:AAAAAAAAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('is never taken in plain or weak form: %j', (hash) => {
    expect(isPasswordHash(hash)).toBe(false);
    expect(() => createScryptPassword({ hash })).toThrow('npm run admin:hash');
  });

  it('too long to be hashed whole is not taken for one that begins alike', async () => {
    const most = 'x'.repeat(1_024);
    const password = createScryptPassword({ hash: await hashPassword(most) });
    expect([await password.matches(most), await password.matches(`${most}x`)]).toEqual([true, false]);
  });

  it('does not stop the event loop while it is hashed', async () => {
    const password = createScryptPassword({ hash: await hashPassword('correct horse battery') });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    await password.matches('wrong');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('is turned into a setting by a command that reads it from a pipe', async () => {
    const run = async (input: string) => {
      const child = spawn(process.execPath, ['backend/src/cli/hash-password.ts'], { stdio: 'pipe' });
      child.stdin.end(input);
      const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { out, err, code: child.exitCode };
    };
    const { out } = await run('correct horse battery\n');
    const hash = /^ADMIN_PASSWORD_HASH=(\S+)\n$/.exec(out)?.[1] ?? '';
    expect(await createScryptPassword({ hash }).matches('correct horse battery')).toBe(true);
    expect(readConfig({ ADMIN_PASSWORD_HASH: hash }).adminPasswordHash).toBe(hash);
    expect(await run('short\n')).toMatchObject({ out: '', err: expect.stringContaining('12 characters') });
  });
});

describe('Secrets', () => {
  const secrets = createSystemSecrets();

  it('are 256 random bits, never the same', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, () => secrets.newToken()));
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(Array.from({ length: 1_000 }, () => secrets.newId())).size).toBe(1_000);
  });

  it('are compared whole', () => {
    expect([secrets.areEqual('a', 'a'), secrets.areEqual('a', 'b'), secrets.areEqual('a', 'aa')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('have the fingerprint that sha256sum would print', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(secrets.digest('abc')).toBe(abc);
    expect(await secrets.fingerprint(new TextEncoder().encode('abc'))).toBe(abc);
  });
});

describe('The log', () => {
  const record = (level: 'debug' | 'warn') => {
    const lines: string[] = [];
    return {
      lines,
      logger: createJsonLogger({ level, destination: { write: (line: string) => void lines.push(line) } }),
    };
  };

  it('is one line of JSON per event, whatever is in it', () => {
    const { lines, logger } = record('debug');
    logger.info('request', {
      route: '/api/x\n{"level":"error"}',
      ms: 3,
      code: undefined,
      ok: true,
      none: null,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      event: 'request',
      route: '/api/x\n{"level":"error"}',
      ms: 3,
      ok: true,
      none: null,
    });
  });

  it('cuts long values and leaves out what is below its level', () => {
    const { lines, logger } = record('warn');
    logger.info('unheard');
    logger.error('heard', { cause: 'x'.repeat(10_000) });
    expect(lines).toHaveLength(1);
    expect((JSON.parse(lines[0] ?? '') as { cause: string }).cause).toHaveLength(200);
  });
});

describe('Numbers for monitoring', () => {
  it('tell how long the event loop was held up since they were last asked for', async () => {
    const metrics = createPrometheusMetrics();
    const longestMs = async () => {
      const { text } = await metrics.expose();
      return 1_000 * Number(/^legible_event_loop_delay_seconds\{quantile="1"\} (\S+)$/m.exec(text)?.[1]);
    };
    const turnOfTheLoop = () => new Promise((done) => setTimeout(done, 30));
    await longestMs();
    await turnOfTheLoop();
    for (const until = performance.now() + 300; performance.now() < until;);
    await turnOfTheLoop();
    expect(await longestMs()).toBeGreaterThan(250);
    // Right after the question nothing has been measured yet.
    expect(await longestMs()).toBe(0);
  });

  it('are counted and answered on a port of their own, and nothing else is', async () => {
    let waiting = 3;
    const metrics = createPrometheusMetrics({
      gauges: { queue_waiting: { help: 'Waiting documents', read: () => waiting } },
    });
    metrics.requestAnswered('POST', '/api/analyze', 200, 1.5);
    metrics.requestAnswered('ATTACK', 'page', 405, 0.1);
    metrics.stageEnded('extracting', 'ok', 0.4);
    metrics.analysisEnded('completed');
    metrics.modelAnswered('model_timeout', 181);
    metrics.childEnded('parser', 'over-limit');
    const server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
    try {
      waiting = 4;
      const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
      const lines = (await answer.text()).split('\n');
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(lines).toContain('legible_queue_waiting 4');
      expect(lines).toContain('legible_analyses_total{outcome="completed"} 1');
      expect(lines).toContain('legible_model_call_seconds_count{outcome="model_timeout"} 1');
      expect(lines).toContain('legible_children_ended_total{role="parser",reason="over-limit"} 1');
      expect(lines).toContain(
        'legible_request_seconds_count{method="POST",route="/api/analyze",status="200"} 1',
      );
      expect(lines).toContain('legible_request_seconds_count{method="other",route="page",status="405"} 1');
      expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
      for (const [path, method] of [
        ['/', 'GET'],
        ['/metrics', 'POST'],
        ['/api/health', 'GET'],
      ] as const) {
        expect((await fetch(`http://127.0.0.1:${server.port}${path}`, { method })).status).toBe(404);
      }
    } finally {
      await server.close();
    }
  });
});

describe('Readiness', () => {
  const never = () => new Promise<never>(() => undefined);
  const up = {
    checkDatabase: async () => true,
    checkExtraction: async () => undefined,
    checkModel: async () => 'up' as const,
  };
  const patient = { wait: never };
  const impatient = { wait: async () => undefined };

  it.each([
    ['everything is up', up, patient, { isReady: true, database: true, extraction: true, model: 'up' }],
    [
      'the database is down',
      { ...up, checkDatabase: () => Promise.reject(new Error('down')) },
      patient,
      { isReady: false, database: false, extraction: true, model: 'up' },
    ],
    [
      'the schema is old',
      { ...up, checkDatabase: async () => false },
      patient,
      { isReady: false, database: false, extraction: true, model: 'up' },
    ],
    [
      'a parser is missing',
      { ...up, checkExtraction: () => Promise.reject(new Error('no data')) },
      patient,
      { isReady: false, database: true, extraction: false, model: 'up' },
    ],
    [
      'the model is down',
      { ...up, checkModel: () => Promise.reject(new Error('down')) },
      patient,
      { isReady: true, database: true, extraction: true, model: 'down' },
    ],
    [
      'nothing answers',
      { checkDatabase: never, checkExtraction: never, checkModel: never },
      impatient,
      { isReady: false, database: false, extraction: false, model: 'down' },
    ],
  ])('when %s', async (_case, checks, timer, readiness) => {
    expect(await createReadinessCheck({ ...checks, timer })()).toEqual(readiness);
  });
});
