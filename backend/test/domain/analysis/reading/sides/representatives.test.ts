import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { partyFacts } from '../../../../../src/domain/analysis/reading/facts/party-facts.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const parties = (identity: string, ...lines: readonly string[]) => {
  const text = toLegalText(documentFromText(lines.join('\n\n')));
  return partyFacts(text, findPaperSides(text, identity)).map((fact) => `${fact.label}: ${fact.text}`);
};

const ORDER = [
  'ALDER & CO ROOFING LTD.',
  'Customer: Ms. Ida Brown',
  '1. We begin within a week and you pay on the last day.',
  '2. We may send a bill by e-mail.',
];

describe('Whoever acts for a firm', () => {
  it('is no side beside it where they sign for it', () =>
    expect(
      parties('Ida Brown', ...ORDER, 'Accepted: I. Brown', 'For Alder & Co: R. Stanes, Office Manager'),
    ).toEqual([
      'Party (you): Ms. Ida Brown (Customer), called “you” in the text.',
      'Party: ALDER & CO ROOFING LTD., called “we” in the text.',
    ]));

  it('is no side beside it where a letter gives their job', () =>
    expect(
      parties(
        'Ida',
        'From: Rolf @ Alder Roofing <work@alder.example>',
        'To: Ida Brown',
        'Subject: Your place with us',
        'Hi Ida,',
        'We would love to have you in the team from 3 May 2027. You get £14 an hour, and we pay you every Friday. Bring boots.',
        'Cheers,',
        'Rolf Stanes',
        'Site Manager, Alder Roofing Ltd',
        'TERMS',
        'This is a contract between you and Alder Roofing Ltd. We may change your hours and you tell us when you are ill.',
      ),
    ).toEqual([
      'Party: Alder Roofing Ltd, called “we” in the text.',
      'Party (you): Ida Brown, called “you” in the text.',
    ]));

  it('reads for the firm where it is they who ask', () =>
    expect(
      parties(
        'Rolf Stanes',
        ...ORDER,
        'Accepted: I. Brown',
        'For Alder & Co: Rolf Stanes, Office Manager',
      )[1],
    ).toBe('Party (you): ALDER & CO ROOFING LTD., called “we” in the text.'));

  it('stays a side where nobody else would be left', () =>
    expect(
      parties(
        'Ida Brown',
        'Alder Roofing Ltd takes on Ida Brown, Site Manager, from 3 May 2027.',
        'The Employee works forty hours.',
        'Signed: Ida Brown',
        'Signed: Rolf Stanes for Alder Roofing Ltd',
      ).some((one) => one.includes('Ida Brown')),
    ).toBe(true));
});
