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

const UNIT = `LOCKUP HIRE

1. Start. The hire starts on Monday 2 June 2025. The price goes up on the first of January by £3.

2. Money. The rent is £70 a month. A clean of the lockup costs £25. The Hirer has paid £90 so far, and the balance of £50 is due on 9 June.

3. Deposit. A refundable deposit of £200 is payable on signing. It bears no interest and goes back within eleven days of the end.

4. Mondays. On Mondays the gate opens late.

5. Return. Goods left behind are handed over within ten working days.

6. Time. The minimum term is eighteen months. After it the hire ends by three weeks' notice.`;

describe('what a form of question wants to be said', () => {
  it('takes the weekday of a date for no rule about that weekday', () => {
    const { quotes, nearest } = asked(UNIT, 'Can I get in on a Monday?');
    expect([...quotes, ...nearest][0]?.text).toContain('On Mondays');
  });

  it.each([
    ['When do I get the deposit back?', 'eleven days', 'names £200'],
    ['How much is left to pay?', '£50', '£25'],
    ['How much is the lockup a month?', '£70', '£25'],
  ])('%s %s', (question, right, wrong) => {
    const { status, sentence } = asked(UNIT, question);
    expect(status).toBe('answered');
    expect(sentence).toContain(right);
    expect(sentence).not.toContain(wrong);
  });

  it('takes a notice for no answer to how long one is bound', () => {
    const { quotes, nearest } = asked(UNIT, 'How long am I tied in for?');
    expect([...quotes, ...nearest][0]?.text).not.toContain("three weeks' notice");
  });

  it('takes a thing that there is in one case only for no thing that there is', () => {
    const trip = `${UNIT}\n\n7. Delay. If the ferry is late, a meal and a bed are ours to pay.`;
    expect(asked(trip, 'Do I get a meal?').status).not.toBe('answered');
    expect(asked(trip, 'Do I get a meal if the ferry is late?').status).toBe('answered');
  });

  it('answers from a short label that names what is asked', () => {
    const room = `${UNIT}\n\n7. Smoking: on the balcony only.`;
    expect(asked(room, 'Can I light up indoors?').sentence).toContain('on the balcony only');
  });

  it('counts what stands beside its number, and nothing else', () => {
    const hall = `${UNIT}\n\n7. Hall. The hall has 12 tables along the window on the east side of the whole building, where chairs are stacked.`;
    expect(asked(hall, 'How many chairs do I get?').status).not.toBe('answered');
    expect(asked(hall, 'How many tables do I get?').sentence).toContain('12 tables');
  });

  it.each(['How many days of paid holiday do I get?', 'Is there a bonus?', 'Is there a washing machine?'])(
    'tells no other time and no other thing: %s',
    (question) => {
      expect(asked(UNIT, question).status).not.toBe('answered');
    },
  );
});
