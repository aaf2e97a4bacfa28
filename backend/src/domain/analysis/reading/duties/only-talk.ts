import type { Frame } from '../frames/frame.ts';
import { sifted } from '../../sieve/sifted.ts';

/** Deeds to which somebody binds themselves even by `we would have to`. */
const OWES = sifted(
  /\b(?:have|need) to (?:pay|give|return|refund|repay|repair|replace|put (?:it|this|that|them) right|tell|let you know|send)\b/i,
);
/** `we would have to ask for our costs`, `I shall have to put it with a collector`: what somebody warns of. */
const WARNS = sifted(
  /\b(?:I|we)(?: would| shall| will|['’]d|['’]ll| may| might) (?:then |also |just |only )?(?:have|need) to\b|\byou would (?:then |also |just |only )?(?:have|need) to\b/i,
);
/** `we’d ask you for $60`: what the other would pay. */
const ASKS_MONEY = sifted(
  /\b(?:I|we)(?:['’]d| would|['’]ll| will| may| might) (?:then |also )?(?:ask|charge|bill|invoice) (?:you|him|her|them) (?:for|the)\b/i,
);
/** `I need to be nearer to her`, `I have to say`: why somebody writes. */
const EXPLAINS = sifted(
  /\b(?:I|we)(?: do)? (?:need|have|had|must)(?: to)? (?:be (?!(?:told|given|paid|asked|sent|shown|there|in|home|back|at|present|gone|out|insured|registered)\b)|see|know|think|admit|say|confess|stress|go (?:now|soon|back)|move (?:nearer|closer|away|back|home)|make (?:it |one thing )?(?:plain|clear)|point out|mention|apologi[sz]e)/i,
);
/** `I have to ask you to keep it to yourself`: what the other has to do. */
const ASKS_OTHER = sifted(
  /\b(?:I|we)(?: do)? (?:have|need|must)(?: to)? ask you (?:not )?to\b|\b(?:I|we) (?:only |just |do )?ask (?:you )?that you\b/i,
);
/** `I will not do more than one Saturday`: how far somebody goes for the other. */
const NO_FURTHER = sifted(
  /\b(?:I|we)(?: will not| shall not| won['’]t) (?:do|come|work|give|go|stay|drive|take)\b[^.;]{0,30}\bmore than\b/i,
);
/** `so you don't come back to me about it`: why it is said. */
const TO_WHAT_END = sifted(
  /\bso (?:that )?(?:you|we|I|they|neither|nobody) (?:do not|don['’]t|can|cannot|can['’]t|know|won['’]t|both)\b/i,
);
/** `I would rather not go over it again`, `I won't do it`: what somebody would not like to do themselves. */
const RATHER = sifted(/\b(?:I|we)(?: would|['’]d) (?:much |just |really |so )?(?:rather|prefer)\b/i);
const NOT_ME = sifted(
  /\b(?:I|we)(?: will not| shall not| won['’]t| do not| don['’]t) do (?:it|that|this)(?: for you)?\W*$/i,
);
/** `I came as quickly as I could`, `we knew each other`: what was. */
const WAS = sifted(
  /^(?:came|went|got|knew|found|thought|spoke|wrote|rang|felt|heard|saw|began|met|loved|liked|enjoyed|hoped|meant|started|kept|left|lost|grew|agreed|talked|asked|decided)$/,
);

/** Whether a clause only tells, warns, explains or sets a limit to a kindness, in words of people who write for themselves. */
export function isOnlyTalk({ text, mode, verb }: Frame): boolean {
  // what one has to charge the other pays
  if (/\b(?:I|we) (?:have|need) to (?:charge|deduct|keep|bill)\b/i.test(text)) return true;
  if (ASKS_MONEY.test(text)) return true;
  if (WARNS.test(text)) return !OWES.test(text);
  if (EXPLAINS.test(text) || ASKS_OTHER.test(text) || NO_FURTHER.test(text)) return true;
  if (RATHER.test(text) || (mode === 'will-not' && NOT_ME.test(text))) return true;
  if (mode === 'will-not' && TO_WHAT_END.test(text)) return true;
  return mode === 'will' && WAS.test(verb) && !/\b(?:will|shall|would|['’]ll|['’]d)\b/i.test(text);
}

/** Whether a clause puts its deed on the one who is spoken to. */
export const isAskedOfOther = ({ text }: Frame): boolean => ASKS_OTHER.test(text);
