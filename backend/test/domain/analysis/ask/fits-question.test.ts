import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../../src/domain/analysis/ask/answer-question.ts';
import { listParagraphs } from '../../../../src/domain/analysis/ask/list-paragraphs.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const HALL = `HALL HIRE

1. Evening. The disco stops at 10:45 p.m. and the doors are locked at midnight.

2. Refund. The club repays the hirer within twelve days if the disco can't take place.

3. Cover. The club holds liability cover of $3 million for the hall, whatever the hirer does.

4. Cooking. Meals come from our kitchen. Food from outside is turned away.

5. Store. The cellar is used only as a store; nobody may sleep overnight in it.`;

const PLAN = `INTERNET PLAN

1. Price. On 1 May each year the price goes up by £2.40 a month.

2. Late. A bill that stays open for 20 days costs £7.00.

3. Router. You have 30 days to return the router. We refund what you paid for it within 9 days of getting it.`;

const asked = (paper: string, question: string) =>
  answerQuestion({
    paragraphs: listParagraphs({ document: documentFromText(paper) }),
    question,
    before: null,
    country: 'United Kingdom',
  }).answer;

describe('an answer that fits its question', () => {
  it('answers a question for a time of day by a time of day, never by a number of days', () => {
    const { status, sentence } = asked(HALL, 'What time does the disco stop?');
    expect(status).toBe('answered');
    expect(sentence).toContain('10:45 p.m.');
    expect(sentence).not.toContain('twelve days');
    expect(asked(PLAN, 'What time does the router have to be back?').status).not.toBe('answered');
  });

  it('still answers a question for a length of time by a number of days', () => {
    expect(asked(HALL, 'How much time does the club have to repay the hirer?').sentence).toContain(
      'twelve days',
    );
  });

  it('tells no rise and no late fee as the price of leaving', () => {
    const { sentence } = asked(PLAN, 'How much is it if I want out after a year?');
    expect(sentence).not.toContain('£2.40');
    expect(sentence).not.toContain('£7.00');
    expect(asked(PLAN, 'How much does the price go up?').sentence).toContain('£2.40');
  });

  it('tells the time of the reader, not the one in which the other side refunds', () => {
    expect(asked(PLAN, 'When do I have to send the router back?').sentence).not.toContain('9 days');
    expect(asked(PLAN, 'When do they refund the router?').sentence).toContain('9 days');
  });

  it('tells no cover as the answer to money coming back', () => {
    const { sentence } = asked(HALL, 'Do we get the first payment back if we split up?');
    expect(sentence).not.toContain('$3 million');
  });

  it.each([
    ['Can my uncle cook the lunch?', 'Food from outside'],
    ['May he live in the cellar?', 'sleep overnight'],
  ])('%s: finds what the paper says in other words', (question, words) => {
    const { quotes, nearest } = asked(HALL, question);
    expect([...quotes, ...nearest].map(({ text }) => text).join(' ')).toContain(words);
  });
});
