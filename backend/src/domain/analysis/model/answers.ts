import type { Severity } from '../finding.ts';

/** One point as a model reported it: cleaned of markup, but nothing in it checked against the document. */
export interface ModelFinding {
  readonly ids: readonly number[];
  readonly quote: string;
  readonly kind: 'key_fact' | 'obligation' | 'risk' | 'unusual' | 'machine_text';
  /** `reader`, a name, or empty. */
  readonly who: string;
  readonly severity: Severity;
  readonly title: string;
  readonly says: string;
  readonly advice: string;
  readonly wording: string;
}

const KINDS = ['key_fact', 'obligation', 'risk', 'unusual', 'machine_text'] as const;
const SEVERITIES = ['high', 'medium', 'low'] as const;

/** The findings in an answer, or null when it holds no such list. What is certain is repaired: fences, words around the JSON. */
export function readFindings(answer: string): ModelFinding[] | null {
  const value = readJson(answer);
  const list = Array.isArray(value) ? value : isRecord(value) ? value['findings'] : null;
  return Array.isArray(list) ? list.flatMap(toFinding) : null;
}

/** The summary in an answer, cleaned, or null when there is none. */
export function readSummary(answer: string): string | null {
  const value = readJson(answer);
  const summary = isRecord(value) ? value['summary'] : null;
  if (typeof summary !== 'string') return null;
  const clean = cleanWords(summary, 4_000);
  return clean === '' ? null : clean;
}

/**
 * One line of plain words: no addresses that a page could make live, no HTML tags, no images, no list or heading marks.
 * What remains is escaped again when markdown is written.
 */
function cleanWords(text: string, longest: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\b(?:https?|ftp|javascript|data|mailto|vbscript):(?:\/\/)?/gi, '')
    .replace(/\bwww\./gi, '')
    .replace(/(^|\s)(?:#{1,6}|[*_]{2,}|`{1,3})(?=\s|\S)/g, '$1')
    .replace(/[*_]{2,}|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const space = plain.lastIndexOf(' ', longest);
  return `${plain.slice(0, space > longest / 2 ? space : longest)} …`;
}

function toFinding(value: unknown): ModelFinding[] {
  if (!isRecord(value)) return [];
  const words = (key: string, longest: number) => {
    const given = value[key];
    return typeof given === 'string' ? cleanWords(given, longest) : '';
  };
  const kind = KINDS.find((known) => known === value['kind']);
  const says = words('says', 500);
  const title = words('title', 90);
  if (kind === undefined || (says === '' && title === '')) return [];
  return [
    {
      ids: idsOf(value['ids']),
      // A quote is compared with the document as it is; only what was verified there is ever printed.
      quote: typeof value['quote'] === 'string' ? value['quote'].slice(0, 600) : '',
      kind,
      who: words('who', 60),
      severity: SEVERITIES.find((known) => known === value['severity']) ?? 'medium',
      title: title === '' ? says.split(' ').slice(0, 6).join(' ') : title,
      says: says === '' ? title : says,
      advice: words('advice', 400),
      wording: words('wording', 600),
    },
  ];
}

function idsOf(value: unknown): number[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((id) => (typeof id === 'string' ? Number(id.replace(/[^\d]/g, '')) : id))
    .filter((id): id is number => typeof id === 'number' && Number.isInteger(id) && id > 0);
}

function readJson(answer: string): unknown {
  const bare = answer
    .replace(/^[\s\S]*?```(?:json)?\s*/i, (start) => (start.includes('{') ? start : ''))
    .replace(/```\s*$/, '');
  for (const candidate of [answer, bare, outermost(bare)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Falls through to the next, more forgiving reading.
    }
  }
  return null;
}

/** From the first bracket to the last, for models that talk around their JSON. */
function outermost(text: string): string {
  const start = text.search(/[{[]/);
  return start < 0 ? '' : text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
