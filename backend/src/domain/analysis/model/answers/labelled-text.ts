import { FIELD_NAMES, severityOf } from './finding-words.ts';
import type { LooseRecord, LooseValue } from './tolerant-json.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());
/** Answers longer than this are no answers. */
const LONGEST = 200_000;
const LONGEST_VALUE = 2_000;

/**
 * Points that are not written as JSON: as a table or list in Markdown, as YAML, or between tags, with names of fields in
 * front of their words. Each becomes a record, as an object would. Linear; empty where nothing of the kind is found.
 */
export function readLabelledText(text: string): LooseRecord[] {
  const source = text.slice(0, LONGEST);
  const tagged = readTags(source);
  if (tagged.length > 0) return tagged;
  const rows = readTable(source);
  return rows.length > 0 ? rows : readLines(source);
}

/** Collects fields into records: a name that is there already begins the next. */
function createCollector() {
  const records: LooseRecord[] = [];
  let fields = new Map<string, LooseValue>();
  const next = () => {
    if (fields.size > 1) records.push({ fields, isCut: false });
    fields = new Map();
  };
  return {
    next,
    put(name: string, value: string) {
      if (fields.has(name)) next();
      fields.set(name, unquoted(value));
    },
    /** Words that go on in the next line. */
    add(value: string) {
      const last = [...fields.keys()].at(-1);
      const before = last === undefined ? undefined : fields.get(last);
      if (last === undefined || typeof before !== 'string' || before.length > LONGEST_VALUE) return;
      fields.set(last, unquoted(`${before} ${value}`));
    },
    end() {
      next();
      return records;
    },
  };
}

const TAG = /<([a-z_]{2,30})((?:\s+[a-z_]{2,20}="[^"<>]{0,200}"){0,6})\s*>(?:([^<>]{1,2000})<\/\1>)?/gi;
const ATTRIBUTE = /([a-z_]{2,20})="([^"<>]{0,200})"/gi;

/** `<risk severity="high"><quote>…</quote></risk>`. A tag that is no field opens a point. */
function readTags(source: string): LooseRecord[] {
  if (!/<\/(?:quote|text|evidence|title|says|explanation|description)>/i.test(source)) return [];
  const points = createCollector();
  for (const [, tag = '', attributes = '', words] of source.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (words !== undefined && KNOWN.has(name)) {
      points.put(name, words);
      continue;
    }
    points.next();
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (KNOWN.has(attribute.toLowerCase())) points.put(attribute.toLowerCase(), value);
    }
  }
  return points.end();
}

/** A table with names of fields at its head. */
function readTable(source: string): LooseRecord[] {
  const records: LooseRecord[] = [];
  let head: readonly (string | null)[] = [];
  for (const line of source.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length < 3) head = [];
    else if (head.length === 0) {
      const names = cells.map((cell) => fieldName(cell));
      if (names.filter((name) => name !== null).length >= 2) head = names;
    } else if (!cells.every((cell) => /^:?-{2,}:?$/.test(cell))) {
      const pairs = cells.flatMap((cell, index) => {
        const name = head[index] ?? null;
        return name === null || cell === '' ? [] : [[name, unquoted(cell)] as const];
      });
      records.push({ fields: new Map(pairs), isCut: false });
    }
  }
  return records;
}

/** The cells of a row between bars, tabs, or commas. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  const cells = row.startsWith('|')
    ? row.replace(/^\||\|$/g, '').split('|')
    : row.includes('\t')
      ? row.split('\t')
      : !row.includes(',')
        ? []
        : Array.from(
            row.slice(0, LONGEST_VALUE).matchAll(BETWEEN_COMMAS),
            ([, quoted, plain = '']) => quoted ?? plain,
          );
  return cells.map((cell) => cell.replace(/[*`]/g, '').trim());
}
const BETWEEN_COMMAS = /(?:^|,)\s{0,3}(?:"([^"]{0,1000})"|([^",]{0,1000}))(?=,|$)/g;

const LABELLED =
  /^\s{0,12}(?:[-*•+]\s{1,3}|\d{1,3}[.)]\s{1,3}|#{1,6}\s{1,3}){0,2}[*_"'`]{0,3}([\p{L}][\p{L} /_-]{1,28}?)[*_"'`]{0,3}\s?[:=][*_]{0,3}\s{0,4}(.{0,2000})$/u;
/** A heading of a point: `1. **Late fee** (High)`, `### Late fee – high`. */
const HEADING =
  /^\s{0,6}(?:(?:[-*•]|\d{1,3}[.)])\s{1,3}[*_]{2}|#{2,6}\s{1,3}(?:\d{1,3}[.)]\s{1,3})?)([^*_\n]{3,120}?)[*_]{0,2}\s{0,3}(?:[([–—:-]\s{0,2}[*_]{0,2}([\p{L}\d /]{1,24}?)[*_]{0,2}[)\]]?)?\s{0,3}$/u;

/** `[[risks]]`, as TOML opens a point. */
const TABLE_NAME = /^\s{0,6}\[{1,2}[\w.-]{2,30}\]{1,2}\s{0,6}$/;

/** Lines with a name in front, as in YAML and in lists. */
function readLines(source: string): LooseRecord[] {
  const points = createCollector();
  for (const line of source.split('\n')) {
    if (TABLE_NAME.test(line)) {
      points.next();
      continue;
    }
    const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
    const name = label === '' ? null : fieldName(label);
    const heading = name === null ? HEADING.exec(line) : null;
    if (name !== null) points.put(name, value);
    else if (heading !== null) {
      points.next();
      points.put('title', heading[1] ?? '');
      const grade = heading[2] ?? '';
      if (severityOf(grade) !== null) points.put('severity', grade);
    } else if (line.trim() !== '' && label === '') points.add(line.trim());
  }
  return points.end();
}

/** The name of a field as it is known, or null. */
function fieldName(words: string): string | null {
  const name = words
    .trim()
    .toLowerCase()
    .replace(/[\s/-]+/g, '_');
  return KNOWN.has(name) ? name : null;
}

/** Words without the quotation marks, list brackets and signs around them. */
function unquoted(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.replace(/^[>*_\s]{0,4}["“„«']/, '').replace(/["”“»'][*_\s]{0,4}$/, '');
}
