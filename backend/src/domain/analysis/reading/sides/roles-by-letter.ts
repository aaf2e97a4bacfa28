import type { LegalText } from '../../document/legal-text.ts';
import { isAnswerToLeaving, letterKind, type LetterKind } from '../letters/letter-kind.ts';
import type { Gathered } from './gather.ts';

type Roles = readonly [speaker: string, told: string];

const LANDLORD: Roles = ['Landlord', 'Tenant'];
const TENANT: Roles = ['Tenant', 'Landlord'];

/** What only one of the two writes in such a letter; bounded patterns. */
const BY_KIND: Readonly<Partial<Record<LetterKind, readonly (readonly [RegExp, Roles])[]>>> = {
  'Letter about a rent increase': [
    [
      /\b(?:you (?:have been|are) (?:a |my |our )?(?:\p{L}+ )?tenants?|as (?:my |our )?tenants|(?:I|we)(?: am| are|['’]m|['’]re)? (?:(?:now|therefore|also|have to|having to|going to|writing to|shall|will|must) ){0,2}(?:rais|increas|put)\w* (?:the|your) rent|your rent (?:will|goes|is going|rises)|(?:I|we) have (?:not|never) (?:raised|touched|increased|put up) (?:the|your) rent)\b/iu,
      LANDLORD,
    ],
    [
      /\b(?:my|our) (?:rent|landlord|landlady)\b|\b(?:I|we) (?:have been|are|am) (?:a |your )?tenants?\b|\byour tenants?\b/iu,
      TENANT,
    ],
  ],
  'Notice to end a letting (letter)': [
    [
      /\b(?:notice to (?:quit|leave|vacate)|(?:need|want|would like) (?:the|my|our) (?:\p{L}+ )?(?:flat|room|house|apartment|studio|annexe|cottage) back|ask(?:ing)? you to (?:leave|move out|vacate)|you (?:have to|need to|must|will have to) (?:leave|move out|be out))\b/iu,
      LANDLORD,
    ],
    [
      /\b(?:I|we)(?: am| are|['’]m|['’]re| shall| will|['’]ll)? (?:be )?(?:mov(?:e|ing) out|leav(?:e|ing))\b|\bmy (?:formal |written )?notice\b|\b(?:my|our) deposit\b/iu,
      TENANT,
    ],
  ],
  'Letter of resignation': [
    [
      /\b(?:I|we) (?:resign|hereby resign|am resigning|wish to resign)\b|\bmy (?:resignation|notice|last (?:working )?day)\b|\bI(?: am|['’]m| shall| will|['’]ll)? (?:be )?leaving\b/iu,
      ['Employee', 'Employer'],
    ],
  ],
};

/** `Lending the ladder`, over a note of the one who lends it. */
const LENDING = /^\W{0,3}lending (?:you )?(?:the|my|our|your|a|an)\b/i;
const TITLE = 40;

/** The roles of two who write to each other, where the letter says what it does and only one of them can have written it. */
export function rolesByLetter(text: LegalText, first: Gathered, second: Gathered): RolesOfTwo | null {
  const speaker = [first, second].find(({ pronouns }) => pronouns.has('i') || pronouns.has('we'));
  const told = [first, second].find(({ pronouns }) => pronouns.has('you'));
  if (speaker === undefined || told === undefined || speaker === told) return null;
  if (LENDING.test(text.text.slice(0, TITLE))) return [speaker, 'Lender', told, 'Borrower'];
  if (isAnswerToLeaving(text)) return [speaker, 'Employer', told, 'Employee'];
  const kind = letterKind(text);
  const found = kind === null ? [] : (BY_KIND[kind] ?? []).filter(([words]) => words.test(text.text));
  const [only] = found;
  return only === undefined || found.length > 1 ? null : [speaker, only[1][0], told, only[1][1]];
}

/** One side with its role, and the other with its own. */
export type RolesOfTwo = readonly [Gathered, string, Gathered, string];
