import type { Timer } from '../../ports/timer.ts';

/** After the work of somebody with one piece in hand, so long is left for their next. */
const PAUSE_MS = 250;
/** Longest time that a key with much in hand is held back: it gets a piece of work done each second at the least. */
const LONGEST_WAIT_MS = 1_000;
/** So long after its last work a key still counts as one with much in hand: a flood has short gaps. */
const REMEMBERED_MS = 1_000;

/**
 * Who sends many documents at once gives way to those who send one: beside them its next begins only when theirs is done. The
 * processors would let both run at once, and each would take twice the time.
 */
export interface GivingWay {
  /** Tells how many pieces of a key's work run or wait, each time one comes or ends. */
  count(key: string, inHand: number): void;
  /** Whether the next piece of this key has to wait for others now. */
  mustWait(key: string): boolean;
  /** A piece of this key waits: where it has to give way, that ends after a while. */
  noteWaiting(key: string): void;
  /** A piece of this key's work begins; call what is returned when it ends. */
  begin(key: string): () => void;
}

/** `onChange` is called when somebody may begin who had to wait. */
export function createGivingWay(timer: Timer, onChange: () => void): GivingWay {
  /** Keys with much in hand; the number changes with each piece of work. */
  const greedy = new Map<string, number>();
  /** Pieces of work of all other keys that run or have just ended. */
  const modest = new Map<string, number>();
  /** Keys that are held back, each with the hold that counts: the timer of an earlier one ends nothing. */
  const heldBack = new Map<string, { isOverdue: boolean }>();
  let changes = 0;

  const forgetGreedOf = async (key: string, change: number): Promise<void> => {
    await timer.wait(REMEMBERED_MS);
    if (greedy.get(key) === change) greedy.delete(key);
  };
  const holdBack = async (key: string): Promise<void> => {
    const hold = { isOverdue: false };
    heldBack.set(key, hold);
    await timer.wait(LONGEST_WAIT_MS);
    if (heldBack.get(key) !== hold) return;
    hold.isOverdue = true;
    onChange();
  };
  const endModest = async (key: string): Promise<void> => {
    await timer.wait(PAUSE_MS);
    const left = (modest.get(key) ?? 0) - 1;
    if (left > 0) modest.set(key, left);
    else modest.delete(key);
    onChange();
  };

  const mustWait = (key: string): boolean =>
    greedy.has(key) && modest.size > 0 && heldBack.get(key)?.isOverdue !== true;

  return {
    mustWait,
    noteWaiting(key) {
      if (mustWait(key) && !heldBack.has(key)) void holdBack(key);
    },
    count(key, inHand) {
      if (inHand < 2 && !greedy.has(key)) return;
      changes += 1;
      greedy.set(key, changes);
      modest.delete(key);
      if (inHand > 0) return;
      heldBack.delete(key);
      void forgetGreedOf(key, changes);
    },
    begin(key) {
      heldBack.delete(key);
      if (greedy.has(key)) return () => {};
      modest.set(key, (modest.get(key) ?? 0) + 1);
      return () => void endModest(key);
    },
  };
}
