import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { BURDEN_RULES } from '../../../../src/domain/analysis/reading/burdens/all-rules.ts';
import { FAMILIES, RISK_FAMILIES } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { findBurdens } from '../../../../src/domain/analysis/reading/burdens/find-burdens.ts';
import { mergeBurdens } from '../../../../src/domain/analysis/reading/burdens/merge-burdens.ts';
import type { Burden } from '../../../../src/domain/analysis/reading/burdens/burden.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { SIDES } from './sides.ts';

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
  it('are one for one place, the gravest', () => {
    const groups = mergeBurdens([burden(1), burden(1, { family: 'forfeiture', severity: 'high' })], place);
    expect(groups.map(({ burdens }) => burdens.map(({ family }) => family))).toEqual([['forfeiture']]);
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
  const kinds = [...RISK_FAMILIES, ...BURDEN_RULES.map(({ family, variant }) => `${family}/${variant}`)];
  const clauses = [
    { isUnlimited: false, isAtWill: false },
    { isUnlimited: true, isAtWill: true, sum: '€25', each: 'a day', rate: '3% a month', time: '14 days' },
  ];
  it.each(Object.keys(BURDEN_MESSAGES.risks))('of %s are whole sentences', (kind) => {
    expect(kinds).toContain(kind);
    for (const clause of clauses) {
      const { title, reason, ask, usual, wording, fallback } = BURDEN_MESSAGES.risks[kind]!(clause);
      expect(title).toMatch(/^\p{Lu}.{8,90}[^.]$/u);
      for (const sentence of [reason, ask, usual, wording, fallback])
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
