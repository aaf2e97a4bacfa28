import type { ServerContext } from '@modelcontextprotocol/server';
import { NO_EVENTS, type AnalysisEvents } from '../../domain/analysis/analysis.ts';

/** Clients give up after a minute of silence, some sooner. */
const EVERY_MS = 5_000;

/** Runs work and tells the client every five seconds that it goes on, where it asked to be told. */
export async function withProgress<Result>(
  { mcpReq }: ServerContext,
  work: (events: AnalysisEvents) => Promise<Result>,
  everyMs = EVERY_MS,
): Promise<Result> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return work(NO_EVENTS);
  let message = 'Starting';
  let progress = 0;
  const tell = () => {
    // The protocol asks for a number that grows; how much is left nobody knows.
    progress += 1;
    const params = { progressToken, progress, message };
    // A client that has gone ends the request by itself.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
  const timer = setInterval(tell, everyMs);
  tell();
  try {
    return await work({
      ...NO_EVENTS,
      onQueued: (position) => (message = `Waiting, number ${position}`),
      onStage: (name) => (message = name === 'extracting' ? 'Reading the document' : 'Explaining it'),
      onProgress: ({ done, total, unit }) => (message = `${done} of ${total} ${unit}`),
    });
  } finally {
    clearInterval(timer);
  }
}
