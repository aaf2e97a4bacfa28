import type { Citation, CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import { element, textNode, type TreeNode } from './hast.ts';
import { shortName } from '../points/place-words.ts';

export interface CitationSource {
  readonly citations: readonly Citation[];
  readonly paragraphs: readonly CitedParagraph[];
}

/** A place in the document as the report's text has it: paragraph id and page, as a rule in parentheses. */
const PLACE = /(\(?)§(\d+), p\. (\d+)(\)?)/g;

/**
 * A plug-in that turns each `(§12, p. 4)` of a section into a button, and says the contract's own clause number before it
 * where there is one, `clause 9.1 (§12, p. 4)`: a reader finds that on paper. Places that are not in the document stay
 * words.
 * The button names its citations: those whose quote stands right before it, else all of the section on that paragraph.
 */
export function citationButtons(source: CitationSource, section: number) {
  const paragraphs = new Map(source.paragraphs.map((paragraph) => [paragraph.id, paragraph]));

  const split = (text: string): TreeNode[] => {
    const nodes: TreeNode[] = [];
    let from = 0;
    for (const place of text.matchAll(PLACE)) {
      const [whole, opening = '', id, page, closing = ''] = place;
      const paragraph = paragraphs.get(Number(id));
      if (paragraph === undefined || paragraph.page !== Number(page)) continue;
      const before = text.slice(from, place.index);
      const own = shortName(paragraph);
      const isNamed = own !== null && opening !== '' && closing !== '';
      const button = toButton(paragraph, before, isNamed ? `${own} ${whole}` : `§${id}, p. ${page}`);
      const parts = isNamed ? [button] : [textNode(opening), button, textNode(closing)];
      nodes.push(textNode(before), element('span', { dataPlace: true }, parts));
      from = place.index + whole.length;
    }
    return [...nodes, textNode(text.slice(from))];
  };
  const toButton = (paragraph: CitedParagraph, before: string, words: string): TreeNode => {
    const there = source.citations.filter(
      (cited) => cited.paragraph === paragraph.id && cited.section === section,
    );
    const quoted = there.filter(({ quote }) => quote !== '' && before.includes(quote));
    const ids = (quoted.length > 0 ? quoted : there).map(({ id }) => id);
    const properties = {
      dataParagraph: paragraph.id,
      dataWords: words,
      dataCitations: ids.join(' '),
    };
    return element('button', properties, []);
  };
  const visit = (node: TreeNode): void => {
    if (node.children === undefined) return;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text') return split(child.value ?? '');
      visit(child);
      return [child];
    });
  };

  return () => visit;
}
