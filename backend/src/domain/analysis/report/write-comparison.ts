import type { WeighedClause } from '../facts/assess-clauses.ts';
import { isUsualRate } from '../facts/figures/late-payment.ts';
import type { Bearing } from '../clauses/clause-kind.ts';
import { CLAUSE_LIBRARY, matchesKind } from '../clauses/library.ts';
import { JURISDICTIONS } from '../jurisdictions/all.ts';
import type { LawNote } from '../jurisdictions/jurisdiction.ts';
import { quoteOf, type Material } from './material.ts';
import type { Draft } from './report-draft.ts';
import type { Comparison, Gap, LawNote as ReportLawNote } from './report.ts';
import { wordingOf } from './wording.ts';

type Standing = Comparison['standing'];

const MOST_POINTS = 7;
const MOST_NOTES = 5;
/** A page or less: a letter, an amendment, a filing. */
const SHORT_TEXT = 700;
const STANDINGS: Readonly<Record<Bearing, Standing>> = {
  against: 'worse',
  for: 'better',
  mutual: 'usual',
  unknown: 'open',
};

/** Clauses against named standards, one point a kind, those that matter most first. */
export function writeComparisons({ text, clauses, type }: Material): Draft<Comparison>[] {
  if (type.family === 'court' || type.family === 'statute' || type.family === 'deed') return [];
  const chosen = new Map<string, WeighedClause>();
  for (const clause of clauses) {
    if (clause.kind.usual === undefined || clause.proof === null) continue;
    const known = chosen.get(clause.kind.id);
    if (known === undefined || weight(clause) > weight(known)) chosen.set(clause.kind.id, clause);
  }
  return [...chosen.values()]
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(
      (clause, index, all) =>
        all.findIndex((other) => other.proof!.sentence === clause.proof!.sentence) === index,
    )
    .slice(0, MOST_POINTS)
    .map((clause) => ({
      title: clause.kind.title,
      standing: standingOf(clause),
      text: '',
      usual: `${clause.kind.usual!}.`,
      quotes: [quoteOf(text, clause.proof!)], // chosen only with proof
      by: 'rules',
    }));
}

function weight({ bearing, severity, kind, hit }: WeighedClause): number {
  return (
    (bearing === 'against' ? 40 : bearing === 'for' ? 30 : 0) +
    (severity === 'high' ? 30 : severity === 'medium' ? 15 : 0) +
    (kind.risk?.rank ?? 10) / 10 +
    hit.score / 100
  );
}

function standingOf({ kind, proof, bearing, severity, remark }: WeighedClause): Standing {
  if (remark !== null) return 'worse';
  if (kind.id === 'late-fees' && proof !== null && isUsualRate(proof.sentence.text)) return 'usual';
  if (bearing === 'against' && severity === null) return 'open';
  if (bearing === 'against' && severity === 'low') return 'usual';
  return STANDINGS[bearing];
}

/** Clauses this kind of document should have. A kind counts as missing only when neither classifier nor pattern saw a trace. */
export function writeMissing({ text, type, clauses, timeline }: Material): Draft<Gap>[] {
  // Too short to say what it lacks; it may rest on a longer paper.
  if (text.text.length < SHORT_TEXT) return [];
  const expected = CLAUSE_LIBRARY.filter((kind) => kind.expected?.in.includes(type.family) ?? false);
  // a loan runs until its instalments are paid
  const isPaidBack = clauses.some((clause) => clause.kind.id === 'repayment');
  const absent = expected.filter(
    (kind) =>
      !(kind.id === 'expiration-date' && (timeline.term !== null || isPaidBack)) &&
      !clauses.some((clause) => clause.kind.id === kind.id) &&
      !text.sentences.some(
        (sentence) => matchesKind(kind, sentence.text) || (kind.more?.test(sentence.text) ?? false),
      ),
  );
  return absent.map((kind) => ({
    title: kind.title,
    text: kind.expected!.why, // absent kinds are expected ones
    wording: wordingOf(kind.id, type.family)?.wording ?? null,
    quotes: [],
    by: 'rules',
  }));
}

/** Rules of the chosen country that fit what was found. */
export function fittingNotes({ reader, type, clauses }: Material): readonly LawNote[] {
  const found = new Set(clauses.filter((clause) => clause.proof !== null).map((clause) => clause.kind.id));
  return JURISDICTIONS[reader.country].notes.filter(
    (note) =>
      (note.families.length === 0 || note.families.includes(type.family)) &&
      (note.clauses.length === 0
        ? note.families.length > 0 || reader.country !== 'Other'
        : note.clauses.some((id) => found.has(id))),
  );
}

/** The fitting rules in words, without the hedge. */
export function writeLawNotes(material: Material): ReportLawNote[] {
  const { country } = material.reader;
  const place = country === 'Other' ? 'In many countries' : country;
  return fittingNotes(material)
    .toSorted((a, b) => Number(b.clauses.length > 0) - Number(a.clauses.length > 0))
    .slice(0, MOST_NOTES)
    .map((note) => ({
      text: `${place}: ${note.says}.${note.certainty === 'check' ? ' Check whether this is in force.' : ''}`,
      source: note.law,
      checked: null,
    }));
}
