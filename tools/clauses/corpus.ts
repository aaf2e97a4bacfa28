import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceFeatures } from '../../backend/src/domain/analysis/classifier/features.ts';
import { toLegalText, type LegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';

/** One labelled span of the evaluation data. */
interface GoldSpan {
  readonly category: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A contract with its sentences, their features and the categories each sentence belongs to. */
export interface LabelledDocument {
  readonly docId: string;
  readonly text: LegalText;
  /** Offsets of the sentences in the file. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  readonly features: readonly Uint32Array[];
  /** For each sentence, a bit mask over the categories asked for. */
  readonly labels: Uint32Array;
}

/** Reads the labelled contracts of a split; `categories` gives the meaning of the label bits. */
export function readCorpus(folder: string, categories: readonly string[]): LabelledDocument[] {
  return readFileSync(join(folder, 'gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      // the published format of the evaluation set
      const gold = JSON.parse(line) as { docId: string; spans: GoldSpan[] };
      const raw = readFileSync(join(folder, 'texts', `${gold.docId}.txt`), 'utf8');
      const text = toLegalText(documentFromText(raw));
      const places = placesOf(raw, text);
      return {
        docId: gold.docId,
        text,
        places,
        features: sentenceFeatures(text),
        labels: labelsOf(places, gold.spans, categories),
      };
    });
}

/** Offsets in the file of every sentence: paragraphs are stretches of the file with even white space. */
function placesOf(raw: string, text: LegalText): { start: number; end: number }[] {
  const flat = raw.replace(/\s/g, ' ');
  let cursor = 0;
  const starts = text.paragraphs.map((paragraph) => {
    const at = flat.indexOf(paragraph.text, cursor);
    cursor = Math.max(cursor, at + paragraph.text.length);
    return at;
  });
  return text.sentences.map((sentence) => {
    const shift = starts[sentence.paragraph - 1]! - text.paragraphs[sentence.paragraph - 1]!.start;
    return { start: sentence.start + shift, end: sentence.end + shift };
  });
}

function labelsOf(
  places: readonly { start: number; end: number }[],
  spans: readonly GoldSpan[],
  categories: readonly string[],
): Uint32Array {
  const labels = new Uint32Array(places.length);
  for (const span of spans) {
    const bit = categories.indexOf(span.category);
    if (bit < 0 || span.end - span.start < 25) continue;
    for (const [index, place] of places.entries()) {
      const common = Math.min(place.end, span.end) - Math.max(place.start, span.start);
      if (common >= 0.5 * Math.min(place.end - place.start, span.end - span.start) && common > 8)
        labels[index]! |= 1 << bit;
    }
  }
  return labels;
}

/** Splits documents into folds by a hash of their id, so that the folds stay the same between runs. */
export function foldOf(docId: string, folds: number): number {
  let value = 7;
  for (const character of docId) value = (Math.imul(value, 31) + character.charCodeAt(0)) >>> 0;
  return value % folds;
}
