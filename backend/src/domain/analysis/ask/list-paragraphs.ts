import type { ExtractedDocument } from '../document/extracted-document.ts';
import { toLegalText } from '../document/legal-text.ts';
import type { CitedParagraph } from '../finding.ts';

/** The paragraphs of a document as a report would hold them. */
export function listParagraphs({ document }: { readonly document: ExtractedDocument }): CitedParagraph[] {
  return toLegalText(document).paragraphs.map(({ id, page, clause, text }) => ({ id, page, clause, text }));
}
