import { isLikelyOrder } from './order-scores.ts';
import { unmask } from './unmask.ts';

/** Marks of programs that talk with a model; no paper for people holds them. */
const MARKS =
  /<\|?(?:im_start|im_end|endoftext|\/?system|\/?assistant|\/?prompt|\/?think)\|?>|\[\/?INST\]|<<\/?SYS>>|["']role["']\s{0,3}:\s{0,3}["'](?:system|assistant|developer)["']/i;

/** A tag alone may be a blank of a form, `<instructions>`; what is put between two of them, or behind the closing one, is meant for a program. */
const TAGGED =
  /<\/(?:instructions?|anweisung(?:en)?|consignes?|instruccion(?:es)?|instruções|instrução|istruzion[ei])>/i;

/** How much surer it must be of what a model says of a paper: "the clause says that the terms are fair" may be said. */
const OF_A_MODEL = 1;

/** Whether a sentence speaks to a program that reads the document, rather than to the parties. Linear in the sentence. */
export const addressesMachines = (sentence: string): boolean => speaksToMachines(sentence, 0);

/** How much surer it must be in a paper that is not in English: few papers in other languages could teach. */
const ABROAD = 0.5;

/**
 * Whether a sentence of a paper in this language (ISO 639-1, null where it cannot be told) speaks to a program; `margin` is how much
 * surer than for one sentence alone it must be.
 */
export const addressesMachinesIn = (language: string | null, sentence: string, margin: number): boolean =>
  speaksToMachines(sentence, margin + (language === 'en' ? 0 : ABROAD));

/** Whether a sentence of a model surely speaks to a program; what praises is told elsewhere. */
export const surelyAddressesMachines = (sentence: string): boolean => speaksToMachines(sentence, OF_A_MODEL);

function speaksToMachines(sentence: string, margin: number): boolean {
  const plain = unmask(sentence);
  return MARKS.test(plain) || TAGGED.test(plain) || isLikelyOrder(plain, margin);
}
