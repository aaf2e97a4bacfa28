/** Attributes of a tag; a quoted value may hold `>`. */
const ATTRIBUTES = `(?:\\s(?:[^>"']|"[^"]*"|'[^']*')*?)?`;
/** What a paragraph of running text is made of, one alternative for each way it is treated. */
const PART = new RegExp(
  [
    `<w:t${ATTRIBUTES}>([^<]*)</w:t>`,
    `<w:(tab|br|cr|noBreakHyphen)\\s*/>`,
    `<w:pPr${ATTRIBUTES}>((?:(?!<w:pPr[\\s>])[\\s\\S])*?)</w:pPr>`,
    `<w:rPr${ATTRIBUTES}>(?:(?!<w:rPr[\\s>])[\\s\\S])*?</w:rPr>`,
    `</?w:r${ATTRIBUTES}>`,
    `<w:(?:pPr|rPr|t|r|proofErr|bookmarkStart|bookmarkEnd)${ATTRIBUTES}/>`,
    `\\s+`,
  ].join('|'),
  'uy',
);
const OPENING = new RegExp(`^\\s*<w:p${ATTRIBUTES}(?<!/)>`, 'u');
const CLOSING = '</w:p>';
const STYLE = /<w:pStyle\s+w:val="([^"]*)"\s*\/>/u;
const SHOWN: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '<br />',
  cr: '<br />',
  noBreakHyphen: '\u2011',
};
/** References that HTML and XML write alike; any other is left to mammoth. */
const OTHER_REFERENCE = /&(?!(?:amp|lt|gt|quot);)/u;

/**
 * The HTML that mammoth would write for a marked piece, where the piece is one paragraph of running text in a style that
 * means nothing; null for all else. Nine tenths of a contract are such paragraphs, and mammoth's trees cost ten times as
 * much as the rest of the reading.
 */
export function plainParagraph(xml: string, isPlainStyle: (styleId: string) => boolean): string | null {
  const opening = OPENING.exec(xml);
  if (opening === null || !xml.endsWith(CLOSING)) return null;
  const end = xml.length - CLOSING.length;
  let text = '';
  PART.lastIndex = opening[0].length;
  while (PART.lastIndex < end) {
    const part = PART.exec(xml);
    if (part === null) return null;
    const [, words, sign, properties] = part;
    if (words !== undefined) text += words;
    else if (sign !== undefined) text += SHOWN[sign] ?? '';
    else if (properties !== undefined) {
      const style = STYLE.exec(properties)?.[1];
      if (style === undefined ? properties.includes('<w:pStyle') : !isPlainStyle(style)) return null;
    }
  }
  return PART.lastIndex !== end || OTHER_REFERENCE.test(text) ? null : `<p>${text}</p>`;
}
