import { standInOrder } from './in-order.ts';
import * as verdicts from './order-verdicts.ts';
import * as readers from './order-readers.ts';
import { mayHold } from './order-stems.ts';
import * as words from './order-words.ts';

/**
 * Orders to a program, told by evidence in three parts: who is addressed (a program, whoever reads by machine, whoever makes the
 * summary, somebody in a role), what is asked (to say, to hide), and what is wished (a verdict). No phrase is looked for: the
 * parts stand in any order within `NEAR` characters of each other, and each of them alone is common in honest papers.
 */
const NEAR = 240;
/** Longest way from a summary to what it says. */
const FAR = 30;

/** Longest way from a summary to what it hides. */
const FARTHER = 50;

/** What a piece of a sentence holds. Each concept is looked for once, when it is asked for. */
function evidenceIn(piece: string) {
  const small = piece.toLowerCase();
  const known = new Map<RegExp, boolean>();
  return (concept: RegExp) => {
    let found = known.get(concept);
    if (found === undefined) {
      found = mayHold(small, concept) && piece.search(concept) !== -1;
      known.set(concept, found);
    }
    return found;
  };
}
type Has = ReturnType<typeof evidenceIn>;

const { ABBREVIATED, BY_MACHINE, HIDES, NAMED, PAPER, READS, SAYS, SUMMARY, TOOL } = words;
const { ASKER, CODE, EXPLAINS, FORGETS, HAILED, OPENS_HIDING, OPENS_SAYING } = verdicts;
const { REDEFINES, RISK, ROLE, UNSEEN, VERDICT } = verdicts;

const { ANY_PROGRAM, AS_GONE, BY_COMPUTER, CLAUSE, CONFIDED, IN_THE_PLACE } = readers;
const { IS_SOLD, MACHINE_READER, MARKED_UNSEEN, NOT_IN_IT, SOOTHES, TALK_IN_CODE } = readers;

const isProgram = (has: Has) => has(ABBREVIATED) || has(NAMED) || has(MACHINE_READER);
/** In a sentence that sells no program, a program that does something with the paper is spoken to; long ones are judged in pieces. */
const isForReader = (has: Has, piece: string) => piece.length > NEAR || !has(IS_SOLD);
const isAsked = (has: Has) => has(HIDES) || has(VERDICT);

/** Each holds for an order and names who is addressed first, since that is what most sentences lack. */
const KINDS: readonly ((has: Has, piece: string) => boolean)[] = [
  (has) => has(HAILED),
  (has, piece) =>
    isProgram(has) &&
    isForReader(has, piece) &&
    (isAsked(has) || has(PAPER) || has(AS_GONE) || has(REDEFINES) || has(CLAUSE)),
  (has, piece) => has(ANY_PROGRAM) && has(READS) && has(PAPER) && isForReader(has, piece),
  (has, piece) =>
    has(BY_COMPUTER) &&
    isForReader(has, piece) &&
    (isAsked(has) || has(AS_GONE) || has(PAPER) || (has(CLAUSE) && has(SAYS))),
  (has, piece) =>
    isProgram(has) && has(SAYS) && isAsked(has) && (isForReader(has, piece) || has(PAPER) || has(CLAUSE)),
  (has) => has(BY_MACHINE) && (has(HIDES) || (has(VERDICT) && (has(SAYS) || has(RISK))) || has(REDEFINES)),
  (has) => has(TOOL) && has(READS) && has(PAPER) && has(SAYS) && isAsked(has),
  (has, piece) =>
    has(SUMMARY) &&
    isAsked(has) &&
    (standInOrder(piece, [SUMMARY, SAYS], FAR) || standInOrder(piece, [SUMMARY, HIDES], FARTHER)),
  (has, piece) => has(SUMMARY) && has(CLAUSE) && standInOrder(piece, [SUMMARY, NOT_IN_IT], FAR),
  (has) => has(IN_THE_PLACE),
  (has) => has(CONFIDED) && (has(SOOTHES) || isAsked(has)),
  (has) => has(ROLE) && has(EXPLAINS),
  (has) => has(UNSEEN) && isAsked(has),
  (has, piece) => has(ASKER) && OPENS_SAYING.test(piece) && has(VERDICT),
  (has, piece) => has(ASKER) && OPENS_HIDING.test(piece),
  (has) => has(FORGETS) && (isAsked(has) || has(SAYS)),
];

/** Whether the parts of a sentence together only make sense when a program reads it. Linear in the sentence. */
export function isOrderByEvidence(sentence: string): boolean {
  if (MARKED_UNSEEN.test(sentence)) return true;
  if (/["'<]/.test(sentence) && [...CODE, ...TALK_IN_CODE].some((code) => code.test(sentence))) return true;
  if (!holdsOrder(sentence)) return false;
  return sentence.length <= NEAR || piecesOf(sentence).some((piece) => holdsOrder(piece));
}

function holdsOrder(piece: string): boolean {
  const has = evidenceIn(piece);
  return KINDS.some((kind) => kind(has, piece));
}

/** A long sentence in pieces that overlap by half. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + NEAR / 2 < sentence.length; at += NEAR / 2)
    pieces.push(sentence.slice(at, at + NEAR));
  return pieces;
}
