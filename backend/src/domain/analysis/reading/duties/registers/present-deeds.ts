import {
  DEEDS,
  RHYTHM,
  SERVED,
  STAFF,
  STAFF_DEEDS,
  TELLS_WHICH,
  WITH_OBJECT,
} from '../../languages/en/registers/deeds.ts';
import { sifted } from '../../../sieve/sifted.ts';

const ADVERBS = String.raw`(?: (?:also|always|then|still|each|both|only|first|promptly|will|shall|'ll|never))*`;
const ACTS = new RegExp(String.raw`(?<![\w'])(!?)@(\d)(?!'s)('ll)?(${ADVERBS}) ([a-z-]{2,12})\b`, 'g');
const HANGS = sifted(
  /\b(?:if|when|whenever|where|unless|once (?=@|it|the)|while|because|that|which|who|whatever|what|should|though|(?:until|till|since|as|before|after) (?=@|it|they|he|she))\b/,
);
/** A clause in front that has a verb of its own: `when a storm is forecast I ring you`. */
const HAS_VERB = sifted(
  /\b(?:is|are|was|were|has|have|do(?:es)?|goes|comes|breaks?|fails?|stops?|ends?|needs?|asks?|wants?|wins?|loses?|falls?|runs?|leaves?|arrives?|gets?)\b|@\d [a-z]{3,}/,
);
/** What may stand before a side that acts, without a comma: `once a year we look inside`. */
const FRONTED = sifted(
  /^(?:on|at|within|by|in|from|for|during|each|every|once|twice|before|after|above|below|over|until|then|so|there|here|and|but|also|first|only|next|otherwise|instead|\d+|[a-z-]+ (?:hours?|days?|weeks?|months?) (?:before|after))\b/,
);
const IF_LIKED = sifted(/^if @\d(?:'d)? (?:like|want|wish|prefer|would like|would rather)\b/);
const LIBERTY = sifted(/\b(?:may|can|could|might|would|never|not|nothing|no longer)\b|n't\b/);

/** Whose deed a marked sentence tells in the present, as the place of that side; null where it tells none, or those of several. */
export function presentDeed(marked: string, isYouSaid: boolean): number | null {
  if (IF_LIKED.test(marked)) return null;
  const found = new Set<number>();
  for (const match of marked.matchAll(ACTS)) {
    const [, speaks, place, will, adverbs, form] = match;
    const before = marked.slice(0, match.index);
    const clause = before.slice(
      Math.max(
        before.lastIndexOf(', '),
        before.lastIndexOf('; '),
        before.lastIndexOf(': '),
        before.lastIndexOf(' – '),
      ) + 1,
    );
    if (TELLS_WHICH.test(before.trimEnd()) || LIBERTY.test(`${clause}${adverbs!}`)) continue;
    const hangs = HANGS.exec(clause);
    if (hangs !== null && !HAS_VERB.test(clause.slice(hangs.index + hangs[0].length))) continue;
    // what stands right behind a verb is whom it is done to
    if (
      hangs === null &&
      /\b(?:gives?|tells?|sends?|pays?|lets?|helps?|asks?|brings?|calls?|rings?|to|for|with|from|of|by|and|or) $/.test(
        before,
      ) &&
      !/\b(?:and) $/.test(before)
    )
      continue;
    // `ideas you make`: which ones
    if (hangs === null && /[a-z\d] $/.test(before) && !FRONTED.test(clause.trim())) continue;
    const verb = plainOf(form!);
    const isBase = verb === form && speaks === '' && will === undefined && !/will|shall/.test(adverbs!);
    if (isBase && !isYouSaid) continue;
    const rest = marked.slice(match.index + match[0].length);
    if (!DEEDS.has(verb) || !(WITH_OBJECT[verb]?.test(rest) ?? true)) continue;
    // nobody does it to themselves: somebody else says `I` there
    if (speaks !== '' && new RegExp(`@${place}(?!'s)`).test(rest.replaceAll(`!@${place}`, ''))) continue;
    found.add(Number(place));
  }
  return found.size === 1 ? [...found][0]! : null;
}

const plainOf = (form: string): string =>
  DEEDS.has(form)
    ? form
    : form.endsWith('ies')
      ? `${form.slice(0, -3)}y`
      : DEEDS.has(form.replace(/s$/, ''))
        ? form.replace(/s$/, '')
        : form.replace(/es$/, '');

const OWN_STAFF = new RegExp(
  String.raw`^(?:[^.;:,@]{0,40}, )?(?:an? |the )?@(\d)'s (?:own )?(?:[a-z-]+ ){0,2}(?:${STAFF}) (?:will |shall |must |also |then |always )?(?:${STAFF_DEEDS})\b`,
);
const SOME_STAFF = new RegExp(
  String.raw`^(?:[^.;:,@]{0,50}, |(?:within|in|once|twice|each|every|at least)\b[^.;:,@]{2,30} )?(?:an? |the )?(?:[a-z-]+ ){0,2}(?:${STAFF})(?: of the [a-z]+)? (?:will |shall |must |also |then |always )?(?:${STAFF_DEEDS})\b`,
);
const SERVICE = new RegExp(
  String.raw`^(?:[^.;:,]{0,60}, )?[^.;:,]{3,90} (?:is|are|will be)(?: also| then| always)? (?:${SERVED})\b[^.;:]{0,60}?\b${RHYTHM}`,
);
const NO_SERVICE = sifted(
  /\b(?:not|never|no|only if|by @|after (?:each|every) (?:use|session|visit|class)|to be|must|by (?:a|the) (?:state|court|bank|police|tax))\b|n't\b|^if @|\b(?:fees?|salar(?:y|ies)|rents?|prices?|pay|rates?)\b[^.;:]{0,30} (?:is|are) (?:looked at|reviewed)|\b(?:applications?|leave|holidays?|notice|sick|illness|absence|theft|accident|damage|fault) (?:is|are)\b/,
);

/** What the one who provides does, said of its people or of nobody: the place of a side that they belong to, `provider`, or null. */
export function serviceOf(marked: string): number | 'provider' | null {
  const words = marked.replace(/^[^\w@!]{0,3}(?:\d{1,2}(?:\.\d{1,2})*[.)] )?/, '');
  const own = OWN_STAFF.exec(words)?.[1];
  if (own !== undefined) return Number(own);
  if (
    SOME_STAFF.test(words) ||
    /^(?:somebody|someone) (?:will |always )?(?:answers?|comes?|checks?|calls?)\b/.test(words)
  )
    return LIBERTY.test(words.slice(0, 80)) ? null : 'provider';
  return SERVICE.test(words) && !NO_SERVICE.test(words) ? 'provider' : null;
}
