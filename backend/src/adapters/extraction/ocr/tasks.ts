import type { Caps, JpegImage, PageImage } from '../../../ports/document-format.ts';
import { decodedScan } from '../image/image.ts';
import { findOcrData } from './data.ts';
import { createOcrEngine } from './engine.ts';
import { unreadInk } from './ink.ts';
import { isEastAsian } from './languages.ts';
import { readingFrom, sidewaysTurn, type OcrReading } from './layout.ts';
import { withMarginNumbers } from './numbers.ts';
import { addTurns, preparedForOcr, toPgm, turnImage, type Turn } from '../image/page-image.ts';

/** A reading, and by how much the image was turned for it. */
export interface TurnedReading extends OcrReading {
  readonly turn: Turn;
}

/** What an OCR child does. The image stays in the child until its lease ends, so that it can be looked at again. */
export interface OcrTasks {
  /** Languages whose data is there. */
  readonly languages: { readonly input: null; readonly output: readonly string[] };
  /** Takes a page. False where there is nothing on it. */
  readonly load: { readonly input: PageImage | JpegImage; readonly output: boolean };
  readonly recognize: {
    readonly input: { readonly languages: string; readonly turn: Turn };
    readonly output: TurnedReading;
  };
}

/**
 * Share of the ink left over above which a page in East Asian writing is read again as one column: page segmentation
 * takes its square letters for columns that run downwards and drops most of a page, in the native program as well.
 */
const LOST_INK = 0.25;

const LIKELIEST = 'eng';

/** The tasks of an OCR child, with the engine started and its first language loaded. */
export async function createOcrTasks(caps: Caps) {
  const data = findOcrData(caps.ocrDataDir, caps.ocrLanguages);
  const engine = await createOcrEngine(data);
  // Most papers begin in it; another one that is loaded first would cost a fresh child half a second for nothing.
  const first = data.has(LIKELIEST) ? LIKELIEST : data.keys().next().value;
  if (first === undefined) throw new Error('There is no OCR data at all.');
  await engine.recognize(toPgm({ width: 64, height: 64, pixels: new Uint8Array(64 * 64).fill(255) }), first);

  let image: PageImage | null = null;
  return {
    tasks: {
      languages: (): OcrTasks['languages']['output'] => [...data.keys()],
      load: async (input: OcrTasks['load']['input']): Promise<boolean> => {
        image = preparedForOcr('jpeg' in input ? await decodedScan(input) : input);
        return image !== null;
      },
      recognize: async ({ languages, turn }: OcrTasks['recognize']['input']): Promise<TurnedReading> => {
        if (image === null) throw new Error('No image was loaded.');
        let turned = turn;
        let upright = turnImage(image, turned);
        let page = await engine.recognize(toPgm(upright), languages);
        const sideways = sidewaysTurn(page.regions);
        if (sideways !== 0) {
          // Sideways lines are read well enough, but their numbers, columns and order are not.
          turned = addTurns(turn, sideways);
          upright = turnImage(image, turned);
          page = await engine.recognize(toPgm(upright), languages);
        }
        if (isEastAsian(languages) && unreadInk(upright, page) > LOST_INK) {
          const again = await engine.recognize(toPgm(upright), languages, 'column');
          if (unreadInk(upright, again) < unreadInk(upright, page)) page = again;
        }
        const regions = await withMarginNumbers(engine, upright, page, languages);
        return { ...readingFrom(regions), turn: turned };
      },
    },
    forget: (): void => {
      image = null;
    },
  };
}
