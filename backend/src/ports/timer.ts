/** Waiting, as a port so that no test has to. */
export interface Timer {
  /** Resolves after that many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}
