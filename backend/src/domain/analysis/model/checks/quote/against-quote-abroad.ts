/**
 * What `against-quote.ts` asks of English, for quotes in German, French, Spanish, Portuguese and Italian: a statement about them is in
 * English or in their language. Sides are told by their roles, for papers in these languages seldom say "we" and "you".
 */
interface Opposite {
  readonly inQuote: RegExp;
  readonly unless: RegExp;
  readonly said: RegExp;
}

/** Whole words, in small and large letters. */
const words = (...lines: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${lines.join('|')})(?!\p{L})`, 'iu');

const NO_LIMIT = [
  String.raw`without (?:a |any )?(?:limit|cap)|no (?:limit|cap)|unlimited|uncapped`,
  'unbegrenzt|unbeschränkt|ohne (?:Grenze|Obergrenze|Begrenzung|Limit)|in beliebiger Höhe',
  'sans (?:limite|plafond)|illimitée?s?',
  'sin (?:límite|tope|máximo)|ilimitad[oa]s?',
  'sem (?:limite|teto)',
  'senza (?:limiti?|tetto)|illimitat[oaie]',
];
const LIMIT = [
  String.raw`höchstens|maximal|nicht mehr als|bis zu \d`,
  String.raw`au plus|au maximum|pas plus de|jusqu['’]à \d+ ?(?:%|€|euros)`,
  String.raw`como máximo|no más de|hasta (?:un |el )?\d+ ?(?:%|€|euros)`,
  String.raw`no máximo|não mais de|até \d+ ?(?:%|€|euros)`,
  String.raw`al massimo|non più di|fino a \d+ ?(?:%|€|euro)`,
];
const WHOLE = [
  'all of|the whole|everything|entire|in full',
  'alles|vollständig|ganze[nrsm]?|gesamte[nrsm]?|in voller Höhe',
  String.raw`en totalité|la totalité|en entier|tout(?:e)? (?:le|la)`,
  'la totalidad|íntegr[oa]|enter[oa]|tod[oa] (?:el|la)',
  'a totalidade|integral|por inteiro|tod[oa] [oa]',
  String.raw`per intero|inter[oa]|tutt[oa] (?:il|la|l['’])`,
];
const PART = [
  'die Hälfte|ein Drittel|ein Viertel',
  'la moitié|un tiers|un quart',
  'la mitad|un tercio|una cuarta parte',
  'metade|um terço|um quarto',
  'la metà|un terzo|un quarto',
];
const STRONGER =
  '(?:landlord|lender|provider|supplier|employer|seller|Vermieter(?:in)?|Verkäufer(?:in)?|Arbeitgeber(?:in)?|Anbieter|Darlehensgeber|bailleur|vendeur|employeur|prestataire|prêteur|arrendador|vendedor|empleador|proveedor|prestamista|senhorio|locador|empregador|fornecedor|mutuante|locatore|venditore|datore di lavoro|fornitore|mutuante)';
const WEAKER =
  '(?:you|tenant|borrower|customer|employee|buyer|Sie|Mieter(?:in)?|Käufer(?:in)?|Arbeitnehmer(?:in)?|Kunde|Darlehensnehmer|locataire|acheteur|salariée?|client|emprunteur|arrendatario|inquilino|comprador|trabajador|cliente|prestatario|inquilino|locatário|trabalhador|mutuário|conduttore|inquilino|acquirente|lavoratore|mutuatario)';
const BEARS = String.raw`[\p{L} ]{0,12}? ?(?:pays?|bears?|covers?|trägt|tragen|zahlt|zahlen|übernimmt|erstattet|paie|paye|supporte|prend en charge|rembourse|paga(?:rá)?|asume|soporta|reembolsa|suporta|assume|sostiene|rimborsa)`;
const MUST = [
  'must|have to|has to|obliged to',
  'muss|müssen|hat zu|verpflichtet',
  'doit|doivent|devez|tenue? de|obligée?',
  'debe|deben|deberá|obligad[oa]',
  'deve|devem|deverá|obrigad[oa]',
  'devono|dovrà|obbligat[oa]',
];
const MAY = [
  'darf|dürfen|kann|können',
  'peut|peuvent|pouvez',
  'puede|pueden|podrá',
  'pode|podem|poderá',
  'può|possono',
];
const LIMITED = [
  'nicht|kein|keine|keinen|nur|sofern|wenn',
  'ne|pas|que|seulement|sauf|sous réserve|si',
  'no|solo|sólo|salvo|siempre que|si',
  'não|só|somente|salvo|desde que|se',
  'non|solo|soltanto|salvo|purché|se',
];

const OPPOSITES: readonly Opposite[] = [
  { inQuote: words(...LIMIT), unless: words(...NO_LIMIT), said: words(...NO_LIMIT) },
  { inQuote: words(...PART), unless: words(...WHOLE), said: words(...WHOLE) },
  { inQuote: words(STRONGER + BEARS), unless: words(WEAKER + BEARS), said: words(WEAKER + BEARS) },
  { inQuote: words(WEAKER + BEARS), unless: words(STRONGER + BEARS), said: words(STRONGER + BEARS) },
  { inQuote: words(...MAY), unless: words(...MUST, ...LIMITED), said: words(...MUST) },
];

/** Words that deny, and what they deny: up to three words behind. */
const DENIALS: readonly { readonly denied: RegExp; readonly denies: RegExp }[] = [
  ['keine?[nmrs]?|ohne|niemand|nicht|nie', 'keine?[nmrs]?'],
  [String.raw`aucune?|sans|pas|ne|n|jamais|ni`, String.raw`aucune?|pas d[e'’]`],
  ['ningun[oa]?|ningún|sin|no|nunca|nadie', 'ningun[oa]|ningún|no hay'],
  ['nenhuma?|sem|não|nunca|ninguém', 'nenhuma?|não há'],
  [String.raw`nessun[oa]?|senza|non|mai`, String.raw`nessun[oa]?|non (?:c['’]è|ci sono)`],
].map(([denied, denies]) => ({
  denied: words(denied!),
  denies: new RegExp(String.raw`(?<!\p{L})(?:${denies!})['’ ]\s?((?:[\p{L}-]{2,24} ?){1,3})`, 'giu'),
}));

/** Whether a statement says the opposite of words in one of these languages. */
export function saysOppositeAbroad(statement: string, quote: string): boolean {
  return (
    OPPOSITES.some(
      ({ inQuote, unless, said }) => said.test(statement) && inQuote.test(quote) && !unless.test(quote),
    ) || DENIALS.some(({ denied, denies }) => !denied.test(statement) && assertsOne(statement, quote, denies))
  );
}

function assertsOne(statement: string, quote: string, denies: RegExp): boolean {
  const said = new Set(stemsOf(statement));
  return Array.from(quote.matchAll(denies), ([, some = '']) => stemsOf(some).slice(0, 1)).some(
    (denied) => denied.length > 0 && denied.every((stem) => said.has(stem)),
  );
}

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 7));
