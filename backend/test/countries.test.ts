import { describe, expect, it } from 'vitest';

import { COUNTRIES } from '../../config/product.ts';
import { countryOfPlace, findPlaceOfLaw } from '../src/domain/analysis/recognition/places.ts';

/** What the compiler cannot ask of somebody who adds a country; its notes it asks for by itself. */
describe('A country of the form', () => {
  it.each(COUNTRIES.filter((country) => country !== 'Other'))(
    'is known as the place of a contract’s law: %s',
    (country) => {
      const place = findPlaceOfLaw(`This Agreement is governed by the laws of ${country}.`);
      expect(countryOfPlace(place ?? '')).toBe(country);
    },
  );
});
