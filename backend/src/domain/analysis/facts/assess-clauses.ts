import { clauseKind, quotableIn } from '../clauses/library.ts';
import type { Bearing, ClauseKind } from '../clauses/clause-kind.ts';
import { kindFor } from '../clauses/fitted-words.ts';
import type { Severity } from '../finding.ts';
import type { ClauseHit } from './find-clauses.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import { holdsWeakerHand, isUsuallyPaid } from '../recognition/roles.ts';
import type { Family } from '../recognition/document-type.ts';
import { figureReader } from './figures/figure-reader.ts';
import type { Figure } from './figures/figure.ts';
import { isUsualRate } from './figures/late-payment.ts';
import { subjectBefore, subjectOf, type Side, type Sides } from './sides.ts';
import { sifted } from '../sieve/sifted.ts';

/** The sentence that bears a clause out, and the words in it, by offsets of the text. */
export interface Proof {
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

/** A clause with what it means for the reader. */
export interface WeighedClause {
  readonly kind: ClauseKind;
  readonly hit: ClauseHit;
  readonly words: string;
  readonly bearing: Bearing;
  /** Who the sentence starts from, where known. */
  readonly side: Side | null;
  /** Null where only the classifier thinks so; then no claim is made. */
  readonly proof: Proof | null;
  readonly severity: Severity | null;
  /** What makes it one of the worst of its kind, where something does. */
  readonly remark: Remark | null;
}

export type Remark = Pick<Figure, 'title' | 'why'> & Partial<Pick<Figure, 'ask' | 'workedOut' | 'sentence'>>;

const MUTUAL = sifted(
  /\b(?:each (?:party|side)|either (?:party|side)|both (?:parties|sides)|neither (?:party|side|of (?:the parties|us|them))|the parties (?:shall|agree|will|may)|mutual|(?:either )?you or (?:we|us|the \w+) may|(?:we|the \w+) or you may)\b/i,
);
const WORSE: Readonly<Record<Severity, Severity>> = { low: 'medium', medium: 'high', high: 'high' };
const MILDER: Readonly<Record<Severity, Severity | null>> = { low: null, medium: 'low', high: 'medium' };
/** A piece of a list: who it binds stands in the words before it. */
const LIST_PIECE = /^(?:\([a-z\d]{1,4}\)|[a-z])/;
const LEAD_IN = 300;

/** Weighs every clause of the library that was found, for the reader's side. */
export function weighClauses(
  text: LegalText,
  hits: readonly ClauseHit[],
  sides: Sides,
  family: Family,
): WeighedClause[] {
  const figureOf = figureReader(text);
  // what is too much for the one who pays is no risk of the one who is paid
  const isPaid = sides.reader !== null && isUsuallyPaid(sides.reader.label);
  return hits.flatMap((hit): WeighedClause[] => {
    const known = clauseKind(hit.category);
    if (known === undefined) return [];
    const kind = kindFor(known, family);
    const words = text.text.slice(hit.start, hit.end);
    const proof = proofOf(text, hit, kind);
    const own = bearingOf(kind, proof?.sentence.text ?? words, sides);
    const { bearing, side } =
      proof !== null && own.bearing === 'unknown' && own.side === null && LIST_PIECE.test(proof.sentence.text)
        ? bearingOf(kind, withLeadIn(text, proof.sentence), sides)
        : own;
    const isTrap = proof !== null && bearing === 'for' && isTrapFor(kind, proof.sentence.text, sides);
    const weighed = isTrap ? 'against' : bearing;
    const plain = proof === null ? null : severityOf(kind, weighed, proof.sentence.text);
    const isToldMore = proof !== null && weighed !== 'for' && (weighed === 'against' || !isPaid);
    const remark = isToldMore ? remarkOn(kind, proof.sentence, figureOf) : null;
    const severity =
      proof !== null && kind.id === 'late-fees' && isUsualRate(proof.sentence.text)
        ? null
        : remark === null
          ? plain
          : graver(plain, weighed === 'mutual' ? 'medium' : remark.severity);
    return [{ kind, hit, words, bearing: weighed, side, proof, severity, remark }];
  });
}

/** What a sentence or its figures say beyond the usual: the words first, as they need no figure to be grave. */
function remarkOn(
  kind: ClauseKind,
  sentence: Sentence,
  figureOf: ReturnType<typeof figureReader>,
): (Remark & { readonly severity: Severity }) | null {
  const grave = kind.risk?.graves?.find(({ sign }) => sign.test(sentence.text));
  const figure = figureOf(kind.id, sentence);
  return grave !== undefined ? { ...figure, title: grave.title, why: grave.why, severity: 'high' } : figure;
}

const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };
const graver = (a: Severity | null, b: Severity): Severity => (a !== null && ORDER[a] < ORDER[b] ? a : b);

function proofOf(text: LegalText, hit: ClauseHit, kind: ClauseKind): Proof | null {
  const sentences = sentencesIn(text, hit);
  // where only the consequence was found, the rule stands before it
  const first = sentences[0];
  const before =
    kind.consequence !== undefined && first !== undefined && kind.consequence.test(first.text)
      ? text.sentences
          .slice(Math.max(0, first.index - 3), first.index)
          .filter(({ paragraph }) => paragraph >= first.paragraph - 1)
          .toReversed()
      : [];
  for (const sentence of [...sentences, ...before]) {
    const place = quotableIn(kind, sentence.text) ?? proofInList(text, sentence, kind);
    if (place !== null)
      return { sentence, start: sentence.start + place.start, end: sentence.start + place.end };
  }
  return null;
}

/** What a piece of a list proves together with the words that open the list: `You will not: (a) work for a competitor`. */
function proofInList(
  text: LegalText,
  sentence: Sentence,
  kind: ClauseKind,
): { readonly start: number; readonly end: number } | null {
  if (!LIST_PIECE.test(sentence.text)) return null;
  const before = withLeadIn(text, sentence).slice(0, -sentence.text.length);
  const opening = before.slice(0, before.lastIndexOf(':') + 1) || before; // without the pieces in between
  const lead = opening.length + 1;
  const place = quotableIn(kind, `${opening} ${sentence.text}`);
  return place === null || place.end <= lead + 4
    ? null
    : { start: Math.max(0, place.start - lead), end: place.end - lead };
}

function sentencesIn(text: LegalText, hit: ClauseHit): Sentence[] {
  const out: Sentence[] = [];
  for (let index = firstSentence(text, hit.start); index < text.sentences.length; index++) {
    const sentence = text.sentences[index]!;
    if (sentence.start >= hit.end) break;
    out.push(sentence);
  }
  return out;
}

/** Index of the first sentence that ends after an offset. */
function firstSentence(text: LegalText, offset: number): number {
  let low = 0;
  let high = text.sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (text.sentences[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `You may cancel only by registered letter` names the reader as the one who may, and still burdens them. */
const isTrapFor = (kind: ClauseKind, sentence: string, { reader }: Sides) =>
  reader !== null &&
  holdsWeakerHand(reader.label) &&
  kind.risk?.severity.against === null &&
  (kind.risk.worse?.test(sentence) ?? false);

/** A piece of a list with the opening of its sentence. */
function withLeadIn(text: LegalText, { start, text: words }: Sentence): string {
  const before = text.text.slice(Math.max(0, start - LEAD_IN), start);
  const opening = before.search(/[A-Z](?:(?![.!?]["”]? [A-Z])[^])*$/);
  return opening < 0 ? words : before.slice(opening) + words;
}

function bearingOf(kind: ClauseKind, words: string, sides: Sides): { bearing: Bearing; side: Side | null } {
  if (MUTUAL.test(words.slice(0, 400))) return { bearing: 'mutual', side: null };
  const subject = subjectOf(words.slice(0, 1_200), sides);
  if (subject.kind === 'mutual' || (subject.kind === 'unknown' && kind.bindsBoth === true))
    return { bearing: 'mutual', side: null };
  if (subject.kind === 'unknown' || sides.reader === null)
    return { bearing: 'unknown', side: subject.kind === 'side' ? subject.side : null };
  const isReader = subject.side === sides.reader;
  if (sides.isMutual) return { bearing: 'mutual', side: null };
  const isBurdened = (kind.subjectIs === 'burdened') !== isTurned(kind, words, subject.side, sides);
  const isAgainst = isReader === isBurdened;
  return { bearing: isAgainst ? 'against' : 'for', side: subject.side };
}

/** What is forfeited is lost by the one who paid it, whoever the sentence starts from. */
const FORFEITED = sifted(/^(?![^]*\b(?:not|never)\b[^.;]{0,30}\bforfeit)[^]*\bforfeit/i);

/** `The Tenant pays a deposit which the Landlord may keep`: what another side may do does not turn the sentence round. */
function isTurned(kind: ClauseKind, words: string, side: Side, sides: Sides): boolean {
  if (kind.turned !== undefined && FORFEITED.test(words)) return !holdsWeakerHand(side.label);
  const turn = kind.turned?.exec(words);
  if (turn === null || turn === undefined) return false;
  const verbAt = turn.indices?.groups?.['verb']?.[0] ?? turn.index;
  const actor = subjectBefore(words, verbAt, sides);
  return actor?.kind !== 'side' || actor.side === side;
}

function severityOf(kind: ClauseKind, bearing: Bearing, words: string): Severity | null {
  if (kind.risk === undefined || bearing === 'for') return null;
  const isWorse = kind.risk.worse?.test(words) ?? false;
  const base = kind.risk.severity[bearing];
  if (base === null) return isWorse ? (bearing === 'against' ? 'high' : 'medium') : null;
  if (isWorse) return WORSE[base];
  return (kind.risk.milder?.test(words) ?? false) ? MILDER[base] : base;
}
