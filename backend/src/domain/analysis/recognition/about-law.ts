import { ADOPTS, COMMITS, FRAMES, TELLS } from '../reading/languages/en/about-law.ts';
import { siftedList } from '../sieve/sifted-list.ts';

const TELLING = siftedList(TELLS);
const COMMITTING = siftedList(COMMITS);
const FRAMING = siftedList(FRAMES);
const ADOPTING = siftedList(ADOPTS);

/** How much of a text tells about the law, and how much of it binds somebody. */
export interface LawTalk {
  readonly sentences: number;
  /** Sentences about somebody as such or about the law itself. */
  readonly tells: number;
  /** Different ways in which the text says that it only informs. */
  readonly frames: number;
  /** Sentences in which somebody of the paper is bound. */
  readonly commits: number;
  /** Different ways in which somebody adopts the paper. */
  readonly adopts: number;
}

/** Longest part of a sentence that is looked at. */
const LOOKED = 400;
/** Who speaks, in front of a message of a chat. */
const SPEAKER = /^(?:\[[^\]\n]{4,30}\] ?)?[\p{L}][^:\n.!?]{0,30}: (?=\S)/u;

/** Lower-case messages and rows are pieces of their own. */
const piecesOf = (sentence: string): string[] =>
  sentence
    .slice(0, LOOKED * 4)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((piece) => piece.slice(0, LOOKED).trim().replace(SPEAKER, ''))
    .filter((piece) => piece !== '');

/**
 * Whether a text only speaks about the law: it says what people in general or the courts do, or that it merely informs, and nobody
 * in it owes anybody anything. Rules for everybody, such as statutes and by-laws, bind those whom they name.
 */
export function onlyTellsLaw(
  { sentences, tells, frames, commits, adopts }: LawTalk,
  isRule: boolean,
): boolean {
  if (commits >= tells + frames || adopts >= 2) return false;
  if (frames >= 2) return tells >= 2 || (tells >= 1 && frames >= 3 && commits <= 1);
  if (frames === 1) return tells >= 3 && commits <= tells / 3;
  return !isRule && adopts === 0 && commits === 0 && tells >= 3 && tells / sentences >= 0.4;
}

/** Whether somebody adopts what the text says and a good part of its sentences binds one who is named or spoken to. */
export function plainlyBinds({ sentences, tells, frames, commits, adopts }: LawTalk): boolean {
  if (frames > 0 || tells >= commits || adopts === 0) return false;
  const share = commits / Math.max(1, sentences);
  return (
    (commits >= 3 && share >= 0.25) ||
    (commits >= 2 && share >= 0.4) ||
    (adopts >= 2 && commits >= 2 && share >= 0.2)
  );
}

/** Counts in one pass over an English text, given as sentences and as the same text in one piece. */
export function countLawTalk(sentences: readonly string[], text: string): LawTalk {
  const heads = sentences.flatMap(piecesOf);
  const tells = heads.filter((sentence) => TELLING.some(sentence));
  const telling = new Set(tells);
  const commits = heads.filter((sentence) => !telling.has(sentence) && COMMITTING.some(sentence));
  return {
    sentences: heads.filter((sentence) => sentence.length > 12).length,
    tells: tells.length,
    frames: FRAMING.matching(text).length,
    commits: commits.length,
    adopts: ADOPTING.matching(text).length,
  };
}
