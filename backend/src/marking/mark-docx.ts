import { createAddressing, type Address } from './address-quotes.ts';
import { highestCommentId, withComments, type NewComment } from './comments.ts';
import {
  emptyEdit,
  isReplaceable,
  snapped,
  spliced,
  splicesOf,
  type ParagraphEdit,
  type Splice,
} from './edit-paragraph.ts';
import type { MarkedDocument, MarkedPoint, MarkPoint, MarkRequest } from './mark-point.ts';
import { additionPlace } from './place-additions.ts';
import { readWordText } from './read-word-text.ts';
import { openWordPackage } from './word-package.ts';
import type { Paragraph, WordText } from './word-text.ts';
import { escaped } from './xml.ts';

/**
 * Marks points in a DOCX: a comment on the words of each, its wording as a tracked replacement where it may stand in for them,
 * and what is missing as a tracked paragraph in front of the signatures. All else stays as it is: other parts packed as they
 * came, the main part byte for byte outside the runs that are cut. Throws `MarkingError`.
 */
export function markDocx(bytes: Uint8Array, request: MarkRequest): MarkedDocument {
  const file = openWordPackage(bytes);
  const document = readWordText(file.main);
  const marker = new Marker(document, file.mainName, request, highestCommentId(file.comments));
  const points = request.points.map((point) => ({ id: point.id, as: marker.mark(point) }));
  const { comments } = marker;
  if (comments.length === 0) return { bytes, points };
  const by = { author: request.author, date: written(request.date), isStrict: document.isStrict };
  const main = spliced(document.xml, marker.splices());
  return { bytes: file.write(main, withComments(file.comments, comments, by), document.isStrict), points };
}

/** As the format wants it: seconds, no fractions. */
const written = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

class Marker {
  readonly comments: NewComment[] = [];
  readonly #document: WordText;
  readonly #address: ReturnType<typeof createAddressing>;
  readonly #by: string;
  readonly #edits = new Map<number, ParagraphEdit>();
  readonly #additions: string[] = [];
  readonly #additionPlace: ReturnType<typeof additionPlace>;
  #lastId: number;

  constructor(document: WordText, part: string, { author, date }: MarkRequest, highestComment: number) {
    this.#document = document;
    this.#address = createAddressing(document.paragraphs, part);
    this.#additionPlace = additionPlace(document);
    this.#lastId = Math.max(document.highestId, highestComment);
    this.#by = `${document.w}author="${escaped(author)}" ${document.w}date="${written(date)}"`;
  }

  mark(point: MarkPoint): MarkedPoint['as'] {
    if (point.addition !== null && this.#additionPlace !== null) return this.#add(point, point.addition);
    const address = point.quote === null ? this.#endOfText() : this.#address(point.quote);
    if (address === null) return 'unplaced';
    const placed = this.#onPage(address);
    if (placed === null) return 'unplaced';
    const isChange =
      point.replacement !== null && point.quote !== null && this.#replace(placed, point.replacement);
    const proposed = point.addition ?? (isChange ? null : point.replacement);
    this.#comment(
      placed,
      proposed === null ? point.comment : [...point.comment, `Proposed wording: ${proposed}`],
    );
    return isChange ? 'change' : 'comment';
  }

  splices(): Splice[] {
    const splices = [...this.#edits].flatMap(([ordinal, edit]) =>
      splicesOf(this.#document, this.#paragraph(ordinal), edit),
    );
    if (this.#additionPlace === null || this.#additions.length === 0) return splices;
    const { at } = this.#additionPlace;
    return [...splices, { start: at, end: at, text: this.#additions.join('') }];
  }

  #paragraph(ordinal: number): Paragraph {
    return this.#document.paragraphs[ordinal]!;
  }

  #edit(ordinal: number): ParagraphEdit {
    const known = this.#edits.get(ordinal) ?? emptyEdit();
    this.#edits.set(ordinal, known);
    return known;
  }

  /** The last paragraph of the body itself that says something. */
  #endOfText(): Address | null {
    const inBody = this.#document.body
      .filter(({ name }) => name === 'p')
      .map(({ from }) => this.#paragraph(from));
    const last = inBody.findLast(({ text }) => text.trim() !== '');
    if (last === undefined) return null;
    return { first: last.ordinal, from: 0, last: last.ordinal, to: last.text.length, isWhole: true };
  }

  /** An address where a comment may stand: what is in a text box goes to the paragraph that holds the box. */
  #onPage(address: Address): Address | null {
    const host = this.#paragraph(address.first).host;
    if (host === null && this.#paragraph(address.last).host === null) return address;
    const holder = this.#paragraph(host ?? address.first);
    if (holder.text === '') return null;
    return { first: holder.ordinal, from: 0, last: holder.ordinal, to: holder.text.length, isWhole: false };
  }

  #replace({ first, last, from, to, isWhole }: Address, replacement: string): boolean {
    const paragraph = this.#paragraph(first);
    if (first !== last || !isWhole || !isReplaceable(paragraph, from, to)) return false;
    const edit = this.#edit(first);
    if (edit.deleted.some((stretch) => stretch.from < to && stretch.to > from)) return false;
    const { w } = this.#document;
    const run = paragraph.children.find((child) => child.from <= from && from < child.to)!.run!;
    edit.deleted.push({ from, to, tag: () => this.#tag('del') });
    edit.after.push({
      at: to,
      text: `${this.#tag('ins')}<${w}r>${run.look}<${w}t xml:space="preserve">${escaped(replacement)}</${w}t></${w}r></${w}ins>`,
    });
    return true;
  }

  #comment({ first, last, from, to }: Address, lines: readonly string[]): void {
    const { w } = this.#document;
    const id = this.#newComment(lines);
    this.#edit(first).before.push({
      at: snapped(this.#paragraph(first), from, 'start'),
      text: `<${w}commentRangeStart ${w}id="${id}"/>`,
    });
    this.#edit(last).after.push({
      at: snapped(this.#paragraph(last), to, 'end'),
      text: `<${w}commentRangeEnd ${w}id="${id}"/><${w}r><${w}commentReference ${w}id="${id}"/></${w}r>`,
    });
  }

  #add(point: MarkPoint, addition: string): 'addition' {
    const { w } = this.#document;
    const id = this.#newComment(point.comment);
    const mark = `<${w}ins ${w}id="${this.#newId()}" ${this.#by}/>`;
    const words = `<${w}r>${this.#additionPlace!.look}<${w}t xml:space="preserve">${escaped(addition)}</${w}t></${w}r>`;
    // The reference is part of the insertion, so that nothing is left when it is rejected.
    this.#additions.push(
      `<${w}p><${w}pPr>${this.#additionPlace!.properties}<${w}rPr>${mark}</${w}rPr></${w}pPr><${w}commentRangeStart ${w}id="${id}"/>` +
        `${this.#tag('ins')}${words}</${w}ins><${w}commentRangeEnd ${w}id="${id}"/>` +
        `${this.#tag('ins')}<${w}r><${w}commentReference ${w}id="${id}"/></${w}r></${w}ins></${w}p>`,
    );
    return 'addition';
  }

  #newComment(lines: readonly string[]): number {
    const id = this.#newId();
    this.comments.push({ id, lines });
    return id;
  }

  #newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #tag(name: 'ins' | 'del'): string {
    return `<${this.#document.w}${name} ${this.#document.w}id="${this.#newId()}" ${this.#by}>`;
  }
}
