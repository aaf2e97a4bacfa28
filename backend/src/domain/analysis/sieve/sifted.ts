import { expressionNeeds } from './expression-needs.ts';
import { lettersIn } from './letters-held.ts';
import { mayHold, programOf, type Program } from './program.ts';

/** An expression that is tried, and made ready by the engine, only where the letters stand that it cannot do without. */
export interface Sifted {
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
  matchAll(text: string): Iterable<RegExpExecArray>;
}

/** Puts a sieve before an expression. Finds what the expression finds. */
export function sifted(expression: RegExp): Sifted {
  let program: Program | null | undefined;
  const mayMatch = (text: string): boolean => {
    if (program === undefined) {
      const needs = expressionNeeds(expression);
      program = needs === null ? null : programOf(needs);
    }
    if (program === null || mayHold(program, lettersIn(text))) return true;
    expression.lastIndex = 0;
    return false;
  };
  return {
    test: (text) => mayMatch(text) && expression.test(text),
    exec: (text) => (mayMatch(text) ? expression.exec(text) : null),
    matchAll: (text) => (mayMatch(text) ? text.matchAll(expression) : []),
  };
}
