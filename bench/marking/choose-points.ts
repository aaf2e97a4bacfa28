import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import { createGrounding } from '../../backend/src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { quotePlaceOf } from '../../backend/src/domain/analysis/report/quote-place.ts';
import type { MarkPoint } from '../../backend/src/marking/mark-point.ts';

const MOST_POINTS = 30;
const FEWEST_LETTERS = 12;
/** Kinds of block that stand in the main part. */
const IN_TEXT = new Set(['heading', 'paragraph', 'list-item', 'table-row', 'text-box']);

/** Points on sentences of the document, spread over it, with places as a report would carry them: two in three change words. */
export function choosePoints(document: ExtractedDocument, skip = 0): MarkPoint[] {
  const text = toLegalText(document);
  const grounding = createGrounding(text);
  const kinds = new Map(text.paragraphs.map(({ id, kind }) => [id, kind]));
  const sentences = text.sentences.filter(
    (sentence) => sentence.text.length >= FEWEST_LETTERS && IN_TEXT.has(kinds.get(sentence.paragraph) ?? ''),
  );
  const step = Math.max(1, Math.floor(sentences.length / MOST_POINTS));
  const chosen = sentences.filter((_, index) => index % step === skip % step).slice(0, MOST_POINTS);
  return chosen.flatMap((sentence, index): MarkPoint[] => {
    const grounded = grounding.ground(sentence.text, sentence.paragraph);
    if (grounded === null) return [];
    const { place = null } = quotePlaceOf(grounded);
    return [
      {
        id: `point-${index}`,
        quote: { text: grounded.quote, place },
        comment: ['Why this matters.', 'Please change it.'],
        replacement: index % 3 === 2 ? null : `New words & more of them, number ${index}.`,
        addition: null,
      },
    ];
  });
}
