import { describe, expect, it } from 'vitest';
import { startExtractor } from '../../src/composition/processes.ts';
import { extractBytes } from '../support/papers/documents.ts';
import { drawImage, makePdf } from '../support/papers/make-pdf.ts';
import { asPdfImage, CONTRACT_LINES, drawPage } from '../support/papers/make-scan.ts';

const PAGES = 200;
/** Short of the usual 240, so that time and not the number of pages is what ends it, on every machine. */
const LIMIT_S = 40;
/** One page that has begun may take its own limit beyond that. */
const PAGE_S = 20;

describe('A scan of 200 pages', () => {
  it(
    'is answered within the limit, with its first pages, its last ones, and the rest by number',
    {
      timeout: 300_000,
    },
    async () => {
      const extractor = startExtractor({ ocrTotalSeconds: LIMIT_S, ocrPageSeconds: PAGE_S });
      await extractor.ready();
      const lines = CONTRACT_LINES.slice(0, 6);
      const scan = {
        content: drawImage(),
        images: [await asPdfImage(await drawPage({ dpi: 100, lines }), 'ccitt')],
      };
      const bytes = makePdf(Array.from({ length: PAGES }, () => scan));
      const begun = performance.now();
      const document = await extractBytes(extractor, bytes, 'a.pdf').finally(() => extractor.close());
      const seconds = (performance.now() - begun) / 1_000;
      const read = document.pages.map(({ number }) => number);
      process.stdout.write(
        `${read.length} of ${PAGES} pages in ${seconds.toFixed(0)} s: ${read.join(' ')}\n`,
      );

      expect(seconds).toBeLessThan(LIMIT_S + 2 * PAGE_S);
      expect(read[0]).toBe(1);
      expect(read.at(-1)).toBe(PAGES);
      const unread = document.notices.find(({ code }) => code === 'pages-not-read')?.pages ?? [];
      expect([...read, ...unread].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: PAGES }, (_, index) => index + 1),
      );
    },
  );
});
