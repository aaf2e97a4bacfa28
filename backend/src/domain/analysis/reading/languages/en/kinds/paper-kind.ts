/** Kinds of paper as a person says them. The first whose title words stand at the top wins, else the one with most body words. */
export interface PaperKind {
  readonly label: string;
  /** Words of a title or subject line. */
  readonly title: RegExp;
  /** Words of the running text; three uses at least. */
  readonly body?: RegExp;
  /** Words of another kind of thing: where they stand again and again, words of the running text prove nothing. */
  readonly unless?: RegExp;
  /** What the first pages of every such paper say; without it words of a title mean something else. */
  readonly needs?: RegExp;
}

/** An entry of the lists of kinds. */
export const kind = (
  label: string,
  title: RegExp,
  body?: RegExp,
  unless?: RegExp,
  needs?: RegExp,
): PaperKind => ({
  label,
  title,
  ...(body && { body }),
  ...(unless && { unless }),
  ...(needs && { needs }),
});
