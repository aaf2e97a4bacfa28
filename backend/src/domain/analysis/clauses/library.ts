import type { ClauseKind } from './clause-kind.ts';
import { COMPETITION } from './competition.ts';
import { CONTROL } from './control.ts';
import { CREDIT } from './credit.ts';
import { ENDING } from './ending.ts';
import { HOME } from './home.ts';
import { LIABILITY } from './liability.ts';
import { MONEY } from './money.ts';
import { OWNERSHIP } from './ownership.ts';
import { WORK } from './work.ts';
import { remembered } from '../remembered/remembered.ts';
import { siftedList } from '../sieve/sifted-list.ts';

/** Every kind of clause the rules know, in the order of the groups. */
export const CLAUSE_LIBRARY: readonly ClauseKind[] = [
  ...ENDING,
  ...MONEY,
  ...LIABILITY,
  ...COMPETITION,
  ...OWNERSHIP,
  ...CONTROL,
  ...HOME,
  ...WORK,
  ...CREDIT,
];

const BY_ID = new Map(CLAUSE_LIBRARY.map((kind) => [kind.id, kind]));

/** The kind with this id, or undefined for ids the library does not hold (document facts such as dates). */
export function clauseKind(id: string): ClauseKind | undefined {
  return BY_ID.get(id);
}

const FINDS = siftedList(CLAUSE_LIBRARY.map(({ find }) => find));
const KNOWN_MORE = CLAUSE_LIBRARY.filter(({ more }) => more !== undefined);
const MORE = siftedList(KNOWN_MORE.map(({ more }) => more!)); // only those that have it

/** The kinds of the library that a sentence reads like, in their order. The classifier was fitted with it. */
export const kindsIn = remembered((sentence): readonly ClauseKind[] =>
  FINDS.matching(sentence)
    .map((at) => CLAUSE_LIBRARY[at]!) // a place in it
    .filter(({ except }) => !(except?.test(sentence) ?? false)),
);

/** The kinds of which words stand in a sentence that only the rules know, and the classifier was not fitted with. */
export const moreKindsIn = remembered((sentence): readonly ClauseKind[] =>
  MORE.matching(sentence).map((at) => KNOWN_MORE[at]!),
);

/** Where in a sentence the words stand that prove the kind to a reader, or null when the sentence does not prove it. */
export function proofIn(
  kind: ClauseKind,
  sentence: string,
): { readonly start: number; readonly end: number } | null {
  if ((kind.except?.test(sentence) ?? false) || (kind.notProof?.test(sentence) ?? false)) return null;
  const place = (kind.proof ?? kind.find).exec(sentence);
  return place === null ? null : { start: place.index, end: place.index + place[0].length };
}

/** Like `proofIn`, with what the classifier was not fitted with: further words that prove, and sentences that only follow. */
export function quotableIn(
  kind: ClauseKind,
  sentence: string,
): { readonly start: number; readonly end: number } | null {
  if (kind.consequence?.test(sentence) ?? false) return null;
  const known = proofIn(kind, sentence);
  if (known !== null || kind.more === undefined) return known;
  const place = kind.more.exec(sentence);
  return place === null ? null : { start: place.index, end: place.index + place[0].length };
}
