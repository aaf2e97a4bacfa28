import { fold } from './names.ts';

/** Deeds from which a word counts as the name of somebody who acts. */
const FEW = 3;
const DOES = '(?:shall|may|will|must|agrees|provides|reserves|undertakes|is not|has the right)';

/**
 * Whether a paper tells what the body over it does by the last word of its name (`the Academy shall`), while a person speaks as `I`: then
 * the two are different sides, and the person does not trade by that name.
 */
export function actsApart(name: string, body: string): boolean {
  const word = fold(name).split(' ').at(-1) ?? '';
  if (!/^\p{L}{3,}$/u.test(word)) return false;
  const deeds = body.match(new RegExp(String.raw`\bthe ${word} ${DOES}\b`, 'giu'))?.length ?? 0;
  return deeds >= FEW && /\bI (?:shall|will|must|may|agree|undertake|promise|accept|understand)\b/.test(body);
}
