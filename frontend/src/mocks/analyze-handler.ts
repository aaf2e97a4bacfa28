import { delay, http, HttpResponse } from 'msw';
import type { AnalyzeEvents, AnalyzeResponse } from '../../../backend/src/adapters/http/contract.ts';
import { db, DOCUMENT_WORDS, EMAILS } from './db.ts';
import { emailOf, failure, isSignedIn } from './answers.ts';
import { reportFor } from './reports.ts';
import { sampleAnswer, sampleRejection, sampleReport } from './sample-report.ts';

/** How long the mock server takes for one step, in milliseconds: long enough to see on the development page. */
const STEP_MS = import.meta.env.MODE === 'mock' ? 700 : 1;

/** POST /api/analyze: what comes out is decided by a word in the file's name, see DOCUMENT_WORDS. */
export const analyzeHandler = http.post('/api/analyze', async ({ request }) => {
  if (!isSignedIn(request)) return failure(401, 'not_signed_in', 'Please sign in first.');
  if (emailOf(request) === EMAILS.restricted) {
    return failure(
      403,
      'account_restricted',
      'Your account has been restricted. Please contact the operator of this site to have it reviewed.',
    );
  }
  const form = await request.formData();
  const file = form.get('file');
  const identity = form.get('userIdentity');
  const country = form.get('selectedCountry');
  if (!(file instanceof File) || typeof identity !== 'string' || typeof country !== 'string') {
    return failure(
      400,
      'invalid_request',
      'Please upload a file, enter your name or role, and select your country.',
    );
  }
  db.analyzeRequests.push(
    Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])),
  );
  const has = (word: string) => file.name.includes(word);

  if (has(DOCUMENT_WORDS.unreadable)) {
    return failure(
      422,
      'document_unreadable',
      'The PDF is locked with a password. Please upload an unlocked copy.',
    );
  }
  if (has(DOCUMENT_WORDS.unsupported)) {
    return failure(415, 'document_unsupported', 'Please upload a PDF, DOCX, TXT, JPG or PNG file.');
  }
  if (has(DOCUMENT_WORDS.busy)) {
    return failure(503, 'busy', 'Many documents are being read right now. Please try again in a moment.', {
      'retry-after': '10',
    });
  }
  if (has(DOCUMENT_WORDS.broken))
    return new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' });

  const readAnyway = form.get('readAnyway') === 'true';
  const answer = reportFor(file.name) ?? answerTo(has, identity, country, readAnyway);
  if (has(DOCUMENT_WORDS.plain)) return HttpResponse.json(answer);
  return new HttpResponse(eventStream(steps(has, answer, identity, country)), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
});

function answerTo(
  has: (word: string) => boolean,
  identity: string,
  country: string,
  readAnyway: boolean,
): AnalyzeResponse {
  if (has(DOCUMENT_WORDS.rejected) && !readAnyway) return sampleRejection();
  const answer = sampleAnswer(identity, country);
  if (has(DOCUMENT_WORDS.foreign)) return { ...answer, report: null };
  return has(DOCUMENT_WORDS.hostile)
    ? { ...answer, report: null, analysis: `${HOSTILE}\n\n${answer.analysis}` }
    : answer;
}

const HOSTILE = `### 0. Written by a hostile model

<script>document.title = 'owned'</script><img src="https://tracker.example/pixel.png" onerror="document.title='owned'">

![beacon](https://tracker.example/beacon.png) [run](javascript:document.title='owned') [data](data:text/html,owned) [good](https://example.com/)`;

type Step = {
  [Name in keyof AnalyzeEvents]: readonly [name: Name, data: AnalyzeEvents[Name]];
}[keyof AnalyzeEvents];

async function* steps(
  has: (word: string) => boolean,
  answer: AnalyzeResponse,
  identity: string,
  country: string,
): AsyncGenerator<Step> {
  yield ['queued', { position: 1 }];
  await delay(STEP_MS);
  yield ['stage', { name: 'extracting' }];
  yield ['progress', { done: 1, total: 2, unit: 'pages' }];
  while (has(DOCUMENT_WORDS.endless)) await delay(100);
  await delay(STEP_MS);
  yield ['progress', { done: 2, total: 2, unit: 'pages' }];
  yield ['stage', { name: 'analyzing' }];
  if (answer.outcome === 'completed') {
    for (const [index, [title, content]] of sampleReport(identity, country).entries()) {
      if (index === 2 && has(DOCUMENT_WORDS.cut)) return;
      if (index === 2 && has(DOCUMENT_WORDS.tooSlow)) {
        const message = 'The AI model took too long to answer. Please try again later.';
        yield ['error', { status: 504, code: 'model_timeout', message, retryAfter: null }];
        return;
      }
      for (const point of pointsOf(answer, index + 1)) yield ['point', point];
      yield ['section', { index: index + 1, title, content, final: index < 2 }];
      await delay(STEP_MS);
    }
  }
  yield ['done', answer];
}

/** The points of one of the sections, as they are told one by one. */
function pointsOf({ report }: AnalyzeResponse, section: number): AnalyzeEvents['point'][] {
  if (report === null) return [];
  const points: AnalyzeEvents['point'][] = [
    ...report.facts.map((point) => ({ section: 1, point }) as const),
    ...report.duties.map((point) => ({ section: 2, point }) as const),
    ...report.risks.map((point) => ({ section: 3, point }) as const),
    ...[...report.comparison, ...report.gaps].map((point) => ({ section: 4, point }) as const),
  ];
  return points.filter((point) => point.section === section);
}

function eventStream(steps: AsyncGenerator<Step>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await steps.next();
      if (done === true) controller.close();
      else
        controller.enqueue(
          encoder.encode(`: still here\nevent: ${value[0]}\ndata: ${JSON.stringify(value[1])}\n\n`),
        );
    },
    cancel: () => void steps.return(undefined),
  });
}
