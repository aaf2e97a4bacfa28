import { describe, expect, it } from 'vitest';
import { findDates } from '../../../src/domain/analysis/recognition/dates.ts';
import {
  addDuration,
  findDurations,
  numberFromWords,
} from '../../../src/domain/analysis/recognition/durations.ts';
import { detectLanguage } from '../../../src/domain/analysis/language/detect-language.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { findPlaceOfLaw } from '../../../src/domain/analysis/recognition/places.ts';
import { splitSentences } from '../../../src/domain/analysis/document/sentences.ts';
import { CONTRACTS, contractText } from './fixtures.ts';

const sentencesOf = (text: string) => splitSentences(text).map((span) => text.slice(span.start, span.end));

describe('Sentences', () => {
  it('do not end at abbreviations, amounts or clause numbers', () => {
    expect(sentencesOf('2. Acme Inc. shall pay Rs. 500 to Mr. Low. The rest follows.')).toEqual([
      '2. Acme Inc. shall pay Rs. 500 to Mr. Low.',
      'The rest follows.',
    ]);
  });
  it('end before small letters in a message, and not before those of clauses and short forms', () => {
    expect(
      sentencesOf('leaving: you give me 2 months. if i need the room back you get 2 weeks'),
    ).toHaveLength(2);
    expect(sentencesOf('585 to my account by the 1st. if its late i add 15')).toHaveLength(2);
    for (const one of [
      '32.2.1. if either party is in breach',
      'fuel, tolls etc. if they are due',
      'iii. it is kept',
    ])
      expect(sentencesOf(one)).toHaveLength(1);
  });
  it('end at the marks of other scripts', () => {
    expect(sentencesOf('甲は支払う。乙は働く。')).toEqual(['甲は支払う。', '乙は働く。']);
  });
});

describe('Dates and lengths of time', () => {
  it.each([
    ['January 5, 2026', '2026-01-05'],
    ['the 3rd day of March, 2026', '2026-03-03'],
    ['17t h day of February 2016', '2016-02-17'],
    ['1er juillet 2026', '2026-07-01'],
    ['3 de febrero de 2026', '2026-02-03'],
    ['2026年6月30日', '2026-06-30'],
    ['31.12.2027', '2027-12-31'],
    ['31 April 2027', null],
  ])('reads %s', (text, iso) => {
    expect(findDates(text)[0]?.iso).toBe(iso);
  });
  it('counts by the digits where words and digits stand together', () => {
    expect(findDurations('within thirty (30) days and two years')).toMatchObject([
      { count: 30, unit: 'day' },
      { count: 2, unit: 'year' },
    ]);
    expect(numberFromWords('one hundred and twenty')).toBe(120);
  });
  it('keeps to the calendar at the end of a month', () => {
    expect(addDuration('2026-01-31', { count: 1, unit: 'month' })).toBe('2026-02-28');
    expect(addDuration('2027-03-31', { count: 60, unit: 'day' }, -1)).toBe('2027-01-30');
  });
});

describe('Places of law', () => {
  it.each([
    ['This Agreement is governed by the laws of the State of New York.', 'New York'],
    ['It is governed by the laws of England and Wales.', 'England; Wales'],
    ['Construed under the laws of the Province of Ontario.', 'Ontario, Canada'],
    ['This is subject to German law.', 'Germany'],
    ['The laws of the United States and of the Commonwealth of Kentucky govern.', 'Kentucky'],
    ['Acme is a Delaware corporation.', null],
  ])('%s', (sentence, place) => {
    expect(findPlaceOfLaw(sentence)).toBe(place);
  });
});

describe('The text made ready', () => {
  it.each(CONTRACTS)('knows the language of $id', ({ id, language }) => {
    expect(detectLanguage(contractText(id))).toBe(language);
  });
  it('numbers paragraphs, keeps pages and headings, and never loses a word', () => {
    const raw = `${contractText('lease-leeds')}\f9. Annex\n\n9.1 The keys are listed here.`;
    const text = toLegalText(documentFromText(raw));
    expect(text.paragraphs.map((paragraph) => paragraph.id)).toEqual(
      text.paragraphs.map((_, index) => index + 1),
    );
    expect(text.text.replace(/\s+/g, '')).toBe(raw.replace(/\s+/g, ''));
    const last = text.paragraphs.at(-1)!;
    expect(last).toMatchObject({ page: 2, clause: '9.1' });
    expect(last.headingPath).toContain('Annex');
  });
  it('knows definitions and references', () => {
    const text = toLegalText(documentFromText(contractText('lease-leeds')));
    expect(text.definitions.map((definition) => definition.term)).toEqual(
      expect.arrayContaining(['Landlord', 'Tenant', 'Property']),
    );
    expect(text.references).toMatchObject([{ kind: 'clause', number: '3.1' }]);
  });
});
