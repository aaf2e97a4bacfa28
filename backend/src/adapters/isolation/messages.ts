import type { ErrorCode } from '../../domain/errors.ts';

/** Messages from parent to child. `release` makes the child forget the document. */
export type ToChild =
  | { readonly type: 'call'; readonly id: number; readonly task: string; readonly input: unknown }
  | { readonly type: 'release' };

/** Messages from child to parent. `code` is null for a failure without a code. */
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
