/** The time, as a port so that no test has to wait for it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}
