/** A stretch of `LegalText.text`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One side of the paper: a person or firm, or several who stand together. */
export interface PaperSide {
  /** `s1`, `s2`, … in the order in which the paper names them. */
  readonly id: string;
  /** Full name where the paper gives one. */
  readonly name: string | null;
  /** `Tenant`, `Lender`: as the paper calls it, or as its kind of paper implies. */
  readonly role: string | null;
  /** Further persons on the same side. */
  readonly alsoNamed: readonly string[];
  /** Words that stand for it in the third person, lower case: names, short names, roles. */
  readonly mentions: readonly string[];
  /** Pronouns that stand for it throughout the paper: `we/us/our`, `you/your`, `I/me/my`; null where none does. */
  readonly pronoun: 'we' | 'you' | 'i' | null;
  /** Whether it usually holds the stronger hand (landlord, employer, firm); null where neither does. */
  readonly isStronger: boolean | null;
  /** Where the paper introduces it. */
  readonly introducedAt: Span | null;
}

/** Who is who in the paper, and which of them the reader is. */
export interface PaperSides {
  readonly all: readonly PaperSide[];
  /** The reader's side, or null where the words typed match nobody with certainty enough. */
  readonly reader: PaperSide | null;
  readonly certainty: 'certain' | 'likely' | 'unknown';
  /** What binds one side binds the other in the same way (a mutual non-disclosure agreement). */
  readonly isMutual: boolean;
  /** One person writes `I` to `you` and means both by `we`: `neither of us`, `we both`. */
  readonly areWeBoth?: boolean;
  /**
   * In rules that a group of three or more makes for itself, whether `you` is each of them, the reader as well: `each`; or never the
   * reader, whom those rules set apart from `you` by name: `others`.
   */
  readonly whoIsYou?: 'each' | 'others';
  /** The paper speaks to somebody as `you`, so that its `we` are not all who sign. */
  readonly isYouSaid?: boolean;
}
