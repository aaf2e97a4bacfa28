import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { lawFacts } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sums = (line: string) =>
  amountFacts(textOf(line), 'Ireland').map(({ label, text }) => `${label}: ${text}`);

describe('what a sum is for', () => {
  it.each([
    ['If he changes his mind he gives back the deposit and an additional €150.', 'In some cases: €150.'],
    ['If the gas for the whole building goes over €300 we share it.', 'Sum: €300.'],
    ['The rear door had a €900 repair through insurance.', 'Sum: €900.'],
    ['Fonts are charged at cost, with approval for anything above €80.', 'Sum: €80.'],
    ['Our liability for anything is limited to the greater of €40 and one month’s charges.', 'Limit: €40.'],
    ['Deposit paid ...... €450.00 (by transfer)', 'Deposit: €450.00.'],
    ['I would like €350 up front as a deposit.', 'Deposit: €350.'],
    ['Deposit (25%, not returned if you cancel): €260', 'Deposit: €260.'],
    ['Last time it went up by €2.', 'Sum: €2.'],
    ['For that you give me €18 a head a week.', 'Sum: €18 a head a week.'],
    ['We pay your insurance, the bus card and (in May) half of the course up to €300.', 'Limit: €300.'],
    ['The Tenant has paid €1,200 as an interest-free security deposit.', 'Deposit: €1,200.'],
    ['He must carry public liability insurance of at least €900,000.', 'Insurance cover: €900,000.'],
    ['A drum is lent at €9 a month against a deposit.', 'Sum: €9 a month.'],
    ['Whoever goes within a year repays €500.', 'Repayment: €500.'],
    ['You get a night supplement of €2 for every hour worked.', 'Sum: €2 an hour.'],
  ])('names it only where the words say so: “%s”', (line, told) => expect(sums(line)).toEqual([told]));

  it('takes an age for no money', () =>
    expect(sums('The fee is €20. Records are kept until the child is 21.')).toEqual(['Fee: €20.']));
});

describe('sums of a paper without a currency', () => {
  it.each([
    ['You pay me 540 a month, on the first.', ['Payment: 540 a month.']],
    ['It starts between 8.30 and 10 on a Sunday.', []],
    ['1250 and it’s yours.', ['Sum: 1250.']],
    ['We meet 14 people in room 12 at 45 Mill Road.', []],
  ])('are read where words of paying stand in front: “%s”', (line, told) => expect(sums(line)).toEqual(told));

  it('are told as a chat settled them, not as they were first asked for', () =>
    expect(
      amountFacts(
        textOf(
          'Ines 14:10',
          'I was asking 45 a week',
          'Bram 14:11',
          'Would you do 40?',
          'Ines 14:12',
          'Hm',
          'Bram 14:13',
          'And I muck out',
          'Ines 14:14',
          'Ok so 40 a week then',
        ),
        'Ireland',
      ).map(({ text }) => text),
    ).toEqual(['40 a week.']));
});

describe('how long it runs and which law counts', () => {
  it('takes days on which somebody else comes for no term', () => {
    const text = textOf(
      'Dated 3 September 2026. The room is yours from Saturday.',
      'Over Christmas my brother comes from 20 December to 4 January and I need your room for him.',
    );
    expect(termFacts(text, 'Ireland', dateFacts(text, 'Ireland')).map(({ label }) => label)).not.toContain(
      'From start to end',
    );
  });

  it('takes the statutes under which a paper is given for its law', () =>
    expect(
      lawFacts(
        textOf('This notice is given under the GDPR and the Irish data protection acts.'),
        'Ireland',
      )[0]?.text,
    ).toBe('The law of Ireland applies.'));

  it('takes rights under a statute for no choice of law', () =>
    expect(
      lawFacts(textOf('This does not take away your rights under the Irish Consumer Law.'), 'Ireland')[0]
        ?.text,
    ).toBe('We found no words that choose a law.'));
});
