import type { Sentence } from '../../../document/legal-text.ts';
import type { DraftQuote } from '../../../report/report-draft.ts';
import type { Frame } from '../../frames/frame.ts';

/** What made a rule propose a duty. */
export type How =
  /** The clause names who acts. */
  | 'named'
  /** `payable by the Buyer`. */
  | 'bound'
  /** `please …`. */
  | 'asked'
  /** The lead-in above a list names who acts. */
  | 'led'
  /** Nobody acts in the clause; its words or what stands before it imply who does. */
  | 'implied'
  /** Who settles what they differ on. */
  | 'judges'
  /** A part without a doer, or the row of the main payment. */
  | 'left-over'
  /** What somebody gets, what is whose to do, money that changes hands, an order. */
  | 'register'
  | 'money'
  | 'deed'
  | 'service'
  | 'order'
  /** Nobody is named. */
  | 'open'
  /** No rule proposes it; its words do. */
  | 'words';

/** A duty as a rule proposes it. */
export interface Proposal {
  /** Null where the paper does not plainly say whose it is. */
  readonly sideId: string | null;
  readonly sentence: Sentence;
  /** The clause of which it was read; null where no clause tells it. */
  readonly frame: Frame | null;
  readonly how: How;
  readonly quotes: readonly DraftQuote[];
  readonly action: string;
  readonly weight: number;
}

/** What was found of one sentence: whom each kind of rule names. */
interface Found {
  readonly bound: readonly string[];
  readonly sideId: string | null;
  readonly asked: string | null;
  readonly led: string | null;
  readonly isForJudges: boolean;
}

/** Which rule named the side of a duty. */
export function howOf(id: string | null, { bound, sideId, asked, led, isForJudges }: Found): How {
  if (id === null) return 'open';
  if (bound.includes(id)) return 'bound';
  if (id === 'both' && isForJudges) return 'judges';
  if (id === sideId) return 'named';
  if (id === asked) return 'asked';
  return id === led ? 'led' : 'implied';
}
