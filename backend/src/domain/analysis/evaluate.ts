import { documentType } from './recognition/document-type.ts';
import { findClauses } from './facts/find-clauses.ts';
import { findKeyFacts } from './facts/key-facts.ts';
import { judgeLegal } from './recognition/legal-or-not.ts';
import { toLegalText, type LegalText } from './document/legal-text.ts';
import { documentFromText } from './document/plain-document.ts';
import { predictionsOf, type Prediction } from './predictions.ts';

/** What the built-in analyst says about a bare text, in the form that the evaluation set scores. */
export interface Evaluation {
  readonly isLegal: boolean;
  readonly docType: string;
  /** Offsets count UTF-16 units of the text as given. */
  readonly predictions: readonly Prediction[];
}

/** Reads, judges and labels a bare text. */
export function evaluate(raw: string): Evaluation {
  const text = toLegalText(documentFromText(raw));
  const isLegal = judgeLegal(text).isLegal;
  const title = findKeyFacts(text).title;
  const type = documentType(title === null ? null : text.text.slice(title.start, title.end), text.text);
  const places = paragraphStarts(raw, text);
  const predictions = predictionsOf(text, findClauses(text, type)).map((prediction) => {
    const paragraph = text.paragraphs.findLast((candidate) => candidate.start <= prediction.start)!; // the text is not empty
    const shift = places[paragraph.id - 1]! - paragraph.start;
    return { ...prediction, start: prediction.start + shift, end: prediction.end + shift };
  });
  return { isLegal, docType: type.id, predictions };
}

/** Where each paragraph stands in the source: paragraphs are stretches of it with even white space. */
function paragraphStarts(raw: string, text: LegalText): number[] {
  const flat = raw.replace(/\s/g, ' ');
  let cursor = 0;
  return text.paragraphs.map((paragraph) => {
    const at = flat.indexOf(paragraph.text, cursor);
    cursor = Math.max(cursor, at + paragraph.text.length);
    return at;
  });
}
