import type { LegalText } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';

/** Fewest numbered clauses that make a numbering worth checking against. */
const FEWEST_CLAUSES = 4;

/** References to clauses beyond the last one, to sub-clauses beyond the last of their clause, and to attachments that are not there. */
export function checkReferences(text: LegalText): Defect[] {
  const numbering = numberingOf(text);
  const out: Defect[] = [];
  for (const reference of text.references) {
    if (out.length >= 3) break;
    const sentence = text.sentences.find(
      (candidate) => candidate.start <= reference.start && candidate.end >= reference.end,
    );
    if (sentence === undefined || out.some((defect) => defect.title.includes(reference.label))) continue;
    if (
      reference.kind === 'clause' &&
      isDangling(reference.number, numbering) &&
      !namesOther(sentence.text, reference.label)
    ) {
      out.push({
        kind: 'dangling-reference',
        severity: 'medium',
        title: `It points at ${reference.label}, which does not exist`,
        why: 'A rule that points nowhere could be read in any way, or a part may be missing.',
        ask: 'which clause is meant, and to have the number put right.',
        start: sentence.start,
        end: sentence.end,
      });
    }
  }
  const attachment = text.references.find(
    (reference) => reference.kind === 'attachment' && isAbsent(reference.label, reference.start, text),
  );
  if (attachment !== undefined) {
    const sentence = text.sentences.find(
      (candidate) => candidate.start <= attachment.start && candidate.end >= attachment.end,
    );
    if (sentence !== undefined) {
      out.push({
        kind: 'missing-attachment',
        severity: 'medium',
        title: `${attachment.label} is mentioned but not in this file`,
        why: 'You could be agreeing to terms that you have not seen.',
        ask: 'for every attachment before you sign.',
        start: sentence.start,
        end: sentence.end,
      });
    }
  }
  return [...out, ...missingFront(text)];
}

/** A front page that fills in what the rest leaves open. */
const FRONT = /\b(?:Cover Page|Order Form|Key Terms|Summary of Terms)\b/;
const OFTEN = 2;

/** Standard terms without the page that names the parties, the dates and the price. */
function missingFront(text: LegalText): Defect[] {
  const uses = text.sentences.filter((sentence) => FRONT.test(sentence.text));
  const [first] = uses;
  if (first === undefined || uses.length < OFTEN) return [];
  const name = FRONT.exec(first.text)![0]; // the filter found it
  const isHere = text.paragraphs.some((paragraph) =>
    new RegExp(String.raw`^[\W\d]{0,8}${name}\b(?![^.]{0,40}\b(?:means|is|may|shall|will|and)\b)`, 'i').test(
      paragraph.text,
    ),
  );
  if (isHere) return [];
  return [
    {
      kind: 'missing-attachment',
      severity: 'medium',
      title: `The ${name} is mentioned but not in this file`,
      why: 'What it fills in, such as names, dates and sums, could bind you although you have not seen it.',
      ask: `for the ${name} before you sign.`,
      start: first.start,
      end: first.end,
    },
  ];
}

interface Numbering {
  readonly tops: ReadonlySet<number>;
  readonly highest: number;
  /** Highest sub-number of each clause, `2` → 4 for `2.4`. */
  readonly subs: ReadonlyMap<number, number>;
  readonly isReliable: boolean;
}

function numberingOf(text: LegalText): Numbering {
  const tops = new Set<number>();
  const subs = new Map<number, number>();
  const see = (label: string) => {
    const match = /(\d{1,3})(?:\.(\d{1,3}))?/.exec(label);
    if (match === null) return;
    tops.add(Number(match[1]));
    if (match[2] !== undefined)
      subs.set(Number(match[1]), Math.max(subs.get(Number(match[1])) ?? 0, Number(match[2])));
  };
  for (const paragraph of text.paragraphs) {
    if (paragraph.clause !== null && /\d/.test(paragraph.clause) && !paragraph.clause.startsWith('('))
      see(paragraph.clause);
    for (const match of paragraph.text.matchAll(
      /(?:^|[.;:]\s{1,6}|\s{3})(?:(?:section|clause|article)\s{1,3})?(\d{1,2}(?:\.\d{1,2})?)[.)]?\s{1,6}[A-Z"“(]/gi,
    ))
      see(match[1]!);
  }
  const highest = Math.max(0, ...[...tops].filter((top) => top < 100));
  const present = Array.from({ length: highest }, (_, index) => index + 1).filter((top) =>
    tops.has(top),
  ).length;
  return { tops, highest, subs, isReliable: highest >= FEWEST_CLAUSES && present >= 0.9 * highest };
}

function isDangling(number: string, { tops, highest, subs, isReliable }: Numbering): boolean {
  if (!isReliable || !/^\d/.test(number)) return false;
  const [top, sub] = number.split('.').map(Number);
  if (top! > 200) return false;
  if (!tops.has(top!)) return top! > highest;
  const last = subs.get(top!);
  return sub !== undefined && last !== undefined && last >= 2 && sub > last;
}

/** Another law or another contract is meant. */
const namesOther = (sentence: string, label: string) =>
  new RegExp(
    String.raw`${label.replace(/[.()]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`)}[^.;]{0,80}\b(?:Act|Code|Regulation|Rules?|Law|Statute|Directive|GDPR|thereof|of (?:the|such|that) (?!agreement\b|contract\b|lease\b))`,
    'i',
  ).test(sentence) ||
  /\b(?:U\.S\.C|C\.F\.R|Internal Revenue|Securities|Bankruptcy|Exchange Act|Uniform Commercial|Incoterms|Civil Code)\b/i.test(
    sentence,
  );

function isAbsent(label: string, at: number, text: LegalText): boolean {
  const wanted = label.toLowerCase().replace(/\s+/g, ' ');
  const appears = text.paragraphs.some((paragraph) => {
    const start = paragraph.text
      .slice(0, 60)
      .toLowerCase()
      .replace(/[“”"'*_[\](]/g, '')
      .trim();
    return start.startsWith(wanted);
  });
  return (
    !appears &&
    !/\bexhibit (?:10|99|\d\d)\b/.test(wanted) &&
    !/filed|omitted|incorporated/i.test(text.text.slice(Math.max(0, at - 80), at + 80))
  );
}
