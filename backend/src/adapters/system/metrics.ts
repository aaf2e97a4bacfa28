import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../../ports/metrics.ts';

export interface PrometheusOptions {
  /** Numbers read when somebody asks, by name (`queue_waiting`) and with what they mean. */
  readonly gauges?: Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;
}

export interface PrometheusMetrics extends Metrics {
  /** Resolves to all numbers in the text format of Prometheus. */
  expose(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];
const STAGE_SECONDS = [0.05, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 180, 600, 1_800];

/** Counts for Prometheus. Labels are ours: patterns of routes, names of stages, statuses and error codes. */
export function createPrometheusMetrics({ gauges = {} }: PrometheusOptions = {}): PrometheusMetrics {
  const registry = new Registry();
  // Includes nodejs_eventloop_lag_p99_seconds and process_resident_memory_bytes.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  exposeEventLoopDelay(registers);
  const requests = new Histogram({
    name: 'legible_request_seconds',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const stages = new Histogram({
    name: 'legible_stage_seconds',
    help: 'Stages of analyses',
    labelNames: ['stage', 'outcome'] as const,
    buckets: STAGE_SECONDS,
    registers,
  });
  const analyses = new Counter({
    name: 'legible_analyses_total',
    help: 'Analyses by outcome: completed, rejected, or the code of the failure',
    labelNames: ['outcome'] as const,
    registers,
  });
  const modelCalls = new Histogram({
    name: 'legible_model_call_seconds',
    help: 'Calls of the language model by outcome: ok, cut, or the code of the failure; retries included',
    labelNames: ['outcome'] as const,
    buckets: STAGE_SECONDS,
    registers,
  });
  const modelReadings = new Counter({
    name: 'legible_model_readings_total',
    help: 'Papers that a language model was to read, by how much of them it did: whole, part, none (the rules made the report)',
    labelNames: ['share'] as const,
    registers,
  });
  const childEnds = new Counter({
    name: 'legible_children_ended_total',
    help: 'Child processes that ended and were replaced, by role and reason',
    labelNames: ['role', 'reason'] as const,
    registers,
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name: `legible_${name}`,
      help,
      registers,
      collect() {
        gauge.set(read());
      },
    });
  }

  return {
    requestAnswered: (method, route, status, seconds) =>
      requests.observe({ method: knownMethod(method), route, status }, seconds),
    stageEnded: (stage, outcome, seconds) => stages.observe({ stage, outcome }, seconds),
    analysisEnded: (outcome) => analyses.inc({ outcome }),
    modelAnswered: (outcome, seconds) => modelCalls.observe({ outcome }, seconds),
    modelRead: (share) => modelReadings.inc({ share }),
    childEnded: (role, reason) => childEnds.inc({ role, reason }),
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** Interval at which the delay of the event loop is sampled. */
const LOOP_SAMPLING_MS = 10;

/** The library's own numbers end at the 99th percentile: rare long stalls, which users notice, are beyond it. */
function exposeEventLoopDelay(registers: Registry[]): void {
  const delays = monitorEventLoopDelay({ resolution: LOOP_SAMPLING_MS });
  delays.enable();
  const gauge = new Gauge({
    name: 'legible_event_loop_delay_seconds',
    help: 'Delays of the event loop since the last question, sampling interval of 10 ms included; quantile 1 is the longest',
    labelNames: ['quantile'] as const,
    registers,
    collect() {
      for (const quantile of [0.5, 0.99, 0.999, 1]) {
        // A window without a sample, right after a question, has no percentiles.
        const nanoseconds = delays.count === 0 ? 0 : delays.percentile(quantile * 100);
        gauge.set({ quantile: String(quantile) }, nanoseconds / 1e9);
      }
      delays.reset();
    },
  });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The client chooses the method; an unknown one must not make a new series. */
const knownMethod = (method: string): string => (METHODS.has(method) ? method : 'other');

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers GET /metrics on a port of its own, so that a proxy in front of the product never passes it on. */
export async function startMetricsServer(
  metrics: PrometheusMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.expose().then(
      ({ contentType, text }) => res.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo; // it listens on a port
  return {
    port: address.port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
