import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DomainError, errors, type ErrorCode } from '../../domain/errors.ts';
import type { FromChild, ToChild } from './messages.ts';
import { FREED_MEMORY, memoryFlags } from './memory-flags.ts';
import { startCpuTime } from './cpu-time.ts';
import { StartRefusal } from './start-refusal.ts';

/** How often the resident memory of a working child is read. Parsers have been seen to grow by 500 MB a second. */
const MEMORY_CHECK_MS = 50;
/**
 * How long a child may take to start. Far above the second it needs: on a busy machine it has been seen
 * to take over 30 s, and killing the child then only starts the same work again.
 */
const START_LIMIT_MS = 180_000;

const SENTENCES = {
  time: 'This file took too long to read. It may be damaged, or far more complicated than a document usually is.',
  memory: 'Reading this file needs more memory than one document may use. It may be damaged.',
  failure: 'This file could not be read. It may be damaged; try to save or export it again.',
} as const;

/** Methods, not properties: the caller knows the type of the value that comes back, this file does not. */
interface PendingCall {
  readonly id: number;
  resolve(value: unknown): void;
  reject(error: DomainError): void;
}

export interface ChildOptions {
  /** Module that calls `serveTasks`. */
  readonly entry: URL;
  /** Command line of the child. Visible to other users of the machine, so nothing secret. */
  readonly args: readonly string[];
  /** Resident memory at which the child is killed. */
  readonly memoryLimitBytes: number;
}

export interface Child {
  /** Resolves when the child can work; rejects with `unavailable` when it ended before, its `StartRefusal` as the cause. */
  readonly started: Promise<void>;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  /**
   * Runs a task within `deadlineMs` of the child's CPU time (see `cpu-time.ts`) and tells how much of it was used, also
   * when it fails; the caller guarantees the type of the answer.
   */
  call<Output>(
    task: string,
    input: unknown,
    deadlineMs: number,
    onUsed: (ms: number) => void,
  ): Promise<Output>;
  /** False from the moment it is killed. */
  isAlive(): boolean;
  /** Whether it is ready to work. */
  isWarm(): boolean;
  /** Makes the child forget the document. */
  forget(): void;
  /** Ends the process at once; a running call rejects with `reason`. */
  kill(reason: DomainError): void;
  /** Why it was killed, or null while it lives and where it ended by itself. */
  endedFor(): ErrorCode | null;
  /** Resident memory in bytes, 0 where it cannot be told from outside. */
  residentBytes(): number;
}

/**
 * Starts one child process: warm, silent, without core dumps and without the secrets of this process's environment.
 * One long function, because the call, the kill and the end of the process share one state.
 */
// oxlint-disable-next-line max-lines-per-function -- call, kill and end share one state
export function startChild(options: ChildOptions): Child {
  const child = spawnSilently(options);
  let call: PendingCall | null = null;
  let killedFor: DomainError | null = null;
  let refusal: StartRefusal | null = null;
  let calls = 0;
  let isWarm = false;

  const finishCall = (deliver: (waiting: PendingCall) => void): void => {
    const waiting = call;
    call = null;
    if (waiting !== null) deliver(waiting);
  };
  const kill = (reason: DomainError): void => {
    killedFor ??= reason;
    child.kill('SIGKILL');
    finishCall((waiting) => waiting.reject(reason));
  };

  const gone = new Promise<void>((resolve) => {
    const end = (): void => {
      finishCall((waiting) => waiting.reject(killedFor ?? errors.documentUnreadable(SENTENCES.failure)));
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });

  const started = new Promise<void>((resolve, reject) => {
    const slow = setTimeout(() => kill(errors.unavailable()), START_LIMIT_MS).unref();
    child.on('message', (message: FromChild) => {
      if (message.type === 'ready') {
        clearTimeout(slow);
        isWarm = true;
        resolve();
      } else if (message.type === 'refused') {
        refusal = new StartRefusal(message.message);
      } else if (message.id === call?.id) {
        finishCall((waiting) =>
          message.type === 'done' ? waiting.resolve(message.value) : waiting.reject(rebuilt(message)),
        );
      }
    });
    void gone.then(() => reject(errors.unavailable(refusal ?? undefined))).finally(() => clearTimeout(slow));
  });
  started.catch(() => {});

  const tell = (message: ToChild): void => {
    if (child.connected) child.send(message, () => {});
  };

  return {
    started,
    gone,
    async call<Output>(task: string, input: unknown, deadlineMs: number, onUsed: (ms: number) => void) {
      if (killedFor !== null) throw killedFor;
      const id = ++calls;
      // A child that could not be started has no id, and no time to measure.
      const cpuTime = startCpuTime(child.pid ?? 0);
      const scale = setInterval(() => {
        if (residentBytes(child) > options.memoryLimitBytes)
          kill(errors.documentUnreadable(SENTENCES.memory));
      }, MEMORY_CHECK_MS);
      let clock: NodeJS.Timeout;
      const wait = (ms: number): void => {
        clock = setTimeout(() => {
          const leftMs = deadlineMs - cpuTime();
          if (leftMs < 1) kill(errors.documentUnreadable(SENTENCES.time));
          else wait(leftMs);
        }, ms);
      };
      wait(deadlineMs);
      try {
        return await new Promise<Output>((resolve, reject) => {
          call = { id, resolve, reject } satisfies PendingCall;
          tell({ type: 'call', id, task, input });
          if (!child.connected)
            finishCall((waiting) => waiting.reject(errors.documentUnreadable(SENTENCES.failure)));
        });
      } finally {
        onUsed(cpuTime());
        clearTimeout(clock!); // set by the first `wait`
        clearInterval(scale);
      }
    },
    isWarm: () => isWarm,
    isAlive: () => killedFor === null && child.exitCode === null && child.signalCode === null,
    forget: () => tell({ type: 'release' }),
    kill,
    endedFor: () => killedFor?.code ?? null,
    residentBytes: () => residentBytes(child),
  };
}

/** The only environment variables that a child gets; none is a secret. */
const PASSED_ON = ['PATH', 'NODE_ENV', 'TZ', 'NODE_COMPILE_CACHE'];
/** Both output streams are closed: what parsers print may hold words of a document. */
function spawnSilently({ entry, args, memoryLimitBytes }: ChildOptions): ChildProcess {
  const memoryLimitMb = Math.floor(memoryLimitBytes / 2 ** 20);
  const command = [
    process.execPath,
    ...memoryFlags(memoryLimitMb),
    '--no-warnings',
    fileURLToPath(entry),
    ...args,
  ];
  // A shell that sets the limit and becomes the child: Node itself cannot say that no core may be written.
  const [file = '', ...rest] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', 'ulimit -c 0; exec "$@"', 'sh', ...command];
  return spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { ...FREED_MEMORY, ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])) },
    windowsHide: true,
  });
}

function residentBytes(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'latin1');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0; // no /proc here, or the child has just gone
  }
}

function rebuilt({ code, message }: Extract<FromChild, { type: 'failed' }>): DomainError {
  return code === null ? errors.documentUnreadable(SENTENCES.failure) : new DomainError(code, message);
}
