/** Countries and states as documents write them, with the country of the upload form they belong to. */
const US_STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico'.split(
    '|',
  );
const CANADA =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick'.split('|');
const AUSTRALIA = 'New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia'.split('|');

const COUNTRY_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(US_STATES.map((name) => [name, 'United States'])),
  ...Object.fromEntries(CANADA.map((name) => [name, 'Canada'])),
  ...Object.fromEntries(AUSTRALIA.map((name) => [name, 'Australia'])),
  'United States': 'United States',
  'United States of America': 'United States',
  USA: 'United States',
  'United Kingdom': 'United Kingdom',
  England: 'United Kingdom',
  'England and Wales': 'United Kingdom',
  Scotland: 'United Kingdom',
  Wales: 'United Kingdom',
  'Northern Ireland': 'United Kingdom',
  'Great Britain': 'United Kingdom',
  India: 'India',
  Canada: 'Canada',
  Australia: 'Australia',
  'United Arab Emirates': 'United Arab Emirates',
  UAE: 'United Arab Emirates',
  Dubai: 'United Arab Emirates',
  DIFC: 'United Arab Emirates',
  Singapore: 'Singapore',
  Germany: 'Germany',
  'Federal Republic of Germany': 'Germany',
  France: 'France',
  China: 'China',
  "People's Republic of China": 'China',
  'People’s Republic of China': 'China',
  PRC: 'China',
  Japan: 'Japan',
  Brazil: 'Brazil',
  'South Africa': 'South Africa',
  'Republic of South Africa': 'South Africa',
  Mexico: 'Mexico',
  Netherlands: 'Netherlands',
  'The Netherlands': 'Netherlands',
  Switzerland: 'Switzerland',
  Spain: 'Spain',
  Italy: 'Italy',
  Sweden: 'Sweden',
  Norway: 'Norway',
  Denmark: 'Denmark',
  'New Zealand': 'New Zealand',
  Ireland: 'Ireland',
  'Republic of Ireland': 'Ireland',
  Belgium: 'Belgium',
  Austria: 'Austria',
  'Hong Kong': 'Other',
  Israel: 'Other',
  Korea: 'Other',
  'Republic of Korea': 'Other',
  Taiwan: 'Other',
  Luxembourg: 'Other',
  Finland: 'Other',
  Poland: 'Other',
  Portugal: 'Other',
  Bermuda: 'Other',
  'Cayman Islands': 'Other',
  Argentina: 'Other',
  Chile: 'Other',
  Russia: 'Other',
  Malaysia: 'Other',
  Philippines: 'Other',
  Thailand: 'Other',
  Turkey: 'Other',
  'Marshall Islands': 'Other',
  Jersey: 'Other',
  Guernsey: 'Other',
  Egypt: 'Other',
  Nigeria: 'Other',
  Kenya: 'Other',
  'Saudi Arabia': 'Other',
  'Czech Republic': 'Other',
  Greece: 'Other',
  Cyprus: 'Other',
  Malta: 'Other',
  Indonesia: 'Other',
  Vietnam: 'Other',
  Colombia: 'Other',
  Peru: 'Other',
  Panama: 'Other',
  'British Virgin Islands': 'Other',
  'Republic of China': 'Other',
  Hungary: 'Other',
  Romania: 'Other',
  Ukraine: 'Other',
  Iceland: 'Other',
  Bahamas: 'Other',
};
const ADJECTIVES: Readonly<Record<string, string>> = {
  english: 'England',
  german: 'Germany',
  french: 'France',
  indian: 'India',
  swiss: 'Switzerland',
  dutch: 'Netherlands',
  irish: 'Ireland',
  scottish: 'Scotland',
  italian: 'Italy',
  spanish: 'Spain',
  austrian: 'Austria',
  belgian: 'Belgium',
  swedish: 'Sweden',
  norwegian: 'Norway',
  danish: 'Denmark',
  japanese: 'Japan',
  chinese: 'China',
  israeli: 'Israel',
};
const NAMES = Object.keys(COUNTRY_OF).toSorted((a, b) => b.length - a.length);
const NAME = new RegExp(
  String.raw`(?<![\w-])(${NAMES.map((name) => name.replace(/ /g, String.raw`\s+`)).join('|')})(?![\w-])`,
  'gi',
);
const COMPOUND: Readonly<Record<string, string>> = {
  'England and Wales': 'England; Wales',
  UAE: 'United Arab Emirates',
  USA: 'United States',
  'United States of America': 'United States',
  PRC: "People's Republic of China",
  China: "People's Republic of China",
  'People’s Republic of China': "People's Republic of China",
  'The Netherlands': 'Netherlands',
  'Federal Republic of Germany': 'Germany',
  'Republic of Korea': 'Korea',
  Quebec: 'Quebec',
  Québec: 'Quebec',
};
const CUE = /\b(?:laws?|statutes|legislation|govern\w*|construed|interpreted|jurisdiction)\b/i;

/** The place whose law a sentence chooses: `New York`, `England; Wales`, `Ontario, Canada`. Null when it names none. */
export function findPlaceOfLaw(sentence: string): string | null {
  const cue = CUE.exec(sentence);
  if (cue === null) return null;
  const found = Array.from(sentence.slice(cue.index).matchAll(NAME), (match) => ({
    name: canonical(match[1]!),
    at: cue.index + match.index,
  }));
  const first = found[0];
  if (first === undefined) {
    const adjective = /\b([A-Z][a-z]+)\s+laws?\b/.exec(sentence)?.[1]?.toLowerCase();
    return adjective === undefined ? null : (ADJECTIVES[adjective] ?? null);
  }
  if (CANADA.includes(first.name)) return `${value(first.name)}, Canada`;
  if (AUSTRALIA.includes(first.name)) return `${first.name}, Australia`;
  const state = first.name.startsWith('United States')
    ? found.slice(1).find((place) => US_STATES.includes(place.name))
    : undefined;
  if (state !== undefined) return state.name;
  return value(first.name);
}

function canonical(found: string): string {
  const flat = found.replace(/\s+/g, ' ');
  return NAMES.find((name) => name.toLowerCase() === flat.toLowerCase()) ?? flat;
}

const value = (name: string) => COMPOUND[name] ?? name;

/** The country of the form that a place of law belongs to: `Other` for one that is not on the form. */
export function countryOfPlace(place: string): string | null {
  const first = place.split(/[;,]/)[0]!.trim();
  return COUNTRY_OF[first] ?? null;
}
