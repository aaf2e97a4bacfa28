import { numberFromWords } from '../recognition/durations.ts';
import type { Grounding } from '../document/grounding.ts';
import type { LegalText, Paragraph } from '../document/legal-text.ts';
import type { ModelFinding } from './answers/read-findings.ts';
import { addressesMachines } from '../prompt-injection/machine-text.ts';
import { INSTRUCTIONS } from './prompts.ts';

/** A finding whose quote stands in the document. */
export interface CheckedFinding extends ModelFinding {
  /** The paragraph that holds the quote, whatever the model said. */
  readonly paragraph: Paragraph;
  /** The words as they stand there. */
  readonly verified: string;
}

/**
 * Keeps the findings that the document bears out: the quote stands in it, every number in the explanation stands in the
 * paragraphs it cites, and nothing gives away our instructions. The others are dropped, not marked: a report is no place
 * for what a model made up.
 */
export function checkFindings(
  findings: readonly ModelFinding[],
  text: LegalText,
  grounding: Grounding,
): CheckedFinding[] {
  const byId = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  return findings.flatMap((finding) => {
    if (givesInstructionsAway(finding)) return [];
    const grounded = grounding.ground(finding.quote, finding.ids[0]);
    if (grounded === null) return [];
    const cited = [grounded.paragraph, ...finding.ids.flatMap((id) => byId.get(id) ?? [])];
    const says = keepBackedSentences(finding.says, cited);
    if (says === '') return [];
    if (finding.kind === 'machine_text' && !addressesMachines(grounded.quote)) return [];
    return [{ ...finding, says, paragraph: grounded.paragraph, verified: grounded.quote }];
  });
}

/** Sentences of a summary that use no number which its notes do not have. */
export function keepBackedSummary(summary: string, notes: readonly string[]): string {
  if (givesAway(summary)) return '';
  const known = numbersIn(notes.join('\n'));
  return sentencesOf(summary)
    .filter((sentence) => isBacked(sentence, known))
    .join(' ');
}

function keepBackedSentences(says: string, cited: readonly Paragraph[]): string {
  const known = numbersIn(cited.map(({ text, clause }) => `${clause ?? ''} ${text}`).join('\n'));
  for (const { id } of cited) known.add(String(id));
  return sentencesOf(says)
    .filter((sentence) => isBacked(sentence, known))
    .join(' ');
}

/** Only digits count: "the two points to watch" is no number of the document. */
function isBacked(sentence: string, known: ReadonlySet<string>): boolean {
  return [...digitsIn(sentence)].every((number) => known.has(number));
}

const sentencesOf = (text: string) => text.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)[^.!?]*)*/g) ?? [];

/** Numbers of a text, written one way; words count as digits. */
function numbersIn(text: string): Set<string> {
  const found = digitsIn(text);
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+(?:-[a-z]+)?/g)) {
    const value = numberFromWords(word);
    if (value !== null) found.add(String(value));
  }
  return found;
}

/** Numbers in digits, without grouping; those of several pieces (dates, German amounts) also piece by piece. */
function digitsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [digits] of text.matchAll(/\d[\d.,’' ]*/g)) {
    const plain = digits
      .replace(/[’' ](?=\d{3})/g, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(/[^\d]+$/, '');
    found.add(plain.replace(/\.0+$/, ''));
    for (const piece of plain.split(/[^\d]+/)) if (piece !== '') found.add(String(Number(piece)));
  }
  return found;
}

/** Words in a row that an answer may share with our instructions. */
const SHARED_RUN = 9;

let instructionRuns: ReadonlySet<string> | null = null;

function givesInstructionsAway({ says, title, advice, wording }: ModelFinding): boolean {
  return [says, title, advice, wording].some(givesAway);
}

function givesAway(words: string): boolean {
  instructionRuns ??= new Set(INSTRUCTIONS.flatMap(runsOf));
  return runsOf(words).some((run) => instructionRuns?.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - SHARED_RUN + 1))
    .map((_, index) => words.slice(index, index + SHARED_RUN).join(' '));
}
