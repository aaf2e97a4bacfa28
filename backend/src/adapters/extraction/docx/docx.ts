import { FILE_KIND } from '../../../../../config/product.ts';
import type { Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { errors } from '../../../domain/errors.ts';
import type { DocumentFormat } from '../../../ports/document-format.ts';
import { createNumbering } from './numbering.ts';
import { Pages, type DocxPage } from './pages.ts';
import type { ParagraphKind } from './paragraph-text.ts';
import type { PartContext } from './part-context.ts';
import { readPart } from './part-reader.ts';
import { createPictureReader } from './pictures.ts';
import { signsOf } from './signs.ts';
import { readStyles } from './styles.ts';
import { namesPart, openZipPackage, type ZipPackage } from './zip-package.ts';

/** Word online numbers its parts: `word/document2.xml`. */
const MAIN_PART = /word\/document\d*\.xml/u;
const DAMAGED = 'This Word document is damaged. Try to open it in Word and save it again.';

/** Word documents: one XML parser straight to blocks, each with its place in the file. */
export const docx: DocumentFormat = {
  kind: FILE_KIND.docx,
  matches: (bytes) => namesPart(bytes, MAIN_PART),
  async open(bytes, { caps }) {
    const zip = await openZipPackage(bytes, caps);
    const main = await zip.text(partNamed(zip, 'document'));
    if (main === null) throw errors.documentUnreadable(DAMAGED);
    const { pages, notices } = await readParts(zip, main);
    const pictureOf = createPictureReader(zip, partNamed(zip, 'document'), caps);
    const withUnread = new Set<number>();
    return {
      pageCount: pages.length,
      async read(number, wantsImage) {
        const {
          blocks = [],
          hidden = [],
          picture = null,
          hasOtherPictures = false,
        } = pages[number - 1] ?? {};
        if (hasOtherPictures) withUnread.add(number);
        if (picture === null) return { number, blocks, hidden };
        const image = wantsImage ? await pictureOf(picture.picture) : null;
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
  readonly notices: readonly Notice[];
}

async function readParts(zip: ZipPackage, main: string): Promise<DocxReading> {
  const only = async (kind: string): Promise<string> => (await zip.text(partNamed(zip, kind))) ?? '';
  const styles = readStyles(await only('styles'));
  const pages = new Pages(partNamed(zip, 'document'));
  const context: PartContext = {
    numbering: createNumbering(await only('numbering'), styles),
    styles,
    signs: await signsOf(main),
    noteNumber: noteNumbers(),
    pages,
    findings: { hasTrackedChanges: false, hasTextBoxes: false },
  };
  if (!/<(?:[\w.-]{1,99}:)?body[\s/>]/u.test(main)) throw errors.documentUnreadable(DAMAGED);
  readPart(main, null, context);
  for (const kind of ['header', 'footer'] as const) {
    const names = zip.names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`, 'u').test(name)).sort();
    for (const name of names) readPart((await zip.text(name)) ?? '', kind, context);
  }
  for (const kind of ['footnote', 'endnote', 'comment'] as const)
    readPart(await only(`${kind}s`), kind, context);
  return { pages: pages.finish(), notices: noticesOf(context.findings, pages.kinds) };
}

/** The part of a kind, whatever number its name carries. */
function partNamed({ names }: ZipPackage, kind: string): string {
  const pattern = new RegExp(`^word/${kind}\\d*\\.xml$`, 'u');
  return names.find((name) => pattern.test(name)) ?? '';
}

/** Numbers notes in the order in which the text refers to them, each kind by itself. */
function noteNumbers(): PartContext['noteNumber'] {
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

function noticesOf(findings: PartContext['findings'], kinds: ReadonlySet<ParagraphKind>): Notice[] {
  const notices: Notice[] = [];
  const say = (code: Notice['code'], isSo: boolean, text: string): void => {
    if (isSo) notices.push({ code, text, pages: [] });
  };
  say(
    'tracked-changes',
    findings.hasTrackedChanges,
    'The document has tracked changes that are not accepted yet; both versions are shown, marked as deleted and inserted.',
  );
  say('comments', kinds.has('comment'), 'The document has comments; they were read and are marked as such.');
  say(
    'headers-footers',
    kinds.has('header') || kinds.has('footer'),
    'Headers and footers were read and are marked as such.',
  );
  say(
    'footnotes',
    kinds.has('footnote') || kinds.has('endnote'),
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
