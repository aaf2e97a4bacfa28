/** A message with the values that belong into it. Values are names, figures, days, lengths of time, words of the document, or messages. */
export interface Message {
  /** The English sentence, with `{name}` for each value. */
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

const PLACE = /\{(\w+)(?:\.(\w+))?\}/g;

/** Longest value in letters. */
const LONGEST = 400;

/** Names of the values of a sentence, in its order. */
export const valuesOf = (template: string): string[] =>
  Array.from(template.matchAll(PLACE), ([, name]) => name!); // the group takes part in every match

/** The kind of a value: its name without a number, `date` of `date2`. */
export const kindOf = (name: string): string => name.replace(/\d+$/, '');

/** The sentence with its values; null where `say` has none for one of them. `form` is what stands behind the point of `{length.bent}`. */
export function fill(
  template: string,
  say: (name: string, form: string | undefined) => string | null,
): string | null {
  let isWhole = true;
  const filled = template.replace(PLACE, (_, name: string, form: string | undefined) => {
    const value = say(name, form);
    if (value === null) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : null;
}

/** Finds the message that a sentence is. Null where it is none of ours. */
export type ReadMessage = (sentence: string) => Message | null;

interface Compiled {
  readonly id: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
  /** Letters that are not values: of two that fit, the one with more of them is meant. */
  readonly weight: number;
}

/** With a capital letter: a sentence may stand inside another one. */
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Compiles messages with values, to be found again in finished sentences. `shape` gives what a kind of value looks like. */
export function createReader(ids: Iterable<string>, shape: (kind: string) => string): ReadMessage {
  const whole = new Set<string>();
  const byStart = new Map<string, Compiled[]>();
  for (const id of ids) {
    if (!id.includes('{')) whole.add(upper(id));
    else {
      const compiled = compile(upper(id), shape);
      const start = id.startsWith('{') ? '' : upper(id).charAt(0);
      byStart.set(start, [...(byStart.get(start) ?? []), compiled]);
    }
  }
  for (const list of byStart.values()) list.sort((a, b) => b.weight - a.weight);
  return (sentence) => {
    const said = upper(sentence);
    if (whole.has(said)) return { id: said, values: {} };
    if (said.length > LONGEST * 3) return null;
    for (const { id, names, pattern } of [
      ...(byStart.get(said.charAt(0)) ?? []),
      ...(byStart.get('') ?? []),
    ]) {
      const found = pattern.exec(said);
      if (found === null) continue;
      return { id, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1]!])) };
    }
    return null;
  };
}

function compile(id: string, shape: (kind: string) => string): Compiled {
  const parts = id.split(/\{\w+\}/);
  const names = valuesOf(id);
  const pattern = parts
    .map((part, index) => {
      const name = names[index];
      return `${escaped(part)}${name === undefined ? '' : `(${shape(kindOf(name))})`}`;
    })
    .join('');
  return { id, names, pattern: new RegExp(`^${pattern}$`, 'u'), weight: parts.join('').length };
}

const escaped = (words: string) => words.replace(/[.*+?^$()|[\]{}\\/]/g, String.raw`\$&`);
