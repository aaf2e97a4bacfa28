import type { Span } from '../sides/side.ts';

/** A name that a paper gives to one of its sides, and where. */
export interface GivenName {
  readonly name: string;
  readonly span: Span;
}
