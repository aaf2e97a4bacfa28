/** Over its time or memory, left by its client, old enough to be replaced, ended by itself, or never came up. */
export type ChildEnd = 'over-limit' | 'client-left' | 'worn' | 'crashed' | 'not-started';

/** Numbers for the operator's monitoring. Labels come from fixed, small sets; never from what users send. */
export interface Metrics {
  /** One answered request; `route` is a pattern of ours, never a path as sent. */
  requestAnswered(method: string, route: string, status: number, seconds: number): void;
  /** One finished or failed stage of an analysis: `extracting`, `analyzing`. */
  stageEnded(stage: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** One analysis that was answered or not; `outcome` is `completed`, `rejected` or an error code. */
  analysisEnded(outcome: string): void;
  /** One call of a language model, retries included; `outcome` is `ok`, `cut` or the error code. */
  modelAnswered(outcome: string, seconds: number): void;
  /** One paper that a language model was to read, and how much of it it did; `none` ends in a report by rules. */
  modelRead(share: 'whole' | 'part' | 'none'): void;
  /** One child process that ended; another takes its place. `role` is `parser`, `ocr` or `domain`. */
  childEnded(role: string, reason: ChildEnd): void;
}
