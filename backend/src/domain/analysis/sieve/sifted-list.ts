import { expressionNeeds } from './expression-needs.ts';
import { guardsOf } from './guards.ts';
import { isOfCommon, lettersIn } from './letters-held.ts';
import { withLightLetters } from './light-letters.ts';
import { mayHold, programOf, type Program } from './program.ts';

/** Many expressions of which a text is asked. Only those are looked at of which a rare run of letters stands in it. */
export interface SiftedList {
  /** Places in the list of the expressions that the letters of a text do not rule out, in order. */
  candidates(text: string): readonly number[];
  /** Places in the list of the expressions that match, in order. */
  matching(text: string): readonly number[];
  /** Whether one of them matches. */
  some(text: string): boolean;
}

interface Index {
  /** What each expression asks of the letters; null where it asks nothing. */
  readonly programs: readonly (Program | null)[];
  /** `run count …places`: runs of letters, each with the places of the expressions that ask for it or for one of a few others. */
  readonly guards: Int32Array;
}

/** Puts one sieve before a list of expressions, none of them with the flag `g` or `y`. Made ready when first asked. */
export function siftedList(expressions: readonly RegExp[]): SiftedList {
  let index: Index | undefined;
  const candidates = (text: string): readonly number[] => {
    const { programs, guards } = (index ??= indexOf(expressions));
    const held = lettersIn(text);
    const isAsked = new Uint8Array(programs.length);
    for (let from = 0; from < guards.length;) {
      const run = guards[from]!;
      const to = from + 2 + guards[from + 1]!;
      if (((held[run >> 5]! >>> (run & 31)) & 1) === 1)
        for (let next = from + 2; next < to; next++) isAsked[guards[next]!] = 1;
      from = to;
    }
    const found: number[] = [];
    for (let at = 0; at < isAsked.length; at++) {
      const program = programs[at]!;
      if (program === null || (isAsked[at] === 1 && mayHold(program, held))) found.push(at);
    }
    return found;
  };
  const light: (RegExp | null | undefined)[] = [];
  const matches = (at: number, text: string): boolean => {
    if (light[at] === undefined) light[at] = withLightLetters(expressions[at]!);
    const tried = light[at] !== null && isOfCommon(lettersIn(text)) ? light[at] : expressions[at]!;
    return tried.test(text);
  };
  return {
    candidates,
    matching: (text) => candidates(text).filter((at) => matches(at, text)),
    some: (text) => candidates(text).some((at) => matches(at, text)),
  };
}

function indexOf(expressions: readonly RegExp[]): Index {
  const byRun = new Map<number, number[]>();
  const programs = expressions.map((expression, at) => {
    const needs = expressionNeeds(expression);
    if (needs === null) return null;
    for (const run of guardsOf(needs)) {
      const places = byRun.get(run);
      if (places === undefined) byRun.set(run, [at]);
      else places.push(at);
    }
    return programOf(needs);
  });
  return {
    programs,
    guards: Int32Array.from([...byRun].flatMap(([run, places]) => [run, places.length, ...places])),
  };
}
