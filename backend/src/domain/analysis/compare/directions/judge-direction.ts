import { findMoney } from '../../reading/facts/find-money.ts';
import { figureDirection } from './figure-direction.ts';
import { goodness, predicatesOf, type Predicate, type Topic } from './predicates.ts';
import type { Hands } from './weaker-hand.ts';

/** Which way a changed sentence goes for the weaker hand, and what about. */
export interface Direction {
  readonly topic: Topic;
  readonly isBetter: boolean;
}

const GIVEN =
  /\b(?:give|gives|pays? you|refund|back|towards|credit|off the|discount|earn|receive|compensat\w{0,5})\b/i;

/**
 * Judges a sentence that changed for the weaker hand: what became good or bad for it, by its own words. Null where nothing speaks for
 * a side, or both ways.
 */
export function judgeDirection(
  before: string,
  after: string,
  { hands, country }: { readonly hands: Hands; readonly country: string },
): Direction | null {
  const predicates = predicatesOf(hands);
  const deltas = deltasOf(before, after, predicates);
  const money = hands.areEqual ? null : moneyDelta(before, after, country);
  if (money !== null) deltas.set(money.topic, (deltas.get(money.topic) ?? 0) + money.delta);
  const all = [...deltas].filter(([, delta]) => delta !== 0);
  const sum = all.reduce((total, [, delta]) => total + delta, 0);
  if (sum === 0)
    return all.length === 0 && !hands.areEqual ? figureDirection(before, after, { hands, country }) : null;
  const [topic] = all
    .filter(([, delta]) => Math.sign(delta) === Math.sign(sum))
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))[0]!; // the sum is of them
  return { topic, isBetter: sum > 0 };
}

function deltasOf(before: string, after: string, predicates: readonly Predicate[]): Map<Topic, number> {
  const [old, now] = [goodness(before, predicates), goodness(after, predicates)];
  const topics = new Set([...old.keys(), ...now.keys()]);
  return new Map([...topics].map((topic) => [topic, (now.get(topic) ?? 0) - (old.get(topic) ?? 0)]));
}

/** What stands before a sum that is the most to be paid: where it goes, nothing limits what has to be paid any more. */
const CAP_BEFORE =
  /\b(?:up to|at most|(?:no|not|never) (?:be )?(?:more|higher|greater) than|(?:not|never) exceed(?:ing)?|a maximum of|(?:capped|limited) (?:at|to)|to a limit of)\s(?:a total of\s)?$/i;

interface MoneyDelta {
  readonly topic: 'cost' | 'limit';
  readonly delta: number;
}

/** A sum that came where none stood, or went: something to pay or to get, or the most of it. */
function moneyDelta(before: string, after: string, country: string): MoneyDelta | null {
  const [old, now] = [findMoney(before, country), findMoney(after, country)];
  if (old.length === now.length || Math.min(old.length, now.length) > 0) return null;
  const hasCome = now.length > old.length;
  const words = hasCome ? after : before;
  const sums = hasCome ? now : old;
  const isCap = sums.every(({ start }) => CAP_BEFORE.test(words.slice(Math.max(0, start - 40), start)));
  const sign = (hasCome ? -1 : 1) * (GIVEN.test(words) ? -1 : 1);
  return isCap ? { topic: 'limit', delta: -sign } : { topic: 'cost', delta: sign };
}

interface Meaning {
  /** Behind `You`. */
  readonly you: readonly [better: string, worse: string];
  /** Behind a name. */
  readonly they: readonly [better: string, worse: string];
}

/** What it means, by topic: for the one it is better or worse for. */
const MEANS: Readonly<Record<Topic, Meaning>> = {
  cost: {
    you: ['have to pay less, or for fewer things', 'have to pay more, or for more things'],
    they: ['has to pay less, or for fewer things', 'has to pay more, or for more things'],
  },
  back: {
    you: ['get more, or get more back', 'get less, or get less back'],
    they: ['gets more, or gets more back', 'gets less, or gets less back'],
  },
  wait: {
    you: ['wait less long for it', 'have to wait longer for it'],
    they: ['waits less long for it', 'has to wait longer for it'],
  },
  time: {
    you: ['have more time', 'have less time'],
    they: ['has more time', 'has less time'],
  },
  limit: {
    you: ['are better protected against a higher price or sum', 'lose a limit or a fixed price'],
    they: ['is better protected against a higher price or sum', 'loses a limit or a fixed price'],
  },
  power: {
    you: [
      'are protected from something that the other side could do',
      'can have something done to you that was ruled out',
    ],
    they: [
      'is protected from something that the other side could do',
      'can have something done to them that was ruled out',
    ],
  },
  right: {
    you: ['may do more, or have to do less', 'may do less, or have to do more'],
    they: ['may do more, or has to do less', 'may do less, or has to do more'],
  },
  care: {
    you: [
      'are better looked after when something goes wrong',
      'are less well looked after when something goes wrong',
    ],
    they: [
      'is better looked after when something goes wrong',
      'is less well looked after when something goes wrong',
    ],
  },
  choice: {
    you: ['get to choose', 'no longer get to choose'],
    they: ['gets to choose', 'no longer gets to choose'],
  },
};

/** `You have to pay more, or for more things.` of the reader, `The Tenant has to pay more …` of the other side. */
export function sentenceOfDirection({ topic, isBetter }: Direction, who: string | null): string {
  const { you, they } = MEANS[topic];
  const at = isBetter ? 0 : 1;
  return who === null ? `You ${you[at]}.` : `${who} ${they[at]}.`;
}
