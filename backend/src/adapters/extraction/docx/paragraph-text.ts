import type { HiddenText, SourceRun } from '../../../domain/analysis/document/extracted-document.ts';
import { lettersIn } from '../../../domain/analysis/document/letters.ts';
import { cleanText, zeroWidthText } from '../text/clean-text.ts';
import type { DocxPicture } from './pictures.ts';
import type { Label } from './numbering.ts';

/** What stands around a paragraph: a part of its own, or a text box. */
export type ParagraphKind = 'header' | 'footer' | 'footnote' | 'endnote' | 'comment' | 'text-box';
export type Unseen = Extract<HiddenText['how'], 'vanish' | 'white' | 'tiny'>;

/** A paragraph as it was read. */
export interface ReadParagraph {
  /** Clean lines. */
  readonly text: string;
  readonly label: Label | null;
  readonly kind: ParagraphKind | null;
  /** Number of the note that it belongs to. */
  readonly number: string;
  /** Level of a heading from 1, or 0. */
  readonly heading: number;
  readonly hidden: readonly { readonly text: string; readonly how: HiddenText['how'] }[];
  /** Kind and number of the notes and comments that it refers to. */
  readonly references: readonly string[];
  readonly pictures: readonly DocxPicture[];
  readonly breaksBefore: boolean;
  readonly breaksAfter: boolean;
  /** Where its letters stand in the file; null where that is not known letter by letter. */
  readonly runs: readonly SourceRun[] | null;
}

/** Gathers the text of one paragraph, and for each letter of it its place among the letters of the file's own paragraph. */
export class ParagraphText {
  label: Label | null = null;
  readonly references: string[] = [];
  readonly pictures: DocxPicture[] = [];
  readonly #ordinal: number;
  readonly #parts: string[] = [];
  readonly #runs: { -readonly [Key in keyof SourceRun]: SourceRun[Key] }[] = [];
  readonly #hidden: { text: string; how: HiddenText['how'] }[] = [];
  readonly #changes: { readonly part: number; readonly letters: number }[] = [];
  #unseen: { how: Unseen; text: string } | null = null;
  #raw = '';
  #letters = 0;
  #hasWords = false;
  #breaksBefore = false;
  #breaksAfter = false;

  constructor(ordinal: number) {
    this.#ordinal = ordinal;
  }

  /** Adds words of the file; `from` is the count of letters that stand before them in their paragraph there. */
  words(text: string, from: number): void {
    this.#raw += text;
    if (this.#unseen !== null) {
      this.#unseen.text += text;
      return;
    }
    const last = this.#runs.at(-1);
    const letters = lettersIn(text);
    if (last !== undefined && this.#letters === last.at + last.length && from === last.from + last.length)
      last.length += letters;
    else if (letters > 0)
      this.#runs.push({ at: this.#letters, paragraph: this.#ordinal, from, length: letters });
    this.#letters += letters;
    this.#push(text);
  }

  /** Adds what the file does not say itself: numbers of notes, brackets of changes, formulas. */
  shown(text: string): void {
    if (this.#unseen !== null) return;
    this.#letters += lettersIn(text);
    this.#push(text);
  }

  #push(text: string): void {
    this.#parts.push(text);
    if (!this.#hasWords && text.trim() !== '') this.#hasWords = true;
  }

  /** Begins words that nobody sees. */
  hide(how: Unseen): void {
    this.#unseen = { how, text: '' };
  }

  unhide(): void {
    if (this.#unseen === null) return;
    const text = cleanText(this.#unseen.text);
    if (text !== '') this.#hidden.push({ text, how: this.#unseen.how });
    this.#unseen = null;
    this.#parts.push(' ');
  }

  /** Begins a tracked change. */
  change(name: 'deleted' | 'inserted'): void {
    this.#changes.push({ part: this.#parts.length, letters: this.#letters });
    this.#parts.push(` [${name}: `);
    this.#letters += lettersIn(name);
  }

  /** Ends it; one without words leaves no brackets. */
  endChange(): void {
    const change = this.#changes.pop();
    if (change === undefined) return;
    if (this.#parts.slice(change.part + 1).some((part) => part.trim() !== '')) {
      this.#parts.push('] ');
      return;
    }
    this.#parts.length = change.part;
    this.#parts.push(' ');
    this.#letters = change.letters;
  }

  /** A page ends here. */
  breakPage(): void {
    if (this.#hasWords) this.#breaksAfter = true;
    else this.#breaksBefore = true;
    this.#parts.push(' ');
  }

  finish(
    place: Pick<ReadParagraph, 'kind' | 'number' | 'heading'> & { readonly page: number },
  ): ReadParagraph {
    this.unhide();
    while (this.#changes.length > 0) this.endChange();
    const text = this.#parts
      .join('')
      .split('\n')
      .map(tidy)
      .filter((line) => line !== '')
      .join('\n');
    const unseen = zeroWidthText(this.#raw, place.page);
    return {
      ...place,
      text,
      label: this.label,
      hidden: [...unseen, ...this.#hidden],
      references: this.references,
      pictures: this.pictures,
      breaksBefore: this.#breaksBefore,
      breaksAfter: this.#breaksAfter,
      runs: this.#runs.length > 0 && lettersIn(text) === this.#letters ? this.#runs : null,
    };
  }
}

/** Brackets of tracked changes without the spaces that were put around them. */
function tidy(line: string): string {
  return cleanText(line)
    .replace(/\[(deleted|inserted): +/gu, '[$1: ')
    .replace(/ +\]/gu, ']')
    .replace(/\] ([.,;:)])/gu, ']$1');
}
