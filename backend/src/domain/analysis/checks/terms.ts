import type { LegalText } from '../document/legal-text.ts';
import { TERM_HEADS, TERM_HEADS_OF_OTHERS, TERM_QUALIFIERS } from '../reading/languages/en/term-heads.ts';
import type { Defect } from './defect.ts';
import { createSentenceFinder } from './sentence-at.ts';

/** Longest text in which terms are followed up. */
const LONGEST = 60_000;
/** In a longer text a term counts only when it comes again and again, and names no paper that is kept elsewhere. */
const LONG = 15_000;
const OFTEN = 3;
const PAPERS = /\b(?:Rules?|Charter|Plan|Program|Programme|Code|Schedule|Standards?)$/;
/** Most terms that are followed up. */
const MOST_FOLLOWED = 60;
/** More than this many, and the paper simply likes capitals. */
const MOST_CANDIDATES = 3;
/** Two or three words with capitals behind an article: `the Shared Energy Levy`, while `lessons at Moana Pool` names a place. */
const USED =
  /(?<=(?<![\p{L}-])(?:the|any|each|all|every|such|said|an?|no|and|or|plus|including|pays?|applicable|The|Any|Each|All|Every|An?|No) ["“]?)(\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){1,2})(?![\p{L}\p{N}]|-\p{L}| \p{Lu}|\s?[:|=])/gu;

/** The meanings stand on a page or in a paper that may not be part of this text. */
const EXPLAINED_ELSEWHERE =
  /\b(?:capitali[sz]ed|defined) (?:terms?|words?|expressions?)\b[^.]{0,160}\b(?:mean\w*|defin\w*|ascribed|set (?:out|forth))\b[^.]{0,120}\b(?:cover page|order form|schedule|exhibit|annex|appendix|attachment|addendum|glossary|the (?:[\w&-]{2,20} ){1,4}(?:agreement|contract|lease|terms|plan|policy))\b/i;

/** Words with capitals that read as a term of the paper and that nothing in it explains. One is named. */
export function checkTerms(text: LegalText): Defect[] {
  if (text.text.length > LONGEST) return [];
  if (text.sentences.some((sentence) => EXPLAINED_ELSEWHERE.test(sentence.text))) return [];
  const uses = new Map<string, { readonly term: string; readonly at: number; count: number }>();
  for (const match of text.text.matchAll(USED)) {
    const term = match[1]!;
    const end = match.index + term.length;
    if (!readsAsTerm(term) || isHandedOver(text.text, end) || isCut(text.text, match.index, end)) continue;
    const key = stem(term);
    const known = uses.get(key);
    if (known === undefined) uses.set(key, { term, at: match.index, count: 1 });
    else known.count++;
  }
  const isLong = text.text.length > LONG;
  const asked = [...uses.values()].filter(
    ({ term, count }) => !isLong || (count >= OFTEN && !PAPERS.test(term)),
  );
  if (asked.length > MOST_FOLLOWED) return [];
  const explained = createExplained(text);
  const open = asked.filter(({ term }) => !explained(term));
  if (open.length === 0 || open.length > MOST_CANDIDATES) return [];
  const [first] = open.toSorted((a, b) => b.count - a.count);
  const sentence = createSentenceFinder(text)(first!.at);
  if (sentence === undefined) return [];
  return [
    {
      kind: 'undefined-term',
      severity: 'low',
      title: `The term “${first!.term}” is never defined`,
      why: 'A word with capitals looks fixed, but without a meaning it could cover more than you think.',
      ask: 'for a definition, or for plain words.',
      start: sentence.start,
      end: sentence.end,
    },
  ];
}

/** `the Hostel Rules in the copy handed to me`: it is another paper, and it is there. */
const isHandedOver = (all: string, at: number) =>
  /^[^.;]{0,40}\b(?:copy|attached|annexed|enclosed|handed|posted|displayed|website)\b/i.test(
    all.slice(at, at + 80),
  );

/** A part of a longer name: `Disclosure and Barring Service`, `Basic Conditions of Employment Act`. */
const isCut = (all: string, start: number, end: number) =>
  /\p{Lu}[\p{L}’']{1,24} (?:and|of|for|&) (?:the )?$/u.test(all.slice(Math.max(0, start - 40), start)) ||
  /^ (?:and|of|for|&) (?:the )?\p{Lu}\p{Ll}/u.test(all.slice(end, end + 16));

const stem = (term: string) => term.toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '').trim();

/** `Consumer Price Index`: known to everybody. */
const PUBLIC_INDEX = /\b(?:prices?|cost of living|wages?|earnings|labou?r cost) index$/i;

function readsAsTerm(term: string): boolean {
  if (PUBLIC_INDEX.test(term)) return false;
  const words = term.split(' ');
  const head = words.at(-1)!.toLowerCase();
  return (
    (TERM_HEADS.has(head) ||
      TERM_HEADS.has(head.replace(/s$/, '')) ||
      TERM_QUALIFIERS.has(words[0]!.toLowerCase())) &&
    !words.some((word) => TERM_HEADS_OF_OTHERS.has(word.toLowerCase()))
  );
}

const escaped = (words: string) =>
  words.replace(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s`);

/** Whether the paper says anywhere what a term is: in quotes, as a heading, a label or a row, in brackets, or in small letters. */
function createExplained(text: LegalText): (term: string) => boolean {
  const definitions = text.definitions.map(({ term }) => stem(term));
  const headings = text.paragraphs
    .filter(({ kind, text: words }) => kind === 'heading' || words.length < 90)
    .map(({ text: words }) => words.toLowerCase());
  const isHeading = (words: string) => !/[.;]$/.test(words) || words.split(' ').length <= 6;
  return (term) => {
    const key = stem(term);
    if (definitions.some((known) => known === key || known.endsWith(key) || key.endsWith(known))) return true;
    if (headings.some((heading) => heading.includes(key) && isHeading(heading))) return true;
    const name = `${escaped(term.replace(/s$/, ''))}s?`;
    const says = new RegExp(
      [
        String.raw`["“”'‘*_(]\s?(?:the\s)?${name}\s?[.,]?["“”'’*_)|:=]`,
        String.raw`(?:^|\n)\W{0,4}(?:the\s)?${name}\s?(?:[:|=(–—]|-\s|means?\s)`,
        // a heading that stands in its clause: `1. Separation Date. Your employment ends on …`
        String.raw`(?:^|\n)\W{0,4}(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s{1,2})?${name}\.\s`,
        String.raw`\b${name}\s(?:means?|(?:is|are)\s(?:the|a|an|any|all|those|what|such|defined|set\sout|described|explained|listed|made\sup|every|found|published|posted|calculated)|refers?|shall mean|includes?|consists?|comprises?|amounts?\sto|lives?|hangs?|stands?|(?:can|may)\sbe\s(?:found|seen|read))\s`,
        String.raw`\b(?:called|known as|named|referred to as|titled|entitled)\s(?:the\s)?${name}\b`,
        // `the Comfort Package of $48 a week (newspaper, wine with dinner)`
        String.raw`\b${name}(?:\sof\s[$€£₹]\s?\d[^.;()\n]{0,30})?\s?\((?!(?:by|in|on|if|see|from|until|clause|section)\b|\d)`,
        String.raw`\b${name},?\s(?:which|who|that)\s(?:is|are|was|were|runs?|means?)\b`,
        // a thing that one side sets and may set anew, and that is named so
        String.raw`\b${name},?\s(?:which|that|as)\s(?:\p{L}+\s){1,4}(?:vary|varies|sets?|fix|fixes|publish|publishes|announces?|change|changes|time to time)\b`,
        String.raw`\b${name}\s(?:at|on|in|under)\s(?:the\sapp|our|the\swebsite|www|clause|section|schedule|annex|appendix|paragraph)\b`,
        String.raw`\b(?:under the heading|published)\b[^.]{0,120}\b${name}\b`,
      ].join('|'),
      'iu',
    );
    if (says.test(text.text)) return true;
    // the same words in small letters are plain words
    return new RegExp(String.raw`\b${escaped(term.toLowerCase())}\b`, 'u').test(text.text);
  };
}
