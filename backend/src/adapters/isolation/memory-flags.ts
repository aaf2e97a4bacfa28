/**
 * Room for objects that have just been made, in MiB; Node would take up to 16. Less room saves memory and costs nothing down to here; two
 * MiB take a fifth more time on a long paper (measured on 335,000 characters).
 */
const YOUNG_MB = 3;
/** By how much the heap may grow before the next full collection, in per cent of what is in use; V8 lets it grow by half and more. */
const GROWTH_PERCENT = 20;

/**
 * How Node keeps memory in a child that reads documents: as command-line flags. Without the last two, reading 335,000 characters takes
 * up to 290 MB, with them 240 to 247 MB in the same time (`npm run bench:reading`).
 */
export const memoryFlags = (limitMb: number): readonly string[] => [
  `--max-old-space-size=${limitMb}`,
  `--max-semi-space-size=${YOUNG_MB}`,
  `--heap-growing-percent=${GROWTH_PERCENT}`,
];

/**
 * How the C library keeps memory that was freed (glibc, mallopt(3)): one arena for all threads, and what is free at its end goes back from
 * 128 KiB on. Saves about 15 MB a child at work (bench/reliability/mutations.ts); other libraries do not read it.
 */
export const FREED_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
