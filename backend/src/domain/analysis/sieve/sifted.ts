import { expressionNeeds } from './expression-needs.ts';
import { isOfCommon, lettersIn } from './letters-held.ts';
import { withLightLetters } from './light-letters.ts';
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
  let light: RegExp | null = null;
  /** The expression to try on a text, or null where its letters rule it out. */
  const triedOn = (text: string): RegExp | null => {
    if (program === undefined) {
      const needs = expressionNeeds(expression);
      program = needs === null ? null : programOf(needs);
      light = withLightLetters(expression);
    }
    if (program === null && light === null) return expression;
    const held = lettersIn(text);
    if (program === null || mayHold(program, held))
      return light !== null && isOfCommon(held) ? light : expression;
    expression.lastIndex = 0;
    if (light !== null) light.lastIndex = 0;
    return null;
  };
  return {
    test: (text) => triedOn(text)?.test(text) ?? false,
    exec: (text) => triedOn(text)?.exec(text) ?? null,
    matchAll: (text) => {
      const tried = triedOn(text);
      return tried === null ? [] : text.matchAll(tried);
    },
  };
}
