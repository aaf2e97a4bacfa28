import { attribute, isOn, readXml, type XmlToken } from './xml.ts';
import { formatNumber } from './number-formats.ts';
import type { StyleFacts } from './styles.ts';

/** Where a paragraph stands in a list: its list and its level, from 0. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
}

/** What the word processor shows before a paragraph. An empty label is a bullet. */
export interface Label {
  readonly text: string;
  /** From 1. */
  readonly level: number;
}

interface Level {
  start: number;
  format: string;
  pattern: string;
  style: string | null;
  isLegal: boolean;
}
interface AbstractList {
  readonly levels: Map<number, Level>;
  styleLink: string | null;
}
interface ListInstance {
  abstract: string;
  readonly starts: Map<number, number>;
  readonly levels: Map<number, Level>;
}

/** Counts the paragraphs of every list and says how each is numbered, in the order of the document. */
export function createNumbering(xml: string | null, styles: StyleFacts) {
  const { abstracts, instances } = readNumbering(xml ?? '');
  const counters = new Map<string, Map<number, number>>();
  const restarted = new Set<string>();

  const resolveAbstract = (id: string): string => {
    const link = abstracts.get(id)?.styleLink;
    const linked = link === null || link === undefined ? undefined : styles.lists.get(link)?.list;
    const target = linked === undefined ? undefined : instances.get(linked)?.abstract;
    return target !== undefined && target !== id ? target : id;
  };
  const levelOf = (instance: ListInstance, abstract: string, level: number): Level | undefined =>
    instance.levels.get(level) ?? abstracts.get(abstract)?.levels.get(level);

  /** The place that a style gives, through the styles it is based on. */
  const placeByStyle = (styleId: string): ListPlace | null => {
    let style: string | undefined = styleId;
    for (let depth = 0; style !== undefined && depth < 12; depth++) {
      const given = styles.lists.get(style);
      if (given?.list !== undefined) {
        const instance = instances.get(given.list);
        const abstract = instance === undefined ? '' : resolveAbstract(instance.abstract);
        const own = [...(abstracts.get(abstract)?.levels ?? [])].find(([, level]) => level.style === styleId);
        return { list: given.list, level: own?.[0] ?? given.level ?? 0 };
      }
      style = styles.basedOn.get(style);
    }
    return null;
  };

  return {
    /** Counts a paragraph and returns its label, or null when it stands in no list. */
    next(own: Partial<ListPlace>, styleId: string | null): Label | null {
      const byStyle = styleId === null ? null : placeByStyle(styleId);
      const list = own.list ?? byStyle?.list;
      const level = Math.min(8, Math.max(0, own.level ?? byStyle?.level ?? 0));
      const instance = list === undefined ? undefined : instances.get(list);
      if (list === undefined || instance === undefined || list === '0') return null;
      const abstract = resolveAbstract(instance.abstract);
      const here = levelOf(instance, abstract, level);
      if (here === undefined) return null;

      const counts = counters.get(abstract) ?? new Map<number, number>();
      counters.set(abstract, counts);
      const restart = instance.starts.get(level);
      const mark = `${list}/${level}`;
      if (restart !== undefined && !restarted.has(mark)) {
        restarted.add(mark);
        counts.set(level, restart);
      } else {
        counts.set(level, counts.has(level) ? (counts.get(level) ?? 0) + 1 : here.start);
      }
      for (const deeper of counts.keys()) if (deeper > level) counts.delete(deeper);

      if (here.format === 'bullet') return { text: '', level: level + 1 };
      const text = here.pattern.replace(/%([1-9])/gu, (_, digit: string) => {
        const at = Number(digit) - 1;
        const shown = levelOf(instance, abstract, at);
        const count = counts.get(at) ?? shown?.start ?? 1;
        return formatNumber(count, here.isLegal ? 'decimal' : (shown?.format ?? 'decimal'));
      });
      return { text: text.trim(), level: level + 1 };
    },
  };
}

function readNumbering(xml: string) {
  const abstracts = new Map<string, AbstractList>();
  const instances = new Map<string, ListInstance>();
  let abstract: AbstractList | null = null;
  let instance: ListInstance | null = null;
  let level: Level | null = null;
  let override = 0;

  const take = (token: XmlToken): void => {
    if (token.kind === 'text') return;
    const value = attribute(token, 'w:val') ?? '';
    if (token.kind === 'close') {
      if (token.name === 'w:abstractNum') abstract = null;
      if (token.name === 'w:num') instance = null;
      if (token.name === 'w:lvl') level = null;
      return;
    }
    switch (token.name) {
      case 'w:abstractNum':
        abstract = { levels: new Map(), styleLink: null };
        abstracts.set(attribute(token, 'w:abstractNumId') ?? '', abstract);
        break;
      case 'w:num':
        instance = { abstract: '', starts: new Map(), levels: new Map() };
        instances.set(attribute(token, 'w:numId') ?? '', instance);
        break;
      case 'w:abstractNumId':
        if (instance !== null) instance.abstract = value;
        break;
      case 'w:numStyleLink':
        if (abstract !== null) abstract.styleLink = value;
        break;
      case 'w:lvlOverride':
        override = Number(attribute(token, 'w:ilvl'));
        break;
      case 'w:startOverride':
        instance?.starts.set(override, Number(value));
        break;
      case 'w:lvl':
        level = { start: 1, format: 'decimal', pattern: '', style: null, isLegal: false };
        (instance ?? abstract)?.levels.set(Number(attribute(token, 'w:ilvl')), level);
        break;
      case 'w:start':
        if (level !== null) level.start = Number(value);
        break;
      case 'w:numFmt':
        if (level !== null) level.format = value;
        break;
      case 'w:lvlText':
        if (level !== null) level.pattern = value;
        break;
      case 'w:pStyle':
        if (level !== null) level.style = value;
        break;
      case 'w:isLgl':
        if (level !== null) level.isLegal = isOn(token);
        break;
      default:
        break;
    }
  };
  readXml(xml, take);
  return { abstracts, instances };
}
