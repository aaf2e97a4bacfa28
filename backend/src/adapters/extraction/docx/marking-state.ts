import type { createNumbering, ListPlace } from './numbering.ts';
import { createPictureFinder, type DocxPicture } from './pictures.ts';
import type { Look, StyleFacts } from './styles.ts';
import type { XmlToken } from './xml.ts';

/** What was found while a part was marked. */
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

/** The paragraph that is being marked. */
export interface Paragraph {
  list: Partial<ListPlace>;
  style: string | null;
  isStarted: boolean;
  isShaded: boolean;
  breaksBefore: boolean;
}
/** The run of a paragraph that is being marked. */
export interface Run {
  direct: Look;
  style: string | null;
  isStarted: boolean;
  isHidden: boolean;
}

/** Where the marking of one part stands. */
export interface Marking {
  readonly context: MarkingContext;
  /** Put before every paragraph; null for the body of the document. */
  readonly kind: string | null;
  /** Word writes text boxes twice; where the older form is there, it is the one that mammoth reads. */
  readonly hasFallbacks: boolean;
  /** Finished pieces of whole paragraphs and tables, and the one that is being written. */
  readonly pieces: string[];
  out: string[];
  /** Names of the elements that are open. */
  readonly path: string[];
  paragraph: Paragraph | null;
  run: Run | null;
  /** What a text box stands in. */
  readonly outer: { readonly paragraph: Paragraph | null; readonly run: Run | null }[];
  readonly pictures: ReturnType<typeof createPictureFinder>;
  formula: XmlToken[] | null;
  /** Length of the path at which a dropped element ends; -1 outside of one. */
  skipUntil: number;
  boxes: number;
  styledTables: number;
  isCellShaded: boolean;
}

/** The marking of one part before its first token. */
export const startMarking = (xml: string, context: MarkingContext, kind: string | null): Marking => ({
  context,
  kind,
  hasFallbacks: xml.includes('<mc:Fallback'),
  pieces: [],
  out: [],
  path: [],
  paragraph: null,
  run: null,
  outer: [],
  pictures: createPictureFinder(),
  formula: null,
  skipUntil: -1,
  boxes: 0,
  styledTables: 0,
  isCellShaded: false,
});
