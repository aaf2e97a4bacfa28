/** A piece of an XML file as it stands there. */
export interface XmlToken {
  readonly kind: 'open' | 'close' | 'empty' | 'text' | 'other';
  /** Element name with its prefix; empty for text. */
  readonly name: string;
  readonly raw: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+|</gu;

/** Cuts XML into tokens, without building a tree: 200 pages of Word markup go through in a few milliseconds. */
export function* tokensOf(xml: string): Generator<XmlToken> {
  for (const match of xml.matchAll(TOKEN)) {
    const [raw, slash, name, , end] = match;
    if (name === undefined) {
      yield { kind: raw.startsWith('<') ? 'other' : 'text', name: '', raw };
    } else {
      yield { kind: slash === '/' ? 'close' : end === '/' ? 'empty' : 'open', name, raw };
    }
  }
}

/** Value of an attribute, written with its prefix. */
export function attribute({ raw }: XmlToken, name: string): string | undefined {
  if (!raw.includes(name)) return undefined;
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
  patterns.set(name, pattern);
  const found = pattern.exec(raw);
  return found?.[1] ?? found?.[2];
}

const patterns = new Map<string, RegExp>();

/** Whether a toggle such as `<w:vanish/>` is on. */
export function isOn(token: XmlToken): boolean {
  return !['0', 'false', 'off'].includes(attribute(token, 'w:val') ?? '1');
}

const WORD_NAMESPACE =
  /xmlns:([\w.-]+)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org|http:\/\/purl\.oclc\.org\/ooxml)\/wordprocessingml\/(?:2006\/)?main["']/u;

/** Gives WordprocessingML its usual prefix `w` where a program chose another one. */
export function withUsualPrefix(xml: string): string {
  const prefix = WORD_NAMESPACE.exec(xml.slice(0, 20_000))?.[1];
  if (prefix === undefined || prefix === 'w') return xml;
  return xml.replace(new RegExp(`(</?|\\sxmlns:|\\s)${prefix}([:=])`, 'gu'), '$1w$2');
}
