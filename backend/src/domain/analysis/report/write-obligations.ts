import type { Duty } from '../facts/duties.ts';
import { sideIdOf, type Material } from './material.ts';
import { capital } from './plain.ts';
import type { Draft } from './report-draft.ts';
import type { Duty as ReportDuty } from './report.ts';
import { toYou } from './second-person.ts';
import { nameOf } from './side-names.ts';

const MOST_OWN = 8;
const MOST_OTHER = 5;

/** Duties by side, the reader's own first, the weightiest of each side in the order of the document. */
export function writeObligations({ text, duties, sides }: Material): Draft<ReportDuty>[] {
  const own = heaviest(
    duties.filter((duty) => duty.side === sides.reader && sides.reader !== null),
    MOST_OWN,
  );
  const both = heaviest(
    duties.filter((duty) => duty.side === 'both'),
    3,
  );
  const others = sides.all
    .filter((side) => side !== sides.reader)
    .slice(0, 3)
    .flatMap((side) =>
      heaviest(
        duties.filter((duty) => duty.side === side),
        sides.reader === null ? 6 : MOST_OTHER,
      ),
    );
  const written = [...own, ...both, ...others].map((duty): Draft<ReportDuty> => ({
    sideId: duty.side === 'both' ? 'both' : sideIdOf(duty.side, sides),
    text: phrase(duty, duty.side !== 'both' && duty.side === sides.reader),
    action: duty.action,
    when: null,
    amount: null,
    quotes: [duty.sentence, ...(duty.carriedOn === null ? [] : [duty.carriedOn])].map((sentence) => ({
      text: sentence.text,
      paragraph: sentence.paragraph,
    })),
    by: 'rules',
  }));
  return written.length === 0 ? unassigned(text) : written;
}

/** Sentences of duty whose bearer the rules cannot name. */
function unassigned(text: Material['text']): Draft<ReportDuty>[] {
  const found = text.sentences.filter(
    (sentence) =>
      sentence.text.length > 40 &&
      sentence.text.length < 900 &&
      /\b(?:shall|must|agrees? to|is required to|are required to|will)\b/i.test(sentence.text),
  );
  return found.slice(0, 4).map((sentence) => ({
    sideId: null,
    text: '',
    action: sentence.text,
    when: null,
    amount: null,
    quotes: [{ text: sentence.text, paragraph: sentence.paragraph }],
    by: 'rules',
  }));
}

function heaviest(duties: readonly Duty[], most: number): Duty[] {
  const kept: Duty[] = [];
  for (const duty of [...duties].toSorted((a, b) => b.weight - a.weight)) {
    const start = duty.action.slice(0, 28).toLowerCase();
    if (
      kept.length < most &&
      !kept.some(
        (other) => other.sentence === duty.sentence || other.action.slice(0, 28).toLowerCase() === start,
      )
    )
      kept.push(duty);
  }
  return kept.toSorted((a, b) => a.sentence.start - b.sentence.start);
}

function phrase(duty: Duty, isReaders: boolean): string {
  const who = isReaders ? 'you' : duty.side === 'both' ? 'each party' : nameOf(duty.side.label);
  // a document that says `you` itself may mean the other side
  const isToldYou = /\byou(?:rs?)?\b/i.test(duty.sentence.text);
  const spoken = (words: string) =>
    isReaders && duty.side !== 'both' && !isToldYou ? toYou(words, duty.side.label) : words;
  const action = spoken(isReaders ? toReader(duty.action) : duty.action).replace(
    /\b(and|or) (?:shall|will|must) (?=[a-z])(?!not\b)/g,
    '$1 ',
  );
  const must = `must${duty.isBan ? ' not' : ''}${duty.lead === null ? '' : `, ${spoken(duty.lead)},`}`;
  const main = `${who} ${must} ${action}${duty.limit === null ? '' : `, ${duty.limit}`}.`;
  return capital(duty.condition === null ? main : `${spoken(duty.condition)}, ${main}`);
}

/** `its` in a duty of the reader is the reader's, as long as nobody else was named before. */
const toReader = (action: string) =>
  action.replace(
    /^((?:(?!\b[A-Z][a-z]+)(?:[^,]|, except)){0,40}?)\b(?:its|his or her|his|her|their)\b(?! (?:to|from|against)\b)/,
    '$1your',
  );
