import type { Grounding } from '../document/grounding.ts';
import { isWithoutPages, type ExtractedDocument } from '../document/extracted-document.ts';
import { briefOf } from './brief.ts';
import { chooseRisks } from './choose-risks.ts';
import { capital, verbatim } from './plain.ts';
import type { Draft, DraftQuote, ReportDraft } from './report-draft.ts';
import type {
  Comparison,
  Duty,
  Fact,
  Gap,
  Point,
  Quote,
  Report,
  Risk,
  Suggestion,
  WayOut,
} from './report.ts';
import { quotePlaceOf } from './quote-place.ts';
import { fitSummary } from './summary.ts';

export interface GroundReportInput {
  readonly draft: ReportDraft;
  readonly document: Pick<ExtractedDocument, 'kind' | 'pageCount'>;
  readonly grounding: Grounding;
  /** The day from which the next date of the brief is looked for. */
  readonly today: Date;
}

/**
 * Makes a report of what an analyst says. Every quote is checked against the document and gets its clause number and page; one
 * that stands nowhere is dropped, and a point or side that rested on quotes and keeps none is dropped with it. Gaps stay, as
 * they rest on what is not there. Ids are counted by kind in the order of the report.
 */
export function groundReport({ draft, document, grounding, today }: GroundReportInput): Report {
  const check = checkerOf(grounding, isWithoutPages(document));
  const sides = keep(draft.sides, check);
  const known = new Set(sides.map(({ id }) => id));
  const reader =
    draft.reader.sideId === null || known.has(draft.reader.sideId)
      ? draft.reader
      : { ...draft.reader, sideId: null, certainty: 'unknown' as const };

  const facts = number<Fact>(
    'fact',
    keep(draft.facts, check).map((fact) => withKnownSide(fact, known)),
  );
  const duties = number<Duty>(
    'duty',
    keep(draft.duties, check).map((duty) => ({
      ...duty,
      sideId: duty.sideId === 'both' || (duty.sideId !== null && known.has(duty.sideId)) ? duty.sideId : null,
    })),
  );
  const grounded = keep(draft.risks, check);
  const risks = number<Risk>('risk', chooseRisks(grounded, draft.mostRisks));
  const isFound = ({ certainty }: { readonly certainty: Risk['certainty'] }) => certainty === 'found';
  const leftOut = grounded.filter(isFound).length - risks.filter(isFound).length;
  const comparison = number<Comparison>('comparison', keep(draft.comparison, check));
  const gaps = number<Gap>(
    'gap',
    draft.gaps.map((gap) => ({ ...gap, quotes: check(gap.quotes) })),
  );
  const [wayOut = null] = keep(draft.wayOut === null ? [] : [draft.wayOut], check).map(
    ({ isDear: _told, ...point }): WayOut => ({
      ...point,
      id: 'way-out',
    }),
  );
  const decision = draft.decision ?? 'sign';
  return {
    version: 1,
    paper: draft.paper,
    sides,
    reader,
    brief: briefOf({ facts, duties, risks, sides, reader, wayOut, decision, today }),
    facts,
    duties,
    risks,
    comparison,
    gaps,
    ...(draft.searched === undefined ? {} : { searched: draft.searched }),
    ...(draft.modelPaper === undefined ? {} : { modelPaper: draft.modelPaper }),
    summary: fitSummary(draft.summary),
    suggestions: suggestionsOf(risks, gaps),
    law: draft.law,
    warnings: leftOut === 0 ? draft.warnings : [...draft.warnings, LEFT_OUT],
  };
}

/** The list of risks has no room for all points. Without figures, which would look like those of the paper. */
const LEFT_OUT =
  'The points in the list of risks are the gravest that we found. Others were left out, so read the whole paper too.';

type Check = (quotes: readonly DraftQuote[]) => Quote[];

function checkerOf(grounding: Grounding, isPageless: boolean): Check {
  return (quotes) =>
    quotes.flatMap(({ text, paragraph: cited }): Quote[] => {
      const grounded = grounding.ground(text, cited);
      if (grounded === null) return [];
      const { paragraph, quote, status } = grounded;
      const page = isPageless ? null : paragraph.page;
      return [
        {
          text: verbatim(quote),
          paragraph: paragraph.id,
          clause: paragraph.cited,
          page,
          status,
          ...quotePlaceOf(grounded),
        },
      ];
    });
}

type Grounded<P> = Omit<P, 'quotes'> & { readonly quotes: readonly Quote[] };

function keep<P extends { readonly quotes: readonly DraftQuote[] }>(
  points: readonly P[],
  check: Check,
): Grounded<P>[] {
  return points.flatMap((point) => {
    const quotes = check(point.quotes);
    return point.quotes.length > 0 && quotes.length === 0 ? [] : [{ ...point, quotes }];
  });
}

/** Gives ids by kind: `risk-1`, `risk-2`. */
function number<P extends Point>(kind: string, points: readonly Omit<P, 'id'>[]): P[] {
  // a point and its id make a whole point again
  return points.map(
    (point, index) => ({ ...capitalized(point), id: `${kind}-${index + 1}` }) as unknown as P,
  );
}

/** Fields that stand as sentences of their own in every view, whoever wrote them. */
const OPENING = ['workedOut', 'usual', 'fallback', 'ask', 'reason'] as const;

function capitalized<P extends object>(point: P): P {
  const fields = point as Partial<Record<(typeof OPENING)[number], unknown>>; // looked at, not changed
  const told = OPENING.flatMap((key) => {
    const words = fields[key];
    return typeof words === 'string' ? [[key, capital(words)] as const] : [];
  });
  return told.length === 0 ? point : { ...point, ...Object.fromEntries(told) };
}

function withKnownSide(fact: Grounded<Draft<Fact>>, known: ReadonlySet<string>): Omit<Fact, 'id'> {
  if (fact.sideId === undefined || known.has(fact.sideId)) return fact;
  const { sideId: _unknown, ...rest } = fact;
  return rest;
}

/** What to ask for, from the risks that were found and the gaps that have wording. */
export function suggestionsOf(risks: readonly Risk[], gaps: readonly Gap[]): Suggestion[] {
  const fromRisks = risks
    .filter(({ certainty }) => certainty === 'found')
    .map(({ id, ask, wording, fallback }) => ({ pointId: id, ask, wording, fallback }));
  const fromGaps = gaps
    .filter(({ wording }) => wording !== null)
    .map(({ id, title, wording }) => ({
      pointId: id,
      ask: `Ask to add a clause: ${title}.`,
      wording,
      fallback: null,
    }));
  return [...fromRisks, ...fromGaps];
}
