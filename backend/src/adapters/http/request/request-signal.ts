import type { Context } from 'koa';
import { errors } from '../../../domain/errors.ts';

/** A signal that aborts with `cancelled` when the client leaves before its answer is complete. */
export function requestSignal({ res }: Context): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) leaving.abort(errors.cancelled());
  });
  if (res.destroyed) leaving.abort(errors.cancelled());
  return leaving.signal;
}
