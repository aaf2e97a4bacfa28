import { MARK, markRun, markText, wordsRun } from './marks.ts';
import { formulaText } from './formulas.ts';
import type { createNumbering, ListPlace } from './numbering.ts';
import { createPictureFinder, type DocxPicture } from './pictures.ts';
import { howUnseen, isShading, withLook, type Look, type StyleFacts } from './styles.ts';
import { attribute, isOn, tokensOf, type XmlToken } from './xml.ts';

/** What was met while a part was marked. */
export interface MarkingFindings {
  hasTrackedChanges: boolean;
  hasTextBoxes: boolean;
  readonly pictures: DocxPicture[];
}

export interface MarkingContext {
  readonly numbering: ReturnType<typeof createNumbering>;
  readonly styles: StyleFacts;
  readonly findings: MarkingFindings;
  /** Number shown for a note, by kind letter and id; counted in the order of the references. */
  readonly noteNumber: (kind: 'f' | 'e', id: string) => string;
}

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
/** Tags that only wrap their content here; links would need the relationships of their part. */
const UNWRAPPED = new Set(['w:hyperlink', 'w:del', 'w:ins', 'w:moveFrom', 'w:moveTo']);
/** Wrappers of a text box in the newer writing. */
const DRAWING = /^(?:mc|wp|wps|wpg|wpc|a|wp14|wps14):/u;
/** Elements within elements beyond which no word processor goes; recursion further down would not survive it. */
const MAX_DEPTH = 400;
/** Elements of a run that hold a picture somewhere inside. */
const PICTURES = new Set(['w:drawing', 'w:pict', 'w:object']);

/**
 * Rewrites one part of a DOCX so that mammoth keeps what it would drop: list numbers, both wordings of tracked changes,
 * hidden text, notes, text boxes and page breaks all become marked text. `kind` is put before every paragraph. `xml` is
 * what stands inside the body; it comes back in pieces of whole paragraphs and tables.
 */
export function markPart(xml: string, context: MarkingContext, kind: string | null): string[] {
  const { numbering, styles, findings } = context;
  const pieces: string[] = [];
  let out: string[] = [];
  const path: string[] = [];
  let paragraph: Paragraph | null = null;
  let run: Run | null = null;
  /** What a text box stands in. */
  const outer: { readonly paragraph: Paragraph | null; readonly run: Run | null }[] = [];
  const pictures = createPictureFinder();
  let formula: XmlToken[] | null = null;
  let skipUntil = -1;
  let boxes = 0;
  let styledTables = 0;
  let isCellShaded = false;
  // Word writes text boxes twice; where the older writing is there, it is the one that mammoth reads.
  const hasFallbacks = xml.includes('<mc:Fallback');
  const isIn = (name: string): boolean => path.includes(name);

  for (const token of tokensOf(xml)) {
    const { name, kind: sort, raw } = token;
    if (sort === 'close') {
      if (path.at(-1) === name) path.pop();
      if (skipUntil >= 0) {
        if (path.length <= skipUntil) skipUntil = -1;
        continue;
      }
    } else if (skipUntil >= 0) {
      if (sort === 'open') path.push(name);
      if (!isIn('mc:Choice') || !hasFallbacks) pictures.see(token);
      continue;
    }

    if (sort === 'open' || sort === 'empty') {
      pictures.see(token);
      if (DROPPED.has(name) || (name === 'mc:Choice' && hasFallbacks)) {
        if (sort === 'open') {
          skipUntil = path.length;
          path.push(name);
        }
        continue;
      }
    }
    if (sort === 'open') path.push(name);
    if (path.length > MAX_DEPTH) throw new Error('Nested too deeply.');

    if (paragraph !== null && isIn('w:pPr')) notePosition(paragraph, token);
    if (run !== null && isIn('w:rPr')) noteLook(run, token);

    switch (name) {
      case 'w:p':
        if (sort === 'close') {
          ({ paragraph, run } = outer.pop() ?? { paragraph: null, run: null });
        } else if (sort === 'open') {
          outer.push({ paragraph, run });
          run = null;
          paragraph = { list: {}, style: null, isStarted: false, isShaded: false, breaksBefore: false };
        }
        break;
      case 'w:pPr':
        break;
      case 'w:numPr':
      case 'w:ilvl':
      case 'w:numId':
      case 'w:vanish':
      case 'w:webHidden':
      case 'w:sectPr':
        if (isIn('w:p') && name !== 'w:sectPr') continue;
        break;
      case 'w:r':
        if (sort === 'open') run = { direct: {}, style: null, isStarted: false, isHidden: false };
        else if (sort === 'close') {
          if (run?.isHidden === true) out.push(markText(MARK.hiddenEnd));
          run = null;
        }
        break;
      case 'w:tblStyle':
        styledTables = path.filter((one) => one === 'w:tbl').length;
        break;
      case 'w:tc':
        isCellShaded = false;
        break;
      case 'w:shd':
        if (isIn('w:tcPr')) isCellShaded = isShading(token);
        break;
      case 'w:txbxContent':
        if (sort === 'open') {
          boxes += 1;
          findings.hasTextBoxes = true;
        } else if (sort === 'close') boxes -= 1;
        break;
      default:
        break;
    }

    // Before the first thing of a paragraph that is not its properties, its marks are due.
    if (paragraph !== null && !paragraph.isStarted && isContent(token, path)) {
      paragraph.isStarted = true;
      out.push(...startMarks(paragraph, boxes > 0 ? 'x' : kind, numbering));
    }
    if (run !== null && !run.isStarted && isWords(token, path)) {
      run.isStarted = true;
      const isInDarkTable = isIn('w:tbl') && (styledTables > 0 || isCellShaded);
      const isOnDark = paragraph?.isShaded === true || boxes > 0 || isInDarkTable;
      const how = howUnseen({
        direct: run.direct,
        character: run.style === null ? {} : styles.lookOf(run.style),
        paragraph: styles.lookOf(paragraph?.style ?? null),
        isOnDark,
      });
      run.isHidden = how !== null;
      if (how !== null) out.push(markText(MARK.hidden + how));
    }
    if (formula !== null) {
      if (sort !== 'close' || name !== 'm:oMath') formula.push(token);
      else {
        out.push(wordsRun(formulaText(formula)));
        formula = null;
      }
      continue;
    }
    if (name === 'm:oMath' || name === 'm:oMathPara') {
      if (name === 'm:oMath' && sort === 'open') formula = [];
      continue;
    }
    if (!hasFallbacks && DRAWING.test(name)) continue;
    if (UNWRAPPED.has(name)) {
      if (sort === 'empty' || isIn('w:rPr') || isIn('w:trPr') || isIn('w:pPr')) continue;
      if (paragraph !== null && name !== 'w:hyperlink') {
        findings.hasTrackedChanges = true;
        const opening = name === 'w:del' || name === 'w:moveFrom' ? MARK.deleted : MARK.inserted;
        out.push(markRun(sort === 'open' ? opening : MARK.changeEnd));
      }
      continue;
    }
    if (name === 'w:delText') {
      out.push(raw.replace('w:delText', 'w:t'));
      continue;
    }
    const replacement = sort === 'close' ? null : replaced(token, context);
    if (replacement !== null) {
      if (sort === 'open') {
        skipUntil = path.length - 1;
      }
      out.push(replacement);
      continue;
    }
    out.push(raw);
    if (sort === 'close' && PICTURES.has(name)) {
      for (const picture of pictures.take()) {
        const number = findings.pictures.push(kind === null ? picture : { ...picture, isLarge: false });
        out.push(markText(`${MARK.picture}${number}${MARK.pictureEnd}`));
      }
    }
    if (sort === 'close' && path.length === 0) {
      pieces.push(out.join(''));
      out = [];
    }
  }
  pieces.push(out.join(''));
  return pieces;
}

interface Paragraph {
  list: Partial<ListPlace>;
  style: string | null;
  isStarted: boolean;
  isShaded: boolean;
  breaksBefore: boolean;
}
interface Run {
  direct: Look;
  style: string | null;
  isStarted: boolean;
  isHidden: boolean;
}

function notePosition(paragraph: Paragraph, token: XmlToken): void {
  const value = attribute(token, 'w:val');
  if (token.name === 'w:numId' && value !== undefined) paragraph.list = { ...paragraph.list, list: value };
  if (token.name === 'w:ilvl') paragraph.list = { ...paragraph.list, level: Number(value) };
  if (token.name === 'w:pStyle') paragraph.style = value ?? null;
  if (token.name === 'w:shd') paragraph.isShaded = isShading(token);
  if (token.name === 'w:pageBreakBefore' && isOn(token)) paragraph.breaksBefore = true;
}

function noteLook(run: Run, token: XmlToken): void {
  if (token.kind === 'close') return;
  if (token.name === 'w:rStyle') run.style = attribute(token, 'w:val') ?? null;
  run.direct = withLook(run.direct, token) ?? run.direct;
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

function replaced(token: XmlToken, { noteNumber }: MarkingContext): string | null {
  const id = attribute(token, 'w:id') ?? '';
  switch (token.name) {
    case 'w:footnoteReference':
      return markText(`${MARK.reference}f${noteNumber('f', id)}${MARK.referenceEnd}`);
    case 'w:endnoteReference':
      return markText(`${MARK.reference}e${noteNumber('e', id)}${MARK.referenceEnd}`);
    case 'w:commentReference':
      return markText(`${MARK.reference}c${id}${MARK.referenceEnd}`);
    case 'w:lastRenderedPageBreak':
      return markText(MARK.pageBreak);
    case 'w:br':
      return attribute(token, 'w:type') === 'page' ? markText(MARK.pageBreak) : null;
    case 'w:footnoteRef':
    case 'w:endnoteRef':
    case 'w:annotationRef':
      return '';
    default:
      return null;
  }
}
