import type { Duty } from '../facts/duties.ts';
import type { ObligationDraft } from './draft.ts';
import { nameOf, type Material } from './material.ts';
import { capital } from './plain.ts';
import { toYou } from './second-person.ts';

const MOST_OWN = 8;
const MOST_OTHER = 5;

/** Duties by side, the reader's own first, the weightiest of each side in the order of the document. */
export function writeObligations({ text, duties, sides }: Material): {
  readonly obligations: ObligationDraft[];
  readonly note: string | null;
} {
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
  const obligations = [...own, ...both, ...others].map((duty): ObligationDraft => {
    const isReaders = duty.side !== 'both' && duty.side === sides.reader;
    return {
      who:
        duty.side === 'both'
          ? 'each party'
          : isReaders
            ? duty.side.label
            : otherName(duty.side.label, sides.reader !== null && sides.all.length === 2),
      ...(sides.reader === null && duty.side !== 'both' && sides.all.length === 2
        ? { to: 'the other party' }
        : {}),
      isReaders,
      text: phrase(duty, isReaders),
      quotes: [duty.sentence, ...(duty.carriedOn === null ? [] : [duty.carriedOn])].map((sentence) => ({
        text: sentence.text,
        paragraph: sentence.paragraph,
      })),
    };
  });
  if (obligations.length === 0) {
    return {
      obligations: unassigned(text),
      note: 'The rules found no sentence that puts a duty on a named party. You may still have duties, so read the text with care.',
    };
  }
  return {
    obligations,
    note:
      sides.reader === null
        ? 'Your side is not clear from the name you gave, so duties stand by party.'
        : own.length === 0 && both.length === 0
          ? 'No duty of your side was found. The other side carries these.'
          : null,
  };
}

/** Sentences of duty whose bearer the rules cannot name. */
function unassigned(text: Material['text']): ObligationDraft[] {
  const found = text.sentences.filter(
    (sentence) =>
      sentence.text.length > 40 &&
      sentence.text.length < 900 &&
      /\b(?:shall|must|agrees? to|is required to|are required to|will)\b/i.test(sentence.text),
  );
  return found.slice(0, 4).map((sentence) => ({
    who: 'you or the other party',
    isReaders: false,
    text: '',
    quotes: [{ text: sentence.text, paragraph: sentence.paragraph }],
  }));
}

const otherName = (label: string, isOnlyOther: boolean) =>
  label === 'the other side' ? 'the other party' : isOnlyOther ? `the other party (${label})` : nameOf(label);

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
