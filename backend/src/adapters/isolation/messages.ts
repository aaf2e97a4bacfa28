import type { ErrorCode } from '../../domain/errors.ts';

/** What the parent says to a child. `release` makes it forget whatever it kept of a document. */
export type ToChild =
  | { readonly type: 'call'; readonly id: number; readonly task: string; readonly input: unknown }
  | { readonly type: 'release' };

/** What a child says to its parent. `code` is null for a failure that nobody has named. */
export type FromChild =
  | { readonly type: 'ready' }
  /** It cannot serve and ends; `message` tells the operator why. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly code: ErrorCode | null;
      readonly message: string;
    };
