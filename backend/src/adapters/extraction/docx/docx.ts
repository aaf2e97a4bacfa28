import { FILE_KIND } from '../../../../../config/product.ts';
import type { Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { errors } from '../../../domain/errors.ts';
import type { DocumentFormat } from '../../../ports/document-format.ts';
import { htmlOf } from './convert.ts';
import { pagesFromHtml, type DocxPage } from './html.ts';
import type { MarkingContext, MarkingFindings } from './marking-state.ts';
import { markPart } from './marking.ts';
import { withoutMarks } from './marks.ts';
import { createNumbering } from './numbering.ts';
import { createPictureReader, type DocxPicture } from './pictures.ts';
import { readStyles } from './styles.ts';
import { withUsualPrefix } from './xml.ts';
import { namesPart, openZipPackage, type ZipPackage } from './zip-package.ts';

/** Word online numbers its parts: `word/document2.xml`. */
const MAIN_PART = /word\/document\d*\.xml/u;
const DAMAGED = 'This Word document is damaged. Try to open it in Word and save it again.';

/** Word documents: marked so that nothing is lost, then converted by mammoth. */
export const docx: DocumentFormat = {
  kind: FILE_KIND.docx,
  matches: (bytes) => namesPart(bytes, MAIN_PART),
  async open(bytes, { caps }) {
    const zip = await openZipPackage(bytes, caps);
    const main = await zip.text(partNamed(zip, 'document'));
    if (main === null) throw errors.documentUnreadable(DAMAGED);
    const { pages, pictures, notices } = await readParts(zip, main);
    const pictureOf = createPictureReader(zip, partNamed(zip, 'document'), caps);
    const withUnread = new Set<number>();
    return {
      pageCount: pages.length,
      async read(number, wantsImage) {
        const { blocks = [], hidden = [], picture = null, otherPictures = [] } = pages[number - 1] ?? {};
        if (otherPictures.length > 0) withUnread.add(number);
        if (picture === null) return { number, blocks, hidden };
        const source = wantsImage ? pictures[picture.number - 1] : undefined;
        const image = source === undefined ? null : await pictureOf(source);
        if (image !== null) return { number, blocks, hidden, image, imageAt: picture.at };
        if (blocks.length > 0) withUnread.add(number);
        return { number, blocks, hidden, isUnread: blocks.length === 0 };
      },
      finish: () => [...notices, ...pictureNotices([...withUnread])],
    };
  },
};

interface DocxReading {
  readonly pages: readonly DocxPage[];
  readonly pictures: readonly DocxPicture[];
  readonly notices: readonly Notice[];
}

async function readParts(zip: ZipPackage, main: string): Promise<DocxReading> {
  const part = async (name: string): Promise<string> => prepared((await zip.text(name)) ?? '');
  const only = (kind: string): Promise<string> => part(partNamed(zip, kind));
  const styles = await only('styles');
  const facts = readStyles(styles);
  const findings: MarkingFindings = { hasTrackedChanges: false, hasTextBoxes: false, pictures: [] };
  const context: MarkingContext = {
    numbering: createNumbering(await only('numbering'), facts),
    styles: facts,
    findings,
    noteNumber: noteNumbers(),
  };

  const document = prepared(main);
  const begin = /<w:body\b[^>]*>/u.exec(document);
  const end = document.lastIndexOf('</w:body>');
  if (begin === null || end < begin.index) throw errors.documentUnreadable(DAMAGED);
  const start = begin.index + begin[0].length;
  const body = markPart(document.slice(start, end), context, null);
  const appended: string[] = [];
  for (const [kind, letter] of [
    ['header', 'h'],
    ['footer', 'b'],
  ] as const) {
    const names = zip.names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`, 'u').test(name)).sort();
    for (const name of names) appended.push(...markPart(content(await part(name)), context, letter));
  }
  for (const [kind, letter] of [
    ['footnote', 'f'],
    ['endnote', 'e'],
    ['comment', 'c'],
  ] as const) {
    for (const { id, xml } of notesOf(await only(`${kind}s`), kind)) {
      const number = letter === 'c' ? id : context.noteNumber(letter, id);
      appended.push(...markPart(xml, context, letter + number));
    }
  }

  const around = [document.slice(0, start), document.slice(end)] as const;
  const whole = await htmlOf([...body, ...appended], around, styles);
  const { pictures } = findings;
  const isLarge = (number: number): boolean => pictures[number - 1]?.isLarge ?? false;
  return {
    pages: pagesFromHtml(whole, isLarge),
    pictures,
    notices: noticesOf(findings, whole, appended.length > 0),
  };
}

/** The part of a kind, whatever number its name carries. */
function partNamed({ names }: ZipPackage, kind: string): string {
  const pattern = new RegExp(`^word/${kind}\\d*\\.xml$`, 'u');
  return names.find((name) => pattern.test(name)) ?? '';
}

/** Without document types, which only attacks use, and without characters that look like marks. */
function prepared(xml: string): string {
  if (/<!DOCTYPE|<!ENTITY/u.test(xml)) throw errors.documentUnreadable(DAMAGED);
  return withUsualPrefix(withoutMarks(xml));
}

/** What stands inside the outermost element of a part. */
function content(xml: string): string {
  const begin = /<w:(?:hdr|ftr)\b[^>]*>/u.exec(xml);
  return begin === null ? '' : xml.slice(begin.index + begin[0].length, xml.lastIndexOf('</w:'));
}

function notesOf(xml: string, kind: string): { readonly id: string; readonly xml: string }[] {
  const notes = xml.matchAll(new RegExp(`<w:${kind}\\b([^>]*)>([\\s\\S]*?)</w:${kind}>`, 'gu'));
  return [...notes]
    .filter(([, attributes = '']) => !/w:type="(?:separator|continuation\w*)"/u.test(attributes))
    .map(([, attributes = '', words = '']) => ({
      id: /w:id="([^"]*)"/u.exec(attributes)?.[1] ?? '',
      xml: words,
    }));
}

/** Numbers notes in the order in which the text refers to them, each kind by itself. */
function noteNumbers(): MarkingContext['noteNumber'] {
  const numbers = new Map<string, string>();
  const counts = { f: 0, e: 0 };
  return (kind, id) => {
    const known = numbers.get(kind + id);
    if (known !== undefined) return known;
    counts[kind] += 1;
    const number = kind === 'f' ? String(counts[kind]) : `e${counts[kind]}`;
    numbers.set(kind + id, number);
    return number;
  };
}

function noticesOf(findings: MarkingFindings, html: string, hasMore: boolean): Notice[] {
  const notices: Notice[] = [];
  const say = (code: Notice['code'], isSo: boolean, text: string): void => {
    if (isSo) notices.push({ code, text, pages: [] });
  };
  const holds = (letter: string): boolean => hasMore && html.includes(`\ue009${letter}`);
  say(
    'tracked-changes',
    findings.hasTrackedChanges,
    'The document has tracked changes that are not accepted yet; both versions are shown, marked as deleted and inserted.',
  );
  say('comments', holds('c'), 'The document has comments; they were read and are marked as such.');
  say('headers-footers', holds('h') || holds('b'), 'Headers and footers were read and are marked as such.');
  say(
    'footnotes',
    holds('f') || holds('e'),
    'Footnotes and endnotes were read; they follow at the end of the page that refers to them.',
  );
  say(
    'text-boxes',
    findings.hasTextBoxes,
    'Text in boxes was read; it follows the paragraph that its box belongs to.',
  );
  return notices;
}

function pictureNotices(pages: readonly number[]): Notice[] {
  const text = 'Some pages have pictures beside the text; words in the pictures were not read.';
  return pages.length === 0 ? [] : [{ code: 'images-not-read', text, pages }];
}
