/**
 * One analysis a second for two hours on the built-in rules and the embedded database: small TXT, DOCX and PDF files of
 * many languages, none twice. Every ten seconds resident memory and counts go to a file, one line of JSON each, so that a
 * run can be judged while it goes on or after it was cut short.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { createSmallDocuments } from './documents.ts';
import { median, slope } from './figures.ts';
import { readMemory } from './memory.ts';
import type { Row } from './page.ts';
import { analyze, signInPeople, type Outcome } from './people.ts';
import { startProduct, type Product } from './product.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** File that the samples are appended to; emptied at the start. */
  readonly samples: string;
}

/** One line of the file. Times in seconds since the first request, memory in MiB. */
interface Sample {
  readonly seconds: number;
  readonly main: number;
  readonly tree: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly sent: number;
  readonly answered: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
}

const EVERY_MS = 1_000;
const SAMPLE_EVERY_MS = 10_000;
const WARM_UP_SECONDS = 20 * 60;
/** Of a run that is too short for that, so much is warm-up. */
const WARM_UP_SHARE = 1 / 3;
const MOST_MIB_PER_HOUR = 1;
/** Nobody may have more than two documents in flight. With this many people nobody has, while answers come within seconds. */
const PEOPLE = 30;
const TEN_MINUTES = 600;
const MIB = 1024 * 1024;

/** Runs the load and resolves to its rows. */
export async function runSoak(options: SoakOptions): Promise<readonly Row[]> {
  await soak(options);
  return judgeSoak(options.samples);
}

/** Runs the load and resolves to what went wrong: how often each kind of failure came. */
export async function soak({
  minutes,
  samples,
}: SoakOptions): Promise<{ readonly answered: number; readonly errors: Readonly<Record<string, number>> }> {
  const product = await startProduct();
  try {
    writeFileSync(samples, '');
    return await applyLoad(product, minutes, samples);
  } finally {
    await product.stop();
  }
}

async function applyLoad(product: Product, minutes: number, samples: string) {
  const people = await signInPeople(product.url, PEOPLE);
  const documentOf = createSmallDocuments();
  const errors: Record<string, number> = {};
  let sent = 0;
  let answered = 0;
  const count = ({ status, code }: Outcome) => {
    if (status === 200) answered += 1;
    else errors[`${status} ${code}`] = (errors[`${status} ${code}`] ?? 0) + 1;
  };
  const started = performance.now();
  const sampling = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1_000);
    void takeSample(product, { seconds, sent, answered, errors: { ...errors } }).then((sample) =>
      appendFileSync(samples, `${JSON.stringify(sample)}\n`),
    );
  }, SAMPLE_EVERY_MS);
  try {
    const underWay = new Set<Promise<void>>();
    const turns = (minutes * 60_000) / EVERY_MS;
    for (; sent < turns && product.ending() === null; sent += 1) {
      await pause(Math.max(0, started + sent * EVERY_MS - performance.now()));
      const token = people[sent % people.length] ?? '';
      const call = analyze(product.url, token, documentOf(sent)).then(count);
      underWay.add(call);
      void call.then(() => underWay.delete(call));
    }
    await Promise.all(underWay);
  } finally {
    clearInterval(sampling);
  }
  if (product.ending() !== null) throw new Error(`The product ended by itself: ${product.ending()}.`);
  return { answered, errors };
}

async function takeSample(
  product: Product,
  counts: Pick<Sample, 'seconds' | 'sent' | 'answered' | 'errors'>,
): Promise<Sample> {
  const memory = readMemory(product.pid);
  const metrics = await product.metrics();
  const read = (name: string) => metrics.get(name) ?? Number.NaN;
  return {
    ...counts,
    ...memory,
    heapUsed: read('nodejs_heap_size_used_bytes') / MIB,
    external: read('nodejs_external_memory_bytes') / MIB,
    loopP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
    loopMaxMs: read('nodejs_eventloop_lag_max_seconds') * 1_000,
  };
}

/** What a file of samples says, whether or not its run has ended. */
export function judgeSoak(file: string): readonly Row[] {
  const samples = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample); // written by takeSample
  const last = samples.at(-1);
  if (last === undefined) throw new Error('There are no samples yet.');
  const warmUpSeconds = Math.min(WARM_UP_SECONDS, last.seconds * WARM_UP_SHARE);
  const warm = samples.filter(({ seconds }) => seconds >= warmUpSeconds);
  if (warm.length < 2) throw new Error('There are too few samples yet.');
  const perHour = (pick: (sample: Sample) => number) =>
    slope(warm.map((sample) => [sample.seconds / 3_600, pick(sample)] as const));
  const ends = (pick: (sample: Sample) => number): string => {
    const first = warm.filter(({ seconds }) => seconds < (warm[0]?.seconds ?? 0) + TEN_MINUTES);
    const final = warm.filter(({ seconds }) => seconds > last.seconds - TEN_MINUTES);
    return `median ${median(first.map(pick)).toFixed(0)} MB in the first ten minutes after it, ${median(final.map(pick)).toFixed(0)} MB in the last`;
  };
  const errors = Object.entries(last.errors);
  const failed = errors.reduce((sum, [, count]) => sum + count, 0);
  const minutes = (last.seconds / 60).toFixed(0);
  const what = `${minutes} minutes, one analysis a second, embedded database`;
  const main = perHour((sample) => sample.main);
  const tree = perHour((sample) => sample.tree);
  return [
    {
      what: `${what}: slope of the main process after ${(warmUpSeconds / 60).toFixed(0)} minutes`,
      asked: `<= ${MOST_MIB_PER_HOUR} MB/h`,
      measured: `${main.toFixed(2)} MB/h (${ends((sample) => sample.main)})`,
      holds: main <= MOST_MIB_PER_HOUR,
    },
    {
      what: 'slope of the whole tree, parsers included',
      asked: `<= ${MOST_MIB_PER_HOUR} MB/h`,
      measured: `${tree.toFixed(2)} MB/h (${ends((sample) => sample.tree)})`,
      holds: tree <= MOST_MIB_PER_HOUR,
    },
    {
      what: 'errors',
      asked: '0',
      measured: `${failed} of ${last.answered + failed}${errors.map(([name, count]) => `; ${name}: ${count}`).join('')}`,
      holds: failed === 0 && last.answered > 0,
    },
  ];
}
