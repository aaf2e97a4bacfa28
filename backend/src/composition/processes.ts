/** Composition of everything that runs in child processes: the pools, and the two ports that use them. */
import { availableParallelism } from 'node:os';
import type { ExtractionConfig } from '../../../config/app-config.ts';
import { readConfig } from '../../../config/env.ts';
import { createExtractor } from '../adapters/extraction/pipeline/extractor.ts';
import { createChildPool } from '../adapters/isolation/child-pool.ts';
import { createIsolatedWork } from '../adapters/isolation/isolated-work.ts';
import type { ChildRole, ChildSettings } from './child.ts';
import type { ChildPool } from '../ports/child-pool.ts';
import type { IsolatedWork } from '../ports/isolated-work.ts';
import type { ChildEnd } from '../ports/metrics.ts';
import type { TextExtractor } from '../ports/text-extractor.ts';

/** Settings of the extraction, every one optional: what is absent takes its default. */
type ExtractorOptions = Partial<ExtractionConfig>;

const capsFrom = (options: ExtractorOptions): ExtractionConfig => ({
  ...readConfig({}).extraction,
  ...options,
});

/** Documents that one parser reads before a fresh one takes its place. */
const PARSER_LEASES = 50;
/** WebAssembly memory never shrinks, so an OCR child is replaced after this many pages. */
const OCR_LEASES = 40;
/** A child that had nothing to do for so long is let go; the next document that needs one waits about a second for it. */
const REST_AFTER_MS = 60_000;
/** Of every upload a parser looks first, so one is kept warm. The others start when a document needs them. */
const KEPT: Readonly<Record<ChildRole, number>> = { parser: 1, ocr: 0, domain: 0 };

/** Called for each child that ended and was replaced. */
type OnChildEnded = (role: ChildRole, reason: ChildEnd) => void;
const ignore: OnChildEnded = () => undefined;

/** Starts the extractor with its warm parser and OCR children. `ready()` tells when they are warm. */
export function startExtractor(
  options: ExtractorOptions = {},
  onChildEnded: OnChildEnded = ignore,
): TextExtractor {
  const caps = capsFrom(options);
  return createExtractor({
    parsers: startPool('parser', options, PARSER_LEASES, onChildEnded),
    ocr: startPool('ocr', options, OCR_LEASES, onChildEnded),
    caps,
  });
}

/** The extractor, beside whose reading the child starts that will explain what was read. */
export const preparing = (extractor: TextExtractor, work: Pick<WorkProcesses, 'prepare'>): TextExtractor => ({
  get kinds() {
    return extractor.kinds;
  },
  extract(document, options, signal) {
    work.prepare();
    return extractor.extract(document, options, signal);
  },
  ready: () => extractor.ready(),
  close: () => extractor.close(),
});

export interface WorkProcesses extends IsolatedWork {
  /** Starts a child where there is none: a document is on its way. */
  prepare(): void;
  /** Resolves when the children are warm; rejects with `unavailable` when they cannot start. */
  ready(): Promise<void>;
  /** Ends every child. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** Starts the children in which domain work runs, under the same time and memory limits as the parsers. */
export function startIsolatedWork(
  options: ExtractorOptions = {},
  onChildEnded: OnChildEnded = ignore,
): WorkProcesses {
  const pool = startPool('domain', options, PARSER_LEASES, onChildEnded);
  return {
    ...createIsolatedWork(pool),
    prepare: () => pool.prepare(),
    ready: () => pool.ready(),
    close: () => pool.close(),
  };
}

function startPool(
  role: ChildRole,
  options: ExtractorOptions,
  leasesPerChild: number,
  onChildEnded: OnChildEnded,
): ChildPool {
  const caps = capsFrom(options);
  const memoryLimitBytes = caps.parserMemoryMb * 2 ** 20;
  return createChildPool({
    entry: new URL('./child.ts', import.meta.url),
    args: [JSON.stringify({ role, memoryLimitBytes, caps } satisfies ChildSettings)],
    size: caps.maxParsers ?? availableParallelism(),
    keep: KEPT[role],
    restAfterMs: REST_AFTER_MS,
    deadlineMs: caps.parserSeconds * 1_000,
    leasesPerChild,
    memoryLimitBytes,
    onChildEnded: (reason) => onChildEnded(role, reason),
  });
}
