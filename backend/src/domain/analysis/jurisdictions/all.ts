import type { Country } from '../../../../../config/product.ts';
import { AUSTRALIA } from './australia.ts';
import { AUSTRIA } from './austria.ts';
import { BELGIUM } from './belgium.ts';
import { BRAZIL } from './brazil.ts';
import { CANADA } from './canada.ts';
import { CHINA } from './china.ts';
import { DENMARK } from './denmark.ts';
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { INDIA } from './india.ts';
import { IRELAND } from './ireland.ts';
import { ITALY } from './italy.ts';
import { JAPAN } from './japan.ts';
import { MEXICO } from './mexico.ts';
import { NETHERLANDS } from './netherlands.ts';
import { NEW_ZEALAND } from './new-zealand.ts';
import { NORWAY } from './norway.ts';
import { OTHER } from './other.ts';
import { SINGAPORE } from './singapore.ts';
import { SOUTH_AFRICA } from './south-africa.ts';
import { SPAIN } from './spain.ts';
import { SWEDEN } from './sweden.ts';
import { SWITZERLAND } from './switzerland.ts';
import { UNITED_ARAB_EMIRATES } from './united-arab-emirates.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/** One entry for each country of the form. */
export const JURISDICTIONS: Readonly<Record<Country, Jurisdiction>> = {
  'United States': UNITED_STATES,
  'United Kingdom': UNITED_KINGDOM,
  India: INDIA,
  Canada: CANADA,
  Australia: AUSTRALIA,
  'United Arab Emirates': UNITED_ARAB_EMIRATES,
  Singapore: SINGAPORE,
  Germany: GERMANY,
  France: FRANCE,
  China: CHINA,
  Japan: JAPAN,
  Brazil: BRAZIL,
  'South Africa': SOUTH_AFRICA,
  Mexico: MEXICO,
  Netherlands: NETHERLANDS,
  Switzerland: SWITZERLAND,
  Spain: SPAIN,
  Italy: ITALY,
  Sweden: SWEDEN,
  Norway: NORWAY,
  Denmark: DENMARK,
  'New Zealand': NEW_ZEALAND,
  Ireland: IRELAND,
  Belgium: BELGIUM,
  Austria: AUSTRIA,
  Other: OTHER,
};
