/**
 * What pure functions said of the words and values they were asked about, so that many rules that ask for the same thing cause it to be
 * worked out once. What is remembered by words goes when the paper was read (`forgetRemembered`), what is remembered of a value goes
 * with the value. Nobody may change what was remembered.
 */

/** Texts kept of one function. A paper with more sentences than these is worked out anew from time to time. */
const MOST = 512;

const forgetters: (() => void)[] = [];

/** Does something when the words of a paper are let go. */
export const whenForgotten = (forget: () => void): void => void forgetters.push(forget);

/** A function of words that works out each text once until the paper was read. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  whenForgotten(() => known.clear());
  return byKey(known, read);
}

/** The same for a function that is made for one paper, and goes with it; of words, or of anything that stays one and the same. */
export const rememberedHere = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) =>
  byKey(new Map(), read);

function byKey<Key, Value>(known: Map<Key, Value>, read: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Value; // set under this key by the lines below
    const value = read(key);
    if (known.size >= MOST) known.clear();
    known.set(key, value);
    return value;
  };
}

/** A function of one value, such as a paper or its sides, that works it out once. */
export function rememberedOf<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Value; // set under this key by the lines below
    const value = read(key);
    known.set(key, value);
    return value;
  };
}

/** The same of two values. */
export function rememberedOfBoth<First extends object, Second extends object, Value>(
  read: (first: First, second: Second) => Value,
): (first: First, second: Second) => Value {
  const ofFirst = rememberedOf((first: First) => rememberedOf((second: Second) => read(first, second)));
  return (first, second) => ofFirst(first)(second);
}

/** Lets go of the words of the paper that was read. */
export function forgetRemembered(): void {
  for (const forget of forgetters) forget();
}
