import { strFromU8, unzipSync } from 'fflate';
import type { Block } from '../backend/src/domain/analysis/document/extracted-document.ts';
import type { DocumentFormat } from '../backend/src/ports/document-format.ts';
import { errors } from '../backend/src/domain/errors.ts';

/**
 * An extractor plug-in: text documents of LibreOffice and OpenOffice (ODT). Off unless named:
 * `EXTRACTOR_PLUGINS=./plugins/odt.ts`. `docs/extractors.md` explains the shape.
 */

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';
const DAMAGED = 'This OpenDocument file is damaged. Try to open it in LibreOffice and save it again.';
const TOO_LARGE = 'The file unpacks to far more than a document needs, so it was not opened.';

const TOKEN = /<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const format: DocumentFormat = {
  kind: { id: 'odt', label: 'ODT', extensions: ['.odt'], mediaTypes: [MEDIA_TYPE] },

  // The media type stands uncompressed at the beginning of every OpenDocument file (ODF 1.2, part 3, 3.3).
  matches: (bytes) => Buffer.from(bytes.subarray(0, 200)).includes(MEDIA_TYPE),

  async open(bytes, { caps }) {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (originalSize > caps.maxInflatedBytes) throw errors.documentTooLarge(TOO_LARGE);
        return name === 'content.xml';
      },
    });
    const content = parts['content.xml'];
    if (content === undefined) throw errors.documentUnreadable(DAMAGED);
    const pages = pagesOf(strFromU8(content));
    return {
      pageCount: pages.length,
      read: async (number) => ({ number, blocks: pages[number - 1] ?? [] }),
    };
  },
};

/** Paragraphs, headings and table rows of `content.xml`, on pages as far as soft page breaks tell. */
function pagesOf(xml: string): Block[][] {
  const pages: Block[][] = [[]];
  let text = '';
  let cells: string[] | null = null;
  let level = 0;
  let lists = 0;
  let skipped = 0;

  const finish = (): void => {
    const words = text.replace(/\s+/gu, ' ').trim();
    text = '';
    if (words === '') return;
    if (cells !== null) cells[cells.length - 1] = `${cells.at(-1) ?? ''} ${words}`.trim();
    else if (level > 0) pages.at(-1)?.push({ kind: 'heading', text: words, level });
    else pages.at(-1)?.push({ kind: lists > 0 ? 'list-item' : 'paragraph', text: words });
  };

  for (const [raw, slash, name, attributes = '', end] of xml.matchAll(TOKEN)) {
    const isEnd = slash === '/';
    if (name === undefined) {
      if (skipped === 0)
        text += raw.replace(/&(amp|lt|gt|quot|apos);/gu, (_, entity: string) => ENTITIES[entity] ?? '');
      continue;
    }
    switch (name) {
      case 'text:p':
      case 'text:h':
        finish();
        level = !isEnd && name === 'text:h' ? Number(/outline-level="(\d)/u.exec(attributes)?.[1] ?? 1) : 0;
        break;
      case 'text:list':
        lists += isEnd ? -1 : 1;
        break;
      case 'text:tab':
      case 'text:s':
      case 'text:line-break':
        text += ' ';
        break;
      case 'text:soft-page-break':
        if ((pages.at(-1) ?? []).length > 0) pages.push([]);
        break;
      case 'table:table-row':
        if (isEnd && cells !== null) {
          const row = cells.filter((cell) => cell !== '').join(' | ');
          cells = null;
          if (row !== '') pages.at(-1)?.push({ kind: 'table-row', text: row });
        } else if (end !== '/') cells = [];
        break;
      case 'table:table-cell':
        if (!isEnd) cells?.push('');
        break;
      case 'text:tracked-changes':
      case 'office:annotation':
        skipped += isEnd ? -1 : end === '/' ? 0 : 1;
        break;
      default:
        break;
    }
  }
  finish();
  return pages.filter((blocks, index) => index === 0 || blocks.length > 0);
}
