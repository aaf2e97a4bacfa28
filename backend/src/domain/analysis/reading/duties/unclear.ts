import type { Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';
import { GOES_ON, ORDERS, PASSIVE_DEEDS } from '../languages/en/duty-words.ts';

/** `The Storer must …`: somebody whom the paper calls by a word of its own. */
const SOMEBODY =
  /^(?:[^.;]{0,60}[,;.]\s)?(?:\W{0,3}\d{0,2}[.)]?\s?)?(?:[Tt]he|[Ee]ach|[Ee]very|[Aa]ny)\s(?!(?:Agreement|Contract|Licen[cs]e|Lease|Term|Fees?|Deposit|Rent|Goods|Units?|Premises|Property|Services?|Policy|Price|Schedule|Courts?|Act|Law|Notice|Parties|Site|Vehicle|Equipment|Insurance|Interest|Payments?|Terms|Conditions|Work|Works|Period|Date|Balance)\b)\p{Lu}\p{Ll}{3,20}\s(?:must|shall|has to|is (?:required|obliged) to|agrees to|undertakes to)\b/u;

/** Whether a clause puts a duty on somebody of whom the paper does not plainly say which side it is. */
export function isUnclear({ mode, verb, actor, text }: Frame, sentence: Sentence): boolean {
  if ((mode !== 'must' && mode !== 'must-not') || actor.kind === 'side' || actor.kind === 'both')
    return false;
  if (sentence.text.length < 25 || sentence.text.length > 500) return false;
  if (SOMEBODY.test(sentence.text)) return ORDERS.has(verb) || GOES_ON.has(verb) || mode === 'must-not';
  return (
    PASSIVE_DEEDS.has(verb) &&
    /\b(?:must|shall|has to|have to|is to|are to)\s(?:also |always |not )?be\b/i.test(text)
  );
}
