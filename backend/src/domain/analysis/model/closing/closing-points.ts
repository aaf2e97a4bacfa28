import { addressesMachines } from '../../prompt-injection/machine-text.ts';
import { splitSentences } from '../../document/sentences.ts';
import { oneLine } from '../../report/plain.ts';
import type { Draft, DraftQuote, ReportDraft } from '../../report/report-draft.ts';
import type { Duty, Fact, PointSource, Risk } from '../../report/report.ts';
import { estimateTokens } from '../plan/tokens.ts';

/** A point of a draft that a last look is asked for, under the number it is shown with. */
export type ClosingRef =
  | { readonly list: 'risks'; readonly point: Draft<Risk> }
  | { readonly list: 'facts'; readonly point: Draft<Fact> }
  | { readonly list: 'duties'; readonly point: Draft<Duty> };

export interface ClosingPoints {
  /** `3. Risk (high, rules): title. reason “quote”` */
  readonly lines: readonly string[];
  /** What stands behind number n, at n - 1. */
  readonly refs: readonly ClosingRef[];
}

/** Longest part of a quote and of a reason that is shown. */
const LONGEST_QUOTE = 220;
const LONGEST_WORDS = 260;

/**
 * The points of a draft in numbered lines, risks first, as many as fit into so many estimated tokens; the same for the same
 * draft. A point that speaks to machines is left out.
 */
export function closingPoints(draft: ReportDraft, mostTokens: number): ClosingPoints {
  const nameOf = (sideId: string | null) => {
    if (sideId !== null && sideId === draft.reader.sideId) return 'the reader';
    return draft.sides.find(({ id }) => id === sideId)?.name ?? 'each party';
  };
  const risks = draft.risks.map((point) => ({
    ref: { list: 'risks', point } as const,
    label: `Risk (${point.severity}${byRules(point)})`,
    words: `${point.title}. ${point.reason}`,
  }));
  const facts = draft.facts.map((point) => ({
    ref: { list: 'facts', point } as const,
    label: `Fact${tag(point)}`,
    words: `${point.label}: ${point.text}`,
  }));
  const duties = draft.duties.map((point) => ({
    ref: { list: 'duties', point } as const,
    label: `Duty of ${nameOf(point.sideId)}${tag(point)}`,
    words: point.text || point.action,
  }));
  const ordered = [
    ...risks.slice(0, 16),
    ...facts.slice(0, 14),
    ...duties.slice(0, 14),
    ...risks.slice(16),
    ...facts.slice(14),
    ...duties.slice(14),
  ];
  const lines: string[] = [];
  const refs: ClosingRef[] = [];
  let left = mostTokens;
  for (const { ref, label, words } of ordered) {
    const line = `${refs.length + 1}. ${oneLine(`${label}: ${words}`).slice(0, LONGEST_WORDS)}${proofOf(ref.point.quotes)}`;
    // our own label in front of it is nobody's order
    if (speaksToMachines(ref, words)) continue;
    left -= estimateTokens(line) + 2;
    if (left < 0) break;
    lines.push(line);
    refs.push(ref);
  }
  return { lines, refs };
}

/** Looked at piece by piece: an order opens a sentence, and not the middle of a line. */
function speaksToMachines({ list, point }: ClosingRef, words: string): boolean {
  if (list === 'risks' && (point.family === 'orders-to-machines' || point.family === 'hidden-text'))
    return true;
  return [words, ...point.quotes.map(({ text }) => text)].some((piece) =>
    splitSentences(piece).some(({ start, end }) => addressesMachines(piece.slice(start, end))),
  );
}

const byRules = ({ by }: { readonly by: PointSource }) => (by === 'model' ? '' : ', rules');
const tag = (point: { readonly by: PointSource }) => (point.by === 'model' ? '' : ' (rules)');

function proofOf(quotes: readonly DraftQuote[]): string {
  const [first] = quotes;
  return first === undefined ? '' : ` §${first.paragraph} “${oneLine(first.text).slice(0, LONGEST_QUOTE)}”`;
}
