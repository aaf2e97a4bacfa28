import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { Reference } from '../document/references.ts';
import { missingAttachments } from './attachments.ts';
import type { Defect } from './defect.ts';
import { isBeyond, numberingOf, type Numbering } from './numbering.ts';
import { createSentenceFinder } from './sentence-at.ts';

const MOST = 3;

/** References to clauses beyond the last one, to sub-clauses beyond the last of their clause, and to attachments that are not there. */
export function checkReferences(text: LegalText): Defect[] {
  const sentenceAt = createSentenceFinder(text);
  return [...missingClauses(text, sentenceAt), ...missingAttachments(text, sentenceAt)];
}

/** `rule 17`, `point 9`, `§ 14`: other words for a clause; only where they begin small, for a `Rule 17` is a court's. */
const OTHER_POINTER =
  /(?:\b(rule|point|term|condition|para(?:graph)?\.?|cl\.|sec\.|item)|(§)|(?<=\b(?:clauses|sections|paragraphs|articles|rules|points)\s\d{1,2}(?:\.\d{1,2})?(?:,\s\d{1,2}(?:\.\d{1,2})?){0,4},?\s(?:and|or|to)\s)|(?<=\b(?:in|under|by|see|with|to)\s)(?=\d{1,2}\.\d{1,2}\s(?:above|below)\b))\s?\(?(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:of|in|on|under|to)\s+(?:the|that|an?|our|your)\s|\s?(?:%|percent|per cent|days|weeks|months))/g;

function missingClauses(text: LegalText, sentenceAt: (offset: number) => Sentence | undefined): Defect[] {
  const numbering = numberingOf(text);
  const out: Defect[] = [];
  for (const reference of [...text.references, ...otherPointers(text), ...inWords(text)]) {
    if (out.length >= MOST) break;
    if (reference.kind !== 'clause' || !isBeyond(reference.number, numbering)) continue;
    const sentence = sentenceAt(reference.start);
    if (sentence === undefined || out.some((defect) => defect.title.includes(reference.label))) continue;
    if (namesOther(sentence.text, reference.label)) continue;
    // the number of this very clause
    if (reference.start === sentence.start) continue;
    out.push({
      kind: 'dangling-reference',
      severity: 'medium',
      title: `It points at ${reference.label.replace(/s (?=\d)/, ' ')}, which is not in this paper`,
      why: `${lastOne(numbering, reference.number)}A rule that points nowhere could be read in any way, or a part may be missing.`,
      ask: 'which clause is meant, and to have the number put right.',
      start: sentence.start,
      end: sentence.end,
    });
  }
  return out;
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
/** `as in the eleventh clause hereof`. */
const IN_WORDS = new RegExp(
  String.raw`\bthe (${ORDINALS.join('|')}) (clause|article|section|rule|paragraph|condition)(?= (?:hereof|above|below|herein\w*|hereinbefore|hereinafter|of (?:this|these)\b))`,
  'gi',
);

/** Pointers that count in words. */
const inWords = (text: LegalText): Reference[] =>
  Array.from(text.text.matchAll(IN_WORDS), (match) => ({
    label: match[0],
    kind: 'clause' as const,
    number: String(ORDINALS.indexOf(match[1]!.toLowerCase()) + 1),
    start: match.index,
    end: match.index + match[0].length,
  }));

function otherPointers(text: LegalText): Reference[] {
  // `§ 551` is a clause only where the paper numbers its own so; else it is the law's
  const hasOwnSigns = text.paragraphs.some(({ clause }) => clause?.startsWith('§') ?? false);
  const found = Array.from(text.text.matchAll(OTHER_POINTER)).filter(
    (match) => match[2] === undefined || hasOwnSigns,
  );
  return found.map((match) => ({
    label: /^\d/.test(match[0]) ? `clause ${match[0]}` : match[0],
    kind: 'clause' as const,
    number: match[3]!,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function lastOne({ highest, letters }: Numbering, number: string): string {
  if (!/^\d/.test(number)) return `The last lettered paragraph is ${letters.at(-1)}. `;
  return Number(number.split('.')[0]) > highest ? `The last numbered clause is ${highest}. ` : '';
}

/** Another law or another contract is meant. */
const namesOther = (sentence: string, label: string) =>
  new RegExp(
    String.raw`${label.replace(/[.()]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`)}[^.;]{0,80}\b(?:Act|Code|Regulations?|Rules|Law|Statute|Directive|Ordinance|Order|GDPR|Decree|BGB|HGB|thereof|of (?:the|such|that) (?!agreement\b|contract\b|lease\b))`,
    'i',
  ).test(sentence) ||
  /\b(?:U\.S\.C|C\.F\.R|Internal Revenue|Securities|Bankruptcy|Exchange Act|Uniform Commercial|Incoterms|Civil Code|(?:Act|Code|Ordinance|Regulations?|Decree-Law)(?:,? \d{4})?,? (?:ss?|sections?|arts?|articles?)\b)/i.test(
    sentence,
  );
