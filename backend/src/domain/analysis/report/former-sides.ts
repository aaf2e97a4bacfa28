import { findSides, isTwoWay, type Side, type Sides } from '../facts/sides.ts';
import type { LegalText } from '../document/legal-text.ts';
import type { DocumentType } from '../recognition/document-type.ts';
import type { PaperSide, PaperSides } from '../reading/sides/side.ts';

/** The sides in the shape that facts and duties were written for, in the same order, so that ids agree. */
export function formerSides(paper: PaperSides, text: LegalText, type: DocumentType, identity: string): Sides {
  if (paper.all.length === 0) return findSides(text, type, identity);
  const all = paper.all.map(formerSide);
  const reader = paper.reader === null ? null : (all[paper.all.indexOf(paper.reader)] ?? null);
  return { all, reader, isMutual: paper.isMutual || isTwoWay(text, type) };
}

const PRONOUNS = { we: ['we', 'us'], you: ['you'], i: ['i', 'me'] } as const;

function formerSide(side: PaperSide): Side {
  const pronouns = side.pronoun === null ? [] : PRONOUNS[side.pronoun];
  return {
    label: side.role ?? side.name ?? (side.pronoun === 'you' ? 'you' : 'the other side'),
    name: side.name,
    mentions: [...side.mentions, ...pronouns],
  };
}
