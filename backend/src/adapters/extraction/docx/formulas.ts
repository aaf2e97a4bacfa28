import { attribute, type XmlToken } from './xml.ts';

/** A part of a formula: an element with what it holds. */
interface Part {
  readonly name: string;
  readonly value: string | undefined;
  readonly parts: Part[];
  words: string;
}

/**
 * A formula (Office Math, ECMA-376 part 1, 22.1) on one line: `x^2 + (a + b)/c`. `tokens` are what stands inside `m:oMath`,
 * properly nested.
 */
export function formulaText(tokens: readonly XmlToken[]): string {
  const root: Part = { name: '', value: undefined, parts: [], words: '' };
  const path: Part[] = [root];
  for (const token of tokens) {
    const within = path.at(-1) ?? root;
    if (token.kind === 'text') {
      if (within.name === 'm:t') within.words += token.text;
    } else if (token.kind === 'close') {
      if (path.length > 1) path.pop();
    } else {
      const part: Part = { name: token.name, value: attribute(token, 'm:val'), parts: [], words: '' };
      within.parts.push(part);
      path.push(part);
    }
  }
  return all(root).trim();
}

const all = ({ parts }: Part): string => parts.map(written).join('');

/** What an element's child of that name says; nothing where there is none. */
const child = (part: Part, name: string): string =>
  part.parts
    .filter((one) => one.name === name)
    .map(all)
    .join(', ');

/** A property, such as the sign of a sum; `fallback` is what the standard says where it is absent. */
function property(part: Part, group: string, name: string, fallback: string): string {
  const properties = part.parts.find((one) => one.name === group)?.parts ?? [];
  return properties.find((one) => one.name === name)?.value ?? fallback;
}

/** In brackets, unless it is one number or name, or stands in brackets already. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}.,]*|\([^()]*\))$/u.test(text) ? text : `(${text})`;
const after = (sign: string, text: string): string => (text === '' ? '' : sign + grouped(text));

function written(part: Part): string {
  const base = (): string => child(part, 'm:e');
  const low = (): string => after('_', child(part, 'm:sub'));
  const high = (): string => after('^', child(part, 'm:sup'));
  switch (part.name) {
    case 'm:t':
      return part.words;
    case 'm:f':
      return `${grouped(child(part, 'm:num'))}/${grouped(child(part, 'm:den'))}`;
    case 'm:sSup':
    case 'm:sSub':
    case 'm:sSubSup':
      return grouped(base()) + low() + high();
    case 'm:sPre':
      return low() + high() + grouped(base());
    case 'm:rad':
      return `${child(part, 'm:deg')}√${grouped(base())}`;
    case 'm:nary':
      return `${property(part, 'm:naryPr', 'm:chr', '∫')}${low()}${high()} ${base()}`;
    case 'm:d': {
      const [begin, end] = [
        property(part, 'm:dPr', 'm:begChr', '('),
        property(part, 'm:dPr', 'm:endChr', ')'),
      ];
      const cells = part.parts.filter(({ name }) => name === 'm:e').map(all);
      return begin + cells.join(property(part, 'm:dPr', 'm:sepChr', '|')) + end;
    }
    case 'm:func':
      return `${child(part, 'm:fName')} ${base()}`;
    case 'm:limLow':
      return base() + after('_', child(part, 'm:lim'));
    case 'm:limUpp':
      return base() + after('^', child(part, 'm:lim'));
    case 'm:m':
      return `[${part.parts
        .filter(({ name }) => name === 'm:mr')
        .map((row) => child(row, 'm:e'))
        .join('; ')}]`;
    case 'm:eqArr':
      return part.parts
        .filter(({ name }) => name === 'm:e')
        .map(all)
        .join('; ');
    default:
      return all(part);
  }
}
