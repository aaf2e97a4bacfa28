import { describe, expect, it } from 'vitest';
import { checkDefects } from '../../../../src/domain/analysis/checks/all.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { searchPaper } from '../../../../src/domain/analysis/reading/gaps/find-gaps.ts';
import { findLengths } from '../../../../src/domain/analysis/reading/facts/find-spans-of-time.ts';
import { conditionOf } from '../../../../src/domain/analysis/reading/facts/notice/conditions.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { pricePart, tellsHow } from '../../../../src/domain/analysis/reading/facts/leaving/tells-how.ts';
import { judgeLegal } from '../../../../src/domain/analysis/recognition/legal-or-not.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const checked = (...lines: readonly string[]) => checkDefects(textOf(...lines)).map(({ kind }) => kind);
/** The reader, who is called `you`, and the other side, which writes `we`; or the other way round. */
const [you, we] = SIDES.all.map((side, index) => ({
  ...side,
  pronoun: index === 0 ? ('you' as const) : ('we' as const),
}));
const forYou = { ...SIDES, all: [you!, we!], reader: you! };
const forUs = { ...SIDES, all: [you!, we!], reader: we! };

describe('a sentence on how to leave', () => {
  it.each([
    'The deposit is yours again the morning you leave.',
    'The rent is paid as before until you leave.',
    'Credits that you have not used vanish the day you cancel.',
    'Send the router back in the bag when you leave.',
    'The prize remains his even if he resigns.',
    'The fee is charged each month unless you cancel.',
    'Right to cancel',
    'A lesson that the school calls off is held later.',
  ])('does not only date something else: %s', (sentence) => expect(tellsHow(sentence)).toBe(false));

  it.each([
    'If you want to stop, give us two weeks.',
    'You may go on a week’s notice.',
    'Cancel thirty days before and everything is returned.',
    'If you quit, the deposit stays with us.',
    'The plan renews each year unless you cancel in writing before the first of May.',
    'The stall is booked for another season unless the trader withdraws in writing by March.',
  ])('says what it takes: %s', (sentence) => expect(tellsHow(sentence)).toBe(true));

  it('is for whoever is told to do it', () => {
    const text = textOf('To stop for good, give us two weeks so that we can fill the place.');
    expect(findWayOut(text, forYou)).not.toBeNull();
    expect(findWayOut(text, forUs)).toBeNull();
    expect(findWayOut(textOf('Consumers have 14 days to change their minds.'), forUs)).toBeNull();
  });

  it.each([
    'The Tenant is bound for the year and cannot give notice.',
    'The Tenant may suspend or withdraw in no event.',
  ])('is none where it cannot be done: %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).toBeNull(),
  );

  it('costs nothing where it says so, and something where the rest of it does', () => {
    expect(pricePart('You may settle early at any time and it will cost you nothing extra')).toBeNull();
    expect(pricePart('You may leave before it starts without paying anything')).toBeNull();
    expect(pricePart('You may cancel for nothing; after that the fee is kept')).toContain('fee');
    expect(pricePart('If you cancel you pay half')).toContain('pay');
  });

  it('is not dear because somebody else’s leaving is spoken of with a fee', () =>
    expect(
      findWayOut(
        textOf(
          'The Tenant may end this agreement by one month of notice.',
          'Where the cleaner leaves in the first month, half of the fee is paid back.',
        ),
        SIDES,
      )?.text,
    ).toBe('You can leave with 1 month of notice.'));

  it('waits for nothing where a notice runs to the end of a month', () =>
    expect(
      findWayOut(
        textOf('Either side may end this agreement by three months’ notice to the end of a month.'),
        SIDES,
      )?.text,
    ).not.toContain('time has to pass'));

  it('is told with its case alone', () => {
    const sentence = 'If you find a place sooner you may go on 7 days’ notice.';
    const [length] = findLengths(sentence);
    expect(conditionOf(sentence, length!)).toBe('If you find a place sooner');
  });
});

describe('what is checked and missed', () => {
  it('holds the end of one part for no second notice of the whole', () => {
    const part = ['Hosting', 'It is €29 a month. Each of us can stop this with one month’s notice.'];
    const whole = ['Stopping early', 'Each of us may cancel with 14 days’ notice.'];
    expect(checked(...part, ...whole)).not.toContain('notice-conflict');
    expect(checked('Each of us can stop this with one month’s notice.', ...whole)).toContain(
      'notice-conflict',
    );
  });

  it('holds a line for a named signature for no blank', () =>
    expect(checked('I have read it and I would like the job: ________ (Marisol Quintanilla)')).toEqual([]));

  it('takes words in brackets, a heading in the clause and quotes behind a stop for a meaning', () => {
    for (const meaning of [
      'The Comfort Package of $48 a week (newspaper and wine) is charged.',
      '1. Comfort Package. You get a newspaper and wine.',
      'Newspaper and wine are the "Comfort Package."',
    ])
      expect(checked(meaning, 'You pay the Comfort Package in advance.')).not.toContain('undefined-term');
    expect(checked('You pay the Comfort Package in advance.')).toContain('undefined-term');
  });

  it('misses nothing that its kind of paper does not settle, and nothing that hurts the reader', () => {
    const filler = Array.from({ length: 40 }, (_, index) => `${index + 1}. The room is blue.`).join(' ');
    const gaps = (family: 'loan' | 'sale', kind: string, purse: 'pays' | 'paid' | null) =>
      searchPaper(textOf(`${filler} The price for the boat is £900. ${filler}`), family, {
        isStronger: null,
        areFirms: false,
        kind,
        purse,
      }).gaps.map(({ title }) => title);
    expect(gaps('loan', 'Loan agreement', null)).toContain('What the loan costs');
    expect(gaps('loan', 'Guarantee', null)).toEqual([]);
    expect(gaps('sale', 'Sale agreement', 'pays')).toContain('What happens if it is faulty');
    expect(gaps('sale', 'Sale agreement', 'paid')).toEqual([]);
    expect(gaps('sale', 'Sale agreement', null)).toEqual([]);
  });

  it('is not in doubt whether a paper binds that people sign', () => {
    const rules = [
      'THE TUESDAY BAND: how it works now that there are four of us',
      'Each of us puts £15 a week in the jar for the room, there or not.',
      'Say no on the group by Monday noon. Miss a night that you said yes to and it is £60 into the jar, unless you are ill.',
      'Nell buys a quarter of the van for £2,200, ten goes of £220. Leave inside two years and what you have paid is not coming back.',
      'To quit, give three months and play what is booked.',
    ];
    const judged = (...end: readonly string[]) => judgeLegal(textOf(...rules, ...end));
    expect(judged()).toMatchObject({ isLegal: true, isDoubtful: true });
    expect(judged('Signed on the back of the list: J. Prosser / N. Teague')).toMatchObject({
      isLegal: true,
      isDoubtful: false,
    });
  });
});
