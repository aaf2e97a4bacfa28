import { writeFileSync } from 'node:fs';
import { serveTasks } from '../../../src/adapters/isolation/serve-tasks.ts';
import { errors } from '../../../src/domain/errors.ts';

/** A child whose tasks do everything a parser has ever been seen to do. */
const hoard: Buffer[] = [];
let kept: unknown = null;
// Only the tests name the limit, and the file that tells of the warm-up, where they want one.
const memoryLimitBytes = Number(process.argv[2]);
const warmUpMark = process.argv[3] ?? '';

serveTasks(
  {
    tasks: {
      echo: (input) => input,
      pid: () => process.pid,
      keep: (input) => void (kept = input),
      kept: () => kept,
      environment: () => Object.keys(process.env),
      hang: () => {
        for (;;);
      },
      wait: () => new Promise(() => setInterval(() => {}, 1_000)),
      eat: () => {
        for (;;) hoard.push(Buffer.alloc(16 * 2 ** 20, 1));
      },
      swell: () => hoard.push(Buffer.alloc(128 * 2 ** 20, 1)),
      abort: () => process.abort(),
      exit: () => process.exit(3),
      refuse: () => {
        throw errors.documentTooLarge('Too many pages.');
      },
      fail: () => {
        throw new Error('secret words of the document');
      },
      lateCrash: () =>
        setImmediate(() => {
          throw new Error('after the answer');
        }) && 'answered',
      looseRejection: async () => {
        void Promise.reject(new Error('left behind'));
        await new Promise((resolve) => setTimeout(resolve, 20));
        return 'still here';
      },
    },
    forget: () => {
      kept = null;
    },
    warmUp: () => {
      if (warmUpMark !== '') writeFileSync(warmUpMark, '');
    },
  },
  memoryLimitBytes,
);
