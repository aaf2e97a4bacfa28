import { PACKS } from '../../../../src/domain/analysis/reading/packs/packs.ts';
import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { BURDEN_RULES } from '../../../../src/domain/analysis/reading/burdens/all-rules.ts';
import { FAMILIES, RISK_FAMILIES } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { confirmBurdens } from '../../../../src/domain/analysis/reading/burdens/confirm.ts';
import { isOwnForum, isTakenBack } from '../../../../src/domain/analysis/reading/burdens/harmless.ts';
import { classifyBurdens } from '../../../../src/domain/analysis/reading/classifier/classify-burdens.ts';
import { namedTitle } from '../../../../src/domain/analysis/reading/messages/named-title.ts';
import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';
import { findBurdens } from '../../../../src/domain/analysis/reading/burdens/find-burdens.ts';
import { mergeBurdens } from '../../../../src/domain/analysis/reading/burdens/merge-burdens.ts';
import type { Burden } from '../../../../src/domain/analysis/reading/burdens/burden.ts';
import { SIDED_RULES } from '../../../../src/domain/analysis/reading/burdens/sided/all-rules.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { BURDEN_TRUTHS } from '../../../../src/domain/analysis/reading/languages/en/truths/all.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** What the rules find in a sentence in which `you` are the tenant and `we` the landlord. */
const found = (raw: string) => {
  const text = toLegalText(documentFromText(raw));
  return findBurdens(text, findFrames(text, SIDES), SIDES);
};

describe.each(BURDEN_RULES.map((rule) => ({ name: `${rule.family}/${rule.variant}`, rule })))(
  'The rule $name',
  ({ rule }) => {
    it.each([...rule.examples])('finds “%s”', (example) => {
      expect(found(example).some((burden) => burden.rule === rule)).toBe(true);
    });
    it.each([...rule.counterExamples])('leaves “%s” alone', (example) => {
      expect(found(example).some((burden) => burden.rule === rule)).toBe(false);
    });
  },
);

describe('Burdens', () => {
  it('are found by words that only the lead-in of a clause says', () => {
    const example = 'We may enter the flat at any time without notice.';
    const frames = findFrames(toLegalText(documentFromText(example)), SIDES);
    // the sentence holds none of the words that the clause carries down
    const item = toLegalText(documentFromText('To do what the paper further says of this matter.'));
    const families = findBurdens(item, frames, SIDES).map(({ family }) => family);
    expect(families).toEqual(found(example).map(({ family }) => family));
    expect(families).not.toEqual([]);
  });

  it('weigh on the one who is acted upon, whichever side that is', () => {
    expect(
      found('We may end this agreement at any time without notice.').map(({ sideId }) => sideId),
    ).toContain('s1');
    expect(
      found('We repair the boiler without limit, whatever it costs.').map(({ sideId }) => sideId),
    ).toContain('s2');
  });

  it('know a rule for every family', () => {
    const known = new Set(BURDEN_RULES.map(({ family }) => family));
    expect(RISK_FAMILIES.filter((family) => !known.has(family))).toEqual([]);
  });
});

const burden = (start: number, change: Partial<Burden> = {}): Burden => ({
  family: 'penalty',
  variant: 'late-fee',
  sideId: 's1',
  severity: 'medium',
  certainty: 'found',
  by: 'rules',
  span: { start, end: start + 10 },
  figures: {},
  ...change,
});
const place = ({ span }: Burden) => span.start;

describe('Risks of burdens', () => {
  it('are at most two for one place, of two families, and only where both are certain', () => {
    const all = [
      burden(1),
      burden(1, { family: 'forfeiture', severity: 'high' }),
      burden(1, { severity: 'low' }),
      burden(1, { family: 'gag', severity: 'low' }),
    ];
    const families = (burdens: readonly Burden[]) =>
      mergeBurdens(burdens, place).map((group) => group.burdens.map(({ family }) => family));
    expect(families(all)).toEqual([['forfeiture'], ['penalty']]);
    expect(families([all[1]!, burden(1, { certainty: 'read-twice' })])).toEqual([['forfeiture']]);
  });

  it('hold up to three places of one kind, and no others', () => {
    const groups = mergeBurdens(
      [1, 2, 3, 4].map((start) => burden(start)).concat(burden(5, { variant: 'fixed-sum' })),
      place,
    );
    expect(groups.map(({ burdens }) => burdens.length)).toEqual([3, 1, 1]);
  });

  it('keep what is only to be read twice apart, behind the rest', () => {
    const groups = mergeBurdens(
      [burden(1, { certainty: 'read-twice' }), burden(2, { severity: 'low' })],
      place,
    );
    expect(groups.map(({ burdens }) => burdens[0].certainty)).toEqual(['found', 'read-twice']);
  });
});

describe('The words for risks', () => {
  const renamed = Object.values(BURDEN_TRUTHS).flatMap((truth) => truth?.instead ?? []);
  const kinds = [
    ...RISK_FAMILIES,
    ...[...BURDEN_RULES, ...SIDED_RULES, ...renamed, ...PACKS.flatMap(({ burdens }) => burdens)].map(
      ({ family, variant }) => `${family}/${variant}`,
    ),
  ];
  const clauses = [
    { isUnlimited: false, isAtWill: false },
    { isUnlimited: false, isAtWill: false, purse: 'pays' as const, answersForFault: true, mayProve: true },
    { isUnlimited: true, isAtWill: true, sum: '€25', each: 'a day', rate: '3% a month', time: '14 days' },
  ];
  it.each(Object.keys(BURDEN_MESSAGES.risks))('of %s are whole sentences', (kind) => {
    expect(kinds).toContain(kind);
    for (const clause of clauses) {
      const { title, reason, ask, wording, fallback } = BURDEN_MESSAGES.risks[kind]!(clause);
      expect(title).toMatch(/^\p{Lu}.{8,90}[^.]$/u);
      for (const sentence of [reason, ask, wording, fallback])
        expect(sentence ?? 'None.').toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it('are there for every family, found or only noticed', () => {
    expect(RISK_FAMILIES.filter((family) => BURDEN_MESSAGES.risks[family] === undefined)).toEqual([]);
    for (const family of RISK_FAMILIES) {
      expect(BURDEN_MESSAGES.readTwice(family).title).toMatch(/^Read this twice: .*\?$/);
      expect(FAMILIES[family].label).not.toBe('');
    }
  });
});

describe('The titles of risks', () => {
  const lists = Object.entries(BURDEN_MESSAGES.titles);
  it.each(lists)('for %s name the matter, without a full stop', (kind, titles) => {
    expect(RISK_FAMILIES).toContain(kind.split('/')[0]);
    for (const { title } of titles) expect(title).toMatch(/^(?:\p{Lu}|\{).{8,90}[^.]$/u);
  });

  it.each([
    [
      'sole-discretion',
      'Whether the boiler works is for us alone to judge, and so is the deposit.',
      'deposit',
    ],
    ['unilateral-change', 'We may vary your shifts as trade requires.', 'working hours'],
    ['exit-cost', 'Whoever resigns in the first year repays the cost of the course.', 'training costs'],
    ['entry-or-seizure', 'Bags that nobody fetches may be thrown away.', 'throw away'],
    ['unilateral-change', 'We may alter your tasks, hours and pay without asking.', 'your pay and your work'],
    ['exit-cost', 'Who leaves without giving the full notice forfeits a week of wages.', 'full notice'],
    ['penalty', 'For passing a fine on to the council we add £12.', 'passing on a fine'],
    ['entry-or-seizure', 'If you are late we may remove the meter.', 'take things away'],
    ['sole-discretion/may-require', 'They may require her to buy the van back.', 'buy it back'],
  ])('of %s say what “%s” is about', (family, words, part) => {
    expect(
      namedTitle(BURDEN_MESSAGES.titles[family], words, { isUnlimited: false, isAtWill: false }),
    ).toContain(part);
  });

  it.each([
    ['forfeiture', 'While the gate is shut your fees keep running.'],
    ['short-deadline', 'The bond is repaid within ten days after you leave the flat.'],
    ['benefit-lost', 'No tenant may have guests for more than a week.'],
    ['work-demands', 'Guests may stay two nights a week.'],
    ['minimum-commitment', 'You book at least 15 hours a month at €40 an hour.'],
    ['forum', 'The costs of the arbitration are shared as the arbitrator says.'],
    ['security', 'The lessor keeps the tax credits and the energy certificates.'],
    ['exit-cost', 'If you cancel in the last month half of the balance is due.'],
    ['exit-cost', 'If you sell, you prepay every payment that remains, discounted at 4%.'],
    [
      'sole-discretion',
      'An instalment may be withheld if in our opinion you have departed from any term of this agreement.',
    ],
  ] as const)('of %s are not taken from one word of “%s”', (family, words) => {
    const clause = {
      isUnlimited: false,
      isAtWill: false,
      purse: 'pays',
      sum: '€40',
      deadline: 'ten days',
    } as const;
    expect(namedTitle(BURDEN_MESSAGES.titles[family], words, clause) ?? '').not.toMatch(
      /keep what you|days to leave|protection of a tenant|at night|minimum of|instead of a court|your papers|a share of the price|half the price|you may stay/,
    );
  });

  it('name the most that is owed as such, and no part that is taken off', () => {
    expect(figuresIn('You pay two fifths of the rest, capped at $90.')['sum']).toBe('up to $90');
    expect(figuresIn('You pay the months that are left, less 4% for early receipt.')['rate']).toBeUndefined();
    const list = [{ says: ['pay'], title: 'They pay {sum} at most' }];
    const clause = { isUnlimited: false, isAtWill: false, sum: 'up to $90' };
    expect(namedTitle(list, 'they pay', clause)).toBe('They pay $90 at most');
  });

  it('name no figure that the clause does not have', () => {
    const list = [{ says: ['late'], title: 'Being late costs {sum}' }];
    const clause = { isUnlimited: false, isAtWill: false };
    expect(namedTitle(list, 'late payers pay more', clause)).toBeNull();
    expect(namedTitle(list, 'late payers pay more', { ...clause, sum: '€9' })).toBe('Being late costs €9');
  });
});

describe('A clause that takes back a burden or names no more than home', () => {
  it.each([
    ['penalty', 'No interest is charged as long as you pay on the first.', true],
    ['penalty', 'No interest is charged in May, but from June it is 2% a month.', false],
    ['exit-cost', 'You may cancel without charge up to the day before.', true],
  ] as const)('%s: “%s”', (family, words, isHarmless) => {
    expect(isTakenBack(family, words)).toBe(isHarmless);
  });

  it.each([
    ['This letter is subject to Irish law and the Irish courts.', 'Ireland', true],
    ['The courts of England and Wales decide any dispute.', 'United Kingdom', true],
    ['The courts of Spain decide any dispute.', 'Ireland', false],
    ['Irish law applies, and an arbitrator decides any dispute.', 'Ireland', false],
  ])('“%s” for a reader in %s', (words, country, isOwn) => {
    expect(isOwnForum(words, country)).toBe(isOwn);
  });
});

describe('Rules in plain words', () => {
  const told = (words: string, sides = SIDES, likely?: ReadonlySet<number>) => {
    const text = toLegalText(documentFromText(words));
    const frames = findFrames(text, sides);
    const burdens = findBurdens(text, frames, sides, likely ?? new Set());
    return confirmBurdens({ text, frames, pieces: classifyBurdens(text), found: burdens, sides })
      .filter(({ certainty }) => certainty === 'found')
      .map(({ family }) => family);
  };
  const LANDLORD = { ...SIDES, reader: SIDES.all[1]! };

  it.each([
    ['No refunds are made.', 'forfeiture'],
    ['Bookings cancelled within a week: the full charge remains payable.', 'exit-cost'],
    ['Overdue invoices attract interest of 3% a month.', 'penalty'],
  ])('tell “%s” to the side that pays, whatever the classifier thinks', (words, family) => {
    expect(told(words)).toContain(family);
  });

  it('tell both of two burdens that stand in one sentence', () => {
    expect(
      told(
        'We are not liable for injury or loss, even by our negligence, and you indemnify us against any claim that others bring.',
        SIDES,
        new Set([0]),
      ).toSorted(),
    ).toEqual(['broad-indemnity', 'other-side-not-liable']);
  });

  it.each(['No refunds are made.', 'Overdue invoices attract interest of 3% a month.'])(
    'do not tell “%s” to the side that is paid',
    (words) => {
      expect(told(words, LANDLORD)).toEqual([]);
    },
  );
});
