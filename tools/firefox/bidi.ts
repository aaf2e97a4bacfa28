/** A small client of WebDriver BiDi, the protocol that Debian's Firefox speaks by itself: no driver, no other package. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How long a page may take to get where it is waited for, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;
const ENTER = '\uE007';
export const KEYS = { enter: ENTER } as const;

/** A page in Firefox. Expressions are JavaScript in the page; those that name an element give one. */
export interface FirefoxPage {
  readonly open: (url: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until the expression is true. Rejects with what was waited for. */
  readonly until: (what: string, expression: string) => Promise<void>;
  /** A click of the mouse in the middle of an element, once it is there. */
  readonly click: (what: string, element: string) => Promise<void>;
  readonly type: (keys: string) => Promise<void>;
  readonly setFile: (element: string, path: string) => Promise<void>;
  /** PNG of what is seen. */
  readonly picture: () => Promise<Buffer>;
  /** Errors that the page has told its console so far. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly error?: string;
  readonly message?: string;
  readonly result?: Record<string, unknown>;
  readonly params?: Record<string, unknown>;
}

/** Starts Firefox without a window. Rejects where it does not start. */
export async function startFirefox(executablePath: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'legible-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("browser.shell.checkDefaultBrowser", false);\n');
  const child = spawn(
    executablePath,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')), { once: true });
  });
  const errors: string[] = [];
  const send = sender(socket, errors);
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const page = pageOf(send, String(context));
  return {
    ...page,
    errors,
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      child.kill('SIGTERM');
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const at = line.indexOf('ws://');
    if (at >= 0) return line.slice(at).trim();
  }
  throw new Error('Firefox ended before it was ready.');
}

type Send = (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;

function sender(socket: WebSocket, errors: string[]): Send {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // the protocol's own shape
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.['level'] === 'error') errors.push(String(message.params['text']));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ error, message, result = {} }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${message ?? error}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

function pageOf(send: Send, context: string): Omit<FirefoxPage, 'errors' | 'close'> {
  const run = async (expression: string): Promise<Record<string, unknown>> => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    return (answer['result'] ?? {}) as Record<string, unknown>; // the protocol's own shape
  };
  const evaluate = async (expression: string): Promise<unknown> => (await run(expression))['value'];
  const until = async (what: string, expression: string): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if ((await evaluate(`Boolean(${expression})`)) === true) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`Not there: ${what}`);
  };
  const reference = async (element: string): Promise<unknown> => ({
    sharedId: (await run(element))['sharedId'],
  });
  const act = (actions: readonly unknown[]): Promise<unknown> =>
    send('input.performActions', { context, actions });
  return {
    evaluate,
    until,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    click: async (what, element) => {
      await until(what, element);
      await evaluate(`(${element}).scrollIntoView({ block: 'center' })`);
      const origin = { type: 'element', element: await reference(element) };
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: async (keys) => {
      const actions = Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions }]);
    },
    setFile: async (element, path) => {
      await send('input.setFiles', { context, element: await reference(element), files: [path] });
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
  };
}
