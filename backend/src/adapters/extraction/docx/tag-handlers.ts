import { MARK, markText } from './marks.ts';
import type { Marking, MarkingContext, Paragraph, Run } from './marking-state.ts';
import { isShading, withLook } from './styles.ts';
import { attribute, isOn, type XmlToken } from './xml.ts';

/** Notes what a tag changes in the marking. */
type TagHandler = (marking: Marking, token: XmlToken) => void;

const HANDLERS: ReadonlyMap<string, TagHandler> = new Map<string, TagHandler>([
  ['w:p', noteParagraph],
  ['w:r', noteRun],
  ['w:txbxContent', noteTextBox],
  [
    'w:tblStyle',
    (marking) => {
      marking.styledTables = marking.path.filter((one) => one === 'w:tbl').length;
    },
  ],
  [
    'w:tc',
    (marking) => {
      marking.isCellShaded = false;
    },
  ],
  [
    'w:shd',
    (marking, token) => {
      if (marking.path.includes('w:tcPr')) marking.isCellShaded = isShading(token);
    },
  ],
]);

/** Notes in the marking what one tag says about the paragraph, the run, the table or the text box that it stands in. */
export function noteTag(marking: Marking, token: XmlToken): void {
  const { paragraph, run, path } = marking;
  if (paragraph !== null && path.includes('w:pPr')) notePosition(paragraph, token);
  if (run !== null && path.includes('w:rPr')) noteLook(run, token);
  HANDLERS.get(token.name)?.(marking, token);
}

function noteParagraph(marking: Marking, { kind }: XmlToken): void {
  const { outer, paragraph, run } = marking;
  if (kind === 'close') {
    const around = outer.pop();
    marking.paragraph = around?.paragraph ?? null;
    marking.run = around?.run ?? null;
  } else if (kind === 'open') {
    outer.push({ paragraph, run });
    marking.run = null;
    marking.paragraph = { list: {}, style: null, isStarted: false, isShaded: false, breaksBefore: false };
  }
}

function noteRun(marking: Marking, { kind }: XmlToken): void {
  if (kind === 'open') marking.run = { direct: {}, style: null, isStarted: false, isHidden: false };
  else if (kind === 'close') {
    if (marking.run?.isHidden === true) marking.out.push(markText(MARK.hiddenEnd));
    marking.run = null;
  }
}

function noteTextBox(marking: Marking, { kind }: XmlToken): void {
  if (kind === 'open') {
    marking.boxes += 1;
    marking.context.findings.hasTextBoxes = true;
  } else if (kind === 'close') marking.boxes -= 1;
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

/** The mark that takes the place of an element, or null where it stays as it is. */
export function replaced(token: XmlToken, { noteNumber }: MarkingContext): string | null {
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
