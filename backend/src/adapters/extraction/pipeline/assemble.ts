import type { ExtractedDocument, Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { detectLanguage, LANGUAGE_NAMES } from '../../../domain/analysis/language/detect-language.ts';
import { errors } from '../../../domain/errors.ts';
import type { Caps } from '../../../ports/document-format.ts';
import type { ReadPage } from '../ocr/page-scanner.ts';
import type { RawReading } from './read-document.ts';
import { isNoise } from '../ocr/read-scan.ts';
import { markRunningLines } from '../text/running-lines.ts';

/** Mean word confidence below which an OCR page is read with doubt. */
const LOW_CONFIDENCE = 70;
/** A document has at least this many characters. */
const MIN_CHARACTERS = 5;
const MIN_LANGUAGE_CHARACTERS = 120;

/**
 * Puts the pages together, judges them and says what was not read. Throws `document_unreadable`, with advice, when what
 * was read is not good enough to be analyzed.
 */
export function assemble(reading: RawReading, caps: Caps): ExtractedDocument {
  const useful = reading.pages.filter(({ isUnread, scan }) => !isUnread && (scan === null || !isNoise(scan)));
  const pages = markRunningLines(useful.filter(({ page }) => page.blocks.length > 0).map(({ page }) => page));
  const hidden = reading.pages.flatMap((one) => one.hidden);
  const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  if (text.replace(/\s/gu, '').length < MIN_CHARACTERS) throw unreadable(reading);

  // A few words do not tell the language.
  const language = text.length < MIN_LANGUAGE_CHARACTERS ? null : detectLanguage(text);
  const readCount = useful.length;
  const readPercent = Math.floor((100 * readCount) / reading.pageCount);
  return {
    kind: reading.kind,
    pageCount: reading.pageCount,
    pages,
    notices: [...reading.notices, ...readingNotices(reading, useful, caps), ...hiddenNotices(hidden)],
    hidden,
    language,
    readPercent: reading.isTextCapped || isPartLost(reading) ? Math.min(readPercent, 99) : readPercent,
  };
}

/** The file itself is damaged, so pages may be gone that nothing in it counts. */
const isPartLost = ({ notices }: RawReading): boolean =>
  notices.some(({ code, pages }) => code === 'partly-recovered' && pages.length === 0);

const isEmpty = ({ page }: ReadPage): boolean => page.blocks.length === 0;

function readingNotices(reading: RawReading, useful: readonly ReadPage[], caps: Caps): Notice[] {
  const notices: Notice[] = [];
  const say = (code: Notice['code'], pages: readonly number[], text: (many: string) => string): void => {
    if (pages.length > 0) notices.push({ code, text: text(pagesInWords(pages)), pages });
  };
  const numbersOf = (pages: readonly ReadPage[]): number[] => pages.map(({ page }) => page.number);

  const scans = useful.filter(({ scan }) => scan !== null);
  say(
    'ocr-used',
    numbersOf(scans.filter((one) => !isEmpty(one))),
    (pages) => `${pages} read off a picture by text recognition; single letters and figures may be wrong.`,
  );
  say(
    'blank-pages',
    numbersOf(useful.filter((one) => isEmpty(one))),
    (pages) => `No text was found on ${pages.toLowerCase().replace(/ (?:was|were)$/u, '')}.`,
  );
  say(
    'low-confidence',
    numbersOf(scans.filter((one) => !isEmpty(one) && (one.scan?.confidence ?? 100) < LOW_CONFIDENCE)),
    (pages) => `${pages} hard to recognize, so words may be wrong or missing.`,
  );
  say(
    'wrong-language',
    numbersOf(scans.filter(({ scan }) => typeof scan?.missingLanguage === 'string')),
    (pages) => `${pages} in a language for which no text recognition is installed, so words may be wrong.`,
  );

  say(
    'images-not-read',
    numbersOf(useful.filter(({ isPictureLost }) => isPictureLost)),
    (pages) => `${pages} read without a picture in which no words could be recognized.`,
  );

  const read = new Set(numbersOf(useful));
  const unread = Array.from({ length: reading.pageCount }, (_, index) => index + 1).filter(
    (page) => !read.has(page),
  );
  say(
    'pages-not-read',
    reading.isTextCapped ? [] : unread,
    (pages) =>
      `${pages} not read: a picture that could not be recognized, or more scanned pages than the limit of ${caps.maxOcrPages} pages and ${caps.ocrTotalSeconds} seconds allows.`,
  );
  if (reading.isTextCapped) {
    notices.push({
      code: 'text-capped',
      text: `The document is longer than ${caps.maxCharacters.toLocaleString('en-US')} characters; the rest was not read.`,
      pages: unread,
    });
  }
  return notices;
}

function hiddenNotices(hidden: ExtractedDocument['hidden']): Notice[] {
  if (hidden.length === 0) return [];
  return [
    {
      code: 'hidden-text',
      text: 'The file has text that a reader cannot see. It was kept out of the analysis.',
      pages: [...new Set(hidden.map(({ page }) => page))],
    },
  ];
}

/** "Page 3 was", "Pages 3, 5 and 7 to 9 were". */
function pagesInWords(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const words = ranges.map(([from, to]) =>
    from === to ? `${from}` : to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`,
  );
  const listed = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  return pages.length === 1 ? `Page ${listed} was` : `Pages ${listed} were`;
}

function unreadable(reading: RawReading): Error {
  const scans = reading.pages.filter(({ scan }) => scan !== null);
  const foreign = scans
    .map(({ scan }) => scan?.missingLanguage)
    .find((language) => typeof language === 'string');
  if (typeof foreign === 'string') {
    return errors.documentUnreadable(
      `The pages are in ${LANGUAGE_NAMES[foreign] ?? 'a language'} that cannot be recognized here. Please upload a file with selectable text.`,
    );
  }
  if (scans.length > 0 || reading.pages.some(({ isUnread }) => isUnread)) {
    return errors.documentUnreadable(
      'No readable text was found in the picture. Please retake it in good light, straight and sharp, check that the right country is chosen, or upload a file with selectable text.',
    );
  }
  return errors.documentUnreadable('No readable text was found in the file. Please upload one with text.');
}
