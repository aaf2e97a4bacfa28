import { attribute, isOn, readXml, type XmlToken } from './xml.ts';

/** How letters look, as far as it decides whether they are visible. What is absent is left to the style below. */
export interface Look {
  readonly isHidden?: boolean;
  /** Six hexadecimal digits, or `auto`. */
  readonly color?: string;
  /** Size in half points. */
  readonly halfPoints?: number;
  readonly isShaded?: boolean;
}

/** What `styles.xml` says that matters here. */
export interface StyleFacts {
  /** List that a paragraph style belongs to. */
  readonly lists: ReadonlyMap<string, { readonly list?: string; readonly level?: number }>;
  readonly basedOn: ReadonlyMap<string, string>;
  /** Look of a style together with those that it is based on; of the default paragraph style where `style` is null. */
  lookOf(style: string | null): Look;
  /** Level of the heading that a paragraph style means, from 1; 0 for all others. */
  headingOf(style: string | null): number;
}

/** Styles may be based on one another this often; Word itself stops at 11. */
const MAX_PARENTS = 12;

/** Reads lists, parents and looks of the styles. */
export function readStyles(xml: string): StyleFacts {
  const lists = new Map<string, { list?: string; level?: number }>();
  const basedOn = new Map<string, string>();
  const looks = new Map<string, Look>();
  const known = new Map<string | null, Look>();
  let usual: string | null = null;
  let style = '';
  let isConditional = false;
  const names = new Map<string, string>();
  const take = (token: XmlToken): void => {
    const value = attribute(token, 'w:val');
    if (token.name === 'w:style') {
      style = token.kind === 'open' ? (attribute(token, 'w:styleId') ?? '') : '';
      const isUsual = attribute(token, 'w:default') === '1' && attribute(token, 'w:type') === 'paragraph';
      if (style !== '' && isUsual) usual = style;
    }
    // How the first row of a table looks, say.
    if (token.name === 'w:tblStylePr') isConditional = token.kind === 'open';
    if (style === '' || isConditional || token.kind !== 'open') return;
    if (token.name === 'w:name' && value !== undefined) names.set(style, value);
    if (token.name === 'w:basedOn' && value !== undefined) basedOn.set(style, value);
    if (token.name === 'w:numId' && value !== undefined)
      lists.set(style, { ...lists.get(style), list: value });
    if (token.name === 'w:ilvl') lists.set(style, { ...lists.get(style), level: Number(value) });
    const look = withLook(looks.get(style), token);
    if (look !== undefined) looks.set(style, look);
  };
  readXml(xml, take);

  const lookOf = (of: string | null): Look => {
    const before = known.get(of);
    if (before !== undefined) return before;
    let look: Look = {};
    let at = of ?? usual ?? undefined;
    for (let depth = 0; at !== undefined && depth < MAX_PARENTS; depth++) {
      look = { ...looks.get(at), ...look };
      at = basedOn.get(at);
    }
    known.set(of, look);
    return look;
  };
  const headingOf = (of: string | null): number =>
    of === null ? 0 : headingLevel(of.replace(/^Heading(?=\d$)/u, 'heading '), names.get(of) ?? '');
  return { lists, basedOn, lookOf, headingOf };
}

/** Level of a heading by the id or the name of its style. */
function headingLevel(id: string, name: string): number {
  for (const one of [id, name.toLowerCase()]) {
    const level = /^heading ?([1-6])?$/iu.exec(one);
    if (level !== null) return Number(level[1] ?? 1);
  }
  return { title: 1, subtitle: 2 }[name.toLowerCase()] ?? 0;
}

/** The look with what one token of `w:rPr`, or the shading of a `w:pPr`, adds to it. */
export function withLook(look: Look | undefined, token: XmlToken): Look | undefined {
  const value = attribute(token, 'w:val') ?? '';
  switch (token.name) {
    case 'w:vanish':
      return { ...look, isHidden: isOn(token) };
    case 'w:color':
      return { ...look, color: value };
    case 'w:sz':
      return { ...look, halfPoints: Number(value) };
    case 'w:highlight':
      return { ...look, isShaded: value !== 'none' };
    case 'w:shd':
      return { ...look, isShaded: isShading(token) };
    default:
      return look;
  }
}

/** Whether a `w:shd` gives its ground a color. */
export function isShading(token: XmlToken): boolean {
  const fill = attribute(token, 'w:fill') ?? 'auto';
  return !/^(?:auto|ffffff)$/iu.test(fill) || attribute(token, 'w:themeFill') !== undefined;
}

/** Half points at and below which a letter cannot be read. */
const TINY_HALF_POINTS = 3;
const WHITE = /^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/iu;

export interface Looks {
  readonly direct: Look;
  readonly character: Look;
  readonly paragraph: Look;
  /** Whether a paragraph, a cell or a table's style may have put something dark behind the letters. */
  readonly isOnDark: boolean;
}

/** How letters are hidden: by order, white on white, or too small to read; null when they are seen. */
export function howUnseen({
  direct,
  character,
  paragraph,
  isOnDark,
}: Looks): 'vanish' | 'white' | 'tiny' | null {
  // A toggle of a paragraph style and of a character style cancel each other (ECMA-376 part 1, 17.7.3).
  const byStyle = (paragraph.isHidden ?? false) !== (character.isHidden ?? false);
  if (direct.isHidden ?? byStyle) return 'vanish';
  const size = direct.halfPoints ?? character.halfPoints ?? paragraph.halfPoints;
  if (size !== undefined && size <= TINY_HALF_POINTS) return 'tiny';
  const color = direct.color ?? character.color ?? paragraph.color ?? 'auto';
  const isShaded = direct.isShaded ?? character.isShaded ?? paragraph.isShaded ?? false;
  return WHITE.test(color) && !isShaded && !isOnDark ? 'white' : null;
}
