import type { Sign } from '../packs/signs.ts';

/** A number or mark in front of a clause. */
const ITEM = String.raw`(?:[-–•*] |\(?[a-z\d]{1,3}[.)ªº] |§ ?\d{1,3} )?`;
/** Words that open a condition, folded. */
const OPENS = String.raw`(?:und |et |y |e |eso si, |anche |auch )?(?:wenn|falls|sofern|soweit|sobald|solange|si|s'il|s'ils|s'elle|s'elles|lorsque|lorsqu'\p{L}{2,5}|quand|des que|cuando|siempre que|mientras|se|quando|caso|enquanto|sempre que|qualora|finche)`;
const CONDITION = new RegExp(`^${ITEM}${OPENS} [^,;]{2,220}, `, 'u');
/** `Zahlt der Mieter nicht, …`: a German condition begins with its verb; a heading may stand in front of a side too. */
const VERB_FIRST = new RegExp(
  String.raw`^${ITEM}(?:und |sollte )?(?!\p{L}{0,20}(?:heit|keit|schaft|zeit|frist|pflicht|recht|kraft|haft|miete|dienste|kosten|rechte|pflichten|urlaub|gehalt) )\p{L}{2,18}(?:t|st|e|en) @([wsb])(?!o)[^,;]{2,220}(?:, (?:ohne|dass|weil|obwohl|die|der|das|was|um|sondern) [^,;]{2,160})?, (?:so |dann )?(?=\p{L}{2,16}(?:t|st|n|f|ss|e|d)(?!\p{L}))`,
  'u',
);
/** What a letter tells its reader to do: `sag vorher Bescheid`, `préviens-moi`. */
const ORDER =
  /^(?:dann |bitte )?(?:sag|gib|ruf|schick|bring|zahl|melde|lass|nimm|schreib|uberweis|previens|previens-moi|dis-moi|apporte|laisse|rends|envoie|avisame|dime|pagame|traeme|avisa-me|avisa|diz-me|paga-me|fammi|dimmi|avvisami|portami|pagami|mandami)(?![\p{L}])/u;
const ASKS = /^(?:bitte|merci)/u;
const SIGN = /@([wsb])(?!o)/u;
/** `muss er …`, `elle en rembourse …`: who acts in the condition acts here. */
const PRONOUN = /(?<!\p{L})(?:er|sie|il|elle|ils|elles|el|ella|ele|ela|egli|ella)(?=[ ,.])/u;
const BEGINS_WITH_VERB =
  /^(?:(?:no|nao|non|lo|la|le|gli|les|os|as|ne) ){0,2}\p{L}{2,18}(?:a|an|ra|ran|rao|ranno|e|ono|em|am|no)(?= )/u;
/** Who writes speaks of himself. */
const FIRST_PERSON =
  /^(?:(?:no|nao|non|lo|la|le|te|ti|me|mi) ){0,2}(?:posso|puedo|possiamo|podemos|tengo|cobro|vendo|fico)(?!\p{L})/u;
/** What is no deed of anybody: `se entenderá que`, `si considera`. */
const NOBODY = /^(?:se|si|wird|werden|ist|sind|gilt|gelten|est|sont|sera|seront)(?= )/u;

/**
 * A clause without the condition that opens it, where who must do something stands behind it: `Zahlt @w nicht, darf @s …` is no duty of
 * `@w`. Where the rest names nobody, but a pronoun or a verb without a subject, it goes on with who acts in the condition. In and
 * out: folded words with signs.
 */
export function mainPart(marked: string, dropsPronouns: boolean, ordered: Sign = 'w'): string {
  const match = CONDITION.exec(marked) ?? (ASKS.test(marked) ? null : VERB_FIRST.exec(marked));
  if (match === null) return marked;
  const rest = marked.slice(match[0].length);
  if (ORDER.test(rest)) return `@${ordered} {item} ${rest}`;
  if (rest.length < 8 || SIGN.test(rest)) return rest.length < 8 ? marked : rest;
  const sign = SIGN.exec(match[0])?.[1];
  if (sign === undefined || NOBODY.test(rest)) return rest;
  if (PRONOUN.test(rest)) return rest.replace(PRONOUN, `@${sign}`);
  return dropsPronouns && BEGINS_WITH_VERB.test(rest) && !FIRST_PERSON.test(rest) ? `@${sign} ${rest}` : rest;
}

/** `… se renueva si @w no avisa`: a condition behind, in which a side only might do something. */
const LAST_CONDITION =
  /(?<=[^ ]{2}[ ,] ?)(?:wenn|falls|sofern|soweit|solange|si|se|quand|lorsque|quando|cuando|caso|qualora|enquanto|mientras|aunque|embora) @[ws](?!o) [^,;]{3,200}(?=$|[,;])/u;

/** A clause without a condition that stands behind what is promised. */
export function withoutLastCondition(marked: string): string {
  const match = LAST_CONDITION.exec(marked);
  return match === null || match.index < 12
    ? marked
    : marked.slice(0, match.index) + marked.slice(match.index + match[0].length);
}

const POWER =
  'kann|kannst|konnen|darf|darfst|durfen|peut|peux|peuvent|pouvez|pouvons|pourra|pourront|puede|puedes|pueden|podemos|podra|podras|podran|puo|puoi|possono|possiamo|potra|potranno|pode|podes|podem|podemos|podera|poderao';
const MUST =
  /(?<!\p{L})(?:muss|musst|mussen|hat|haben|verpflichtet|nicht|keine?|nur|doit|doivent|devez|devra|devront|s'engage|tenue?s?|ne|n'\p{L}+|debe|deben|debera|deberan|tendra|no|solo|obliga|deve|devono|dovra|non|soltanto|devem|devera|deverao|nao|apenas|so|somente)(?!\p{L})/u;

/** German says `not` behind what it is about. */
const NO_BEHIND = /(?<!\p{L})(?:kann|kannst|konnen|darf|darfst|durfen)(?!\p{L})/u;

/** Whether a clause says of a side only what it may do, and nothing that it must or must not. */
export function isPower(marked: string, sign: Sign): boolean {
  const power = new RegExp(
    String.raw`@${sign}(?!o)(?: \p{L}{1,12}){0,1} (?:${POWER})(?!\p{L})|(?<!\p{L})(?:${POWER}) @${sign}(?!o)`,
    'u',
  ).exec(marked);
  if (power === null) return false;
  const from = Math.max(0, power.index - 14);
  // `poderá reter o pagamento enquanto não …`: a no behind belongs to something else, where the language says it in front
  const said = marked.slice(power.index).split(/[;,]/u)[0]!; // split gives one part at least
  const own = NO_BEHIND.test(power[0]) ? said : said.slice(0, power[0].length + 14);
  return !MUST.test(own) && !MUST.test(marked.slice(from, power.index));
}
