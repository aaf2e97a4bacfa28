import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { findSpeakers } from '../frames/speakers.ts';
import type { PaperSides } from '../sides/side.ts';
import { bindsNobody } from './binds-nobody.ts';
import { bearersOf } from './implied-duties.ts';
import type { LeftOver } from './left-over.ts';
import { isCellOrHead, isLiberty } from './no-duty.ts';
import { asksReader } from './registers/asked.ts';
import { createByPronoun } from './registers/by-pronoun.ts';
import { createSideMarker } from './registers/mark-sides.ts';
import { moneySaid } from './registers/money-said.ts';
import { namedBy, rulesFor } from './registers/named-by.ts';
import { presentDeed, serviceOf } from './registers/present-deeds.ts';
import type { How } from './trust/proposal.ts';

/** Longer sentences are left to the frames. */
const LONGEST = 420;

/**
 * Duties that a sentence puts on a side without `must` or a doer: what somebody gets, what is whose to do, orders, rules of a house and
 * money that changes hands. `isOut` leaves out what is told already and what binds nobody.
 */
export function inPlainWords(
  text: LegalText,
  sides: PaperSides,
  isOut: (sentence: Sentence) => boolean,
): LeftOver[] {
  const speakers = findSpeakers(text, sides);
  const parts = bearersOf(sides, text);
  const mark = createSideMarker(sides);
  const byPronoun = createByPronoun(text, sides);
  const bearerOf = (sentence: Sentence): Told | null => {
    const speaker = speakers.get(sentence.paragraph) ?? null;
    const named =
      toldOf(byPronoun(sentence.text), 'register') ??
      namedIn(sentence.text, mark(sentence.text, speaker), { sides, parts });
    if (named !== null || !asksReader(sentence) || isCellOrHead(text, sentence)) return named;
    const sideId = speaker === null ? parts.addressee : facing(sides, speaker);
    return sideId === null ? null : { sideId, how: 'order' };
  };
  return text.sentences.flatMap((sentence): LeftOver[] => {
    if (sentence.text.length > LONGEST || /\?\W*$/.test(sentence.text)) return [];
    if (isOut(sentence) || bindsNobody(sentence)) return [];
    const told = bearerOf(sentence);
    return told === null ? [] : [{ ...told, sentence }];
  });
}

type Told = Required<Omit<LeftOver, 'sentence'>>;
const toldOf = (sideId: string | null | undefined, how: How): Told | null =>
  sideId === null || sideId === undefined ? null : { sideId, how };

interface Known {
  readonly sides: PaperSides;
  readonly parts: ReturnType<typeof bearersOf>;
}

/** Whom a marked sentence binds by what it says of giving, of belonging and of money; null where it tells nobody, or several. */
function namedIn(words: string, marked: string, { sides, parts }: Known): Told | null {
  const found = new Set<string>();
  for (const one of rulesFor(marked)) {
    const index = namedBy(one, marked);
    const side = index === null ? undefined : sides.all[index];
    const id = side === undefined ? null : one.rule.bearer === 'named' ? side.id : facing(sides, side.id);
    if (id !== null) found.add(id);
  }
  if (found.size > 0) return found.size === 1 ? toldOf([...found][0], 'register') : null;
  const money = moneySaid(marked);
  if (money === null) return deedIn(words, marked, { sides, parts });
  if (sides.all.length > 2) return null;
  if (money.to !== null) return toldOf(facing(sides, sides.all[money.to]?.id ?? ''), 'money');
  if (money.bearer !== 'charged') return toldOf(parts[money.bearer], 'money');
  return toldOf(
    parts.payer !== null && parts.payer === parts.stronger ? parts.weaker : (parts.payer ?? parts.weaker),
    'money',
  );
}

/** Whose deed a marked sentence tells in the present, or what the one who provides does about the thing. */
function deedIn(words: string, marked: string, { sides, parts }: Known): Told | null {
  const place = (!isLiberty(words) ? presentDeed(marked, /\byou\b/i.test(words)) : null) ?? serviceOf(marked);
  if (place !== 'provider') return place === null ? null : toldOf(sides.all[place]?.id, 'deed');
  const { stronger, weaker, writer } = parts;
  if (sides.all.length > 2) return null;
  const isWe = writer !== weaker && sides.all.some(({ id, pronoun }) => id === writer && pronoun === 'we');
  return toldOf(stronger ?? (isWe ? writer : null), 'service');
}

/** The other one of two sides. */
const facing = ({ all }: PaperSides, id: string): string | null =>
  all.length === 2 ? (all.find((side) => side.id !== id)?.id ?? null) : null;
