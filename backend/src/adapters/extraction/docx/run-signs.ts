import type { ParagraphText } from './paragraph-text.ts';
import type { PartContext } from './part-context.ts';
import { attribute, type XmlToken } from './xml.ts';

/** Elements around words that somebody changed, and what was done to them. */
export const CHANGES: ReadonlyMap<string, 'deleted' | 'inserted'> = new Map([
  ['w:del', 'deleted'],
  ['w:moveFrom', 'deleted'],
  ['w:ins', 'inserted'],
  ['w:moveTo', 'inserted'],
]);

/** Writes what an element of a paragraph stands for by itself: a tab, a break, a sign, a reference, the beginning of a change. */
export function writeSign(token: XmlToken, text: ParagraphText, context: PartContext): void {
  const { noteNumber, findings, signs } = context;
  const id = attribute(token, 'w:id') ?? '';
  switch (token.name) {
    case 'w:tab':
      return text.shown('\t');
    case 'w:br':
      return attribute(token, 'w:type') === 'page' ? text.breakPage() : text.shown('\n');
    case 'w:cr':
      return text.shown('\n');
    case 'w:noBreakHyphen':
      return text.shown('\u2011');
    case 'w:sym':
      return text.shown(signs(attribute(token, 'w:font') ?? '', attribute(token, 'w:char') ?? ''));
    case 'w:lastRenderedPageBreak':
      return text.breakPage();
    case 'w:footnoteReference':
      return refer(text, 'footnote', noteNumber('f', id));
    case 'w:endnoteReference':
      return refer(text, 'endnote', noteNumber('e', id));
    case 'w:commentReference':
      text.references.push(`comment${id}`);
      return undefined;
    default: {
      const change = CHANGES.get(token.name);
      if (change === undefined) return undefined;
      findings.hasTrackedChanges = true;
      return text.change(change);
    }
  }
}

function refer(text: ParagraphText, kind: 'footnote' | 'endnote', number: string): void {
  text.references.push(kind + number);
  text.shown(`[${number}]`);
}
