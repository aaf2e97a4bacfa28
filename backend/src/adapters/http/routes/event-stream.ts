import type { Context } from 'koa';
import { isDomainError } from '../../../domain/errors.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { AnalyzeEvents } from '../contract.ts';
import { describeFailure, logFailure } from '../middleware/answer-errors.ts';
import { stateOf } from '../request/state.ts';

/** Sends one event by name. */
export type SendEvent = <Name extends keyof AnalyzeEvents>(name: Name, data: AnalyzeEvents[Name]) => void;

/** Proxies close streams that are silent for a minute; a comment line keeps them open. */
const COMMENT_EVERY_MS = 15_000;

export interface EventStreamOptions {
  readonly logger: Logger;
  readonly commentEveryMs?: number;
}

/** Whether the client asked for events instead of one answer. */
export const wantsEvents = (ctx: Context): boolean => ctx.get('Accept').includes('text/event-stream');

/**
 * Answers with the events that `work` sends and ends with `done` or `error`. The stream opens with the first event: until
 * then a failure is thrown on and becomes an ordinary answer.
 */
export async function answerWithEvents(
  ctx: Context,
  { logger, commentEveryMs = COMMENT_EVERY_MS }: EventStreamOptions,
  work: (send: SendEvent) => Promise<AnalyzeEvents['done']>,
): Promise<void> {
  const { res } = ctx;
  let comments: NodeJS.Timeout | null = null;
  const send: SendEvent = (name, data) => {
    comments ??= open(ctx, commentEveryMs);
    if (res.writable) res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  try {
    send('done', await work(send));
  } catch (error) {
    if (comments === null) throw error;
    const failure = describeFailure(error);
    stateOf(ctx).code = failure.code;
    if (!isDomainError(error) || error.code !== 'cancelled')
      logFailure(logger, error, stateOf(ctx).requestId);
    send('error', failure);
  } finally {
    if (comments !== null) {
      clearInterval(comments);
      res.end();
    }
  }
}

function open(ctx: Context, commentEveryMs: number): NodeJS.Timeout {
  const { res } = ctx;
  // Koa would wait for a body to send; from here on the answer is written by hand.
  ctx.respond = false;
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  return setInterval(() => {
    if (res.writable) res.write(': still here\n\n');
  }, commentEveryMs);
}
