import type { Reader } from '../../../ports/analyst.ts';
import { bySeverity } from '../report/by-severity.ts';
import { mergeComparisons, mergeFacts, mergeRisks } from '../report/merge-points.ts';
import { restOnSameWords } from '../report/merging/same-risk.ts';
import type { Draft, DraftQuote, ReportDraft } from '../report/report-draft.ts';
import type { Comparison, Duty, Fact, Risk } from '../report/report.ts';
import type { CheckedFinding } from './checks/check-findings.ts';
import { mergeDuties } from './merge-duties.ts';
import { NO_BIG_RISK_ABROAD } from '../reading/by-pack/summary.ts';
import { NO_BIG_RISK, SECOND_LOOK } from '../report/sections/write-summary.ts';
import { isRole } from '../reading/sides/names/role-words.ts';
import { familyWords } from './checks/family-words.ts';

export interface MergeInput {
  /** What rules found. All of it stays. */
  readonly draft: ReportDraft;
  readonly findings: readonly CheckedFinding[];
  readonly reader: Reader;
  /** One sentence on how the report was made. */
  readonly provenance: string;
}

/** Most risks in a report that a model had a hand in: it was asked for a number of them, and chose. */
const MOST_RISKS = 40;

/** Joins what a model found with what rules found; points on the same words become one, the sharper and the graver. */
export function mergeFindings({ draft, findings, reader, provenance }: MergeInput): ReportDraft {
  if (findings.length === 0) return { ...draft, provenance };
  const ofKind = (kind: CheckedFinding['kind']) => findings.filter((finding) => finding.kind === kind);
  const data = createUserData(draft, reader);
  const duties = mergeDuties(
    draft.duties,
    ofKind('obligation').map((finding) => toDuty(finding, data.sideOf(finding.who))),
  );
  const risks = mergeRisks(
    draft.risks,
    ofKind('risk').filter(addsTo(draft.risks)).toSorted(bySeverity).map(toRisk),
  );
  return {
    ...draft,
    ...data.known(),
    facts: mergeFacts(draft.facts, ofKind('key_fact').map(toFact).filter(saysSomething)),
    duties,
    risks,
    summary: withModelsRisks(draft.summary, risks),
    mostRisks: MOST_RISKS,
    comparison: mergeComparisons(draft.comparison, ofKind('unusual').flatMap(toComparison)),
    // It says which languages the rules read and that a model is needed: here is the model.
    warnings: isForeign(draft) ? draft.warnings.slice(0, -1) : draft.warnings,
    provenance,
    notices: draft.notices.filter(({ code }) => code !== 'language-not-read'),
  };
}

const LOOK_AT_RISKS = 'Look first at the risks in section 3.';

/** A summary says of no paper that nothing big was found where the model found it. */
function withModelsRisks(summary: readonly string[], risks: readonly Draft<Risk>[]): readonly string[] {
  if (!risks.some(({ by, certainty }) => by === 'model' && certainty === 'found')) return summary;
  return summary.map((line) => {
    if (line === NO_BIG_RISK_ABROAD) return LOOK_AT_RISKS;
    const said = line.replace(NO_BIG_RISK, '').replace(SECOND_LOOK, '').trim();
    return said === line.trim() ? line : `${LOOK_AT_RISKS} ${said}`.trim();
  });
}

/** A point of which only its quote is left adds nothing to one that says something of the same words. */
const addsTo = (risks: readonly Draft<Risk>[]) => (finding: CheckedFinding) =>
  !finding.isBare ||
  !risks.some((risk) => risk.certainty === 'found' && restOnSameWords(risk, { quotes: quotesOf(finding) }));

const isForeign = ({ notices }: ReportDraft) => notices.some(({ code }) => code === 'language-not-read');

/** The sides of a draft, and those that a model names beside them. */
function createUserData(draft: ReportDraft, reader: Reader) {
  const sides = [...draft.sides];
  let readerId = draft.reader.sideId;
  const add = (name: string) => {
    const id = `s${sides.length + 1}`;
    sides.push({ id, name, role: null, quotes: [] });
    return id;
  };
  const isNamed = (said: string) => (word: string | null) =>
    word !== null && word.toLowerCase().replace(/^the /, '') === said;
  return {
    /** Whom a model means: the reader, a side by name or role, a side that the rules do not know, both, or nobody. */
    sideOf(who: string): string | null {
      const said = who.toLowerCase().replace(/^the /, '').trim();
      if (said === '') return null;
      if (/^(?:reader|you)$/.test(said)) return (readerId ??= add(reader.identity));
      if (
        /^(?:each|each party|either party|both|both (?:parties|sides)|all|all parties|the parties|parties)$/.test(
          said,
        )
      )
        return 'both';
      const known = sides.find(({ name, role }) => [name, role].some(isNamed(said)));
      if (known !== undefined) return known.id;
      const others = sides.filter(({ id }) => id !== readerId);
      const [other] = others;
      // `Quay Fitness` of which the paper says only `we`, or Maura Quay, who signs for it
      if (
        readerId !== null &&
        others.length === 1 &&
        other !== undefined &&
        !isNamed(said)(reader.identity) &&
        (other.name === null || sharesName(other.name, who) || (other.role === null && isRole(said)))
      )
        return other.id;
      // The reader's own word for the side is the reader, in whatever language the paper calls it.
      if (isNamed(said)(reader.identity)) return (readerId ??= add(reader.identity));
      return add(who);
    },
    known(): Pick<ReportDraft, 'sides' | 'reader'> {
      const isNew = readerId !== draft.reader.sideId;
      return {
        sides,
        reader: isNew ? { typed: draft.reader.typed, sideId: readerId, certainty: 'likely' } : draft.reader,
      };
    },
  };
}

/** Whether two names have a word of weight in common. */
const sharesName = (a: string, b: string): boolean => {
  const words = (name: string) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const own = new Set(words(a));
  return words(b).some((word) => own.has(word));
};

const quotesOf = ({ verified, paragraph }: CheckedFinding): DraftQuote[] => [
  { text: verified, paragraph: paragraph.id },
];

const FACT_KINDS: readonly (readonly [RegExp, Fact['kind']])[] = [
  [/part(?:y|ies)|side|person/, 'party'],
  [/notice/, 'notice'],
  [/term|duration|period|renew/, 'term'],
  [/date|deadline|start|end/, 'date'],
  [/amount|money|sum|price|rent|fee|pay|deposit|salary|cost|rate/, 'amount'],
  [/law|jurisdiction|court/, 'law'],
];

function toFact(finding: CheckedFinding): Draft<Fact> {
  const { label, title, says } = finding;
  const named =
    FACT_KINDS.find(([word]) => word.test(label)) ??
    FACT_KINDS.find(([word]) => word.test(title.toLowerCase()));
  // of a fact that says no more than its name the quote tells the rest
  const text = says === title ? '' : says;
  return { kind: named?.[1] ?? 'other', label: title, text, quotes: quotesOf(finding), by: 'model' };
}

/** Whether a fact says more than its own name. */
const saysSomething = ({ label, text, quotes }: Draft<Fact>): boolean =>
  text !== '' || quotes.some((quote) => quote.text.length > label.length + 3);

const toDuty = (finding: CheckedFinding, sideId: string | null): Draft<Duty> => ({
  sideId,
  text: finding.says,
  action: finding.title,
  when: null,
  amount: null,
  quotes: quotesOf(finding),
  by: 'model',
});

function toRisk(finding: CheckedFinding): Draft<Risk> {
  const orNull = (words: string) => (words === '' ? null : words);
  return {
    severity: finding.severity,
    family: finding.family ?? 'other',
    title: finding.title,
    text: finding.says,
    reason: finding.says,
    ask: askFor(finding),
    usual: orNull(finding.usual.replace(/^usual(?:ly)?(?: is|:)?\s+/i, '')),
    wording: orNull(finding.wording),
    fallback: null,
    law: null,
    certainty: 'found',
    quotes: quotesOf(finding),
    by: 'model',
  };
}

/** A sentence of its own: begins with a capital letter and does not repeat the word that stands in front of it. */
function askFor({ advice, family }: CheckedFinding): string {
  const words = advice.replace(/^(?:ask|advice|recommendation)\s?:\s+/i, '').trim();
  if (words !== '') return words.charAt(0).toUpperCase() + words.slice(1);
  return family === null || familyWords(family) === null
    ? 'Ask what this is for, and for a softer rule.'
    : 'Ask for this to be taken out or limited.';
}

/** "Usual:" stands in front of it. */
const toComparison = (finding: CheckedFinding): Draft<Comparison>[] => {
  const usual = (finding.usual || finding.advice).replace(/^usual(?:ly)?(?: is|:)?\s+/i, '');
  if (usual === '') return [];
  return [
    {
      title: finding.title,
      standing: 'open',
      text: finding.says,
      usual: usual.charAt(0).toUpperCase() + usual.slice(1),
      quotes: quotesOf(finding),
      by: 'model',
    },
  ];
};
