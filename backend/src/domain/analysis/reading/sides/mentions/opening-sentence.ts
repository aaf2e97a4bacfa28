import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { NOT_A_NAME } from '../../languages/en/party-words.ts';
import { isFirm, nameAtStart, withoutHonorific } from '../names/names.ts';
import { nameOnly, type Naming } from '../names/naming.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';

/** Paragraphs at the head in which such a sentence stands. */
const LINES = 8;
/** How much of a sentence is read. */
const LONGEST = 400;

/** What somebody does at the head of a paper: `sells`, `will paint`, `agrees to teach`. */
const DOES =
  /^(?: ?\([^()\n]{1,60}\)|, [^,.;:\n]{2,40},)? (?:(?:hereby|now|also) )?(?:(?:will|shall|agrees to|has agreed to|is going to|wants to) (?:[a-z]{2,14})|[a-z]{2,14}[^s\W]s|goes|does|is [a-z]{3,12}ing)(?= )/u;
/** Words in front of the one for whom or to whom it is done; right behind the deed they may be missing. */
const TO_WHOM =
  /(?:\b(?:to|for|from|with) |^ ?)(?:(?:his|her|its|their) )?(?:(?:niece|nephew|son|daughter|sister|brother|cousin|friend|neighbou?r|aunt|uncle|mother|father),? )?(?=\p{Lu})/gu;
/** What both do: `Ada Berg (12 Mill Row) and Bo Nyland, gardener, have agreed as follows`. */
const BOTH =
  /^(?: ?\([^()\n]{1,60}\)|, [^.;:\n]{2,60}?)?,? (?:have (?:today )?agreed|agree|make this|enter into|hereby agree|settle|set out)\b/u;

/**
 * Two whole names in the sentence that opens a paper and says what it is about: who does something, and to or for whom, `Ada Berg sells
 * the hay of the Long Field to Bo Nyland`; or the two who agree. Nobody where the sentence names three, or one without a second word.
 */
export function openingSentence({ paragraphs }: LegalText): Naming[] {
  for (const paragraph of paragraphs.slice(0, LINES)) {
    const found = partiesOf(paragraph);
    if (found.length === 2) return found;
  }
  return [];
}

function partiesOf({ text, start }: Paragraph): Naming[] {
  const sentence = /^[^;:\n]*?(?=[.!?](?: |$)|[;:\n]|$)/u.exec(
    text.slice(0, LONGEST).replace(/(?<=\b\p{Lu})\. /gu, '  '),
  )![0];
  const first = wholeName(sentence);
  if (first === null) return [];
  const behind = sentence.slice(first.length);
  const does = DOES.exec(behind);
  const second = does === null ? besides(behind) : toWhom(behind, does[0].length);
  if (second === null || second.name === first.name) return [];
  return [nameOnly(first.name, start), nameOnly(second.name, start + first.length + second.at)];
}

interface Found {
  readonly name: string;
  readonly at: number;
}

function toWhom(behind: string, from: number): Found | null {
  const rest = behind.slice(from);
  const found = Array.from(rest.matchAll(TO_WHOM)).flatMap((match): Found[] => {
    const at = match.index + match[0].length;
    const name = wholeName(rest.slice(at));
    return name === null ? [] : [{ name: name.name, at: from + at }];
  });
  return found.length === 1 ? found[0]! : null;
}

/** `… and Bo Nyland, gardener, have agreed`. */
function besides(behind: string): Found | null {
  const joint = /^(?: ?\([^()\n]{1,60}\)|, [^,.;:\n]{2,60},?)? and (?=\p{Lu})/u.exec(behind);
  if (joint === null) return null;
  const name = wholeName(behind.slice(joint[0].length));
  if (name === null || !BOTH.test(behind.slice(joint[0].length + name.length))) return null;
  return { name: name.name, at: joint[0].length };
}

const noName = new Set(NOT_A_NAME);

/** A firm or a person with two names at the start of some words; no title, role or thing. */
function wholeName(words: string): { readonly name: string; readonly length: number } | null {
  const article = /^The (?=\p{Lu})/u.exec(words)?.[0].length ?? 0;
  const found = nameAtStart(words.slice(article));
  if (found === null || / (?:and|&) /.test(isFirm(found.name) ? '' : found.name)) return null;
  const parts = withoutHonorific(found.name).split(' ');
  const isWhole =
    isFirm(found.name) ||
    (parts.length >= 2 && parts.length <= 4) ||
    parts.length < found.name.split(' ').length;
  // `the Long Field` is no person
  if (article > 0 && !isFirm(found.name)) return null;
  const isThing = parts.some(
    (part) => noName.has(part.toLowerCase()) && !/^(?:April|May|June|August)$/.test(part),
  );
  if (
    !isWhole ||
    isThing ||
    parts.some((part) => !isFirm(found.name) && (isRole(part) || isBusinessWord(part)))
  )
    return null;
  return { name: found.name, length: article + found.length };
}
