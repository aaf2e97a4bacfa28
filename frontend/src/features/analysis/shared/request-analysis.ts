import type { AnalyzeEvents } from '../../../../../backend/src/adapters/http/contract.ts';
import type { ReportLanguage } from '../../../../../config/product.ts';
import { ApiError, request } from '../../../lib/api.ts';
import { readEvents } from '../../../lib/server-sent-events.ts';
import { toAnswer, type Answer } from './answer.ts';

export interface AnalysisRequest {
  readonly file: File;
  readonly userIdentity: string;
  readonly selectedCountry: string;
  /** Sent only where the report is not asked for in English. */
  readonly reportLanguage: ReportLanguage;
  /** Sent only when there is one. */
  readonly firebaseUid: string | null;
  /** Reads the document whatever it looks like; sent only when true. */
  readonly readAnyway: boolean;
}

/** What the server tells while it works. */
export type AnalysisEvent = {
  [Name in ProgressName]: { readonly name: Name; readonly data: AnalyzeEvents[Name] };
}[ProgressName];
type ProgressName = Exclude<keyof AnalyzeEvents, 'done' | 'error'>;

/**
 * Sends a document and waits for its report. Progress is told as it happens where the server streams it, and not at all
 * where it answers with plain JSON. Rejects with ApiError for a refusal, with the signal's reason when it aborts, and
 * with a sentence when the connection breaks.
 */
export async function requestAnalysis(
  { file, userIdentity, selectedCountry, reportLanguage, firebaseUid, readAnyway }: AnalysisRequest,
  onEvent: (event: AnalysisEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const body = new FormData();
  body.set('file', file);
  body.set('userIdentity', userIdentity);
  body.set('selectedCountry', selectedCountry);
  if (reportLanguage !== 'en') body.set('reportLanguage', reportLanguage);
  if (firebaseUid !== null) body.set('firebaseUid', firebaseUid);
  if (readAnyway) body.set('readAnyway', 'true');

  try {
    const headers = { accept: 'text/event-stream, application/json;q=0.9' };
    const response = await request('POST', '/api/analyze', { body, headers, signal });
    if (response.body === null || !isEventStream(response)) return await readJson(response);
    return await readStream(response.body, onEvent);
  } catch (error) {
    signal.throwIfAborted();
    // fetch reports every broken connection as a TypeError whose words differ from browser to browser.
    if (error instanceof TypeError) throw new Error(UNREACHABLE, { cause: error });
    throw error;
  }
}

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const CUT_SHORT = 'The connection ended before the analysis was finished. Please try again.';

const isEventStream = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

async function readJson(response: Response): Promise<Answer> {
  // The server's answer follows the wire type that both sides compile against; what is no JSON is no answer.
  return toAnswer((await response.json().catch(() => null)) as AnalyzeEvents['done'] | null);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: AnalysisEvent) => void,
): Promise<Answer> {
  for await (const { name, data } of readEvents(body)) {
    // Names and data follow AnalyzeEvents, the wire type that both sides compile against.
    const event = { name, data: JSON.parse(data) } as StreamedEvent;
    if (event.name === 'done') return toAnswer(event.data);
    if (event.name === 'error') throw new ApiError(event.data.status, event.data.message, event.data.code);
    onEvent(event);
  }
  throw new Error(CUT_SHORT);
}

type StreamedEvent =
  | AnalysisEvent
  | { readonly name: 'done'; readonly data: AnalyzeEvents['done'] }
  | { readonly name: 'error'; readonly data: AnalyzeEvents['error'] };
