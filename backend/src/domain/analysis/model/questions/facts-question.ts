import { factTokensFor, type ReadingPart } from '../plan/reading-plan.ts';
import { IDS, listOf, objectOf, oneOf, TEXT, type Assignment, type Question } from './question.ts';
import { rangeOf, sharedPrefix, SYSTEM } from './shared-prefix.ts';

const SCHEMA = objectOf({
  facts: listOf({
    ids: IDS,
    quote: TEXT,
    kind: oneOf(['party', 'date', 'amount', 'term', 'notice', 'law', 'other']),
    title: TEXT,
    says: TEXT,
  }),
  duties: listOf({ ids: IDS, quote: TEXT, who: TEXT, title: TEXT, says: TEXT }),
});

export const FACTS_TASK = `facts: who the sides are (kind "party"), dates ("date"), every sum of money and what it is for ("amount"), how long it lasts and how it renews ("term"), how it can be ended and with what notice ("notice"), the law that applies ("law"), what the paper is about ("other").
duties: what a side must do or must not do, and by when; the reader's first.
- ids: the ids of the paragraphs it rests on.
- quote: copied from one of them.
- who, for a duty: "reader" if the reader must do it, else the name or role used in the paper, or "both".
- title: 2 to 6 words. says: one short sentence in plain English with the figures.
Answer:
{"facts":[{"ids":[12],"quote":"","kind":"amount","title":"","says":""}],"duties":[{"ids":[14],"quote":"","who":"reader","title":"","says":""}]}`;

/** Asks for the key facts and duties of one part. */
export function factsQuestion(part: ReadingPart, isWhole: boolean, assignment: Assignment): Question {
  const most = part.quota.facts;
  const user = `${sharedPrefix(part, isWhole, assignment)}
The document ends here. Task: list the key facts and the duties. Report on ${rangeOf(part)}: at most ${most} facts and ${most} duties, the most important first.
${FACTS_TASK}`;
  return { prompt: { system: SYSTEM, user }, maxTokens: factTokensFor(part.quota), schema: SCHEMA };
}
