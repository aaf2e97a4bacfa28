import { create } from 'zustand';

/** A place in the document that the reader of the report asked for. */
export interface ClauseRequest {
  readonly paragraph: number;
  /** Ids of the citations to highlight. */
  readonly citations: readonly string[];
}

/** Which clause the reader shows; null while it is closed. */
export const useClauseReaderStore = create<{ readonly shown: ClauseRequest | null }>(() => ({ shown: null }));

export const showClause = (shown: ClauseRequest): void => useClauseReaderStore.setState({ shown });
export const closeClause = (): void => useClauseReaderStore.setState({ shown: null });
