import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSide } from '../side.ts';
import type { Usage } from '../usage.ts';

/** Who pays by the wording: `you pay`, `we pay you`, `your wage`. */
export function payerOf(text: LegalText, mains: readonly PaperSide[], usage: Usage): PaperSide | null {
  if (usage.you === 0) return null;
  const you = mains.find((side) => side.pronoun === 'you');
  const we = mains.find((side) => side.pronoun === 'we' || side.pronoun === 'i');
  if (you === undefined || we === undefined) return null;
  const head = text.text.slice(0, 30_000);
  const count = (pattern: RegExp) => head.match(pattern)?.length ?? 0;
  const youPay = count(
    /\byou(?:['’]ll| will| must| shall| can| also)? (?:pay|send|transfer|owe|bring|give me)\b|\byour (?:share|rent|payment|deposit|card)\b|\b(?:pay|owe|send) (?:me|us)\b|\byou(?:['’]ve| have)? (?:gave|given|paid|sent) (?:me|us) (?:the )?[$€£₹]?\d/gi,
  );
  const wePay = count(
    /\b(?:we|I)(?:['’]ll| will| shall| also)? (?:pay|transfer)\b|\bpa(?:y|id) you\b|\byour (?:wages?|salary|pay|fee)\b|\byou(?:['’]ll| will)? (?:earn|get paid|are paid)\b|\byou['’]re (?:still )?paid\b/gi,
  );
  if (Math.max(youPay, wePay) < 1 || Math.min(youPay, wePay) * 2 > Math.max(youPay, wePay)) return null;
  return youPay > wePay ? you : we;
}

/** Words for whoever does a piece of work, whichever side is the stronger one. */
const DOES_THE_WORK =
  /^(?:(?:sub-?|independent )?contractor|builder|tradesman|tradesperson|joiner|carpenter|plumber|electrician|roofer|painter|decorator|plasterer|tiler|gardener|landscaper|fitter|installer)$/i;
const OFFERS_WORK = /\b(?:quotation|quote|estimate|our price|my price|tender)\b/i;
const HEAD = 1_500;

const TEACHES = /^(?:\p{L}{3,10} )?(?:tutor|teacher|coach|instructor)$/iu;
const I_TEACH =
  /\bI(?:['’]ll|['’]d| will| can| could| would)?(?: (?:be )?(?:happy|glad|able|pleased) to)? (?:teach|coach|tutor)\b|\bmy (?:hourly )?(?:rate|fee) (?:is|would be|for (?:an? |the )?lessons?)\b/i;

/** Who offers the work or the lessons, for a typed word that means whoever does it: the one side that speaks of itself. */
export function offererOf({ text }: LegalText, mains: readonly PaperSide[], role: string): PaperSide | null {
  const offers =
    (DOES_THE_WORK.test(role) && OFFERS_WORK.test(text.slice(0, HEAD))) ||
    (TEACHES.test(role) && I_TEACH.test(text.slice(0, HEAD)));
  if (!offers) return null;
  const speaking = mains.filter(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  return speaking.length === 1 ? speaking[0]! : null;
}
