import { paragraphAt, type LegalText } from '../../../document/legal-text.ts';

/** A line of boxes, each in front of what it stands for: `Plan: [x] Anytime $17.50 [ ] Off-peak $11`. */
const LINE_OF_BOXES = /^(?:[^[\]:]{1,40}:)?\s{0,3}(?:\[[ _xX✓✗]?\]|[☐☑☒])/;
const BOX = /\[[ _xX✓✗]?\]|[☐☑☒]/g;
/** `Extras: session $450 [x]    Album $890 [ ]`: each box behind what it stands for. */
const BOX_AT_END = /^[^[☐☑☒]{3,}(?:\[[ _xX✓✗]?\]|[☐☑☒])(?:[^[☐☑☒]{3,}(?:\[[ _xX✓✗]?\]|[☐☑☒])){0,9}\s*$/;
const IS_TICKED = /[xX✓✗☑☒]/;

/** Whether a place stands behind an empty box in a line in which another one is ticked: what nobody chose. */
export function isUnticked(text: LegalText, at: number): boolean {
  const paragraph = paragraphAt(text, at);
  if (paragraph === undefined) return false;
  if (BOX_AT_END.test(paragraph.text)) {
    const next = [...paragraph.text.matchAll(BOX)].find(({ index }) => index >= at - paragraph.start);
    return next !== undefined && !IS_TICKED.test(next[0]);
  }
  if (!LINE_OF_BOXES.test(paragraph.text)) return false;
  const boxes = [...paragraph.text.matchAll(BOX)];
  const own = boxes.findLast(({ index }) => index < at - paragraph.start);
  if (own === undefined || IS_TICKED.test(own[0])) return false;
  return boxes.some(([box]) => IS_TICKED.test(box)) || isTickedBeside(text, paragraph.id);
}

/** Lines of boxes looked at on either side. */
const BESIDE = 8;

/** Whether a line right above or below, in one run of lines with a box each, is ticked. */
function isTickedBeside({ paragraphs }: LegalText, id: number): boolean {
  const here = paragraphs.findIndex((paragraph) => paragraph.id === id);
  return [-1, 1].some((step) => {
    for (let at = here + step; Math.abs(at - here) <= BESIDE; at += step) {
      const words = paragraphs[at]?.text;
      if (words === undefined || !LINE_OF_BOXES.test(words)) return false;
      if ([...words.matchAll(BOX)].some(([box]) => IS_TICKED.test(box))) return true;
    }
    return false;
  });
}
