import type { Country } from '../../../../../../config/product.ts';
import {
  AUSTRALIA_RULES,
  INDIA_RULES,
  NEW_ZEALAND_RULES,
  SOUTH_AFRICA_RULES,
  UNITED_ARAB_EMIRATES_RULES,
} from './africa-asia-pacific.ts';
import { CANADA_RULES, UNITED_STATES_RULES } from './americas.ts';
import { DENMARK_RULES, ITALY_RULES, NETHERLANDS_RULES, SPAIN_RULES } from './europe.ts';
import { EUROPEAN_UNION_RULES } from './european-union.ts';
import { FRANCE_RULES } from './france.ts';
import { GERMANY_RULES } from './germany.ts';
import { IRELAND_RULES } from './ireland.ts';
import type { LawRule } from './rule.ts';
import { UNITED_KINGDOM_RULES } from './united-kingdom.ts';

/** The rules of each country, the surest and most particular first. A country without an entry has none whose source was read. */
export const LAW_RULES: Readonly<Partial<Record<Country, readonly LawRule[]>>> = {
  'United Kingdom': UNITED_KINGDOM_RULES,
  Ireland: [...IRELAND_RULES, ...EUROPEAN_UNION_RULES],
  Germany: [...GERMANY_RULES, ...EUROPEAN_UNION_RULES],
  France: [...FRANCE_RULES, ...EUROPEAN_UNION_RULES],
  Netherlands: [...NETHERLANDS_RULES, ...EUROPEAN_UNION_RULES],
  Spain: [...SPAIN_RULES, ...EUROPEAN_UNION_RULES],
  Italy: [...ITALY_RULES, ...EUROPEAN_UNION_RULES],
  Denmark: [...DENMARK_RULES, ...EUROPEAN_UNION_RULES],
  Austria: EUROPEAN_UNION_RULES,
  Sweden: EUROPEAN_UNION_RULES,
  Belgium: EUROPEAN_UNION_RULES,
  'United States': UNITED_STATES_RULES,
  Canada: CANADA_RULES,
  India: INDIA_RULES,
  Australia: AUSTRALIA_RULES,
  'New Zealand': NEW_ZEALAND_RULES,
  'South Africa': SOUTH_AFRICA_RULES,
  'United Arab Emirates': UNITED_ARAB_EMIRATES_RULES,
};
