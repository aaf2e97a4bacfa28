import { formulaText } from './formulas.ts';
import {
  startMarking,
  type Marking,
  type MarkingContext,
  type Paragraph,
  type Run,
} from './marking-state.ts';
import { MARK, markRun, markText, wordsRun } from './marks.ts';
import { howUnseen } from './styles.ts';
import { noteTag, replaced } from './tag-handlers.ts';
import { tokensOf, type XmlToken } from './xml.ts';

/** Subtrees without words: earlier formatting, pictures, and what only programs read. */
const DROPPED = new Set([
  'w:pPrChange',
  'w:rPrChange',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:sectPrChange',
  'w:tblGridChange',
  'w:tblPrExChange',
  'w:numberingChange',
  'w:delInstrText',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'pic:pic',
  'v:imagedata',
  'w:footnotePr',
  'w:endnotePr',
]);
/** Properties of a paragraph or a run that are marked, so mammoth does not have to know them. */
const LEFT_OUT = new Set(['w:numPr', 'w:ilvl', 'w:numId', 'w:vanish', 'w:webHidden']);
/** Tags that only wrap their content here; links would need the relationships of their part. */
const UNWRAPPED = new Set(['w:hyperlink', 'w:del', 'w:ins', 'w:moveFrom', 'w:moveTo']);
/** Wrappers of a text box in the newer markup. */
const DRAWING = /^(?:mc|wp|wps|wpg|wpc|a|wp14|wps14):/u;
/** Deepest nesting that is read; no word processor goes further, and recursion beyond it would overflow. */
const MAX_DEPTH = 400;
/** Elements of a run that hold a picture somewhere inside. */
const PICTURES = new Set(['w:drawing', 'w:pict', 'w:object']);

/**
 * Rewrites one part of a DOCX so that mammoth keeps what it would drop: list numbers, both wordings of tracked changes,
 * hidden text, notes, text boxes and page breaks all become marked text. `kind` is put before every paragraph. `xml` is
 * what stands inside the body; it comes back in pieces of whole paragraphs and tables.
 */
export function markPart(xml: string, context: MarkingContext, kind: string | null): string[] {
  const marking = startMarking(xml, context, kind);
  const { path, pieces } = marking;
  for (const token of tokensOf(xml)) {
    if (isSkipped(marking, token)) continue;
    if (token.kind === 'open') path.push(token.name);
    if (path.length > MAX_DEPTH) throw new Error('Nested too deeply.');
    noteTag(marking, token);
    if (LEFT_OUT.has(token.name) && path.includes('w:p')) continue;
    writeDueMarks(marking, token);
    if (writeToken(marking, token) && token.kind === 'close' && path.length === 0) {
      pieces.push(marking.out.join(''));
      marking.out = [];
    }
  }
  pieces.push(marking.out.join(''));
  return pieces;
}

/** Whether a token is or lies in a subtree without words. Keeps the path and the pictures up to date on the way. */
function isSkipped(marking: Marking, token: XmlToken): boolean {
  const { path, pictures, hasFallbacks } = marking;
  const { name, kind } = token;
  const isInSkipped = marking.skipUntil >= 0;
  if (kind === 'close') {
    if (path.at(-1) === name) path.pop();
    if (isInSkipped && path.length <= marking.skipUntil) marking.skipUntil = -1;
    return isInSkipped;
  }
  if (isInSkipped) {
    if (kind === 'open') path.push(name);
    if (!path.includes('mc:Choice') || !hasFallbacks) pictures.see(token);
    return true;
  }
  if (kind !== 'open' && kind !== 'empty') return false;
  pictures.see(token);
  const isDropped = DROPPED.has(name) || (name === 'mc:Choice' && hasFallbacks);
  if (isDropped && kind === 'open') {
    marking.skipUntil = path.length;
    path.push(name);
  }
  return isDropped;
}

/** Writes the marks of a paragraph and of a run before the first thing in them that is not their properties. */
function writeDueMarks(marking: Marking, token: XmlToken): void {
  const { paragraph, run, path, out, context, boxes, kind } = marking;
  if (paragraph !== null && !paragraph.isStarted && isContent(token, path)) {
    paragraph.isStarted = true;
    out.push(...startMarks(paragraph, boxes > 0 ? 'x' : kind, context.numbering));
  }
  if (run !== null && !run.isStarted && isWords(token, path)) {
    run.isStarted = true;
    const how = howRunIsUnseen(marking, run);
    run.isHidden = how !== null;
    if (how !== null) out.push(markText(MARK.hidden + how));
  }
}

function howRunIsUnseen({ context, paragraph, path, boxes, ...table }: Marking, run: Run) {
  const isInDarkTable = path.includes('w:tbl') && (table.styledTables > 0 || table.isCellShaded);
  return howUnseen({
    direct: run.direct,
    character: run.style === null ? {} : context.styles.lookOf(run.style),
    paragraph: context.styles.lookOf(paragraph?.style ?? null),
    isOnDark: paragraph?.isShaded === true || boxes > 0 || isInDarkTable,
  });
}

/** Writes a token, or what takes its place. False where nothing of the token itself was written. */
function writeToken(marking: Marking, token: XmlToken): boolean {
  const { out, path, context } = marking;
  const { name, kind, raw } = token;
  if (isFormula(marking, token)) return false;
  if (!marking.hasFallbacks && DRAWING.test(name)) return false;
  if (UNWRAPPED.has(name)) {
    writeChange(marking, token);
    return false;
  }
  if (name === 'w:delText') {
    out.push(raw.replace('w:delText', 'w:t'));
    return false;
  }
  const replacement = kind === 'close' ? null : replaced(token, context);
  if (replacement !== null) {
    if (kind === 'open') marking.skipUntil = path.length - 1;
    out.push(replacement);
    return false;
  }
  out.push(raw);
  if (kind === 'close' && PICTURES.has(name)) writePictures(marking);
  return true;
}

/** Whether a token belongs to a formula, which is written as one line of text at its end. */
function isFormula(marking: Marking, token: XmlToken): boolean {
  const { formula, out } = marking;
  const { name, kind } = token;
  if (formula !== null) {
    if (kind !== 'close' || name !== 'm:oMath') formula.push(token);
    else {
      out.push(wordsRun(formulaText(formula)));
      marking.formula = null;
    }
    return true;
  }
  if (name === 'm:oMath' && kind === 'open') marking.formula = [];
  return name === 'm:oMath' || name === 'm:oMathPara';
}

/** Marks the beginning and the end of a tracked change. */
function writeChange({ path, paragraph, context, out }: Marking, { name, kind }: XmlToken): void {
  const isProperty = path.includes('w:rPr') || path.includes('w:trPr') || path.includes('w:pPr');
  if (kind === 'empty' || isProperty || paragraph === null || name === 'w:hyperlink') return;
  context.findings.hasTrackedChanges = true;
  const opening = name === 'w:del' || name === 'w:moveFrom' ? MARK.deleted : MARK.inserted;
  out.push(markRun(kind === 'open' ? opening : MARK.changeEnd));
}

function writePictures({ pictures, context, kind, out }: Marking): void {
  for (const picture of pictures.take()) {
    const number = context.findings.pictures.push(kind === null ? picture : { ...picture, isLarge: false });
    out.push(markText(`${MARK.picture}${number}${MARK.pictureEnd}`));
  }
}

function isContent({ name, kind }: XmlToken, path: readonly string[]): boolean {
  if (kind === 'close' || kind === 'text' || kind === 'other') return false;
  return name !== 'w:p' && name !== 'w:pPr' && !path.includes('w:pPr');
}

/** Whether a token is the first thing of a run that is not its properties. */
function isWords({ name, kind }: XmlToken, path: readonly string[]): boolean {
  return (
    (kind === 'open' || kind === 'empty') && name !== 'w:r' && !path.includes('w:rPr') && name !== 'w:rPr'
  );
}

function startMarks(
  paragraph: Paragraph,
  kind: string | null,
  numbering: MarkingContext['numbering'],
): string[] {
  const marks: string[] = [];
  if (paragraph.breaksBefore) marks.push(markRun(MARK.pageBreak));
  if (kind !== null) marks.push(markRun(MARK.kind + kind + MARK.kindEnd));
  const label = numbering.next(paragraph.list, paragraph.style);
  if (label !== null) marks.push(markRun(`${MARK.label}${label.level}|${label.text}${MARK.labelEnd}`));
  return marks;
}
