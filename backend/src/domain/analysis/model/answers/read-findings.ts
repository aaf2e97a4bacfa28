import type { RiskFamily } from '../../reading/burdens/families.ts';
import type { Severity } from '../../finding.ts';
import { cleanWords } from './answer-words.ts';
import { familyOf, FIELD_NAMES, fieldMeant, kindOf, severityOf, type FindingKind } from './finding-words.ts';
import { readLabelledText } from './labelled-text.ts';
import { withoutThought } from './thought.ts';
import { isLooseRecord, readLooseJson, type LooseRecord, type LooseValue } from './tolerant-json.ts';

/** One point as a model reported it: cleaned of markup, but nothing in it checked against the document. */
export interface ModelFinding {
  readonly ids: readonly number[];
  readonly quote: string;
  readonly kind: FindingKind;
  /** What the model called it: `party`, `date`, …; empty where it said no more than the kind. */
  readonly label: string;
  readonly family: RiskFamily | null;
  /** `reader`, a name, or empty. */
  readonly who: string;
  readonly severity: Severity;
  readonly title: string;
  readonly says: string;
  readonly advice: string;
  readonly usual: string;
  readonly wording: string;
}

/** What an answer held. */
export interface ReadAnswer {
  readonly findings: readonly ModelFinding[];
  /** Whether the answer ended within a point, so that there may be more. */
  readonly isCut: boolean;
}

/**
 * The findings in an answer to one of the two questions, object by object, or null when it holds neither findings nor an empty list of them. What was
 * thought aloud does not count, a point that the end of the answer cut in two is left out, and a point said twice is one.
 */
export function readFindings(answer: string, asked: 'facts' | 'risks' = 'facts'): ReadAnswer | null {
  const spoken = withoutMargin(withoutThought(answer));
  return findingsIn(valuesIn(spoken), asked) ?? withPoints(findingsIn(readLabelledText(spoken), asked));
}

/** A margin of `>` or of line numbers, as of a mail or a listing, where every line has one. */
function withoutMargin(spoken: string): string {
  const lines = spoken.trim().split('\n');
  const margin = [/^\s?>\s?/, /^\s{0,6}\d{1,5}\s?[|:│]\s?/].find((one) =>
    lines.every((line) => one.test(line)),
  );
  return margin === undefined || lines.length < LEAST_LINES
    ? spoken
    : lines.map((line) => line.replace(margin, '')).join('\n');
}
const LEAST_LINES = 3;

/** Words beside labels are findings only where they hold some: an empty list is said in JSON. */
const withPoints = (read: ReadAnswer | null) => (read === null || read.findings.length === 0 ? null : read);

function findingsIn(values: readonly LooseValue[], asked: 'facts' | 'risks'): ReadAnswer | null {
  const found = new Map<string, ModelFinding>();
  let hasList = false;
  let isCut = false;
  const visit = (value: LooseValue, place: string, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      if (value.length === 0 && (place === '' || isListName(place))) hasList = true;
      for (const item of value) visit(item, place, depth + 1);
    } else if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
      for (const inner of readLooseJson(value)) visit(inner, place, depth + 1);
    } else if (isLooseRecord(value)) {
      isCut ||= value.isCut;
      const rows = rowsOf(value);
      if (rows !== null) {
        for (const row of rows) visit(row, place, depth + 1);
        return;
      }
      const finding = value.isCut ? null : toFinding(value, place, asked);
      if (finding !== null) found.set(keyOf(finding), finding);
      else for (const [name, inner] of value.fields) visit(inner, name, depth + 1);
    }
  };
  for (const value of values) visit(value, '', 0);
  const findings = [...found.values()];
  if (findings.length === 0 && !hasList) return null;
  return { findings, isCut };
}

/** Deeper than any wrapping that models put around what was asked for. */
const DEEPEST = 8;

/** `{"columns":["ids","quote"],"rows":[[4,"…"]]}`: each row as an object. */
function rowsOf({ fields }: LooseRecord): LooseRecord[] | null {
  const listed = (names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((value) => Array.isArray(value)) as
      | readonly LooseValue[]
      | undefined;
  const head = listed(['columns', 'headers', 'header', 'fields', 'keys']);
  const rows = listed(['rows', 'data', 'values', 'records']);
  if (head === undefined || rows === undefined || !rows.every((row) => Array.isArray(row))) return null;
  return rows.map((row) => ({
    isCut: false,
    fields: new Map(
      (row as readonly LooseValue[]).map((cell, at) => [wordsOf(head[at]).toLowerCase(), cell]),
    ),
  }));
}

/** An answer that is one string holding JSON, or has its quotes written for a web page, is unwrapped first. */
function valuesIn(spoken: string): LooseValue[] {
  const isEscaped = !spoken.includes('"') && spoken.includes('&quot;');
  const plain = isEscaped
    ? spoken.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    : spoken;
  if (/^\s*[[{]/.test(plain) && /\\"/.test(plain) && !/(?<!\\)"/.test(plain))
    return readLooseJson(plain.replaceAll('\\"', '"'));
  if (/^\s*"\s*(?:\\n)?[[{]\s*(?:\\n)?\s*(?:\{\s*)?\\"/.test(plain)) {
    try {
      const inner: unknown = JSON.parse(plain);
      if (typeof inner === 'string') return readLooseJson(inner);
    } catch {
      return readLooseJson(plain.replaceAll('\\"', '"').replaceAll('\\n', ' '));
    }
  }
  return readLooseJson(plain);
}

/** `(§12)` after a quote: where it stands, and no part of it. */
const REFERENCE_AFTER =
  /["”“»]?\s{0,3}[([]\s?(?:§|paragraph|para\.?|id:?)\s?\d{1,6}[^)\]]{0,20}[)\]]\.?\s{0,3}$/i;
/** A longer "severity" is a sentence about something. */
const LONGEST_SEVERITY = 24;

const isListName = (name: string) =>
  /^(?:findings|results?|points|items|list|answers?)$/.test(name) || kindOf(name) !== null;

/** What one object says, or null when it is no finding but perhaps a wrapping around some. */
function toFinding({ fields }: LooseRecord, place: string, asked: 'facts' | 'risks'): ModelFinding | null {
  const given = (name: keyof typeof FIELD_NAMES, but?: string): LooseValue | undefined => {
    const key = FIELD_NAMES[name].find(
      (known) =>
        fields.has(known) && isSaid(fields.get(known)) && (but === undefined || fields.get(known) !== but),
    );
    const field =
      key ??
      [...fields.keys()].find(
        (one) => fieldMeant(one) === name && fields.get(one) !== but && isSaid(fields.get(one)),
      );
    return field === undefined ? undefined : fields.get(field);
  };
  // A quote is compared with the document as it is; only what was verified there is ever printed.
  const own = wordsOf(given('quote'));
  const other = own === '' ? wordsInstead(fields) : null;
  const quote = (other ?? own).slice(0, 1_200).replace(REFERENCE_AFTER, '');
  const meant = other === null ? given('says') : (given('says', other) ?? given('title'));
  const says = cleanWords(wordsOf(meant), 600);
  const title = cleanWords(wordsOf(given('title')) || titleInRisk(fields, says, given), 110);
  if ((says === '' && title === '') || (quote === '' && given('ids') === undefined)) return null;
  const ids = idsOf(given('ids'));
  const label = wordsOf(given('kind')).slice(0, 40);
  const severity =
    severityOf(wordsOf(given('severity')).slice(0, LONGEST_SEVERITY)) ??
    severityOf(place.replace(/_.*$/, ''));
  const family = familyOf(wordsOf(given('family'))) ?? familyOf(label);
  const who = cleanWords(wordsOf(given('who')), 60);
  const kind =
    asked === 'risks'
      ? kindAmongRisks(label, place)
      : (decideKind(label, place, family) ?? guessKind(severity, who));
  return {
    ids: ids.length > 0 ? ids : idsOf(REFERENCE_AFTER.exec(other ?? own)?.[0] ?? ''),
    quote,
    kind,
    label: label.toLowerCase(),
    family,
    who,
    severity: severity ?? 'medium',
    title: title === '' && kind !== 'risk' ? says.split(' ').slice(0, 8).join(' ') : title,
    says: says === '' ? title : says,
    advice: cleanWords(wordsOf(given('advice')), 500),
    usual: cleanWords(wordsOf(given('usual')), 400),
    wording: cleanWords(wordsOf(given('wording')), 700),
  };
}

/** Some models name a point in a field `risk`, where others explain or grade it. */
function titleInRisk(
  fields: LooseRecord['fields'],
  says: string,
  given: (name: 'severity', but: string) => LooseValue | undefined,
): string {
  const named = wordsOf(fields.get('risk'));
  if (named === '' || cleanWords(named, 600) === says) return '';
  return severityOf(named) === null || given('severity', named) !== undefined ? named : '';
}

/** Names under which some models put the words of the clause, where they give no quote; and the least length of such words. */
const INSTEAD_OF_QUOTE = ['clause', 'text', 'section', 'paragraph', 'source', 'ref'] as const;
const SHORTEST_CLAUSE = 30;

function wordsInstead(fields: LooseRecord['fields']): string | null {
  if (fields.size < 2) return null;
  const words = INSTEAD_OF_QUOTE.map((name) => fields.get(name)).find(
    (value) => typeof value === 'string' && value.length >= SHORTEST_CLAUSE,
  );
  return typeof words === 'string' ? words : null;
}

/** The list that a point stands in says more than its label, which may name a finer kind; orders to machines stand anywhere. */
function decideKind(label: string, place: string, family: RiskFamily | null): FindingKind | null {
  const called = kindOf(label);
  if (called === 'machine_text') return called;
  return (
    (/^(?:findings|results?|points|items)$/.test(place) ? null : kindOf(place)) ??
    (family === null ? called : 'risk')
  );
}

/** Asked for risks, a model names their topics ("payment", "notice period"): only a plain name of another kind counts. */
function kindAmongRisks(label: string, place: string): FindingKind {
  if (kindOf(label) === 'machine_text') return 'machine_text';
  const named = [place, label].find((word) => OTHER_KIND.test(word.trim()));
  return (named === undefined ? null : kindOf(named)) ?? 'risk';
}

const OTHER_KIND = /^(?:key[_ ]?)?(?:facts?|obligations?|dut(?:y|ies)|unusual|comparisons?)$/i;

const guessKind = (severity: Severity | null, who: string): FindingKind =>
  severity !== null ? 'risk' : who !== '' ? 'obligation' : 'key_fact';

const isSaid = (value: LooseValue | undefined) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The words of a field that may be a string, a number, a list of strings, or an object that holds the words. */
function wordsOf(value: LooseValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value
      .map((item) => wordsOf(item))
      .filter(Boolean)
      .join(' … ');
  if (isLooseRecord(value))
    return wordsOf(value.fields.get('text') ?? value.fields.get('quote') ?? value.fields.get('value'));
  return '';
}

function idsOf(value: LooseValue | undefined): number[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? [value] : [];
  if (typeof value !== 'string') return [];
  return (value.match(/\d{1,6}/g) ?? [])
    .map(Number)
    .filter((id) => id > 0)
    .slice(0, 20);
}

const keyOf = ({ kind, quote, title, ids }: ModelFinding) => JSON.stringify([kind, quote || ids, title]);
