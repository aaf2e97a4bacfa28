import type { Severity } from '../../finding.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { bySeverity } from '../../report/by-severity.ts';
import { joinRisks } from '../../report/merge-points.ts';
import type { Draft, ReportDraft } from '../../report/report-draft.ts';
import type { Gap, Risk } from '../../report/report.ts';
import type { Checks } from '../checks/check-findings.ts';
import type { ClosingRef } from './closing-points.ts';
import type { Closing, ClosingConflict } from './read-closing.ts';

export interface ApplyClosingInput {
  readonly draft: ReportDraft;
  readonly closing: Closing;
  /** What stood behind the numbers that the model saw. */
  readonly refs: readonly ClosingRef[];
  readonly checks: Checks;
  readonly text: LegalText;
}

/** A model that doubts more of its points than this share was not looking. */
const MOST_DOUBTED = 0.34;
const MOST_CONFLICTS = 4;
const MOST_MISSING = 4;

/**
 * Does what a model asked for at its last look, as far as code agrees: joins risks that say the same, moves a severity by one
 * step, adds conflicts that rest on points already proved and gaps that the words of the paper do not fill. It may demote and
 * never delete a point of the rules or a risk; a fact or duty of the model itself that its quote does not bear out goes.
 */
export function applyClosing({ draft, closing, refs, checks, text }: ApplyClosingInput): ReportDraft {
  const at = (id: number) => refs[id - 1];
  const riskAt = (id: number) => {
    const ref = at(id);
    return ref?.list === 'risks' ? ref.point : undefined;
  };
  const moves = movesOf(closing, refs);
  const moved = new Map<Draft<Risk>, Draft<Risk>>();
  for (const risk of draft.risks) moved.set(risk, { ...risk, severity: moves.get(risk) ?? risk.severity });
  const joined = joinSame(
    draft.risks.map((risk) => moved.get(risk)!), // every risk was put in above
    closing.same.map((ids) => ids.flatMap((id) => moved.get(riskAt(id)!) ?? [])),
  );
  const conflicts = closing.conflicts
    .slice(0, MOST_CONFLICTS)
    .flatMap((conflict) => conflictRisk(conflict, refs, checks) ?? []);
  const dropped = new Set(
    trusted(closing.unsupported, refs).flatMap((id) => {
      const ref = at(id);
      return ref !== undefined && ref.list !== 'risks' && ref.point.by === 'model' ? [ref.point] : [];
    }),
  );
  return {
    ...draft,
    risks: [...joined, ...conflicts].toSorted(bySeverity),
    facts: draft.facts.filter((fact) => !dropped.has(fact)),
    duties: draft.duties.filter((duty) => !dropped.has(duty)),
    gaps: [...draft.gaps, ...gapsOf(closing, draft, checks, text)],
  };
}

/** The numbers, unless they are too many to be believed. */
function trusted(ids: readonly number[], refs: readonly ClosingRef[]): readonly number[] {
  const known = [...new Set(ids)].filter((id) => id <= refs.length);
  return known.length > Math.max(2, refs.length * MOST_DOUBTED) ? [] : known;
}

const STEPS: readonly Severity[] = ['low', 'medium', 'high'];
/** Certain flaws of the text are not a matter of opinion. */
const CERTAIN: ReadonlySet<string> = new Set([
  'drafting-error',
  'orders-to-machines',
  'hidden-text',
  'deadline',
]);

/** New severities: one step at a time, and what is doubted or not borne out one step down. */
function movesOf(closing: Closing, refs: readonly ClosingRef[]): ReadonlyMap<Draft<Risk>, Severity> {
  const moves = new Map<Draft<Risk>, Severity>();
  const move = (id: number, toward: (severity: Severity) => number) => {
    const ref = refs[id - 1];
    if (ref?.list !== 'risks' || CERTAIN.has(ref.point.family)) return;
    const now = STEPS.indexOf(ref.point.severity);
    const step = Math.sign(toward(ref.point.severity));
    moves.set(ref.point, STEPS[Math.min(2, Math.max(0, now + step))]!); // held within the three
  };
  const changes = closing.severity.filter(({ id }) => id <= refs.length);
  if (changes.length <= Math.max(3, refs.length / 2)) {
    for (const { id, severity } of changes) move(id, (now) => STEPS.indexOf(severity) - STEPS.indexOf(now));
  }
  for (const id of trusted([...closing.doubtful, ...closing.unsupported], refs)) move(id, () => -1);
  return moves;
}

/** Joins risks that the model calls the same, where they rest on the same paragraph. */
function joinSame(risks: readonly Draft<Risk>[], groups: readonly (readonly Draft<Risk>[])[]): Draft<Risk>[] {
  const kept = [...risks];
  for (const [first, ...others] of groups) {
    if (first === undefined) continue;
    let known = first;
    for (const other of others) {
      const places = [known, other].map((risk) => kept.indexOf(risk));
      if (other === known || places.some((place) => place < 0) || !sharesParagraph(known, other)) continue;
      const joined = joinRisks(known, other);
      kept.splice(places[0]!, 1, joined); // both places were found
      kept.splice(kept.indexOf(other), 1);
      known = joined;
    }
  }
  return kept;
}

const sharesParagraph = (a: Draft<Risk>, b: Draft<Risk>) =>
  !CERTAIN.has(a.family) &&
  !CERTAIN.has(b.family) &&
  (a.family === b.family || a.family === 'other' || b.family === 'other') &&
  a.quotes.some(({ paragraph }) => b.quotes.some((quote) => quote.paragraph === paragraph));

/** Words that set one clause against another. */
const SETS_APART =
  /\b(?:but|while|whereas|other|another|both|two|either|differ\w{0,4}|contradict\w{0,3}|conflicts?|against|instead|yet|although|though|not (?:the same|agree|fit|match)|disagree|elsewhere|also|same)\b/i;

/** A risk for two points that contradict each other; its proof is theirs. */
function conflictRisk(
  { ids, title, says, advice }: ClosingConflict,
  refs: readonly ClosingRef[],
  checks: Checks,
): Draft<Risk> | null {
  const quotes = ids.slice(0, 3).flatMap((id) => refs[id - 1]?.point.quotes.slice(0, 1) ?? []);
  const isApart = new Set(quotes.map(({ text }) => text)).size > 1;
  const proof = quotes.map(({ text }) => text).join('\n');
  const reason = checks.words(says, proof);
  if (!isApart || reason === '' || !SETS_APART.test(reason)) return null;
  const heading = checks.words(title, proof, 'title');
  return {
    severity: 'medium',
    family: 'other',
    title: heading === '' ? 'Two clauses do not agree' : heading,
    text: reason,
    reason,
    ask:
      checks.words(advice, proof, 'advice') || 'Ask which of the two counts, and have the other taken out.',
    usual: null,
    wording: null,
    fallback: null,
    law: null,
    certainty: 'found',
    quotes,
    by: 'model',
  };
}

/** Gaps that the rules have not named and whose words do not stand together in any paragraph. */
function gapsOf({ missing }: Closing, draft: ReportDraft, checks: Checks, text: LegalText): Draft<Gap>[] {
  const paragraphs = text.paragraphs.map((paragraph) => stemsOf(paragraph.text));
  const named = draft.gaps.map(({ title }) => stemsOf(title));
  return missing.slice(0, MOST_MISSING).flatMap(({ title, says, wording }): Draft<Gap>[] => {
    const heading = checks.words(title, '', 'absence');
    const reason = checks.words(says, '', 'absence');
    const stems = [...stemsOf(heading)];
    if (heading === '' || reason === '' || stems.length === 0) return [];
    const isThere = paragraphs.some((paragraph) => stems.every((stem) => paragraph.has(stem)));
    const isNamed = named.some((gap) => stems.some((stem) => gap.has(stem)));
    if (isThere || isNamed) return [];
    const proposed = checks.words(wording, '', 'wording') === wording ? wording : '';
    return [
      { title: heading, text: reason, wording: proposed === '' ? null : proposed, quotes: [], by: 'model' },
    ];
  });
}

const stemsOf = (words: string) =>
  new Set(
    (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter(
        (word) =>
          !/^(?:clause|rule|rules|term|terms|missing|about|what|when|which|with|from|that|this|your|limit|right|rights|notice)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 6)),
  );
