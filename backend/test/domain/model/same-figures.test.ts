import { describe, expect, it } from 'vitest';

import { hasSameFigures } from '../../../src/domain/analysis/model/rendering/same-figures.ts';

describe('a rendering of a line', () => {
  it.each([
    ['You leave by 12 May 2027.', 'en', 'Sie ziehen bis zum 12. Mai 2027 aus.', 'de'],
    ['You leave by 2027-05-12.', 'en', 'Sie ziehen bis zum 12. Mai 2027 aus.', 'de'],
    ['You may cancel with 3 months of notice.', 'en', 'Sie können mit 3 Monaten Frist kündigen.', 'de'],
    ['Sie zahlen 500 € am 1. März an den Vermieter.', 'de', 'You pay €500 to the landlord on 1 March.', 'en'],
    ['Le préavis est de 2 mois.', 'fr', 'The notice is 2 months.', 'en'],
  ])('may measure as the line does: %s', (line, from, rendering, to) => {
    expect(hasSameFigures(line, from, rendering, to)).toBe(true);
  });

  it.each([
    ['You leave by 12 May 2027.', 'en', 'Sie ziehen bis zum 12. Juni 2027 aus.', 'de'],
    ['You leave by 2027-05-12.', 'en', 'Sie ziehen bis zum 12. Juni 2027 aus.', 'de'],
    ['You may cancel with 3 months of notice.', 'en', 'Sie können mit 3 Jahren Frist kündigen.', 'de'],
    ['You pay €500.', 'en', 'Sie zahlen 500 Dollar.', 'de'],
    ['Le préavis est de 2 mois.', 'fr', 'The notice is 2 weeks.', 'en'],
  ])('has no other month, unit or currency: %s', (line, from, rendering, to) => {
    expect(hasSameFigures(line, from, rendering, to)).toBe(false);
  });
});
