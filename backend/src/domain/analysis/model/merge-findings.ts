import type { Reader } from '../../../ports/analyst.ts';
import { bySeverity } from '../report/by-severity.ts';
import type { Draft, DraftQuote, ReportDraft } from '../report/report-draft.ts';
import type { Risk } from '../report/report.ts';
import type { CheckedFinding } from './checked-findings.ts';

export interface MergeInput {
  /** What rules found. All of it stays. */
  readonly draft: ReportDraft;
  readonly findings: readonly CheckedFinding[];
  readonly reader: Reader;
  /** One sentence on how the report was made. */
  readonly provenance: string;
}

/** Adds what a model found to what rules found: rules first, points that rest on the same words once. */
export function mergeFindings({ draft, findings, reader, provenance }: MergeInput): ReportDraft {
  if (findings.length === 0) return { ...draft, provenance };
  const ofKind = (kind: CheckedFinding['kind']) => findings.filter((finding) => finding.kind === kind);
  const people = createPeople(draft, reader);
  const duties = withoutRepeats(
    draft.duties,
    ofKind('obligation').map((finding) => ({
      sideId: people.sideOf(finding.who),
      text: finding.says,
      action: finding.title,
      when: null,
      amount: null,
      quotes: quotesOf(finding),
      by: 'model',
    })),
  );
  return {
    ...draft,
    ...people.known(),
    facts: withoutRepeats(
      draft.facts,
      ofKind('key_fact').map((finding) => ({
        kind: 'other',
        label: finding.title,
        text: finding.says,
        quotes: quotesOf(finding),
        by: 'model',
      })),
    ),
    duties,
    risks: withoutRepeats(draft.risks, ofKind('risk').toSorted(bySeverity).map(toRisk), sharesTopic),
    comparison: withoutRepeats(
      draft.comparison,
      ofKind('unusual')
        .filter(({ advice }) => advice !== '')
        .map((finding) => ({
          title: finding.title,
          standing: 'open',
          text: finding.says,
          usual: finding.advice,
          quotes: quotesOf(finding),
          by: 'model',
        })),
    ),
    // It says which languages the rules read and that a model is needed: here is the model.
    warnings: isForeign(draft) ? draft.warnings.slice(0, -1) : draft.warnings,
    provenance,
    notices: draft.notices.filter(({ code }) => code !== 'language-not-read'),
  };
}

const isForeign = ({ notices }: ReportDraft) => notices.some(({ code }) => code === 'language-not-read');

/** The sides of a draft, and those that a model names beside them. */
function createPeople(draft: ReportDraft, reader: Reader) {
  const sides = [...draft.sides];
  let readerId = draft.reader.sideId;
  const add = (name: string) => {
    const id = `s${sides.length + 1}`;
    sides.push({ id, name, role: null, quotes: [] });
    return id;
  };
  return {
    /** Whom a model means: the reader, a side by name or role, a side that the rules do not know, or both. */
    sideOf(who: string): string {
      const said = who.toLowerCase().replace(/^the /, '');
      if (said === 'reader') return (readerId ??= add(reader.identity));
      if (said === '' || said === 'each party') return 'both';
      const known = sides.find(({ name, role }) => [name, role].some((word) => word?.toLowerCase() === said));
      return known?.id ?? add(who);
    },
    known(): Pick<ReportDraft, 'sides' | 'reader'> {
      const isNew = readerId !== draft.reader.sideId;
      return {
        sides,
        reader: isNew ? { ...draft.reader, sideId: readerId, certainty: 'likely' } : draft.reader,
      };
    },
  };
}

/** The checked points as lines for the summary, most telling first; as many as fit. */
export function notesOn(draft: ReportDraft, fits: (note: string) => boolean): string[] {
  const risks = draft.risks.map((risk) => `Risk (${risk.severity}): ${risk.title}. ${risk.reason}`);
  const facts = draft.facts.map((fact) => `Fact: ${fact.label}: ${fact.text || firstQuote(fact.quotes)}`);
  const nameOf = (sideId: string | null) => {
    if (sideId !== null && sideId === draft.reader.sideId) return 'the reader';
    return draft.sides.find(({ id }) => id === sideId)?.name ?? 'each party';
  };
  const duties = draft.duties.map(
    (duty) => `Duty of ${nameOf(duty.sideId)}: ${duty.text || firstQuote(duty.quotes)}`,
  );
  const unusual = draft.comparison.map((point) => `Compared: ${point.title}. ${point.text}`);
  const ordered = [
    ...facts.slice(0, 12),
    ...risks.slice(0, 10),
    ...duties.slice(0, 14),
    ...unusual.slice(0, 8),
    ...risks.slice(10),
    ...facts.slice(12),
    ...duties.slice(14),
    ...unusual.slice(8),
  ];
  const kept: string[] = [];
  for (const note of ordered) {
    if (!fits(note)) break;
    kept.push(note);
  }
  return kept;
}

const firstQuote = (quotes: readonly DraftQuote[]) => (quotes[0]?.text ?? '').slice(0, 240);

const quotesOf = ({ quote, paragraph }: CheckedFinding): DraftQuote[] => [
  { text: quote, paragraph: paragraph.id },
];

function toRisk(finding: CheckedFinding): Draft<Risk> {
  return {
    severity: finding.severity,
    family: 'other',
    title: finding.title,
    text: finding.says,
    reason: finding.says,
    ask: finding.advice === '' ? 'Ask the other side what this is for, and to soften it.' : finding.advice,
    usual: null,
    wording: finding.wording === '' ? null : finding.wording,
    fallback: null,
    law: null,
    certainty: 'found',
    quotes: quotesOf(finding),
    by: 'model',
  };
}

/** The old points, and those of the new that rest on other words than any before them, or are about something else. */
function withoutRepeats<Point extends Quoted>(
  old: readonly Point[],
  added: readonly Point[],
  isSameTopic: (a: Point, b: Point) => boolean = () => true,
): Point[] {
  const kept = [...old];
  for (const point of added) {
    if (!kept.some((one) => restsOnSameWords(one, point) && isSameTopic(one, point))) kept.push(point);
  }
  return kept;
}

/** One sentence can hold two risks, such as a missing schedule and an open-ended duty: they share no word of weight. */
function sharesTopic(a: Draft<Risk>, b: Draft<Risk>): boolean {
  const other = weightyStems(`${b.title} ${b.reason}`);
  return [...weightyStems(`${a.title} ${a.reason}`)].some((stem) => other.has(stem));
}

const NO_TOPIC = new Set([
  'agree',
  'contr',
  'claus',
  'party',
  'parti',
  'other',
  'which',
  'there',
  'their',
  'about',
  'witho',
]);

const weightyStems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !NO_TOPIC.has(stem)),
  );

interface Quoted {
  readonly quotes: readonly DraftQuote[];
}

function restsOnSameWords(a: Quoted, b: Quoted): boolean {
  return a.quotes.some((one) =>
    b.quotes.some((other) => one.paragraph === other.paragraph && overlap(one.text, other.text)),
  );
}

/** Whether most words of the shorter quote stand in the longer one. */
function overlap(a: string, b: string): boolean {
  const left = wordsOf(a);
  const right = wordsOf(b);
  const common = [...left].filter((word) => right.has(word)).length;
  return common >= 0.7 * Math.min(left.size, right.size);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
