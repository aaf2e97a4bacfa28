import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { Reference } from '../document/references.ts';
import type { Defect } from './defect.ts';

type SentenceAt = (offset: number) => Sentence | undefined;

/** Attachments that the paper names and that are not in this file, and a missing front page. */
export function missingAttachments(text: LegalText, sentenceAt: SentenceAt): Defect[] {
  const present = attachmentsIn(text);
  const named = text.references.filter(
    (reference) => reference.kind === 'attachment' && !isExcused(reference, text),
  );
  const absent = named.find(({ label }) => !present.has(plain(label)));
  const sentence = absent === undefined ? undefined : sentenceAt(absent.start);
  if (absent === undefined || sentence === undefined) return missingFront(text);
  const place = { start: sentence.start, end: sentence.end };
  // the annexes of a long contract are often kept apart; a short paper that names a part it lacks has slipped
  const isSlip = text.text.length <= SHORT && isOutOfLine(absent, named, present);
  const defect: Defect = isSlip
    ? {
        kind: 'dangling-reference',
        severity: 'medium',
        title: `It points at ${absent.label}, which is not in this paper`,
        why: 'No such part stands in the paper. You could be agreeing to terms that you have not seen.',
        ask: 'for that part, or to have the number put right.',
        ...place,
      }
    : {
        kind: 'missing-attachment',
        severity: 'low',
        title: `${absent.label} did not come with this file`,
        why: 'You would be agreeing to terms that you have not seen.',
        ask: 'for every attachment before you sign.',
        ...place,
      };
  return [defect, ...missingFront(text)];
}

/** Characters of a paper that a person reads in one sitting. */
const SHORT = 30_000;

const plain = (label: string) => label.toLowerCase().replace(/\s+/g, ' ');
const HEAD =
  /^["“[(*_\s]{0,4}((?:schedule|exhibit|annex|appendix|attachment)\s{1,3}(?:\d{1,3}(?:\.\d{1,3})?|[a-z]|[ivx]{1,5}))\b/i;

/** Labels of the attachments whose own text is in the file: a paragraph begins with them. */
function attachmentsIn({ paragraphs }: LegalText): Set<string> {
  const found = new Set<string>();
  for (const { clause, text } of paragraphs) {
    for (const words of [clause ?? '', text.slice(0, 60), (clause ?? '') + ' ' + text.slice(0, 60)]) {
      const match = HEAD.exec(words);
      // `Schedule 1 sets out …` begins a sentence, not a schedule
      if (
        match !== null &&
        !/^\s(?:is|are|sets?|shall|will|may|forms?|applies|lists?|shows?|of|to|and)\b/.test(
          words.slice(match[0].length),
        )
      )
        found.add(plain(match[1]!));
    }
  }
  return found;
}

/** Left out of the file on purpose, or the label itself. */
const isExcused = ({ label, start }: Reference, { text }: LegalText) =>
  /\bexhibit (?:10|99|\d\d)\b/i.test(label) ||
  // `SCHEDULE` over a list that begins with A
  text
    .slice(start, start + label.length + 2)
    .trimEnd()
    .includes('\n') ||
  /filed|omitted|incorporated/i.test(text.slice(Math.max(0, start - 80), start + 80));

/** Others of its kind are here, or it is the ninth of which no first is ever named: a slip, not an attachment left at home. */
function isOutOfLine(
  { label, number }: Reference,
  named: readonly Reference[],
  present: ReadonlySet<string>,
): boolean {
  const kind = plain(label).split(' ')[0]!;
  if ([...present].some((other) => other.startsWith(`${kind} `))) return true;
  const isFirst = /^(?:1|A|I)$/i.test(number);
  return (
    !isFirst && !named.some((other) => plain(other.label).startsWith(`${kind} `) && other.number < number)
  );
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
  const own = new RegExp(
    String.raw`^[\W\d]{0,8}${name}\b(?![^.]{0,40}\b(?:means|is|may|shall|will|and)\b)`,
    'i',
  );
  if (text.paragraphs.some((paragraph) => own.test(paragraph.text))) return [];
  return [
    {
      kind: 'missing-attachment',
      severity: 'medium',
      title: `The ${name} did not come with this file`,
      why: 'What it fills in, such as names, dates and sums, could bind you although you have not seen it.',
      ask: `for the ${name} before you sign.`,
      start: first.start,
      end: first.end,
    },
  ];
}
