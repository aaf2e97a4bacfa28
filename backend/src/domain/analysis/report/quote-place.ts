import type { Grounded } from '../document/grounding.ts';
import { firstPlace, lastPlace, lettersIn } from '../document/letters.ts';
import type { Quote } from './report.ts';

/** Where grounded words stand in the file, as far as the reading of it tells. */
export function quotePlaceOf({ paragraph: { source, text }, span }: Grounded): Pick<Quote, 'place'> {
  if (source === undefined) return {};
  const before = lettersIn(text.slice(0, span.start));
  const letters = lettersIn(text.slice(span.start, span.end));
  if (letters === 0) return {};
  const first = firstPlace(source, before);
  const last = lastPlace(source, before + letters - 1);
  if (first === null || last === null) return {};
  return {
    place: {
      part: source.part,
      from: first,
      to: { ...last, letter: last.letter + 1 },
    },
  };
}
