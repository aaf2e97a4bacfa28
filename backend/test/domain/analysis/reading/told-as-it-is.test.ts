import { beforeAll, describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

/** The titles of what is raised for the member of a club, from one clause more than the plainest. */
const titles = (clause: string) => {
  const document = documentFromText(
    [
      'MEMBERSHIP AGREEMENT between Quay Fitness Ltd (“we”) and Tobias Wren (“you”)',
      'You pay £30 a month on the third of each month. The membership lasts 18 months.',
      clause,
    ].join('\n\n'),
  );
  return readPaper({
    document,
    text: toLegalText(document),
    reader: { identity: 'Tobias Wren', country: 'United Kingdom' },
    today: new Date('2026-11-22'),
  })
    .risks.filter(({ certainty }) => certainty === 'found')
    .map(({ title }) => title);
};

// the first paper makes every rule ready
beforeAll(() => void titles('You may end it at any time.'), 60_000);

describe('A clause is not called what it is not', () => {
  it.each([
    ['We may change these terms by posting the new version on our site.', /work elsewhere/],
    ['We shall knock before we come into your room and go in unasked only in a fire.', /come in/],
    ['We may take your card away on the spot for violence, threats or drugs.', /things away/],
    ['We do ask for the last month’s rent at the start, so you pay us £1,240 on moving day.', /£1,240/],
    ['We are not responsible for things lost or stolen unless one of us caused it.', /do not pay/],
    ['You would get no money back for the days that you had paid for.', /may claim/],
    ['We take pictures of the decorated barn before guests come and use them.', /pictures of you/],
    ['Until the last payment is made the bike is still ours, though you have the use of it.', /late or not/],
    ['If you have not come after seven days, your bag counts as given up.', /as your yes/],
    ['The rules are changed by the members at the yearly meeting.', /change the rules/],
    ['You pay us for a whole term at once, before the first session, so £90.', /Leaving costs/],
    ['For bigger things the one who broke it pays for the repair.', /You pay/],
    ['If we sell the house you have to move out within four weeks.', /at once/],
    [
      'If your dog is ill you pay the vet, whatever it comes to, and £25 an hour for our time.',
      /promise £25/,
    ],
    ['A card lost is £12, because the lock firm charges us nearly that.', /£12|lost/],
    [
      'If a statement proves untrue you repay the whole of the termination payment, with interest at nine per cent.',
      /leav|late/i,
    ],
    ['You pay £85 for the liner, which will keep the water from running into the lane.', /keep what you/],
    ['If you do not come by Sunday we keep the £100 and sell it to the next one.', /your things/],
    ['We may put you on short time, without pay for the time not worked.', /your work may not/],
  ])('“%s”', (clause, wrong) => expect(titles(clause).join()).not.toMatch(wrong));
});

describe('A grave clause in plain words is raised', () => {
  it.each([
    ['We can’t let you off early because you moved house or changed job.', /leave early|bound|out/i],
    ['If we take your card you still owe the rest of your plan.', /leav|cost|rest/i],
    ['Both sides pay £2,000 for each breach of this contract, without proof of loss.', /£2,000/],
    ['Neither side may cancel for five years.', /leave|bound/i],
    [
      'We may end this on four weeks’ notice, or at once if fees are late, or in our sole opinion you do not fit.',
      /at once/,
    ],
    ['Each July we increase the monthly charge by the CPI figure of April plus 4.1%.', /price|rise/i],
  ])('“%s”', (clause, right) => expect(titles(clause).join()).toMatch(right));
});
