import { restOnSameWords } from '../report/merging/same-risk.ts';
import type { Draft } from '../report/report-draft.ts';
import type { Duty } from '../report/report.ts';

/** Joins duties of two sources; on the same words of the same side one stays, with the day and sum of either. */
export function mergeDuties(first: readonly Draft<Duty>[], second: readonly Draft<Duty>[]): Draft<Duty>[] {
  const kept = [...first];
  for (const duty of second) {
    const at = kept.findIndex((other) => restOnSameWords(other, duty) && isSameSide(other, duty));
    const known = kept[at];
    // On words that oblige once, the side that rules read in them stands against another that a model names.
    if (known === undefined && obligesOnce(duty) && first.some((other) => restOnSameWords(other, duty)))
      continue;
    if (known === undefined) kept.push(duty);
    else {
      const said = duty.text === '' ? known : { ...known, text: duty.text, action: duty.action, by: duty.by };
      kept[at] = {
        ...said,
        sideId: sideOf(known, duty),
        when: known.when ?? duty.when,
        amount: known.amount ?? duty.amount,
      };
    }
  }
  return kept;
}

/** "Shall be handed over" names nobody, and rules then say both; a sentence that speaks of both is about both. */
const sideOf = (known: Draft<Duty>, duty: Draft<Duty>) =>
  known.sideId === null || (known.sideId === 'both' && !speaksOfBoth(known) && OBLIGES.test(wordsIn(known)))
    ? (duty.sideId ?? known.sideId)
    : known.sideId;

const OBLIGES = /\b(?:shall|must|has to|have to|is to|are to)\b/i;
const obligesOnce = (duty: Draft<Duty>) => wordsIn(duty).split(OBLIGES).length <= 2;
const wordsIn = ({ quotes }: Draft<Duty>) => quotes.map(({ text }) => text).join('\n');

const speaksOfBoth = ({ quotes }: Draft<Duty>) =>
  quotes.some(({ text }) =>
    /\b(?:each|both|either|neither|parties|mutual\w*|one another|each other)\b/i.test(text),
  );

const isSameSide = (a: Draft<Duty>, b: Draft<Duty>) =>
  a.sideId === b.sideId ||
  a.sideId === null ||
  b.sideId === null ||
  a.sideId === 'both' ||
  b.sideId === 'both';
