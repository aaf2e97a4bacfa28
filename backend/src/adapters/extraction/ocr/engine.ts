import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { readOcrData, type OcrData } from './data.ts';

/** A word with its place on the page in pixels and the engine's confidence, 0 to 100. */
export interface OcrWord {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: OcrBox;
}
export interface OcrBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface OcrLine {
  readonly bbox: OcrBox;
  readonly words: readonly OcrWord[];
}
export interface OcrParagraph {
  readonly lines: readonly OcrLine[];
}
export interface OcrRegion {
  readonly paragraphs: readonly OcrParagraph[];
}

/** What was seen on a page: regions in reading order, and by how many radians the page had to be straightened. */
export interface OcrPage {
  readonly regions: readonly OcrRegion[];
  readonly angle: number;
}

/** One OCR engine, single-threaded: it blocks the process while it reads. */
export interface OcrEngine {
  /**
   * Reads an image file with one language model or several joined by `+`. A `page` is straightened and cut into regions, a
   * `column` is straightened and taken for one column of text, a `block` is taken for lines that stand straight already.
   */
  recognize(image: Uint8Array, languages: string, layout?: 'page' | 'column' | 'block'): Promise<OcrPage>;
}

/** The part of tesseract.js that runs in its worker thread; here the process itself is the worker. */
interface WorkerScript {
  setAdapter(adapter: Record<string, unknown>): void;
  dispatchHandlers(packet: Record<string, unknown>, send: (answer: WorkerAnswer) => void): void;
}
interface WorkerAnswer {
  readonly status: 'resolve' | 'reject' | 'progress';
  readonly data: unknown;
}

/** Tesseract's LSTM engine; fully automatic page segmentation, one column, and one uniform block. */
const LSTM_ONLY = 1;
const SEGMENTATION = { page: '3', column: '4', block: '6' } as const;

/**
 * Starts tesseract inside this process. Its own worker thread would cost memory and hide failures: a missing language
 * there never settles the promise. Nothing is fetched and nothing is written.
 */
export async function createOcrEngine(data: OcrData): Promise<OcrEngine> {
  const require = createRequire(import.meta.url);
  const script: WorkerScript = require('tesseract.js/src/worker-script/index.js');
  script.setAdapter({
    getCore: require('tesseract.js/src/worker-script/node/getCore.js'),
    gunzip: gunzipSync,
    // The engine asks for `<folder>/<language>.traineddata.gz`; only the language matters.
    readCache: (path: string) => readOcrData(data, path.replace(/^.*\/|\.traineddata.*$/gu, '')),
  });

  let jobs = 0;
  const ask = (action: string, payload: Record<string, unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const jobId = `${action}-${++jobs}`;
      script.dispatchHandlers({ workerId: 'ocr', jobId, action, payload }, ({ status, data: answer }) => {
        if (status === 'resolve') resolve(answer);
        else if (status === 'reject') reject(new Error(String(answer)));
      });
    });

  // Its way of choosing the build without the older engine compares with a number, whatever its name promises.
  await ask('load', { options: { lstmOnly: LSTM_ONLY, corePath: undefined, logging: false } });
  const loaded = new Set<string>();
  let current = '';

  const use = async (languages: string): Promise<void> => {
    if (languages === current) return;
    const missing = languages.split('+').filter((language) => !loaded.has(language));
    if (missing.length > 0) {
      await ask('loadLanguage', {
        langs: missing,
        options: { langPath: '.', cacheMethod: 'none', gzip: true, lstmOnly: true },
      });
      for (const language of missing) loaded.add(language);
    }
    await ask('initialize', { langs: languages, oem: LSTM_ONLY });
    current = languages;
  };

  return {
    async recognize(image, languages, layout = 'page') {
      await use(languages);
      await ask('setParameters', { params: { tessedit_pageseg_mode: SEGMENTATION[layout] } });
      const answer = await ask('recognize', {
        image,
        options: layout === 'block' ? {} : { rotateAuto: true },
        output: { text: false, blocks: true },
      });
      // The shape of `GetJSONText` in the pinned tesseract.js-core: null blocks on an empty page.
      const seen = answer as { blocks: readonly OcrRegion[] | null; rotateRadians: number };
      return { regions: seen.blocks ?? [], angle: seen.rotateRadians };
    },
  };
}
