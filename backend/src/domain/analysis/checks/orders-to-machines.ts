import type { HiddenText } from '../document/extracted-document.ts';
import type { LegalText } from '../document/legal-text.ts';
import { findMachineSentences } from '../prompt-injection/machine-sentences.ts';
import { addressesMachines } from '../prompt-injection/machine-text.ts';
import { splitSentences } from '../document/sentences.ts';
import type { Defect } from './defect.ts';

/** Longest stretch of one hidden piece that is looked at. */
const LONGEST_HIDDEN = 4_000;

/** Sentences addressed to a program that reads the document, not to the parties. One is enough to say so. */
export function checkMachineText(text: LegalText): Defect[] {
  const [found] = findMachineSentences(text);
  if (found === undefined) return [];
  return [
    {
      kind: 'text-for-machines',
      severity: 'high',
      title: 'The text gives orders to a machine that reads it',
      why: 'It tells an automated review what to say, so the paper may hide something from you. This report did not follow it.',
      ask: 'why it is there, and to have it taken out.',
      start: found.start,
      end: found.end,
    },
  ];
}

/** Whether words that a person cannot see speak to a machine. */
export function hiddenSpeaksToMachines(hidden: readonly HiddenText[]): boolean {
  return hidden.some((piece) => {
    const words = piece.text.slice(0, LONGEST_HIDDEN).replace(/\s/g, ' ');
    return splitSentences(words).some(({ start, end }) => addressesMachines(words.slice(start, end)));
  });
}
