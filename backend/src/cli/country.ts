import { COUNTRIES, type Country } from '../../../config/product.ts';

/** The country of the list with this name, in any case; undefined where there is none. */
export const countryNamed = (typed: string): Country | undefined =>
  COUNTRIES.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
