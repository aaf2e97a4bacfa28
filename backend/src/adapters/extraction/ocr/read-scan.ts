import { detectLanguage } from '../../../domain/analysis/language/detect-language.ts';
import type { ChildLease } from '../../../ports/child-pool.ts';
import type { JpegImage, PageImage } from '../../../ports/document-format.ts';
import type { OcrReading } from './layout.ts';
import { isLatin, isoOf, ocrLanguageFor } from './languages.ts';
import type { OcrTasks } from './tasks.ts';
import { addTurns, type Turn } from '../image/page-image.ts';

/** Upright print in the right language reads at 85 to 96, a turned page or a foreign script at 20 to 50. */
const SURE = 75;
/** Below this a page is looked at again, turned and in other scripts. */
const DOUBTFUL = 60;
/** Below this nothing on the page is worth analyzing. */
const USELESS = 45;

/** What OCR made of one page. */
export interface ScanReading extends OcrReading {
  /** Language model, as tesseract names it, that the reading came from. */
  readonly language: string;
  readonly turn: Turn;
  /** ISO code of the language that the words are in that no model reads. */
  readonly missingLanguage: string | null;
}

/** Whether marks other than words were seen: a drawing, a photograph, grain. */
export const isNoise = ({ characters, confidence }: OcrReading): boolean =>
  characters > 0 && confidence < USELESS;

export interface ScanHints {
  /** Models to try, the likeliest first. */
  readonly languages: readonly string[];
  /** Every model. */
  readonly available: readonly string[];
  /** How the pages before had to be turned. */
  readonly turn: Turn;
}

/**
 * Reads one page image on one OCR child: first as the hints say, and where the confidence is low again, turned and with
 * the models of other scripts. When time runs out during a second look, the best reading so far is the answer. Null for an
 * empty sheet.
 */
export async function readScan(
  lease: ChildLease,
  image: PageImage | JpegImage,
  hints: ScanHints,
): Promise<ScanReading | null> {
  const [first = 'eng', ...others] = hints.languages;
  const isWritten = await lease.call<OcrTasks['load']['output']>('load', image);
  if (!isWritten) return null;

  const look = async (languages: string, turn: Turn): Promise<ScanReading> => ({
    ...(await lease.call<OcrTasks['recognize']['output']>('recognize', {
      languages,
      turn,
    } satisfies OcrTasks['recognize']['input'])),
    language: languages,
    missingLanguage: null,
  });

  let best = await look(first, hints.turn);
  try {
    for (const [language, turn] of secondLooks(first, others, hints.turn)) {
      if (best.confidence >= (isLatin(best.language) ? DOUBTFUL : SURE)) break;
      const again = await look(language, turn);
      if (worth(again) > worth(best)) best = again;
    }
    return await inItsOwnLanguage(best, hints.available, look);
  } catch (error) {
    if (best.characters > 0 && best.confidence >= DOUBTFUL) return best;
    throw error;
  }
}

/** Upside down is the likeliest, then another script, then a page that lies on its side. */
function* secondLooks(first: string, others: readonly string[], turn: Turn): Generator<[string, Turn]> {
  const turned = (by: Turn): Turn => addTurns(turn, by);
  yield [first, turned(180)];
  for (const language of others.filter((code) => !isLatin(code))) yield [language, turn];
  yield [first, turned(90)];
  yield [first, turned(270)];
  for (const language of others.filter((code) => isLatin(code))) yield [language, turn];
}

/** Reads again where the words show a language other than the model's. */
async function inItsOwnLanguage(
  best: ScanReading,
  available: readonly string[],
  look: (languages: string, turn: Turn) => Promise<ScanReading>,
): Promise<ScanReading> {
  if (!isLatin(best.language)) return best;
  const spoken = detectLanguage(best.blocks.map(({ text }) => text).join(' '));
  if (spoken === null || spoken === isoOf(best.language)) return best;
  const own = ocrLanguageFor(spoken, available);
  if (own === null) return { ...best, missingLanguage: spoken };
  const again = await look(own, best.turn);
  return worth(again) >= worth(best) * 0.97 ? again : best;
}

/** Confidence counts, and so does how much was read: a model of another script may be sure of three marks. */
function worth({ confidence, characters }: OcrReading): number {
  return confidence * Math.min(1, characters / 200);
}
