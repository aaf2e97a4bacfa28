import type { LegalText, Sentence } from '../document/legal-text.ts';
import { NAME_POSITIONS } from '../reading/languages/en/name-positions.ts';
import { phrasePattern } from '../reading/languages/phrase.ts';
import type { Defect } from './defect.ts';
import { nearNames } from './near-names.ts';
import { sifted } from '../sieve/sifted.ts';

/** A text longer than this names many firms that are no party. */
const LONGEST = 120_000;
const CAPITAL_WORD = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const LEGAL_FORM = String.raw`(?:\(Pty\) Ltd|\(Private\) Limited|Pvt\.? Ltd|Private Limited|Limited|Ltd|LLC|LLP|Inc|Incorporated|Corp|Corporation|PLC|plc|GmbH|AG|B\.?V|N\.?V|S\.?A|S\.?r\.?l|SARL|SAS|Lda|Ltda|CC|DAC|Pte\.? Ltd|Pty Ltd|FZE|FZ-LLC|Oy|AB|ApS|A\/S|AS)\b\.?`;
const COMPANY = String.raw`${CAPITAL_WORD}(?: (?:${CAPITAL_WORD}|&|and|of)){0,5}?,? ${LEGAL_FORM}`;
const ANY_NAME = String.raw`(?:${COMPANY}|${CAPITAL_WORD}(?: (?:van|de|der|den|von|al|bin|binti|el|la|du) ?){0,1}(?: ${CAPITAL_WORD}){1,3})`;
/** Authorities, institutions and terms: not meant to be a side. */
const OTHERS = sifted(
  /\b(?:Court|Tribunal|Ombud\w*|Authority|Commission\w*|Council|Ministry|Institute|Association|Chamber|Police|Board|Registry|Department|Scheme|Act|Office|Officer|Committee|Manager|Director|Secretary|Trustee|Reception|Desk|Service|Services|Team|Support|Customer|Human|Resources|Data|Protection|Agreement|Party|Parties|Tenant|Landlord|Bank|Insurance|Union|University|Hospital|Club|Street|Road|Avenue|Lane|House|Square|Arbitrator|Mediator|Notary|Agent|Representative|Owner|Licensee|Licensor|Lessor|Lessee|Company|Employer|Employee|Client|Contractor|Supplier|Vendor|Purchaser|Buyer|Seller|Guarantor|Lender|Borrower|Government|State|Republic|County|City)\b/,
);
/** `Every Flatmate shall`: a word for people and nobody's name. */
const NOT_A_NAME =
  /^(?:the|an?|each|every|any|all|both|either|neither|no|our|your|my|his|her|their|this|that|these|such|new|other|whichever|whoever|if|when|where|on|at|in|for|provided|and|or|said)\b/i;
const FORM_OF_ADDRESS = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Madam|Father|Sister|Brother)\.? /;
/** Right behind the name: who it is, so it is introduced. */
const INTRODUCED = sifted(
  /^\s{0,2}(?:\(|,\s(?:an?|the|our|its|their|his|her|my|your|who|which|whose|being|acting|formerly|care of|c\/o|at)\b)/,
);

interface Position {
  /** Matches the words right before the name, to their end. */
  readonly before: RegExp;
  /** Matches the words right behind it, from their start. */
  readonly after: RegExp;
  readonly takes: 'firm' | 'any';
}

const POSITIONS: readonly Position[] = NAME_POSITIONS.map(({ phrase, takes }) => {
  const [before = '', after = ''] = phrase.split('NAME').map((words) => words.trim());
  return {
    before: new RegExp(before === '' ? '' : String.raw`(?<![\p{L}])${phrasePattern(before)}[,:]?\s$`, 'iu'),
    after: new RegExp(after === '' ? '' : String.raw`^,?\s${phrasePattern(after)}(?![\p{L}])`, 'iu'),
    takes,
  };
});
const FIRM_ENDING = new RegExp(`${LEGAL_FORM}$`, 'u');
const NAME = new RegExp(String.raw`(?<![\p{L}-])${ANY_NAME}`, 'gu');
/** Words before and behind a name that are looked at. */
const NEAR = 90;

/** A name that stands where a side should stand and that is nobody in the paper. At most one is named. */
export function checkStrayNames(text: LegalText): Defect[] {
  if (text.text.length > LONGEST) return [];
  for (const sentence of text.sentences) {
    const name = strayIn(sentence, text.text);
    if (name !== null) return [stray(name, sentence)];
  }
  const near = nearNames(text);
  return near === null ? [] : [nearly(near.name, near.known, near.sentence)];
}

/** Names and firms in a sentence that stand where a side would. */
export function namesInPlace(sentence: string): string[] {
  const found: string[] = [];
  for (const match of sentence.matchAll(NAME)) {
    const name = match[0];
    const before = sentence.slice(Math.max(0, match.index - NEAR), match.index);
    const after = sentence.slice(match.index + name.length, match.index + name.length + NEAR);
    const isFirm = FIRM_ENDING.test(name);
    if (INTRODUCED.test(after) || (!isFirm && (OTHERS.test(name) || NOT_A_NAME.test(name)))) continue;
    if (
      POSITIONS.some(
        (place) => (isFirm || place.takes === 'any') && place.before.test(before) && place.after.test(after),
      )
    )
      found.push(name);
  }
  return found;
}

function strayIn({ text: words }: Sentence, all: string): string | null {
  for (const name of namesInPlace(words)) {
    const own = name.replace(FORM_OF_ADDRESS, '').split(' ')[0]!;
    if (own.length < 3 || isElsewhere(own, name, all)) continue;
    return name;
  }
  return null;
}

/** Whether the first, distinctive word of a name stands anywhere else, whatever its case. */
function isElsewhere(word: string, name: string, all: string): boolean {
  const low = all.toLowerCase();
  const key = word.toLowerCase();
  const whole = name.toLowerCase();
  let uses = 0;
  for (let at = low.indexOf(key); at >= 0 && uses < 2; at = low.indexOf(key, at + key.length)) {
    if (/\p{L}/u.test(low[at - 1] ?? '')) continue;
    uses++;
  }
  const again = low.indexOf(whole, low.indexOf(whole) + whole.length) >= 0;
  return uses > 1 || again;
}

const stray = (name: string, { start, end }: Sentence): Defect => ({
  kind: 'stray-name',
  severity: 'medium',
  title: `“${name}” is not a party to this paper`,
  why: 'The name stands nowhere else in it. It may be left over from another contract, and nobody could say who is bound.',
  ask: 'who is meant, and to have the name put right.',
  start,
  end,
});

const nearly = (name: string, known: string, { start, end }: Sentence): Defect => ({
  kind: 'stray-name',
  severity: 'medium',
  title: `“${name}” is not a party to this paper; “${known}” is`,
  why: 'The two names are so alike that one of them may be a slip, and nobody could say who is bound.',
  ask: 'which name is right, and to have the other put right.',
  start,
  end,
});
