import type { Severity } from '../../finding.ts';
import { cleanWords } from '../answers/answer-words.ts';
import { severityOf } from '../answers/finding-words.ts';
import { withoutThought } from '../answers/thought.ts';
import { isLooseRecord, readLooseJson, type LooseRecord, type LooseValue } from '../answers/tolerant-json.ts';

/** What a model said at its last look, cleaned of markup; nothing in it is checked. Numbers are those of the points shown. */
export interface Closing {
  readonly summary: string;
  readonly same: readonly (readonly number[])[];
  readonly severity: readonly { readonly id: number; readonly severity: Severity }[];
  readonly doubtful: readonly number[];
  readonly unsupported: readonly number[];
  readonly conflicts: readonly ClosingConflict[];
  readonly missing: readonly ClosingGap[];
}

export interface ClosingConflict {
  readonly ids: readonly number[];
  readonly title: string;
  readonly says: string;
  readonly advice: string;
}

export interface ClosingGap {
  readonly title: string;
  readonly says: string;
  readonly wording: string;
}

const LONGEST_SUMMARY = 4_000;

/** The closing in an answer, or null when it holds neither a summary nor any verdict. */
export function readClosing(answer: string): Closing | null {
  const found = readLooseJson(withoutThought(answer)).flatMap((value) => findClosing(value, 0));
  const closing = found.at(-1);
  if (closing === undefined) return null;
  const { fields } = closing;
  const list = (name: string): readonly LooseValue[] => {
    const value = fields.get(name);
    return Array.isArray(value) ? value : [];
  };
  const records = (name: string) => list(name).filter(isLooseRecord);
  const groups = list('same').map(numbersIn);
  return {
    summary: closing.isCut && !fields.has('same') ? '' : words(closing, 'summary', LONGEST_SUMMARY),
    // A model that gives one flat list means one group.
    same: groups.some((group) => group.length > 1) ? groups : [numbersIn(list('same'))],
    severity: records('severity').flatMap((record) => {
      const [id] = numbersIn(record.fields.get('id') ?? null);
      const severity = severityOf(words(record, 'severity', 24));
      return id === undefined || severity === null ? [] : [{ id, severity }];
    }),
    doubtful: numbersIn(list('doubtful')),
    unsupported: numbersIn(list('unsupported')),
    conflicts: records('conflicts').map((record) => ({
      ids: numbersIn(record.fields.get('ids') ?? null),
      title: words(record, 'title', 110),
      says: words(record, 'says', 500),
      advice: words(record, 'advice', 400),
    })),
    missing: records('missing').map((record) => ({
      title: words(record, 'title', 80),
      says: words(record, 'says', 300),
      wording: words(record, 'wording', 600),
    })),
  };
}

const DEEPEST = 4;

/** Records that look like a closing, with what is wrapped around them taken away. */
function findClosing(value: LooseValue, depth: number): LooseRecord[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => findClosing(item, depth + 1));
  if (!isLooseRecord(value)) return [];
  if (value.fields.has('summary')) return [value];
  return [...value.fields.values()].flatMap((inner) => findClosing(inner, depth + 1));
}

function words({ fields }: LooseRecord, name: string, longest: number): string {
  const value = fields.get(name);
  return typeof value === 'string' ? cleanWords(value, longest) : '';
}

function numbersIn(value: LooseValue): number[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (isLooseRecord(value)) return numbersIn(value.fields.get('id') ?? null);
  const number = typeof value === 'string' ? Number(/\d{1,5}/.exec(value)?.[0]) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? [number] : [];
}
