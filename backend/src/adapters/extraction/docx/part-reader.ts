import { lettersIn } from '../../../domain/analysis/document/letters.ts';
import { formulaText } from './formulas.ts';
import type { ListPlace } from './numbering.ts';
import { ParagraphText, type ParagraphKind } from './paragraph-text.ts';
import type { PartContext } from './part-context.ts';
import { createPictureFinder } from './pictures.ts';
import { CHANGES, writeSign } from './run-signs.ts';
import { howUnseen, isShading, withLook, type Look } from './styles.ts';
import { attribute, isOn, readXml, type XmlToken } from './xml.ts';

/** What a part holds, which every paragraph of it is marked with; null for the body of the document. */
export type PartKind = Exclude<ParagraphKind, 'text-box'> | null;

/** Subtrees without words: earlier formatting, readings above the line, and what only programs read. */
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
  'w:rt',
]);
/** Elements of a run that hold a picture somewhere inside. */
const PICTURES = new Set(['w:drawing', 'w:pict', 'w:object']);
const PROPERTIES = new Set(['w:pPr', 'w:rPr', 'w:trPr', 'w:tcPr', 'w:tblPr', 'w:sectPr']);
const NOTES = new Set(['w:footnote', 'w:endnote', 'w:comment']);

interface OpenParagraph {
  readonly text: ParagraphText;
  readonly kind: ParagraphKind | null;
  list: Partial<ListPlace>;
  style: string | null;
  isStarted: boolean;
  isShaded: boolean;
  run: OpenRun | null;
  /** Text boxes that stand in it; they follow it. */
  readonly boxes: (() => void)[];
}
interface OpenRun {
  direct: Look;
  style: string | null;
  isStarted: boolean;
}

/**
 * Reads one part of a DOCX straight into pages of blocks: list numbers, both wordings of tracked changes, hidden text, notes, text
 * boxes, pictures and page breaks. Throws where the part is not well formed.
 */
export function readPart(xml: string, kind: PartKind, context: PartContext): void {
  const reader = new PartReader(kind, context, /<(?:\w{1,9}:)?Fallback[\s>]/u.test(xml));
  readXml(xml, (token) => reader.take(token));
}

class PartReader {
  readonly #kind: PartKind;
  readonly #context: PartContext;
  /** Word writes text boxes twice; where the older form is there, it is the one that is read. */
  readonly #hasFallbacks: boolean;
  readonly #path: string[] = [];
  /** Every paragraph that is open in the file, read or not: its ordinal, and the letters that went by. */
  readonly #files: { readonly ordinal: number; letters: number }[] = [];
  readonly #open: OpenParagraph[] = [];
  readonly #pictures = createPictureFinder();
  #paragraphs = 0;
  #formula: XmlToken[] | null = null;
  /** Length of the path inside of which nothing is read; -1 outside. */
  #skipped = -1;
  #choices = 0;
  #properties: string[] = [];
  #boxes = 0;
  #tables = 0;
  #styledTables = 0;
  #isCellShaded = false;
  #note: string | null = null;

  constructor(kind: PartKind, context: PartContext, hasFallbacks: boolean) {
    this.#kind = kind;
    this.#context = context;
    this.#hasFallbacks = hasFallbacks;
  }

  take(token: XmlToken): void {
    if (token.kind === 'text') this.#text(token);
    else if (token.kind === 'open') this.#enter(token);
    else this.#leave(token);
  }

  #text(token: XmlToken): void {
    const within = this.#path.at(-1);
    if (within === 'm:t') {
      this.#formula?.push(token);
      return;
    }
    if (within !== 'w:t' && within !== 'w:delText') return;
    const file = this.#files.at(-1);
    if (file === undefined) return;
    const from = file.letters;
    file.letters += lettersIn(token.text);
    if (this.#skipped < 0) this.#open.at(-1)?.text.words(token.text, from);
  }

  #enter(token: XmlToken): void {
    const { name } = token;
    this.#path.push(name);
    if (name === 'w:p') this.#files.push({ ordinal: this.#paragraphs++, letters: 0 });
    if (name === 'mc:Choice') this.#choices += 1;
    if (this.#choices === 0 || !this.#hasFallbacks) this.#pictures.see(token);
    if (this.#skipped >= 0) return;
    if (this.#isDropped(token)) {
      this.#skipped = this.#path.length;
      return;
    }
    if (this.#formula !== null) this.#formula.push(token);
    else if (name === 'm:oMath') {
      this.#formula = [];
      this.#start();
    } else if (PROPERTIES.has(name)) this.#properties.push(name);
    else if (this.#properties.length > 0) this.#property(token);
    else this.#content(token);
  }

  #isDropped(token: XmlToken): boolean {
    const { name } = token;
    if (DROPPED.has(name) || (name === 'mc:Choice' && this.#hasFallbacks)) return true;
    if (!NOTES.has(name)) return false;
    if (/^(?:separator|continuation)/u.test(attribute(token, 'w:type') ?? '')) return true;
    const id = attribute(token, 'w:id') ?? '';
    const letter = name === 'w:footnote' ? 'f' : 'e';
    this.#note = name === 'w:comment' ? id : this.#context.noteNumber(letter, id);
    return false;
  }

  #leave(token: XmlToken): void {
    const { name } = token;
    const wasSkipped = this.#skipped >= 0;
    if (this.#path.length === this.#skipped) this.#skipped = -1;
    this.#path.pop();
    if (name === 'mc:Choice') this.#choices -= 1;
    if (name === 'w:p') this.#files.pop();
    if (wasSkipped) return;
    if (this.#formula !== null) {
      if (name === 'm:oMath') {
        this.#open.at(-1)?.text.shown(formulaText(this.#formula));
        this.#formula = null;
      } else this.#formula.push(token);
    } else if (PROPERTIES.has(name)) this.#properties.pop();
    else if (this.#properties.length === 0) this.#end(name);
  }

  /** What properties say about the paragraph, the run or the table that they belong to. */
  #property(token: XmlToken): void {
    const { name } = token;
    const paragraph = this.#open.at(-1);
    const within = this.#properties.at(-1);
    const value = attribute(token, 'w:val');
    if (name === 'w:tblStyle') this.#styledTables = this.#tables;
    if (name === 'w:shd' && within === 'w:tcPr') this.#isCellShaded = isShading(token);
    if (paragraph === undefined) return;
    if (within === 'w:rPr' && paragraph.run !== null) {
      if (name === 'w:rStyle') paragraph.run.style = value ?? null;
      paragraph.run.direct = withLook(paragraph.run.direct, token) ?? paragraph.run.direct;
    }
    if (this.#properties[0] !== 'w:pPr') return;
    if (name === 'w:numId' && value !== undefined) paragraph.list = { ...paragraph.list, list: value };
    if (name === 'w:ilvl') paragraph.list = { ...paragraph.list, level: Number(value) };
    if (name === 'w:pStyle') paragraph.style = value ?? null;
    if (name === 'w:shd') paragraph.isShaded = isShading(token);
    if (name === 'w:pageBreakBefore' && isOn(token)) paragraph.text.breakPage();
  }

  #content(token: XmlToken): void {
    const { name } = token;
    if (name === 'w:p') return this.#enterParagraph();
    const paragraph = this.#open.at(-1);
    if (paragraph !== undefined) {
      if (!paragraph.isStarted) this.#start();
      if (name === 'w:r') paragraph.run = { direct: {}, style: null, isStarted: false };
      else if (paragraph.run !== null && !paragraph.run.isStarted) this.#startRun(paragraph, paragraph.run);
      writeSign(token, paragraph.text, this.#context);
    }
    if (name === 'w:txbxContent') {
      this.#boxes += 1;
      this.#context.findings.hasTextBoxes = true;
    } else if (name === 'w:tbl') {
      this.#tables += 1;
      if (this.#isInFlow()) this.#context.pages.enterTable();
    } else if (name === 'w:tr' && this.#isInFlow()) this.#context.pages.enterRow();
    else if (name === 'w:tc') {
      this.#isCellShaded = false;
      if (this.#isInFlow()) this.#context.pages.enterCell();
    }
  }

  #end(name: string): void {
    const paragraph = this.#open.at(-1);
    if (name === 'w:p') return this.#leaveParagraph();
    if (name === 'w:r' && paragraph !== undefined) {
      paragraph.text.unhide();
      paragraph.run = null;
    } else if (CHANGES.has(name)) paragraph?.text.endChange();
    else if (PICTURES.has(name)) {
      const isEdge = this.#kind === 'header' || this.#kind === 'footer';
      const taken = this.#pictures
        .take()
        .map((one) => (this.#kind === null ? one : { ...one, isLarge: false }));
      if (isEdge) this.#context.pages.edgePictures(taken);
      else paragraph?.text.pictures.push(...taken);
    } else if (name === 'w:txbxContent') this.#boxes -= 1;
    else if (name === 'w:tbl') {
      if (this.#isInFlow()) this.#context.pages.leaveTable();
      this.#tables -= 1;
      this.#styledTables = Math.min(this.#styledTables, this.#tables);
    } else if (name === 'w:tr' && this.#isInFlow()) this.#context.pages.leaveRow();
    else if (name === 'w:tc' && this.#isInFlow()) this.#context.pages.leaveCell();
    else if (NOTES.has(name)) this.#note = null;
    return undefined;
  }

  /** Tables of the text itself become rows; those of a text box or a note only hold paragraphs. */
  #isInFlow(): boolean {
    return this.#boxes === 0 && this.#kind === null;
  }

  #enterParagraph(): void {
    this.#open.push({
      text: new ParagraphText(this.#files.at(-1)?.ordinal ?? 0),
      kind: this.#boxes > 0 ? 'text-box' : this.#kind,
      list: {},
      style: null,
      isStarted: false,
      isShaded: false,
      run: null,
      boxes: [],
    });
  }

  /** Counts a paragraph in its list when the first thing in it begins. */
  #start(): void {
    const paragraph = this.#open.at(-1);
    if (paragraph === undefined || paragraph.isStarted) return;
    paragraph.isStarted = true;
    paragraph.text.label = this.#context.numbering.next(paragraph.list, paragraph.style);
  }

  #startRun(paragraph: OpenParagraph, run: OpenRun): void {
    run.isStarted = true;
    const { styles } = this.#context;
    const isInDarkTable = this.#tables > 0 && (this.#styledTables > 0 || this.#isCellShaded);
    const how = howUnseen({
      direct: run.direct,
      character: run.style === null ? {} : styles.lookOf(run.style),
      paragraph: styles.lookOf(paragraph.style),
      isOnDark: paragraph.isShaded || this.#boxes > 0 || isInDarkTable,
    });
    if (how !== null) paragraph.text.hide(how);
  }

  #leaveParagraph(): void {
    const paragraph = this.#open.pop();
    if (paragraph === undefined) return;
    const { pages, styles } = this.#context;
    const place = {
      kind: paragraph.kind,
      number: this.#note ?? '',
      heading: paragraph.kind === null ? styles.headingOf(paragraph.style) : 0,
    };
    const write = (): void => {
      pages.paragraph(paragraph.text.finish({ ...place, page: pages.count }));
      for (const box of paragraph.boxes) box();
    };
    const outer = this.#open.at(-1);
    if (outer === undefined) write();
    else outer.boxes.push(write);
  }
}
