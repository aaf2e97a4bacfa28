import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  callOnce as run,
  childPools,
  isRunning as runs,
  MEBIBYTE,
  until,
} from '../support/processes/child-pools.ts';

const poolOf = childPools();

/** Every process that has this word on its command line, however it was started and by whom it is remembered. */
function processesNamed(word: string): number[] {
  const isNamed = (pid: number): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').includes(word);
    } catch {
      return false; // it has just gone
    }
  };
  return readdirSync('/proc').map(Number).filter(isNamed).filter(runs);
}

describe('A pool of child processes', () => {
  it('hands values over and back, binary ones included', async () => {
    const value = { at: new Date(0), bytes: new Uint8Array([1, 2, 3]), words: ['ä', '漢'] };
    expect(await run(poolOf(), 'echo', value)).toMatchObject({ at: new Date(0), words: ['ä', '漢'] });
    expect([...(await run<Uint8Array>(poolOf(), 'echo', value.bytes))]).toEqual([1, 2, 3]);
  });

  it('warms up a child that nobody waits for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'legible-child-'));
    const mark = join(folder, 'warmed-up');
    await poolOf({ args: [String(256 * MEBIBYTE), mark] }).ready();
    await until(() => existsSync(mark));
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['hangs', 'hang', { deadlineMs: 300 }, /too long/],
    ['waits for ever', 'wait', { deadlineMs: 300 }, /too long/],
    ['eats memory', 'eat', {}, /memory/],
    ['aborts', 'abort', {}, /damaged/],
    ['exits', 'exit', {}, /damaged/],
    ['throws', 'fail', {}, /damaged/],
  ])('reports a child that %s, and the next document is read', async (_what, task, options, sentence) => {
    const pool = poolOf(options);
    await expect(run(pool, task)).rejects.toMatchObject({
      code: 'document_unreadable',
      message: expect.stringMatching(sentence),
    });
    expect(await run(pool, 'echo', 'next')).toBe('next');
  });

  it('passes on a failure that has a name, and says nothing of one that has none', async () => {
    const pool = poolOf();
    await expect(run(pool, 'refuse')).rejects.toMatchObject({
      code: 'document_too_large',
      message: 'Too many pages.',
    });
    const failure = await run(pool, 'fail').catch((error: unknown) => String(error));
    expect(failure).not.toContain('secret');
  });

  it('survives what a child does after it has answered', async () => {
    const pool = poolOf();
    expect(await run(pool, 'lateCrash')).toBe('answered');
    const outcome = await run(pool, 'echo', 'a').catch(() => 'lost with its child');
    expect(['a', 'lost with its child']).toContain(outcome);
    expect(await run(pool, 'echo', 'b')).toBe('b');
    expect(await run(pool, 'looseRejection')).toBe('still here');
  });

  it('counts the time of all calls of one document together', async () => {
    const pool = poolOf({ deadlineMs: 60_000 });
    const lease = await pool.lease({ signal: new AbortController().signal, deadlineMs: 1 });
    await expect(lease.call('wait', null)).rejects.toMatchObject({ code: 'document_unreadable' });
    lease.release();
  });

  it('kills the child when the client leaves, even one that hangs', async () => {
    const pool = poolOf();
    const pid = Number(await run(pool, 'pid'));
    const leaving = new AbortController();
    const work = run(pool, 'hang', null, leaving.signal);
    setTimeout(() => leaving.abort(), 50);
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await until(() => !runs(pid));
    expect(await run(pool, 'echo', 'next')).toBe('next');
  });

  it('lets a client leave the line', async () => {
    const pool = poolOf();
    const holding = await pool.lease({ signal: new AbortController().signal });
    const leaving = new AbortController();
    const inLine = pool.lease({ signal: leaving.signal });
    leaving.abort();
    await expect(inLine).rejects.toMatchObject({ code: 'cancelled' });
    holding.release();
    expect(await run(pool, 'echo', 1)).toBe(1);
  });

  it('serves the group that has least at work first', async () => {
    const pool = poolOf({ size: 2 });
    const { signal } = new AbortController();
    const long = {};
    const first = await pool.lease({ signal, group: long });
    const second = await pool.lease({ signal, group: long });
    const order: string[] = [];
    const third = pool.lease({ signal, group: long }).then((lease) => (order.push('long'), lease.release()));
    const other = pool.lease({ signal, group: {} }).then((lease) => (order.push('short'), lease.release()));
    second.release();
    await Promise.all([third, other]);
    expect(order).toEqual(['short', 'long']);
    first.release();
  });

  it('forgets a document between two leases', async () => {
    const pool = poolOf();
    await run(pool, 'keep', 'words');
    expect(await run(pool, 'kept')).toBeNull();
  });

  it('replaces a child after its number of leases, and lets it work until the fresh one is warm', async () => {
    const pool = poolOf({ leasesPerChild: 2 });
    const pids = [
      await run<number>(pool, 'pid'),
      await run<number>(pool, 'pid'),
      await run<number>(pool, 'pid'),
    ];
    expect(new Set(pids).size).toBe(1);
    await until(() => !runs(pids[0] ?? 0));
    const next = await run<number>(pool, 'pid');
    expect(pids).not.toContain(next);
    expect(runs(next)).toBe(true);
  });

  it('lets a worn child go at once where another one works on, and starts a fresh one only when it is needed', async () => {
    const word = `worn-beside-${process.pid}-${performance.now()}`;
    const pool = poolOf({ size: 2, keep: 1, leasesPerChild: 1, args: [String(256 * MEBIBYTE), '', word] });
    const { signal } = new AbortController();
    const [first, second] = await Promise.all([pool.lease({ signal }), pool.lease({ signal })]);
    const worn = await first.call<number>('pid', null);
    first.release();
    await until(() => !runs(worn));
    expect(processesNamed(word)).toEqual([await second.call<number>('pid', null)]);
    const next = await run<number>(pool, 'pid');
    expect(next).not.toBe(worn);
    expect(await second.call('echo', 'still at work')).toBe('still at work');
  });

  it('puts the fresh child in the place of a worn one that dies first, and ends both when it is closed', async () => {
    const word = `worn-${process.pid}-${performance.now()}`;
    const pool = poolOf({ leasesPerChild: 1, args: [String(256 * MEBIBYTE), '', word] });
    const worn = await run<number>(pool, 'pid');
    const [successor, ...others] = processesNamed(word).filter((pid) => pid !== worn);
    expect(others).toEqual([]);
    await run(pool, 'exit').catch(() => undefined);
    expect(await run<number>(pool, 'pid')).toBe(successor);
    await pool.close();
    expect(processesNamed(word)).toEqual([]);
  });

  it('tells why each child ended, and nothing of its own end', async () => {
    const ends: string[] = [];
    const onChildEnded = (reason: string) => void ends.push(reason);
    const pool = poolOf({ leasesPerChild: 1, onChildEnded });
    await run(pool, 'pid');
    await until(() => ends.length === 1);
    await run(pool, 'exit').catch(() => undefined);
    await until(() => ends.length === 2);
    const leaving = new AbortController();
    const hanging = run(pool, 'hang', null, leaving.signal).catch(() => undefined);
    await pool.ready();
    setImmediate(() => leaving.abort());
    await hanging;
    await run(poolOf({ deadlineMs: 200, onChildEnded }), 'hang').catch(() => undefined);
    await until(() => ends.length === 4);
    await pool.close();
    expect(ends).toEqual(['worn', 'crashed', 'client-left', 'over-limit']);
  });

  it('tells of each child that never came up, a successor included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'legible-child-'));
    const entry = pathToFileURL(join(folder, 'child.mjs'));
    const real = new URL('../support/processes/misbehaving-child.ts', import.meta.url);
    writeFileSync(entry, `import ${JSON.stringify(real)};`);
    const ends: string[] = [];
    const pool = poolOf({ entry, leasesPerChild: 1, onChildEnded: (reason) => void ends.push(reason) });
    await pool.ready();
    rmSync(folder, { recursive: true });
    for (let failed = 1; failed <= 3; failed += 1) {
      await run(pool, 'echo');
      await until(() => ends.length === failed);
    }
    // Three failed starts in a row: whoever waits when the worn one dies as well is told at once.
    const last = await pool.lease({ signal: new AbortController().signal });
    const inLine = run(pool, 'echo');
    await last.call('exit', null).catch(() => undefined);
    await expect(inLine).rejects.toMatchObject({ code: 'unavailable' });
    expect(ends).toEqual(['not-started', 'not-started', 'not-started', 'crashed']);
  });

  it('keeps the environment of the service from its children', async () => {
    process.env['LEGIBLE_TEST_SECRET'] = 'x';
    expect(await run(poolOf(), 'environment')).not.toContain('LEGIBLE_TEST_SECRET');
    delete process.env['LEGIBLE_TEST_SECRET'];
  });

  it('may write no core file', async () => {
    const pid = Number(await run(poolOf(), 'pid'));
    expect(readFileSync(`/proc/${pid}/limits`, 'latin1')).toMatch(/Max core file size\s+0\s+0/);
  });

  it('says that it is not available when its children cannot start', async () => {
    const pool = poolOf({ entry: new URL('../support/no-such-module.ts', import.meta.url) });
    await expect(pool.ready()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(run(pool, 'echo')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('leaves no child behind when it closes', async () => {
    const pool = poolOf({ size: 2 });
    const pid = Number(await run(pool, 'pid'));
    await pool.close();
    expect(runs(pid)).toBe(false);
    await expect(run(pool, 'echo')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('leaves no child behind when its parent is killed while they hang', async () => {
    const parent = spawn(
      process.execPath,
      [fileURLToPath(new URL('../support/processes/parent-of-hanging-child.ts', import.meta.url))],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const pid = Number((await once(createInterface(parent.stdout), 'line'))[0]);
    expect(runs(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !runs(pid));
  });
});
