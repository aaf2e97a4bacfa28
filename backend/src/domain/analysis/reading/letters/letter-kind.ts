import { sifted } from '../../sieve/sifted.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { GREETINGS } from '../languages/en/party-words.ts';

/** What letters do that people write when something ends, rises or went wrong; each is told as what it is, not as an agreement. */
export const LETTER_KINDS = [
  'Letter of resignation',
  'Notice to end a letting (letter)',
  'Letter about a rent increase',
  'Settlement of a complaint (letter)',
  'Letter',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Whether a paper only tells what its writer does, so that whoever gets it has nothing to sign. */
export const isOnlyTold = (kind: string): boolean => ONLY_TOLD.has(kind);
const ONLY_TOLD: ReadonlySet<string> = new Set(LETTER_KINDS.slice(0, 3));

const LINES = 30;
/** Characters behind the greeting in which a letter says why it is written. */
const OPENING = 900;

const GREETED = new RegExp(String.raw`^${GREETINGS}[ ,]{1,2}\p{Lu}[^\n]{0,60}[,:!]?$`, 'iu');
const CLOSED =
  /\n\W{0,3}(?:yours|best|kind(?:est)?|warm(?:est)?|many thanks|with (?:kind|best|love|warm|many|thanks|regards|gratitude)|all the best|regards|sincerely|love|cheers|thank(?:s| you))\b[^\n]{0,40}(?:\n|$)/i;

const JOB =
  /\b(?:(?:my|your) (?:job|post|position|role|employment|line manager|colleagues|wages?|salary|last (?:working )?(?:day|shift)|contract of employment)|P45|last working day|working day|the (?:team|company|firm|workshop|surgery|shop floor)|shifts?|payroll|handover|hand over my work)\b/i;
const HOME =
  /\b(?:tenancy|landlord|landlady|lodger|the (?:flat|room|house|apartment|studio|annexe|cottage)|(?:top|back|spare|box|front|attic) room|rent|deposit|move out|moving out|keys)\b/i;

const LEAVES_JOB =
  /\b(?:resign(?:ing|ation)?|(?:hand(?:ing)?|giv(?:e|ing)) (?:in |you )?(?:my|this as my) notice|(?:as|is|in) my (?:(?:\p{L}+|\d+) (?:weeks?|months?)['’]? |formal |official |written )?notice|notice that I (?:am|will be|shall be) leaving|I (?:am|will be|shall be) leaving)\b/iu;
/** What the employer writes back. */
const ANSWERS_LEAVING =
  /\b(?:accept(?:ed|ing)?|received?|confirm(?:ed|ing)?|sorry (?:to receive|about)|thank you for|acknowledge) (?:\p{L}+ ){0,3}?your (?:resignation|notice)\b|\byour letter\b[^.;]{0,80}\b(?:resign|wish to leave|are leaving|want to leave)\w*/iu;
const ENDS_LETTING =
  /\b(?:notice to (?:quit|leave|vacate|go|move out)|(?:this|here) is (?:your|my|our) (?:formal |written |official )?notice|(?:this|here) is (?:(?:\p{L}+|\d+) (?:weeks?|months?|days?)['’]? |formal |written )notice (?:that|to|for)|(?:giv(?:e|ing)|serv(?:e|ing)) (?:you |him |her )?(?:(?:\p{L}+|\d+) (?:weeks?|months?|days?)['’]? |formal |written |my |our )?notice\b|(?:as|is) (?:my|our) (?:formal |official |written )?notice|(?:need|want|would like) (?:the|my|our) (?:[\p{L}]+ )?(?:flat|room|house|apartment|studio|annexe|cottage) back)/iu;
const RENT_RISES =
  /\b(?:asking(?: you)? for|need) [$€£₹] ?\d[\d.,]* (?:a|per) (?:month|week)\b|\brent\b[^.;\n]{0,60}\b(?:will be|goes up|go up|going up|rises?|increases?|increased|from)\b|\b(?:increas(?:e|ing)|rais(?:e|ing)|put(?:ting)? up|review of) (?:the |your |in (?:the |your )?)?(?:monthly |weekly )?rent\b|\brent (?:increase|rise|review)\b/i;
const RISES_FROM =
  /\b(?:(?:have been|['’]ve been|are) paying|at present|at the moment|currently|now pay|up from|instead of|present rent|today it is|from [$€£₹] ?\d[\d.,]* (?:a month |per month |a week )?to [$€£₹])/i;
const COMPLAINED =
  /\b(?:your (?:complaint|letter of|e-?mail of)|complain(?:ed|t)|sorry (?:to|that (?:you|your|the|we|our)|for (?:the|your|what|any|how)|about (?:your|the|what|how))|apologi[sz]e)\b/i;
const SETTLES =
  /\bfull and final\b|\b(?:will|shall|do) not (?:\p{L}+ )?(?:claim|ask for|make) (?:any(?:thing)?(?: (?:more|further|else|other))?|a further)\b|\bthe end of (?:it|this|the matter|that)\b|\bsettle(?:s|d|ment)?\b|\bgoodwill\b/iu;

/** Somebody pays a debt off by the month: no complaint is settled, though one may be dropped. */
const PAYS_OFF =
  /\b(?:you|he|she) (?:still )?owes?\b[^]{0,900}\b(?:(?:each|every) month|monthly|instal?ments?)\b|\barrears\b[^]{0,900}\binstal?ments?\b/i;

/** Whether a letter answers somebody who leaves their job: no contract, whatever it says of wages and of days worked. */
export const isAnswerToLeaving = ({ text }: LegalText): boolean =>
  ANSWERS_LEAVING.test(text.slice(0, 2 * OPENING));

/** What a letter is, by what it does near its top; null for what is no letter. */
export function letterKind({ text, paragraphs }: LegalText): LetterKind | null {
  const greeting = paragraphs.slice(0, LINES).find(({ text: words }) => GREETED.test(words));
  if (greeting === undefined || !CLOSED.test(text.slice(greeting.end))) return null;
  const subject = /^(?:subject|re) ?: ?([^\n]{2,120})$/im.exec(text.slice(0, greeting.start))?.[1] ?? '';
  const opening = `${subject}\n${text.slice(greeting.end, greeting.end + OPENING)}`;
  const isHome = HOME.test(opening);
  if (ANSWERS_LEAVING.test(opening)) return 'Letter';
  if (LEAVES_JOB.test(opening) && JOB.test(text) && !isHome) return 'Letter of resignation';
  if (isHome && ENDS_LETTING.test(opening)) return 'Notice to end a letting (letter)';
  if (RENT_RISES.test(opening) && RISES_FROM.test(opening)) return 'Letter about a rent increase';
  if (COMPLAINED.test(opening) && SETTLES.test(text) && !PAYS_OFF.test(text))
    return 'Settlement of a complaint (letter)';
  return 'Letter';
}

/** What a letter says of the paper that its two sides have signed before. */
const OF_OTHER_PAPER = sifted(
  /\b(?:in|under|by) (?:the|your|our) (?:tenancy|lease|contract|agreement|tenancy agreement)\b[^.;]{0,40}\b(?:stays?|remains?|is unchanged|as (?:it|they) (?:is|are|was|were))\b|\b(?:rest|everything else)\b[^.;]{0,60}\b(?:stays?|remains?|unchanged)\b|\b(?:since|when|before|after) you moved (?:in|out)\b|\b(?:return(?:ing|ed)|hand(?:ing|ed) (?:in|back)) the keys\b/i,
);

/** Whether a letter goes on with a deal that was made before, and is not that deal. */
export const isOnDealMade = ({ text }: LegalText): boolean => OF_OTHER_PAPER.test(text);
