/** Numbers for the operator's monitoring. Labels come from fixed, small sets; never from what people send. */
export interface Metrics {
  /** One answered request; `route` is a pattern of ours, never a path as sent. */
  requestAnswered(method: string, route: string, status: number, seconds: number): void;
  /** One finished or failed stage of an analysis: `extracting`, `analyzing`. */
  stageEnded(stage: string, outcome: 'ok' | 'failed', seconds: number): void;
  /** One analysis that was answered or not; `outcome` is `completed`, `rejected` or an error code. */
  analysisEnded(outcome: string): void;
}
