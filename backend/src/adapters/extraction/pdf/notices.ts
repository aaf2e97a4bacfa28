import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Notice } from '../../../domain/analysis/document/extracted-document.ts';
import type { Caps } from '../../../ports/document-format.ts';

const ATTACHMENTS: Notice = {
  code: 'attachments-not-read',
  text: 'Other files are attached to this one; they were not read. Please upload them one by one if they matter.',
  pages: [],
};

/** What a PDF holds beside its pages, which is not read. */
export async function unreadParts(document: PDFDocumentProxy): Promise<Notice[]> {
  const notices: Notice[] = [];
  const [{ info }, attachments] = await Promise.all([
    document.getMetadata().catch(() => ({ info: {} })),
    document.getAttachments().catch(() => null),
  ]);
  const facts: { readonly IsXFAPresent?: boolean; readonly IsAcroFormPresent?: boolean } = info;
  // Where the fields are there a second time in the usual way, as in most forms, they were read.
  if (facts.IsXFAPresent === true && facts.IsAcroFormPresent !== true) {
    notices.push({
      code: 'form-not-read',
      text: 'The file is a form of a kind (XFA) that only some programs can fill in and show; the text in its fields was not read. Open it in such a program, print it to a PDF and upload that.',
      pages: [],
    });
  }
  if (attachments !== null && countOf(attachments) > 0) notices.push(ATTACHMENTS);
  return notices;
}

/** pdf.js returns an object in some versions and a map in others. */
const countOf = (attachments: object): number =>
  attachments instanceof Map ? attachments.size : Object.keys(attachments).length;

/** The notices on a file without an end; `rebuilt` is the number of pages found in it, if it had to be rebuilt. */
export function damageNotices(isCutOff: boolean, rebuilt: number | null): Notice[] {
  const say = (text: string): Notice[] => [{ code: 'partly-recovered', text, pages: [] }];
  if (rebuilt !== null) {
    const found = rebuilt === 1 ? 'One page is whole and was' : `${rebuilt} pages are whole and were`;
    const damage = isCutOff ? 'The file is damaged: its end is missing.' : 'The file is damaged.';
    return say(`${damage} ${found} read; the rest is lost. Please get an undamaged copy.`);
  }
  return isCutOff
    ? say('The end of the file is missing, so its text may be lost. Please get an undamaged copy.')
    : [];
}

/** What a page is remarked for. */
export type PageRemark =
  | 'partly-recovered'
  | 'low-confidence'
  | 'attachments-not-read'
  | 'images-not-read'
  | 'picture-too-large';

/** What was found on the pages, by kind and by page. */
export function noticesOf(
  seen: ReadonlySet<Notice['code']>,
  pagesWith: ReadonlyMap<PageRemark, number[]>,
  { maxPixels }: Pick<Caps, 'maxPixels'>,
): Notice[] {
  const notices: Notice[] = [];
  if (seen.has('form-fields')) {
    notices.push({
      code: 'form-fields',
      text: 'The file is a form; the values filled in were read as part of the text.',
      pages: [],
    });
  }
  if (seen.has('annotations')) {
    notices.push({
      code: 'annotations',
      text: 'The pages have remarks on them; they were read and are marked as such.',
      pages: [],
    });
  }
  const lost = pagesWith.get('partly-recovered');
  if (lost !== undefined) {
    notices.push({
      code: 'partly-recovered',
      text: 'Some words use a font that is missing or damaged in the file and could not be read.',
      pages: lost,
    });
  }
  const layers = pagesWith.get('low-confidence');
  if (layers !== undefined) {
    notices.push({
      code: 'low-confidence',
      text: 'Some scanned pages beyond the limit for text recognition were read from the invisible text that a scanner added; it may differ from what the page shows.',
      pages: layers,
    });
  }
  const clips = pagesWith.get('attachments-not-read');
  if (clips !== undefined) notices.push({ ...ATTACHMENTS, pages: clips });
  const large = pagesWith.get('picture-too-large');
  if (large !== undefined) {
    notices.push({
      code: 'images-not-read',
      text: `Some pages have a picture of more than ${Math.round(maxPixels / 1e6)} megapixels, which was left out; words in it were not read. Scan or export the page with a lower resolution.`,
      pages: large,
    });
  }
  const pictures = pagesWith.get('images-not-read');
  if (pictures !== undefined) {
    notices.push({
      code: 'images-not-read',
      text: 'Some pages have pictures beside the text; words in the pictures were not read.',
      pages: pictures,
    });
  }
  return notices;
}
