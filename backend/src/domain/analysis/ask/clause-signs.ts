import type { LegalText } from '../document/legal-text.ts';
import { findFrames } from '../reading/frames/find-frames.ts';
import type { Frame } from '../reading/frames/frame.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import type { PaperSides } from '../reading/sides/side.ts';
import { holding, weightHeld, type WeighedTerm } from './held-terms.ts';
import type { Question } from './read-question.ts';
import { termsOf } from './words/stem.ts';

/** What the clauses of a sentence say for it; all zero where it has none. */
export interface ClauseSigns {
  readonly clause: number;
  readonly role: number;
  readonly bound: number;
}

const DUTIES: ReadonlySet<Frame['mode']> = new Set(['must', 'must-not', 'will', 'will-not', 'may-not']);

/** Who is who in the paper, and whom the question names of them. */
export interface Asked {
  readonly sides: PaperSides;
  /** Ids; none where the question names all or none. */
  readonly named: ReadonlySet<string>;
  /** The words by which it names them, as stems. */
  readonly words: ReadonlySet<string>;
}

/** The sides that a question names by their role or name. */
export function findAsked(text: LegalText, question: Question): Asked {
  const sides = findPaperSides(text, '');
  const words = ` ${question.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const found = sides.all.flatMap(({ id, mentions, role }) => {
    const by = [...mentions, role ?? ''].find(
      (one) => one.length > 2 && words.includes(` ${one.toLowerCase()} `),
    );
    return by === undefined ? [] : [{ id, by }];
  });
  if (found.length === sides.all.length) return { sides, named: new Set(), words: new Set() };
  return {
    sides,
    named: new Set(found.map(({ id }) => id)),
    words: new Set(found.flatMap(({ by }) => termsOf(by))),
  };
}

/** For each sentence by its index: how much of the question one of its clauses holds, and whether the side that is named acts in it. */
export function clauseSigns(
  text: LegalText,
  question: Question,
  { sides, named }: Asked,
  weights: readonly WeighedTerm[],
): ReadonlyMap<number, ClauseSigns> {
  const out = new Map<number, ClauseSigns>();
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return out;
  for (const { sentence, text: words, actor, mode } of findFrames(text, sides)) {
    const clause = weightHeld(weights, holding(termsOf(words))) / total;
    const acts = actor.kind === 'both' || (actor.kind === 'side' && named.has(actor.id));
    const role = named.size === 0 ? 0 : acts ? 1 : actor.kind === 'side' ? -1 : 0;
    const isBound = question.expected === 'person' && actor.kind !== 'none' && DUTIES.has(mode);
    const known = out.get(sentence);
    out.set(sentence, {
      clause: Math.max(known?.clause ?? 0, clause),
      role: known === undefined ? role : Math.max(known.role, role),
      bound: Math.max(known?.bound ?? 0, isBound ? clause : 0),
    });
  }
  return out;
}
