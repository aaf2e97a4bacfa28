import type { RiskFamily } from '../../reading/burdens/families.ts';
import type { Severity } from '../../finding.ts';
import { cleanWords } from './answer-words.ts';
import { familyOf, FIELD_NAMES, kindOf, severityOf, type FindingKind } from './finding-words.ts';
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
 * The findings in an answer, object by object, or null when it holds neither findings nor an empty list of them. What was
 * thought aloud does not count, a point that the end of the answer cut in two is left out, and a point said twice is one.
 */
export function readFindings(answer: string): ReadAnswer | null {
  const spoken = withoutThought(answer);
  const values = valuesIn(spoken);
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
      const finding = value.isCut ? null : toFinding(value, place);
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

/** An answer that is one string holding JSON, or has its quotes written for a web page, is unwrapped first. */
function valuesIn(spoken: string): LooseValue[] {
  const isEscaped = !spoken.includes('"') && spoken.includes('&quot;');
  const plain = isEscaped
    ? spoken.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    : spoken;
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

/** A longer "severity" is a sentence about something. */
const LONGEST_SEVERITY = 24;

const isListName = (name: string) =>
  /^(?:findings|results?|points|items|list|answers?)$/.test(name) || kindOf(name) !== null;

/** What one object says, or null when it is no finding but perhaps a wrapping around some. */
function toFinding({ fields }: LooseRecord, place: string): ModelFinding | null {
  const given = (name: keyof typeof FIELD_NAMES): LooseValue | undefined => {
    const key = FIELD_NAMES[name].find((known) => fields.has(known) && isSaid(fields.get(known)));
    return key === undefined ? undefined : fields.get(key);
  };
  // A quote is compared with the document as it is; only what was verified there is ever printed.
  const quote = wordsOf(given('quote')).slice(0, 1_200);
  const says = cleanWords(wordsOf(given('says')), 600);
  const title = cleanWords(wordsOf(given('title')), 110);
  if ((says === '' && title === '') || (quote === '' && given('ids') === undefined)) return null;
  const label = wordsOf(given('kind')).slice(0, 40);
  const severity = severityOf(wordsOf(given('severity')).slice(0, LONGEST_SEVERITY));
  const family = familyOf(wordsOf(given('family'))) ?? familyOf(label);
  const who = cleanWords(wordsOf(given('who')), 60);
  const kind = decideKind(label, place, family) ?? guessKind(severity, who);
  return {
    ids: idsOf(given('ids')),
    quote,
    kind,
    label: label.toLowerCase(),
    family,
    who,
    severity: severity ?? 'medium',
    title: title === '' ? says.split(' ').slice(0, 8).join(' ') : title,
    says: says === '' ? title : says,
    advice: cleanWords(wordsOf(given('advice')), 500),
    usual: cleanWords(wordsOf(given('usual')), 400),
    wording: cleanWords(wordsOf(given('wording')), 700),
  };
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
