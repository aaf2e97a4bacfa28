import { findSides, type Side } from '../facts/sides.ts';
import type { LegalText } from '../document/legal-text.ts';
import type { DocumentType } from '../recognition/document-type.ts';
import { holdsWeakerHand, ROLE_WORDS } from '../recognition/roles.ts';
import type { PaperSide, PaperSides } from './sides/side.ts';

/** The sides as the former reading finds them, in the shape that frames need. Goes when `sides/find-sides.ts` is there. */
export function bridgeSides(text: LegalText, type: DocumentType, identity: string): PaperSides {
  const known = findSides(text, type, identity);
  const all = known.all.map((side, index): PaperSide => {
    const pronoun = pronounOf(side);
    return {
      id: `s${index + 1}`,
      name: side.name,
      role: ROLE_WORDS.includes(side.label.toLowerCase()) ? side.label : null,
      alsoNamed: [],
      mentions: side.mentions.filter((word) => !/^(?:you|we|us|i|me)$/.test(word)),
      pronoun,
      isStronger: pronoun === 'we' ? true : pronoun === 'you' || holdsWeakerHand(side.label) ? false : null,
      introducedAt: null,
    };
  });
  const index = known.reader === null ? -1 : known.all.indexOf(known.reader);
  return {
    all,
    reader: all[index] ?? null,
    certainty: index < 0 ? 'unknown' : 'likely',
    isMutual: known.isMutual,
  };
}

const pronounOf = ({ mentions }: Side): PaperSide['pronoun'] =>
  mentions.includes('you') ? 'you' : mentions.includes('we') || mentions.includes('us') ? 'we' : null;
