/** The thread that asks for the product's health at a steady pace, whatever the sending thread is busy with. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface ProbeData {
  readonly url: string;
  readonly everyMs: number;
}

export interface ProbeResult {
  /** Time of each answer in milliseconds. */
  readonly answeredMs: readonly number[];
  /** Questions that were not answered with 200. */
  readonly failed: number;
}

// The only starter of this file is watch.ts, which passes exactly this.
const { url, everyMs } = workerData as ProbeData;
const agent = new Agent({ keepAlive: true });
const answeredMs: number[] = [];
let failed = 0;
let open = 0;

const ask = () => {
  const from = performance.now();
  let isOver = false;
  const end = (isOk: boolean) => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    if (isOk) answeredMs.push(performance.now() - from);
    else failed += 1;
  };
  open += 1;
  get(`${url}/api/health`, { agent }, (answer) => {
    answer.resume();
    answer.once('end', () => end(answer.statusCode === 200));
  }).once('error', () => end(false));
};

// A question goes out on time also when the one before it has no answer yet: a stall must not hide itself.
const asking = setInterval(ask, everyMs);
parentPort?.once('message', () => {
  clearInterval(asking);
  const report = setInterval(() => {
    if (open > 0) return;
    clearInterval(report);
    agent.destroy();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage({ answeredMs, failed } satisfies ProbeResult);
  }, everyMs);
});
