/** What a log line may hold beside its event name: codes, kinds, sizes, counts and durations. Never text of a user or a document. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one structured line per event. */
export interface Logger {
  /** Something worth knowing happened as it should. */
  info(event: string, fields?: LogFields): void;
  /** Something failed in a way that the product expects and survives. */
  warn(event: string, fields?: LogFields): void;
  /** A defect, or an outage the operator has to look at. */
  error(event: string, fields?: LogFields): void;
}
