import { startExtractor } from '../../../src/composition/processes.ts';
import type { TextExtractor } from '../../../src/ports/text-extractor.ts';

let shared: TextExtractor | null = null;

/**
 * The extractor that all files of this worker read with: its children are warm after the first. They end with the worker,
 * so nobody closes it. A machine that runs many tests at once is slow, hence the long time for a page.
 */
export const sharedExtractor = (): TextExtractor =>
  (shared ??= startExtractor({ maxParsers: 1, ocrPageSeconds: 60 }));
