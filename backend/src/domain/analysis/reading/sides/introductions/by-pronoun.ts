import type { Paragraph } from '../../../document/legal-text.ts';
import { isFirm, splitPersons } from '../names/names.ts';
import { pronounOf, type Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';

const LONGEST = 2_500;

const MEANS =
  /["“'‘]{1,2}(?:the )?([\p{L}][\p{L} -]{0,30})["”'’]{1,2}(?:(?:,| and| or|, and) ["“'‘]{1,2}[^"“”]{2,20}["”'’]{1,2}){0,4}(?:,? (?:means?|is|are|refers? to|stands for|shall mean)|\s?:)[ :]{1,3}(?:the [\p{Ll} ]{3,20}, )?(?=[\p{Lu}])/gu;

/** `“We” are Skarvholm Air AS`, `“Agency” means Corrib Talent Bridge Limited`. */
export function fromMeanings(paragraph: Paragraph): Naming[] {
  const out: Naming[] = [];
  const words = paragraph.text.slice(0, LONGEST);
  for (const match of words.matchAll(MEANS)) {
    const word = match[1]!.trim();
    const pronoun = pronounOf(word);
    if (pronoun === null && !isRole(word)) continue;
    const at = match.index + match[0].length;
    const names = splitPersons(words.slice(at));
    if (names.length === 0 || (pronoun === null && !isFirm(names[0]!) && !names[0]!.includes(' '))) continue;
    const role = /(?:the )([\p{Ll} ]{3,20}), $/u.exec(match[0])?.[1];
    const roles = [
      ...(pronoun === null ? [word] : []),
      ...(role !== undefined && isRole(role) ? [role] : []),
    ];
    const span = { start: paragraph.start + match.index, end: paragraph.start + at + names[0]!.length };
    out.push({ names, roles, aliases: [], pronoun, span, weight: 3 });
  }
  return out;
}

const SELF =
  /(?:^|[.!?:;,] |\b(?:and|Hi|Hello|that) )(?:(I)(?: am|['’]m|,)|(We)(?: are|['’]re|,)|(You)(?: are|['’]re|,)) (?:the [\p{Ll} ]{3,20}, )?(?=\p{Lu})/gu;

/** `I am Femke Roosenhart, trading as Studio Halfmoon`, `I, WANJIRU KIPLANGAT, holder of …`, `We are Ximena Olvera and her sons`. */
export function fromSelf(paragraph: Paragraph, lastWords: string): Naming[] {
  const out: Naming[] = [];
  const words = paragraph.text.slice(0, LONGEST);
  for (const match of words.matchAll(SELF)) {
    const at = match.index + match[0].length;
    const found = splitPersons(words.slice(at));
    // a first name alone counts where it stands under the paper as well
    const isWhole = (name: string) =>
      name.includes(' ') || isFirm(name) || (match[1] !== undefined && lastWords.includes(`\n${name}`));
    if (found.length === 0 || !isWhole(found[0]!)) continue;
    const trading = /\btrading as ([^,.;()]{2,50})/.exec(words.slice(at, at + 120))?.[1];
    const names = [...found, ...(trading === undefined ? [] : splitPersons(trading))];
    const pronoun = match[1] === undefined ? (match[2] === undefined ? 'you' : 'we') : 'i';
    const role = /the ([\p{Ll} ]{3,20}), $/u.exec(match[0])?.[1];
    const roles = role !== undefined && isRole(role) ? [role] : [];
    const span = { start: paragraph.start + at, end: paragraph.start + at + found[0]!.length };
    out.push({ names, roles, aliases: [], pronoun, span, weight: 3 });
  }
  return out;
}
