import type { ChildEnd } from '../../ports/metrics.ts';
import type { Child, ChildOptions } from './child.ts';

export interface ChildPoolOptions extends ChildOptions {
  /** Children side by side at most. */
  readonly size: number;
  /** Children that are kept warm when nobody needs them; all of them when absent. The others are started on demand. */
  readonly keep?: number;
  /** After so many milliseconds without work a child beyond `keep` is let go, and a swollen one replaced. Never when absent. */
  readonly restAfterMs?: number;
  /** Milliseconds of work that one lease may take by default. */
  readonly deadlineMs: number;
  /** Leases after which a child is replaced by a fresh one: no parser frees all its memory. */
  readonly leasesPerChild: number;
  /** Called for each child that ended while the pool was open. */
  readonly onChildEnded?: (reason: ChildEnd) => void;
}

/** Why a child ended, for the operator. */
export function reasonOf(child: Child): ChildEnd {
  if (!child.isWarm()) return 'not-started';
  switch (child.endedFor()) {
    case null:
      return 'crashed';
    case 'cancelled':
      return 'client-left';
    case 'unavailable':
      return 'worn';
    default:
      return 'over-limit';
  }
}
