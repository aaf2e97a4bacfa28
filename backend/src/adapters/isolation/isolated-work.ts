import type { ChildPool } from '../../ports/child-pool.ts';
import type { IsolatedTasks, IsolatedWork } from '../../ports/isolated-work.ts';

/** Runs domain work in the children of `pool`, which serve the functions of `domain/analysis/tasks.ts`. */
export function createIsolatedWork(pool: ChildPool): IsolatedWork {
  return {
    async run<Name extends keyof IsolatedTasks>(
      name: Name,
      input: IsolatedTasks[Name]['input'],
      signal: AbortSignal,
    ): Promise<IsolatedTasks[Name]['output']> {
      const lease = await pool.lease({ signal });
      try {
        return await lease.call<IsolatedTasks[Name]['output']>(name, input);
      } finally {
        lease.release();
      }
    },
  };
}
