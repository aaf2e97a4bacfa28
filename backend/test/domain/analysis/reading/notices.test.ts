import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const told = (...lines: readonly string[]) =>
  noticeFacts(textOf(...lines), SIDES).map(({ label, text }) => `${label}: ${text}`);
const wayOut = (...lines: readonly string[]) => findWayOut(textOf(...lines), SIDES)?.text;

describe('who gives a notice, and for what', () => {
  it.each([
    ['The Landlord may raise the rent on two months’ notice.', 'Notice for change: Landlord – 2 months.'],
    [
      'The Landlord may move the Tenant to another room on 36 hours’ notice.',
      'Notice for change: Landlord – 36 hours.',
    ],
    ['The rent may be raised on two months’ notice.', 'Notice for change: 2 months.'],
    [
      'The rent may be raised by the Landlord on two months’ notice.',
      'Notice for change: Landlord – 2 months.',
    ],
    [
      'If we end it, we’ll give you 28 days’ notice and pay back your rent.',
      'Notice for ending: Landlord – 28 days.',
    ],
    ['If you wish to leave, tell us six weeks before.', 'Notice for ending: You – 6 weeks.'],
    [
      'Either you or we may bring the letting to an end by a month’s letter.',
      'Notice for ending: Either side – 1 month.',
    ],
    [
      'Either party may terminate on 20 days’ notice to the end of a calendar month.',
      'Notice for ending: Either side – 20 days, to the end of a calendar month.',
    ],
    ['Either partner may retire on six months’ notice.', 'Notice: Either side – 6 months.'],
    ['Either partner may end it on a month’s notice.', 'Notice for ending: Either side – 1 month.'],
    [
      'The lease renews for another year unless the Tenant tells the Landlord between 90 and 60 days before.',
      'Notice for stopping the renewal: You – between 90 and 60 days.',
    ],
  ])('reads “%s”', (sentence, line) => expect(told(sentence)).toEqual([line]));

  it.each([
    ['You give us thirty days’ notice in writing; we may give five.', 'You – 30 days', 'Landlord – 5 days'],
    ['You may leave with a week’s notice, and from us you get a month.', 'You – 1 week', null],
    [
      'You may end it with two weeks’ notice, and from us you get four weeks.',
      'You – 2 weeks',
      'Landlord – 4 weeks',
    ],
    ['Six weeks’ notice from you, eight weeks from us.', 'You – 6 weeks', 'Landlord – 8 weeks'],
  ])('reads whose each of two lengths is: “%s”', (sentence, own, other) => {
    const lines = told(sentence).join('\n');
    for (const part of [own, other]) if (part !== null) expect(lines).toContain(`${part}.`);
  });

  it('takes what holds even in a case for no condition', () =>
    expect(told('You may leave with a week’s notice, even if the lease has just begun.')).toEqual([
      'Notice for ending: You – 1 week.',
    ]));

  it.each([
    ['The deposit is paid back provided that ten weeks’ notice has been given.', 'Notice: 10 weeks.'],
    ['We would appreciate three weeks’ notice but do not insist.', 'Notice: 3 weeks.'],
    ['You may withdraw from this consent by giving two weeks’ notice.', 'Notice: You – 2 weeks.'],
    ['The manager replies to complaints within six working days.', 'Time limit: 6 working days.'],
    ['The Tenant must tell the Landlord of a new address within 10 days.', 'Time limit: 10 days.'],
    ['The deposit is returned within 21 days of you moving out.', 'Time limit: 21 days.'],
  ])('claims no purpose and no side where the words leave it open: “%s”', (sentence, line) =>
    expect(told(sentence)).toEqual([line]),
  );

  it.each([
    'If you leave before you have completed sixteen months, you must repay the bonus.',
    'Three of these in six weeks and the Landlord will end this lease.',
    'Guests may stay two nights a week, and tell us first.',
    'You can skip two payments in any twelve months, just tell us.',
    'If the Tenant is in arrears for 60 days, the Landlord may sell the goods.',
  ])('takes “%s” for no notice', (sentence) => expect(told(sentence)).toEqual([]));
});

describe('the way out in the summary', () => {
  it('tells a plain notice without the word', () =>
    expect(wayOut('Either of us can end it by giving the other five weeks in writing.')).toBe(
      'Either side can leave with 5 weeks of notice.',
    ));

  it('tells that the reader can leave at any time, and that it may cost something', () => {
    expect(wayOut('5. Leaving', 'The Tenant may cancel at any time.')).toBe('You can leave at any time.');
    expect(wayOut('The Tenant may cancel at any time. The Tenant then pays the balance.')).toBe(
      'You can leave at any time. Leaving may cost something.',
    );
  });

  it('takes the end of something smaller for no way out', () =>
    expect(wayOut('The Tenant may cancel an optional service at any time.')).not.toBe(
      'You can leave at any time.',
    ));

  it('builds nothing on a period that belongs to something else', () =>
    expect(
      wayOut(
        'Three refusals in six weeks and the Landlord will end this lease.',
        'The Tenant may end this lease at any time on one week’s notice.',
      ),
    ).toBe('You can leave with 1 week of notice.'));
});
