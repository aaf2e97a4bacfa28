import type { BodyChild, WordText } from './word-text.ts';

/** How a block of signatures begins or looks. */
const SIGNATURES =
  /^\s{0,9}(?:in witness (?:whereof|of)|signed\b|signatures?\b|agreed and (?:accepted|signed)|executed (?:as|by|on)\b|as witness\b|by\s{0,4}:|name\s{0,4}:|date\s{0,4}:|place and date|_{3,})|_{6,}/iu;
/** Most children of the body that a block of signatures takes up, with attachments behind it not counted. */
const LONGEST_BLOCK = 12;
/** A sentence that only speaks of signing is longer than the line that is signed on. */
const LONGEST_LINE = 400;

/** Where new clauses go and the look they take on. */
export interface AdditionPlace {
  /** Offset in the source, before a child of the body. */
  readonly at: number;
  /** The run properties of the last clause before it. */
  readonly look: string;
  /** What gives the new paragraph that clause's style without its number; empty where it has none of its own. */
  readonly properties: string;
}

/** The place right before the last block of signatures, or null where none is recognized or it may not be touched. */
export function additionPlace({ xml, body, paragraphs, w }: WordText): AdditionPlace | null {
  const textOf = ({ from, to }: BodyChild): string =>
    paragraphs
      .slice(from, to)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, LONGEST_LINE * 10);
  const isSigned = (child: BodyChild): boolean => {
    const text = textOf(child);
    return (
      text.length <= LONGEST_LINE * (child.name === 'p' ? 1 : 3) &&
      text.split('\n').some((line) => SIGNATURES.test(line))
    );
  };
  const last = body.findLastIndex(isSigned);
  if (last < 0) return null;
  let first = last;
  for (let index = last; index >= Math.max(0, last - LONGEST_BLOCK); index--) {
    if (isSigned(body[index]!)) first = index;
  }
  const place = body[first]!;
  if (first === 0 || place.isInField) return null;
  const before = body
    .slice(0, first)
    .findLast(({ name, from }) => name === 'p' && paragraphs[from]!.text.length >= LEAST_CLAUSE);
  const children = before === undefined ? [] : paragraphs[before.from]!.children;
  const look = children.find(({ run }) => run !== null)?.run?.look ?? '';
  const head = before === undefined ? '' : xml.slice(before.start, children[0]?.start ?? before.start);
  return { at: place.start, look: withoutEmphasis(look, w), properties: styleOf(head, w) };
}

/** Fewer letters are a heading or a line of a form. */
const LEAST_CLAUSE = 40;

/** The style that a paragraph's properties name. A list is left, so that no number behind it changes (ISO 29500-1, 17.9.18). */
function styleOf(head: string, w: string): string {
  const style = new RegExp(`<${w}pStyle\\s{1,9}${w}val="([^"<>]{1,200})"`, 'u').exec(head)?.[1];
  if (style === undefined || /^(?:heading|title)/iu.test(style)) return '';
  return `<${w}pStyle ${w}val="${style}"/><${w}numPr><${w}ilvl ${w}val="0"/><${w}numId ${w}val="0"/></${w}numPr>`;
}

/** A new clause is not bold because a heading in front of it is. */
function withoutEmphasis(look: string, w: string): string {
  return look.replaceAll(new RegExp(`<${w}(?:b|bCs|u|caps|highlight)(?:\\s[^>]{0,200})?/>`, 'gu'), '');
}
