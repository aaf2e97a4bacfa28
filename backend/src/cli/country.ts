import { COUNTRIES, type Country } from '../../../config/product.ts';

/** The country of the list that is meant, in whatever case; undefined where none is. Nobody should have to look up how the form spells it. */
export const countryNamed = (typed: string): Country | undefined =>
  COUNTRIES.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
