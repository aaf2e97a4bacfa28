import { TIME_PHRASES } from '../languages/en/time-phrases.ts';
import { anyOf, lowerCase } from '../languages/phrase.ts';
import { sifted, type Sifted } from '../../sieve/sifted.ts';

/** The words around the verb of one clause. */
export interface Parts {
  readonly object: string;
  readonly condition: string | null;
  readonly exception: string | null;
  readonly time: string | null;
}

const CONDITION = sifted(
  /\b(?:if|when(?:ever)?|where(?:ver)?|should|until|once|in (?:the event|case)|upon|on (?:breach|termination|expiry|default|any breach|the first)|so long as|as long as|in so far as|provided that|on condition)\b/i,
);
const EXCEPTION = sifted(
  /\b(?:unless|except|save|other than|provided (?:always )?that|apart from|excluding|but not|subject to)\b/i,
);
const TIME = sifted(anyOf(TIME_PHRASES, {}, ''));

/** Splits the words of a clause. `objectAt` is the offset after its verb. */
export function partsOf(words: string, objectAt: number): Parts {
  const condition = stretch(words, CONDITION);
  const exception = stretch(words, EXCEPTION);
  const ends = [condition, exception].flatMap((part) =>
    part !== null && part.at >= objectAt ? [part.at] : [],
  );
  const object = words.slice(objectAt, Math.min(words.length, ...ends));
  return {
    object: object.replace(/^[\s,:]+|[\s,;.]+$/g, ''),
    condition: condition?.text ?? null,
    exception: exception?.text ?? null,
    time: timeIn(words),
  };
}

function timeIn(words: string): string | null {
  const match = TIME.exec(lowerCase(words));
  return match === null ? null : words.slice(match.index, match.index + match[0].length);
}

/** From the word that opens it to the comma that ends it, where more follows, else to the end. */
function stretch(words: string, opener: Sifted): { readonly at: number; readonly text: string } | null {
  const match = opener.exec(words);
  if (match === null) return null;
  const rest = words.slice(match.index);
  const comma = match.index < 4 ? rest.indexOf(', ') : -1;
  const text = comma > 0 ? rest.slice(0, comma) : rest;
  return { at: match.index, text: text.replace(/[\s,;.]+$/, '') };
}
