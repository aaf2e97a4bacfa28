import type { Reader } from '../../../ports/analyst.ts';
import type { Severity } from '../finding.ts';
import type { QuoteDraft, ReportDraft, RiskDraft } from '../report/draft.ts';
import type { CheckedFinding } from './checked-findings.ts';

/** Risks a report of a model names at most: seven, and one more for every ten pages. */
const RISKS_AT_LEAST = 7;
const RISKS_AT_MOST = 20;
const PAGES_PER_RISK = 10;

export interface MergeInput {
  /** What rules found. All of it stays. */
  readonly draft: ReportDraft;
  readonly findings: readonly CheckedFinding[];
  readonly reader: Reader;
  readonly pages: number;
  /** One sentence on how the report was made. */
  readonly provenance: string;
}

/** Adds what a model found to what rules found: rules first, points that rest on the same words once. */
export function mergeFindings({ draft, findings, reader, pages, provenance }: MergeInput): ReportDraft {
  const ofKind = (kind: CheckedFinding['kind']) => findings.filter((finding) => finding.kind === kind);
  const risks = withoutRepeats(draft.risks, ofKind('risk').toSorted(bySeverity).map(toRisk), sharesTopic);
  const facts = withoutRepeats(
    draft.facts,
    ofKind('key_fact').map((finding) => ({
      label: finding.title,
      text: finding.says,
      quotes: quotesOf(finding),
    })),
  );
  const obligations = withoutRepeats(
    draft.obligations,
    ofKind('obligation').map((finding) => ({
      ...debtor(finding, draft, reader),
      text: finding.says,
      quotes: quotesOf(finding),
    })),
  );
  const comparisons = withoutRepeats(
    draft.comparisons,
    ofKind('unusual')
      .filter(({ advice }) => advice !== '')
      .map((finding) => ({
        title: finding.title,
        standing: 'open' as const,
        text: finding.says,
        usual: finding.advice,
        quotes: quotesOf(finding),
      })),
  );
  const answered = new Set(draft.suggestions.map(({ forRisk }) => forRisk));
  const suggestions = ofKind('risk')
    .filter(
      ({ wording, title }) =>
        wording !== '' && risks.some((risk) => risk.title === title) && !answered.has(title),
    )
    .map(({ title, wording }) => ({ title, wording, fallback: null, forRisk: title }));

  // Where the rules do not read the language, their notes say so; with a model that has read it they would mislead.
  const isForeign = findings.length > 0 && draft.notices.some(({ code }) => code === 'language-not-read');
  const noteFor = (written: string | null, found: number, ofRules: number, ofModel: string) =>
    found > ofRules ? null : isForeign ? ofModel : written;

  return {
    ...draft,
    // The opening says which languages the rules read and that a model is needed: here is the model.
    opening: findings.length > 0 ? [] : draft.opening,
    facts,
    obligations,
    obligationsNote: noteFor(
      draft.obligationsNote,
      obligations.length,
      draft.obligations.length,
      'The AI model reported no duties in this document.',
    ),
    risks,
    maxRisks: Math.min(RISKS_AT_MOST, RISKS_AT_LEAST + Math.floor(pages / PAGES_PER_RISK)),
    risksNote: noteFor(
      draft.risksNote,
      risks.length,
      draft.risks.length,
      'The AI model reported no risks in this document. That does not mean there are none.',
    ),
    missingNote: isForeign
      ? 'No clause is called missing: the rules that look for gaps read English only.'
      : draft.missingNote,
    comparisons,
    suggestions: [...draft.suggestions, ...suggestions],
    provenance,
    notices: draft.notices.filter(({ code }) => findings.length === 0 || code !== 'language-not-read'),
  };
}

/** The checked points as lines for the summary, most telling first; as many as fit. */
export function notesOn(draft: ReportDraft, fits: (note: string) => boolean): string[] {
  const risks = draft.risks.map((risk) => `Risk (${risk.severity}): ${risk.title}. ${risk.why}`);
  const facts = draft.facts.map((fact) => `Fact: ${fact.label}: ${fact.text || firstQuote(fact.quotes)}`);
  const duties = draft.obligations.map(
    (duty) => `Duty of ${duty.isReaders ? 'the reader' : duty.who}: ${duty.text || firstQuote(duty.quotes)}`,
  );
  const unusual = draft.comparisons.map((point) => `Compared: ${point.title}. ${point.text}`);
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

const firstQuote = (quotes: readonly QuoteDraft[]) => (quotes[0]?.text ?? '').slice(0, 240);

const quotesOf = ({ quote, paragraph }: CheckedFinding): QuoteDraft[] => [
  { text: quote, paragraph: paragraph.id },
];

const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };
const bySeverity = (a: CheckedFinding, b: CheckedFinding) => ORDER[a.severity] - ORDER[b.severity];

function toRisk(finding: CheckedFinding): RiskDraft {
  return {
    severity: finding.severity,
    title: finding.title,
    why: finding.says,
    ask: finding.advice === '' ? 'Ask the other side what this is for, and to soften it.' : finding.advice,
    quotes: quotesOf(finding),
  };
}

/** Who owes it: the reader under the name that rules use for the reader, or the party as the document calls it. */
function debtor({ who }: CheckedFinding, draft: ReportDraft, reader: Reader) {
  const known = draft.obligations.find(({ isReaders }) => isReaders);
  const isReaders =
    /^(?:the )?reader$/i.test(who) || (known !== undefined && known.who.toLowerCase() === who.toLowerCase());
  if (isReaders) return { who: known?.who ?? reader.identity, isReaders: true };
  return { who: who === '' ? 'each party' : who, isReaders: false };
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
function sharesTopic(a: RiskDraft, b: RiskDraft): boolean {
  const other = weightyStems(`${b.title} ${b.why}`);
  return [...weightyStems(`${a.title} ${a.why}`)].some((stem) => other.has(stem));
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
  readonly quotes: readonly QuoteDraft[];
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
