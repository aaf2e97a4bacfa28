/** Whether everything reaches the model, how fast it can be left, and what we cost ourselves. */
import { startIsolatedWork } from '../../backend/src/composition/processes.ts';
import { errors, isDomainError } from '../../backend/src/domain/errors.ts';
import { contractOf } from '../../backend/test/support/model-server/contract-of.ts';
import { REFUSALS, type Fault } from '../../backend/test/support/model-server/faults.ts';
import { analyzeWith, workHere } from '../../backend/test/support/model-server/analyze-with.ts';
import { startModelServer } from '../../backend/test/support/model-server/model-server.ts';
import { createScriptedModel } from '../../backend/test/support/model-server/scripted-model.ts';
import { answerAtLength, modelAt, run } from './run.ts';

export interface NeedleRow {
  readonly pages: number;
  readonly windowTokens: number;
  readonly calls: number;
  /** Needles of three: seen by the model, and found in the report. */
  readonly seen: number;
  readonly reported: number;
  readonly overWindow: number;
  readonly truncated: number;
}

const needle = (number: number) =>
  `The Supplier may change these terms NEEDLE-${number} at any time without notice to the Customer.`;

/** Puts a sentence at head, middle and tail and looks where it went. */
export async function measureNeedles(pages: number, windowTokens: number): Promise<NeedleRow> {
  const needles = { 1: needle(1), [Math.ceil(pages / 2)]: needle(2), [pages]: needle(3) };
  const { calls, verdict } = await run('ollama', contractOf({ pages, needles }), windowTokens);
  const report =
    verdict.outcome === 'completed' ? verdict.sections.map(({ content }) => content).join('\n') : '';
  const seen = calls.map((call) => call.seen).join('\n');
  const numbers = [1, 2, 3];
  return {
    pages,
    windowTokens,
    calls: calls.length,
    seen: numbers.filter((number) => seen.includes(`NEEDLE-${number}`)).length,
    reported: numbers.filter((number) => report.includes(`NEEDLE-${number}`)).length,
    overWindow: calls.filter((call) => call.promptTokens + maxTokensOf(call.body) > windowTokens).length,
    truncated: calls.filter((call) => call.wasTruncated).length,
  };
}

function maxTokensOf(body: Record<string, unknown>): number {
  const options = body['options'];
  return typeof options === 'object' && options !== null && 'num_predict' in options
    ? Number(options.num_predict)
    : 0;
}

/** Our own time on 200 pages with a model that answers at once, in milliseconds: here, and through child processes. */
export async function measureOwnTime(): Promise<{ readonly here: number; readonly isolated: number }> {
  const document = contractOf({ pages: 200 });
  const work = startIsolatedWork();
  try {
    await work.ready();
    const times = async (runs: number, isolated: boolean) => {
      const all: number[] = [];
      for (let index = 0; index < runs; index += 1) {
        const { realMs } = await run('ollama', document, 32_768, {}, { work: isolated ? work : workHere });
        all.push(realMs);
      }
      // The fastest: on a machine with other work the others measure that work.
      return Math.min(...all);
    };
    return { here: await times(7, false), isolated: await times(7, true) };
  } finally {
    await work.close();
  }
}

/** Milliseconds from the reader's leaving until the server saw the connection close; the slowest of all. */
export async function measureLeaving(kind: 'ollama' | 'openai'): Promise<number> {
  const times: number[] = [];
  for (const fault of [{ kind: 'hang' }, { kind: 'stall-midway' }] as const) {
    for (let index = 0; index < 10; index += 1) {
      const server = await startModelServer();
      server.always = fault;
      const leaving = new AbortController();
      const answer = analyzeWith(modelAt(kind, server.url, 8_192), contractOf({ pages: 2 }), {
        signal: leaving.signal,
      }).catch(() => null);
      await until(() => server.calls.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const left = performance.now();
      leaving.abort(errors.cancelled());
      await answer;
      const call = server.calls[0];
      await until(() => call?.leftAt !== null);
      times.push((call?.leftAt ?? Infinity) - left);
      await server.close();
    }
  }
  return Math.max(...times);
}

export interface FaultRow {
  readonly name: string;
  readonly always: string;
  readonly calls: number;
  readonly once: string;
}

const FAULTS: readonly (readonly [string, Fault])[] = [
  ...Object.entries(REFUSALS),
  ['reset', { kind: 'reset' }],
  ['cut', { kind: 'cut' }],
  ['missing end', { kind: 'missing-end' }],
  ['broken JSON line', { kind: 'bad-json' }],
  ['HTML with 200', { kind: 'html' }],
  ['error in the stream', { kind: 'error-in-stream', message: 'out of memory' }],
  ['empty answer', { kind: 'answer', text: '' }],
  ['blank answer', { kind: 'answer', text: ' \n ' }],
  ['prose instead of JSON', { kind: 'answer', text: 'I would be happy to help with this contract.' }],
  ['answer at its limit', { kind: 'answer', text: '{"findings":[', finish: 'length' }],
  ['endless white space', { kind: 'answer', text: `{${' '.repeat(9_000)}` }],
  ['fenced JSON', { kind: 'answer', text: '```json\n{"findings":[],"summary":"x"}\n```' }],
  ['thought aloud', { kind: 'answer', text: '<think>Hm.</think>{"findings":[]}' }],
];

/** What a reader gets when every call goes wrong, and when only the first does. */
export async function measureFaults(): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const [name, fault] of FAULTS) {
    const outcome = async (always: boolean) => {
      const server = await startModelServer({ answer: answerAtLength });
      if (always) server.always = fault;
      else server.faults.push(fault);
      const what = await analyzeWith(modelAt('ollama', server.url, 8_192), contractOf({ pages: 3 })).then(
        (verdict) => (verdict.outcome === 'completed' ? describe(verdict) : 'rejection'),
        (error: unknown) => (isDomainError(error) ? error.code : 'DEFECT'),
      );
      await server.close();
      return { what, calls: server.calls.length };
    };
    const [always, once] = [await outcome(true), await outcome(false)];
    rows.push({ name, always: always.what, calls: always.calls, once: once.what });
  }
  return rows;
}

function describe({
  sections,
  notices,
}: {
  sections: readonly unknown[];
  notices: readonly { code: string }[];
}) {
  const isPartial = notices.some(({ code }) => code === 'model-part-not-read');
  return sections.length === 6 ? (isPartial ? 'report, marked partial' : 'whole report') : 'BROKEN REPORT';
}

/** Quotes a model altered or made up, and how many of them the report shows as quotes. */
export async function measureQuotes(): Promise<{
  readonly tried: number;
  readonly shown: number;
  readonly honest: number;
  readonly honestShown: number;
}> {
  const document = contractOf({ pages: 4 });
  const sentences = document.pages.flatMap(({ blocks }) =>
    blocks.slice(2).map(({ text }) => text.split('. ')[0] ?? ''),
  );
  const alter: readonly ((text: string) => string)[] = [
    (text) =>
      text.replace(/\bshall\b|\bmay\b|\bkeeps\b|\bare\b/, (verb) => (verb === 'may' ? 'shall' : 'may')),
    (text) => text.replace(/\d+/, (number) => String(Number(number) + 1)),
    (text) => text.replace(/\b(shall|may|are|keeps)\b/, '$1 not'),
    (text) => text.replace(/\b(Supplier|Customer|party)\b/, 'Guarantor'),
    (text) => `${text} and pays a penalty of one month of Fees`,
    () => 'The Customer waives every right it has under the law of any country.',
  ];
  const altered = sentences.flatMap((text) =>
    alter.map((change) => change(text)).filter((one) => one !== text),
  );
  const shownOf = async (quotes: readonly string[]) => {
    let shown = 0;
    for (let from = 0; from < quotes.length; from += 10) {
      const batch = quotes.slice(from, from + 10);
      const findings = batch.map((quote, index) => ({
        ids: [3 + index],
        quote,
        kind: 'key_fact',
        who: '',
        severity: 'none',
        title: `Title ${String.fromCodePoint(65 + index)}${from}`,
        says: 'It says something.',
        advice: '',
        wording: '',
      }));
      const model = createScriptedModel({ answer: JSON.stringify({ findings }), contextTokens: 32_768 });
      const verdict = await analyzeWith(model, document);
      if (verdict.outcome !== 'completed') continue;
      shown += verdict.findings.filter(({ title }) => /^Title [A-J]\d+$/.test(title)).length;
    }
    return shown;
  };
  const honest = [...new Set(sentences)].slice(0, 40);
  return {
    tried: altered.length,
    shown: await shownOf(altered),
    honest: honest.length,
    honestShown: await shownOf(honest),
  };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}
