import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { isDomainError } from '../../domain/errors.ts';
import type { FromChild, ToChild } from './messages.ts';
import { watchOverThisProcess } from './watchdog.ts';

/** A method rather than a function type: the parent guarantees that each task gets its own kind of input. */
interface Task {
  run(input: unknown): unknown;
}

export interface ServedTasks {
  /** What the child can do, by name. A result is a plain value or a promise of one. */
  readonly tasks: Readonly<Record<string, Task['run']>>;
  /** Drops what was kept of the current document. */
  readonly forget?: () => void | Promise<void>;
  /** Work that makes the first call quicker. Done after the start where no call comes at once. */
  readonly warmUp?: () => unknown;
}

/** A call for which the child was started comes sooner. */
const CALL_EXPECTED_MS = 50;

/** Tells the parent that this child cannot serve, and why, and ends. The sentence is for the operator. */
export function refuseToServe(message: string): void {
  process.send?.({ type: 'refused', message } satisfies FromChild, () => process.exit(1));
}

/** Answers calls from the parent until it goes away. The child side of a pool; `memoryLimitBytes` as in its options. */
export function serveTasks({ tasks, forget, warmUp }: ServedTasks, memoryLimitBytes: number): void {
  const say = (message: FromChild): void => void process.send?.(message);
  const answer = async (id: number, task: string, input: unknown): Promise<void> => {
    try {
      const run = tasks[task];
      if (run === undefined) throw new Error('This child has no such task.');
      say({ type: 'done', id, value: await run(input) });
    } catch (error) {
      say(
        isDomainError(error)
          ? { type: 'failed', id, code: error.code, message: error.message }
          : { type: 'failed', id, code: null, message: '' },
      );
    }
  };

  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  watchOverThisProcess(memoryLimitBytes);
  // Parsers leave promises behind when they give up on a file. The deadline of the call deals with those that matter.
  process.on('unhandledRejection', () => {});
  process.on('disconnect', () => process.exit(0));
  const quiet = setTimeout(() => {
    try {
      warmUp?.();
    } catch {
      // nobody asked for it: the first call meets the same fault and says so
    }
  }, CALL_EXPECTED_MS);
  process.on('message', (message: ToChild) => {
    if (message.type === 'release') void forget?.();
    else {
      clearTimeout(quiet);
      void answer(message.id, message.task, message.input);
    }
  });
  say({ type: 'ready' });
  // A child is ended from outside, and Node would write what it compiled only at an end of its own.
  setImmediate(flushCompileCache);
}
