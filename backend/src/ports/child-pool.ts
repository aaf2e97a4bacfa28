/** One warm child process, held by one document until it is released. */
export interface ChildLease {
  /**
   * Runs a task of the child and resolves to its plain value, whose type the caller guarantees. Only the time spent in calls counts against the deadline.
   * Rejects with the task's own DomainError; with `document_unreadable` when the child fails otherwise, runs over its
   * time or memory (it is then killed and replaced), and with `cancelled` as soon as the signal of the lease aborts.
   */
  call<Output>(task: string, input: unknown): Promise<Output>;
  /** Milliseconds that the calls to come may still take. */
  leftMs(): number;
  /** Gives the calls to come more time. */
  grant(ms: number): void;
  /** Gives the child back; what it kept of the document is dropped. Safe to call twice. */
  release(): void;
}

export interface LeaseOptions {
  /** Ends the wait, and kills the child when it already works. */
  readonly signal: AbortSignal;
  /** Milliseconds that all calls of the lease may take together; the pool's own deadline when absent. */
  readonly deadlineMs?: number;
  /** Waiting leases of one group count as one in line, so that a long document does not hold up a short one. */
  readonly group?: object;
}

/** Warm child processes that do what the process answering requests must never do. */
export interface ChildPool {
  /** How many children work side by side. */
  readonly size: number;
  /**
   * Resolves to a free child, in fair order. Rejects with `cancelled` when the signal aborts first, and with
   * `unavailable` when children cannot be started.
   */
  lease(options: LeaseOptions): Promise<ChildLease>;
  /** Starts a child where there is none and does not wait for it: somebody will soon ask for one. */
  prepare(): void;
  /** Whether a lease waits for a child. */
  isAwaited(): boolean;
  /** Resolves when children were seen to start, and the first are warm; rejects with `unavailable` when one cannot start. */
  ready(): Promise<void>;
  /** Kills every child and resolves when they are gone. Nothing may be called afterwards. */
  close(): Promise<void>;
}
