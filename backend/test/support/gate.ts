import { errors } from '../../src/domain/errors.ts';

/** A gate in the analyst: requests wait behind it until the test opens it, or until their client leaves. */
export function createGate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  let waiting = 0;
  let left = 0;
  return {
    open,
    waiting: () => waiting,
    left: () => left,
    before: async (signal: AbortSignal) => {
      waiting += 1;
      const leaving = new Promise<never>((_done, fail) => {
        signal.addEventListener('abort', () => {
          left += 1;
          fail(errors.cancelled());
        });
      });
      await Promise.race([opened, leaving]);
    },
  };
}
