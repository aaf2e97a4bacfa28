import { SaxesParser } from 'saxes';

/** An element that begins or ends, or the text in it. An empty element begins and ends. */
export interface XmlToken {
  readonly kind: 'open' | 'close' | 'text';
  /** Name with the prefix that the format's own examples use, whatever the file calls it; empty for text. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Decoded; empty for elements. */
  readonly text: string;
}

/** Namespaces that programs are known to give other prefixes, in their transitional and strict forms (ISO 29500). */
const PREFIXES: readonly (readonly [prefix: string, namespaces: RegExp])[] = [
  [
    'w',
    /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/(?:2006\/)?main$/u,
  ],
  [
    'm',
    /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/officeDocument\/(?:2006\/)?math$/u,
  ],
  ['mc', /^http:\/\/schemas\.openxmlformats\.org\/markup-compatibility\/2006$/u],
];
const NONE: Readonly<Record<string, string>> = Object.freeze({});
/** Deepest nesting that is read; no word processor goes further. */
const MAX_DEPTH = 400;

/**
 * Reads XML in one pass. Throws where it is not well formed, is nested too deeply, or has a document type, which only attacks
 * use: entities of a file's own are never expanded.
 */
export function readXml(xml: string, take: (token: XmlToken) => void): void {
  if (xml === '') return;
  const parser = new SaxesParser({ xmlns: false, position: false });
  const names = new Map<string, string>();
  let renamed: ReadonlyMap<string, string> | null = null;
  let depth = 0;
  const nameOf = (name: string): string => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const ours = withUsualPrefix(name, renamed!);
    names.set(name, ours);
    return ours;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    renamed ??= renamedPrefixes(attributes);
    depth += 1;
    if (depth > MAX_DEPTH) throw new Error('Nested too deeply.');
    const own = renamed.size === 0 ? attributes : withNames(attributes, nameOf);
    take({ kind: 'open', name: nameOf(name), attributes: own, text: '' });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    take({ kind: 'close', name: nameOf(name), attributes: NONE, text: '' });
  });
  const text = (words: string): void => take({ kind: 'text', name: '', attributes: NONE, text: words });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
}

/** The prefixes of a root element that are not the usual ones. */
function renamedPrefixes(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    const usual = PREFIXES.find(([, namespaces]) => namespaces.test(value))?.[0];
    const prefix = name.slice('xmlns:'.length);
    if (usual !== undefined && usual !== prefix) renamed.set(prefix, usual);
  }
  return renamed;
}

function withUsualPrefix(name: string, renamed: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(':');
  const usual = renamed.get(colon < 0 ? '' : name.slice(0, colon));
  return usual === undefined ? name : `${usual}:${name.slice(colon + 1)}`;
}

const withNames = (
  attributes: Readonly<Record<string, string>>,
  nameOf: (name: string) => string,
): Record<string, string> =>
  // An attribute without a prefix belongs to its element, not to the default namespace.
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.includes(':') ? nameOf(name) : name, value]),
  );

/** Value of an attribute, named with its prefix. */
export const attribute = ({ attributes }: XmlToken, name: string): string | undefined => attributes[name];

/** Whether a toggle such as `<w:vanish/>` is on. */
export const isOn = ({ attributes }: XmlToken): boolean =>
  !['0', 'false', 'off'].includes(attributes['w:val'] ?? '1');
