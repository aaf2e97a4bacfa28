import type { LegalText } from '../../document/legal-text.ts';
import type { WeighedClause } from '../../facts/assess-clauses.ts';
import type { ClauseKind } from '../../clauses/clause-kind.ts';
import { deniesKind } from '../../clauses/kind-denials.ts';
import { findExits } from '../../facts/termination-rights.ts';
import { isRiskFamily } from '../../reading/burdens/families.ts';
import type { WhoBearsIt } from '../../reading/burdens/write-burdens.ts';
import { BURDEN_MESSAGES } from '../../reading/messages/en/risks.ts';
import { bySeverity } from '../by-severity.ts';
import { READ_TWICE_ASK } from '../../reading/messages/en/read-twice.ts';
import { FAMILY_OF_KIND } from '../kind-families.ts';
import { quoteAt, quoteOf, type Material } from '../material.ts';
import type { DraftQuote } from '../report-draft.ts';
import { usualHere } from './usual-here.ts';
import type { Said } from './said.ts';

type ClauseKindRisk = NonNullable<ClauseKind['risk']>;

/** A clause risk with the sentence it rests on, and whether figures or grave words were weighed in it. */
export type ClauseRisk = Said & {
  readonly start: number;
  readonly isMeasured: boolean;
  /** Whether it is told as the reader's burden, and not as everybody's. */
  readonly isReaders: boolean;
  /** Whether the library itself finds it against the reader. */
  readonly isAgainst: boolean;
};

/** Leaves out what another side bears or what suits a stronger reader, and asks where it is not plain that the reader bears it. */
export function onReadersSide(
  risks: readonly ClauseRisk[],
  whoBears: (start: number, isFound: boolean) => WhoBearsIt,
  isStronger: boolean,
): ClauseRisk[] {
  return risks.flatMap((risk): ClauseRisk[] => {
    // a court or arbitrator far away, or a jury given up, suits the side that wrote it
    if (isStronger && risk.family === 'forum') return [];
    const whose = risk.isReaders ? whoBears(risk.start, risk.isAgainst) : 'reader';
    if (whose === 'reader' || (whose === 'unsure' && risk.isAgainst && risk.isMeasured)) return [risk];
    if (whose === 'other' || !isRiskFamily(risk.family)) return [];
    const { title, reason } = BURDEN_MESSAGES.readTwice(risk.family);
    const { workedOut: _figures, ...rest } = risk;
    return [
      {
        ...rest,
        certainty: 'read-twice',
        title,
        why: reason,
        ask: READ_TWICE_ASK,
        usual: undefined,
        severity: risk.severity === 'high' ? 'medium' : risk.severity,
        kindId: null,
        isMeasured: false,
      },
    ];
  });
}

/** The gravest clause of every kind that the library knows, one a sentence, worst first. */
export function clauseRisks(material: Material): ClauseRisk[] {
  const { text, clauses, sides } = material;
  const mayLeave = findExits(text, clauses, sides).some(({ whose }) => whose !== 'other');
  const worst = new Map<string, WeighedClause>();
  for (const clause of clauses) {
    if (clause.severity === null || deniesKind(clause.kind.id, clause.proof?.sentence.text ?? '')) continue;
    const known = worst.get(clause.kind.id);
    if (known === undefined || isWorse(clause, known)) worst.set(clause.kind.id, clause);
  }
  const ranked = [...worst.values()].map((clause): ClauseRisk => {
    const { kind, bearing, severity, remark } = clause;
    const risk = kind.risk!; // a severity exists only where the kind has a risk
    const against = remark?.why ?? fitting(risk, clause.proof!.sentence.text, mayLeave);
    return {
      severity: severity!,
      family: FAMILY_OF_KIND[kind.id] ?? 'other',
      usual: kind.usual === undefined ? undefined : (usualHere(kind.usual, material) ?? undefined),
      title: remark?.title ?? titleOf(clause),
      why:
        bearing === 'mutual'
          ? (remark?.why ?? risk.mutual)
          : bearing === 'against'
            ? against
            : `If it works against you: ${lowerFirst(against)}`,
      ask: remark?.ask ?? risk.ask,
      ...(remark?.workedOut === undefined ? {} : { workedOut: remark.workedOut }),
      quotes: quotesOf(text, clause),
      rank: risk.rank + (bearing === 'against' ? 6 : 0) + (remark === null ? 0 : 50),
      kindId: kind.id,
      start: clause.proof!.sentence.start,
      isMeasured: remark !== null,
      // with figures of weight it is told as what it is where its side is open
      isReaders: bearing === 'against' || (bearing !== 'mutual' && remark === null),
      isAgainst: bearing === 'against',
    };
  });
  // one sentence makes one point: the graver one
  const gravest = ranked.toSorted((a, b) => bySeverity(a, b) || b.rank - a.rank);
  return gravest.filter((risk, index) => gravest.findIndex((other) => other.start === risk.start) === index);
}

/** No word on what the reader may not do where the document gives them a right to, and a limit that it rules out is not only unsaid. */
function fitting(risk: ClauseKindRisk, sentence: string, mayLeave: boolean): string {
  if (mayLeave && risk.againstWhereBothLeave !== undefined) return risk.againstWhereBothLeave;
  return risk.againstWithoutLimit !== undefined && /\b(?:without (?:any )?limit|unlimited)\b/i.test(sentence)
    ? risk.againstWithoutLimit
    : risk.against;
}

/** Graver, or as grave and its own words say so, or as grave and more surely of its kind. */
function isWorse(clause: WeighedClause, known: WeighedClause): boolean {
  const step = bySeverity({ severity: clause.severity! }, { severity: known.severity! }); // both have one
  if (step !== 0) return step < 0;
  const saysSo = ({ kind, remark }: WeighedClause) =>
    Number(remark !== null && (kind.risk?.graves ?? []).some(({ title }) => title === remark.title));
  return (saysSo(clause) - saysSo(known) || clause.hit.score - known.hit.score) > 0;
}

/** The proof, and the sentence of the figures where that is another one. */
function quotesOf(text: LegalText, { proof, remark }: WeighedClause): DraftQuote[] {
  const own = quoteOf(text, proof!); // a severity exists only where there is proof
  const other = remark?.sentence;
  return other === undefined || other === proof!.sentence
    ? [own]
    : [own, quoteAt(text, other.start, other.end)];
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The heading speaks to the reader only where the clause is against them; else it names the kind and whom it concerns. */
function titleOf({ kind, side, bearing }: WeighedClause): string {
  if (bearing === 'against') return kind.risk!.title; // asked for risks only
  if (bearing === 'mutual') return kind.risk!.mutualTitle ?? kind.title;
  if (side === null) return kind.title;
  return `${kind.title} (${kind.subjectIs === 'burdened' ? 'binds' : 'favors'} ${side.label})`;
}
