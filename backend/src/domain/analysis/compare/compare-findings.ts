import type { Duty, Fact, Quote, Report, Risk } from '../report/report.ts';
import type { TextChange, TextComparison } from './compare-texts.ts';
import type { Effect, VersionQuote } from './comparison.ts';
import { traceQuotes, type QuoteTrace } from './trace-quotes.ts';
import type { Unit } from './units.ts';

/** An effect before it has an id, with the change it rests on and its order. */
export interface FoundEffect extends Omit<Effect, 'id' | 'change'> {
  readonly change: TextChange | null;
  /** Lower first. */
  readonly rank: number;
}

interface Traced<P> {
  readonly point: P;
  readonly units: readonly Unit[];
  readonly pairings: ReadonlySet<number>;
}

interface Traces {
  readonly before: QuoteTrace;
  readonly after: QuoteTrace;
}

/**
 * What came, went, got better or worse between two reports. Only where words changed: a point whose sentences stand as they
 * stood is left out, whatever the two reports make of it.
 */
export function compareFindings(before: Report, after: Report, comparison: TextComparison): FoundEffect[] {
  const traces = { before: traceQuotes(comparison, 'before'), after: traceQuotes(comparison, 'after') };
  return [
    ...compareRisks(before, after, traces),
    ...compareFacts(before, after, traces),
    ...compareDuties(before, after, traces),
  ];
}

const traced = <P extends { readonly quotes: readonly Quote[] }>(
  points: readonly P[],
  trace: QuoteTrace,
): Traced<P>[] =>
  points.map((point) => {
    const units = trace.unitsOf(point.quotes);
    return { point, units, pairings: trace.pairingsOf(units) };
  });

const share = (a: ReadonlySet<number>, b: ReadonlySet<number>) => [...a].some((one) => b.has(one));

const quoteOf = (quotes: readonly Quote[]): VersionQuote | null => {
  const [quote] = quotes;
  if (quote === undefined || quote.text === '') return null;
  const { text, paragraph, clause, page } = quote;
  return { text, paragraph, clause, page };
};

const SEVERITIES = ['low', 'medium', 'high'] as const;

function compareRisks(before: Report, after: Report, traces: Traces): FoundEffect[] {
  const sure = (report: Report) => report.risks.filter(({ certainty }) => certainty === 'found');
  const old = traced(sure(before), traces.before);
  const left = new Set(traced(sure(after), traces.after));
  const effects: FoundEffect[] = [];
  for (const one of old) {
    const partner = partnerOf(one, left);
    if (partner !== undefined) {
      left.delete(partner);
      const effect = compareRisk(one, partner, traces);
      if (effect !== null) effects.push(effect);
    } else if (traces.before.isChanged(one.units)) {
      const isGone = traces.before.isAlone(one.units);
      effects.push({
        kind: 'went',
        about: 'risk',
        title: one.point.title,
        text: isGone
          ? 'The clause that says this is gone.'
          : 'The clause was rewritten, and we no longer find this in it. Read both.',
        severity: one.point.severity,
        before: quoteOf(one.point.quotes),
        after: null,
        change: traces.before.changeOf(one.units),
        rank: 60 - SEVERITIES.indexOf(one.point.severity),
      });
    }
  }
  for (const { point, units } of left) {
    if (!traces.after.isChanged(units)) continue;
    effects.push({
      kind: 'came',
      about: 'risk',
      title: point.title,
      text: point.reason,
      severity: point.severity,
      before: null,
      after: quoteOf(point.quotes),
      change: traces.after.changeOf(units),
      rank: 10 - SEVERITIES.indexOf(point.severity) * 3,
    });
  }
  return effects;
}

/** The risk of the newer version that stands for this one: of the same family on the same sentence, else with the same title. */
function partnerOf({ point, pairings }: Traced<Risk>, others: ReadonlySet<Traced<Risk>>) {
  const family = [...others].filter((other) => other.point.family === point.family);
  return (
    family.find((other) => share(pairings, other.pairings)) ??
    family.find((other) => other.point.title === point.title)
  );
}

function compareRisk(old: Traced<Risk>, now: Traced<Risk>, traces: Traces): FoundEffect | null {
  if (!traces.before.isChanged(old.units) && !traces.after.isChanged(now.units)) return null;
  const steps = SEVERITIES.indexOf(now.point.severity) - SEVERITIES.indexOf(old.point.severity);
  const kind = steps > 0 ? 'worse' : steps < 0 ? 'better' : 'changed';
  const isEcho = old.point.title === now.point.title || now.point.family === 'drafting-error';
  if (kind === 'changed' && isEcho) return null;
  return {
    kind,
    about: 'risk',
    title: now.point.title,
    text: old.point.title === now.point.title ? '' : `The older version: ${lowerFirst(old.point.title)}.`,
    severity: now.point.severity,
    before: quoteOf(old.point.quotes),
    after: quoteOf(now.point.quotes),
    change: traces.after.changeOf(now.units) ?? traces.before.changeOf(old.units),
    rank: { worse: 8, changed: 30, better: 50 }[kind] - SEVERITIES.indexOf(now.point.severity),
  };
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/** Facts that change with words; names of parties and of the paper are told by the clauses. */
const FACT_KINDS: ReadonlySet<string> = new Set(['amount', 'date', 'term', 'notice', 'law']);

function compareFacts(before: Report, after: Report, traces: Traces): FoundEffect[] {
  const known = (report: Report) =>
    report.facts.filter(({ kind, text }) => FACT_KINDS.has(kind) && text !== '');
  const old = traced(known(before), traces.before);
  const now = new Set(traced(known(after), traces.after));
  const left: Traced<Fact>[] = [];
  const isAlike = (a: Traced<Fact>, b: Traced<Fact>) =>
    a.point.kind === b.point.kind && a.point.label === b.point.label;
  for (const one of old) {
    const equal = [...now].find((other) => isAlike(one, other) && other.point.text === one.point.text);
    if (equal === undefined) left.push(one);
    else now.delete(equal);
  }
  const effects: FoundEffect[] = [];
  for (const one of left) {
    const partner =
      [...now].find((other) => isAlike(one, other) && share(one.pairings, other.pairings)) ??
      [...now].find((other) => isAlike(one, other) && traces.after.isAlone(other.units));
    if (partner !== undefined) now.delete(partner);
    const isChanged = traces.before.isChanged(one.units);
    const isGone = partner === undefined && traces.before.isAlone(one.units);
    if (!isChanged || (partner === undefined && !isGone)) continue;
    effects.push({
      kind: partner === undefined ? 'went' : 'changed',
      about: 'fact',
      title: `${one.point.label}: ${value(one.point)}${partner === undefined ? '' : ` → ${value(partner.point)}`}`,
      text: '',
      severity: null,
      before: quoteOf(one.point.quotes),
      after: partner === undefined ? null : quoteOf(partner.point.quotes),
      change: traces.before.changeOf(one.units),
      rank: partner === undefined ? 44 : 20,
    });
  }
  for (const { point, units } of now) {
    if (!traces.after.isAlone(units)) continue;
    effects.push({
      kind: 'came',
      about: 'fact',
      title: `${point.label}: ${value(point)}`,
      text: '',
      severity: null,
      before: null,
      after: quoteOf(point.quotes),
      change: traces.after.changeOf(units),
      rank: 40,
    });
  }
  return effects;
}

/** The figure of a fact; of a notice without whose and for what, which the label and the quote say. */
const value = ({ kind, text }: Fact) => {
  const bare = text.replace(/\.$/, '');
  return kind === 'notice' ? (bare.split(' – ').at(-1) ?? bare) : bare;
};

function compareDuties(before: Report, after: Report, traces: Traces): FoundEffect[] {
  const own = ({ duties, reader }: Report): readonly Duty[] =>
    reader.sideId === null
      ? []
      : duties.filter(
          ({ sideId, action, by }) => sideId === reader.sideId && action !== '' && by === 'rules',
        );
  const tell = (points: readonly Traced<Duty>[], trace: QuoteTrace, kind: 'came' | 'went'): FoundEffect[] =>
    points
      .filter(({ units }) => trace.isAlone(units))
      .map(({ point, units }) => ({
        kind,
        about: 'duty',
        title: `${kind === 'came' ? 'New duty' : 'No longer your duty'}: ${lowerFirst(point.action)}`,
        text: '',
        severity: null,
        before: kind === 'came' ? null : quoteOf(point.quotes),
        after: kind === 'came' ? quoteOf(point.quotes) : null,
        change: trace.changeOf(units),
        rank: kind === 'came' ? 35 : 55,
      }));
  return [
    ...tell(traced(own(after), traces.after), traces.after, 'came'),
    ...tell(traced(own(before), traces.before), traces.before, 'went'),
  ];
}
