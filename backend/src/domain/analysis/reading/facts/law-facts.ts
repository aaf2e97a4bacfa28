import type { LegalText } from '../../document/legal-text.ts';
import { countryOfPlace, findPlaceOfLaw } from '../../recognition/places.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import { LAW_ADJECTIVES, MORE_PLACES } from '../languages/en/places-of-law.ts';
import { quoteAround } from './places.ts';
import { sifted } from '../../sieve/sifted.ts';

const ADJECTIVE = new RegExp(
  String.raw`\b(${Object.keys(LAW_ADJECTIVES).join('|')})(?: (?:contract|consumer|labou?r|tenancy|federal|state|substantive|private|company|employment|civil|rental))? laws?\b`,
  'i',
);
const MORE = new RegExp(String.raw`\b(${MORE_PLACES.join('|')})\b`);
const PLACE_LAW = sifted(
  /\b((?:[A-Z][a-z]+ ){0,2}[A-Z][a-z]+)(?:['’]s)? law(?:s)?(?: (?:applies|covers|rules|governs|counts|decides|is used|and|that|sorts?)|[.,;]|$)/,
);
const CHOOSES = sifted(
  /\b(?:laws?|statutes)\b[^.;]{0,60}\b(?:appl(?:y|ies)|govern\w*|covers?|counts?|decides?|control\w*|in force|would sort)\b|\b(?:governed|construed|interpreted|subject to|under|by|goes by|according to|in accordance with|per)\b[^.;]{0,50}\blaws?\b|\blaws? of\b|\blaw[.;]|\blaw and\b|\blaw;/i,
);
/** `Austrian law, and before that cake`, `Irish law is what they would use`, `whatever the law in Victoria says`. */
const PLAIN = sifted(/\b[A-Z][a-z]+ law(?:[,.;]|$| is | as | would| I )|\blaw (?:in|of) (?:the )?[A-Z]/);
/** `so far as the law of Victoria allows`: which law that is, is not said. It may stand behind a choice. */
const ONLY_BOUNDS =
  /\b(?:(?:so|as|in so) far as|to the (?:\p{L}+ )?extent(?: that)?|where|unless|except as|more than) [^.;,]{0,30}\blaws?\b[^.;,]{0,30}\b(?:allows?|permits?|lets?|requires?|says otherwise|forbids?)\b/giu;
/** Sentences that speak of law without choosing one. */
const NOT_CHOICE = sifted(
  /\b(?:(?:organi[sz]ed|incorporated|registered|established|existing|formed|constituted|licensed|created)(?: and (?:validly )?existing)? (?:under|in|pursuant to|by)|as (?:the )?law (?:requires|allows|asks|permits)|required by law|allowed by law|by operation of law|law firm|brother-in-law|mother-in-law|(?:where|if|unless|when|as far as) (?:the )?law|conflict of laws|permitted by (?:the )?law|breaks? the law|against the law|by-?law|rights? (?:under|by|of) (?:the )?|takes? away|does not (?:affect|limit|exclude)|(?:consumer|competition|insurance|company|tax) law\b(?! (?:appl|govern)))\b/i,
);

/** The place whose law a paper chooses. */
export interface ChosenLaw {
  /** With its article: `the United States`. */
  readonly place: string;
  /** Whether it is known to be another country than the reader's. */
  readonly isForeign: boolean;
  readonly quote: DraftQuote;
}

/** `Irish law applies`, `governed by the laws of Ohio`: the place whose law counts, or that the paper names none. */
export function lawFacts(text: LegalText, country: string): Draft<Fact>[] {
  const law = chosenLaw(text, country);
  if (law === null) return fromCourts(text);
  const { place, isForeign, quote } = law;
  return [
    {
      kind: 'law',
      label: 'Governing law',
      text: `The law of ${place} applies.${isForeign ? ` This is not the law of ${withArticle(country)}.` : ''}`,
      quotes: [quote],
      by: 'rules',
    },
  ];
}

/** The law that a paper chooses in plain words, or null. */
export function chosenLaw(text: LegalText, country: string): ChosenLaw | null {
  let best: {
    readonly place: string;
    readonly at: number;
    readonly end: number;
    readonly score: number;
  } | null = null;
  for (const sentence of text.sentences) {
    if (!/\blaws?\b/i.test(sentence.text) || sentence.text.length > 1_500) continue;
    for (const part of sentence.text.matchAll(/[^;]{6,1200}/g)) {
      const words = part[0].replace(ONLY_BOUNDS, ' ');
      const place = placeIn(words);
      if (place === null) continue;
      const score =
        (CHOOSES.test(words) || PLAIN.test(words) ? 2 : 0) +
        (/\b(?:appl(?:y|ies)|govern\w*)\b/i.test(words) ? 2 : 0) -
        (NOT_CHOICE.test(words) ? 2 : 0);
      if (score >= 2 && (best === null || score > best.score))
        best = {
          place,
          at: sentence.start + part.index,
          end: sentence.start + part.index + part[0].length,
          score,
        };
    }
  }
  best ??= fromRow(text) ?? fromActs(text);
  if (best === null) return null;
  const home = countryOfPlace(best.place);
  return {
    place: withArticle(best.place.replace('; ', ' and ')),
    isForeign: home !== null && country !== 'Other' && home !== country,
    quote: quoteAround(text, best.at, Math.min(best.end, best.at + 200)),
  };
}

const LAW_ROW = sifted(
  /^\s{0,3}\|?\s{0,3}(?:\d{1,2}[.)]?\s{1,3}(?:\|\s{0,3})?)?(?:(?:governing|applicable) )?law\s{0,3}[|:]\s{0,3}(?:(?:the )?laws? of )?([^|;]{3,60})(?:;[^|]{0,60})?$|^\s{0,3}(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s{1,3})?(?:governing|applicable) law\.\s{1,3}(?:(?:the )?laws? of )?(?<behind>[^|;.]{3,40})(?:\.|$)/i,
);

/** `Law | Idaho`, `14 Law | Idaho; the courts of Boise`. */
function fromRow({ paragraphs }: LegalText) {
  for (const { text, start, end } of paragraphs) {
    const row = text.length > 120 ? null : LAW_ROW.exec(text);
    const value = row?.[1] ?? row?.groups?.['behind'];
    const place = value === undefined ? null : placeIn(`the laws of ${value.trim()}`);
    if (place !== null) return { place, at: start, end, score: 2 };
  }
  return null;
}

const ACTS = new RegExp(
  String.raw`\b(?:this|these) (?:[\p{L}-]+ ){1,3}(?:is|are) (?:given|made|issued|provided|governed|regulated|entered into) (?:under|by|pursuant to|in accordance with)\b[^.;]{0,80}?\b(${Object.keys(LAW_ADJECTIVES).join('|')}) (?:[\p{L}-]+ ){0,4}(?:acts?|regulations|code|statutes)\b`,
  'iu',
);

/** `This notice is given under the Irish data protection acts`. */
function fromActs({ sentences }: LegalText) {
  for (const { text, start, end } of sentences) {
    const adjective = text.length > 500 ? undefined : ACTS.exec(text)?.[1];
    const place = adjective === undefined ? undefined : LAW_ADJECTIVES[adjective.toLowerCase()];
    if (place !== undefined) return { place, at: start, end, score: 2 };
  }
  return null;
}

const withArticle = (place: string) =>
  /^(?:United|Netherlands|Philippines)/.test(place) ? `the ${place}` : place;

/** The place whose law some words name. */
function placeIn(printed: string): string | null {
  const words = printed.replace(/ & (?=\p{Lu})/gu, ' and ');
  if (/\bEngland and Wales laws?\b/.test(words)) return findPlaceOfLaw('law of England and Wales');
  const adjective = ADJECTIVE.exec(words)?.[1];
  if (adjective !== undefined) return LAW_ADJECTIVES[adjective.toLowerCase()]!;
  const known = findPlaceOfLaw(words);
  if (known !== null) return known;
  const more = MORE.exec(words)?.[1];
  if (more !== undefined && /\blaws?\b/i.test(words)) return more;
  const before = PLACE_LAW.exec(words)?.[1];
  if (before === undefined) return null;
  const named = findPlaceOfLaw(`law of ${before}`);
  return named;
}

/** Without a choice of law, the courts that the paper names are told. */
function fromCourts(text: LegalText): Draft<Fact>[] {
  const sentence = text.sentences.find(
    ({ text: words }) =>
      words.length < 700 &&
      /\b(?:courts?|tribunal|arbitrat(?:ion|ed|or))\b[^.;]{0,60}\b(?:of|in|at|sitting)\b[^.;]{0,20}[A-Z]/.test(
        words,
      ) &&
      /\b(?:dispute|jurisdiction|decides?|claims?|exclusive|differ\w*|suits?)\b/i.test(words),
  );
  return [
    {
      kind: 'law',
      label: sentence === undefined ? 'Governing law' : 'Courts',
      text:
        sentence === undefined
          ? 'We found no words that choose a law.'
          : 'We found no words that choose a law. Courts are named here:',
      quotes: sentence === undefined ? [] : [quoteAround(text, sentence.start, sentence.end)],
      by: 'rules',
    },
  ];
}
