import type { Country } from '../../../../../config/product.ts';

/** Where people find legal help that is free or cheap. Public bodies, and bodies that the state relies on for this. */
export interface LegalHelp {
  /** Completes “You can get legal help from …”. */
  readonly who: string;
  /** Its own page, where we are sure of the address; else null. */
  readonly url: string | null;
}

const GENERAL: LegalHelp = {
  who: 'a lawyer, a legal advice center, a consumer or tenants’ association, or a trade union near you',
  url: null,
};

/** Countries that are missing have no single door that we are sure of, and get the general line. */
const BY_COUNTRY: Partial<Readonly<Record<Country, LegalHelp>>> = {
  'United States': {
    who: 'the legal aid offices listed by the federal government',
    url: 'https://www.usa.gov/legal-aid',
  },
  'United Kingdom': {
    who: 'the services that GOV.UK lists under legal aid',
    url: 'https://www.gov.uk/legal-aid',
  },
  India: { who: 'the National Legal Services Authority (NALSA)', url: 'https://nalsa.gov.in' },
  Canada: { who: 'the legal aid plan of your province or territory', url: null },
  Australia: {
    who: 'the legal aid commission of your state or territory',
    url: 'https://www.nationallegalaid.org',
  },
  Singapore: { who: 'the Legal Aid Bureau', url: 'https://lab.mlaw.gov.sg' },
  Germany: {
    who: 'a lawyer with a certificate for legal advice (Beratungshilfe) from your local court',
    url: null,
  },
  France: { who: 'a point-justice near you, or the number 3039', url: 'https://www.justice.fr' },
  China: { who: 'the public legal service line 12348', url: 'https://www.12348.gov.cn' },
  Japan: { who: 'the Japan Legal Support Center (Houterasu)', url: 'https://www.houterasu.or.jp' },
  Brazil: { who: 'the public defender of your state (Defensoria Pública)', url: null },
  'South Africa': { who: 'Legal Aid South Africa', url: 'https://legal-aid.co.za' },
  Netherlands: { who: 'the Juridisch Loket', url: 'https://www.juridischloket.nl' },
  Spain: {
    who: 'the legal orientation service of your bar association',
    url: 'https://www.justiciagratuita.es',
  },
  Norway: {
    who: 'the county governor (Statsforvalteren), who decides on free legal aid',
    url: 'https://www.statsforvalteren.no',
  },
  Denmark: { who: 'a retshjælp office near you', url: null },
  'New Zealand': { who: 'a community law center', url: 'https://communitylaw.org.nz' },
  Ireland: { who: 'the Legal Aid Board', url: 'https://www.legalaidboard.ie' },
  Belgium: { who: 'the legal aid bureau of your bar association', url: null },
  Austria: { who: 'the free advice day (Amtstag) of your district court', url: null },
};

/** Where people in a country find legal help. */
export const legalHelpIn = (country: Country): LegalHelp => BY_COUNTRY[country] ?? GENERAL;
