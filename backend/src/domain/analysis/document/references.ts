/** A place where the text points at one of its own clauses. */
export interface Reference {
  /** As printed: `Section 4.2`, `Schedule 3`. */
  readonly label: string;
  readonly kind: 'clause' | 'attachment';
  /** The number alone: `4.2`, `3`, `B`. */
  readonly number: string;
  readonly start: number;
  readonly end: number;
}

const POINTER =
  /\b(?:(section|sections|clause|clauses|article|articles|paragraph|paragraphs)|(schedule|exhibit|annex|appendix|attachment))\s{1,3}(\d{1,3}(?:\.\d{1,3}){0,3}|[A-Z]|[IVX]{1,5})\b(?!\s*(?:of|under|to)\s+(?:the|that|an?)\s+(?!agreement\b|contract\b|lease\b)\p{L}{3,})/giu;

/** Finds references to clauses and attachments; those that name another law or contract are left out. */
export function findReferences(text: string): Reference[] {
  return Array.from(text.matchAll(POINTER), (match) => ({
    label: match[0].replace(/\s+/g, ' '),
    kind: match[1] === undefined ? ('attachment' as const) : ('clause' as const),
    number: match[3]!,
    start: match.index,
    end: match.index + match[0].length,
  }));
}
