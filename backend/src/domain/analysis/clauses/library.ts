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
import { sifted, type Sifted } from '../sieve/sifted.ts';

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

interface SiftedKind {
  readonly find: Sifted;
  readonly except: Sifted | null;
  readonly more: Sifted | null;
}
const siftedKinds = new WeakMap<ClauseKind, SiftedKind>();

function siftedOf(kind: ClauseKind): SiftedKind {
  const before = siftedKinds.get(kind);
  if (before !== undefined) return before;
  const { find, except, more } = kind;
  const made = {
    find: sifted(find),
    except: except === undefined ? null : sifted(except),
    more: more === undefined ? null : sifted(more),
  };
  siftedKinds.set(kind, made);
  return made;
}

/** Whether words of this kind stand in a sentence that only the rules know, and the classifier was not fitted with. */
export const matchesMore = (kind: ClauseKind, sentence: string): boolean =>
  siftedOf(kind).more?.test(sentence) ?? false;

/** Whether a sentence reads like this kind of clause. The classifier was fitted with it. */
export function matchesKind(kind: ClauseKind, sentence: string): boolean {
  const { find, except } = siftedOf(kind);
  return find.test(sentence) && !(except?.test(sentence) ?? false);
}

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
