/** What the marking needs to know of `word/document.xml`: paragraphs and runs by their place in the source. */

/** A child of a run: a piece of text, a tab, a break. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Offsets in the paragraph's text. */
  readonly from: number;
  readonly to: number;
  /** Where the words stand in the source; null for what is no text element. */
  readonly words: { readonly start: number; readonly end: number } | null;
}

/** A run that may be cut: plain text of the paragraph itself, in no field, link, control or revision. */
export interface FreeRun {
  /** The start tag. */
  readonly tag: string;
  /** The `rPr` element, or nothing. */
  readonly look: string;
  readonly pieces: readonly Piece[];
}

/** A direct child of a paragraph. */
export interface Child {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly run: FreeRun | null;
  /** Bookmarks and the like: holds no words and may stand inside a replaced stretch. */
  readonly isNeutral: boolean;
}

export interface Paragraph {
  /** Place among all paragraphs of the part, from 0. */
  readonly ordinal: number;
  readonly text: string;
  readonly children: readonly Child[];
  /** Inside a content control, a text box or somebody's revision: comments only. */
  readonly isLocked: boolean;
  /** Inside a text box, where Word allows no comments: the ordinal of the paragraph that holds the box; otherwise null. */
  readonly host: number | null;
}

/** A direct child of the body. */
export interface BodyChild {
  readonly start: number;
  readonly name: string;
  /** Ordinals of its paragraphs: from, and up to without. */
  readonly from: number;
  readonly to: number;
  /** Whether a field is open where it begins. */
  readonly isInField: boolean;
}

export interface WordText {
  readonly xml: string;
  /** Prefix with its colon, as in `w:`. */
  readonly w: string;
  readonly isStrict: boolean;
  readonly paragraphs: readonly Paragraph[];
  readonly body: readonly BodyChild[];
  /** The highest number that an element carries as its id. */
  readonly highestId: number;
}
