import type { PackCode } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';
import type { ClauseUnit } from './units.ts';

const MOST_LETTERS = 60;
const MOST_WORDS = 6;

/** What a heading may have in front of it: `Cláusula 5ª –`, `Art. 3`, `§ 2`, `DÉCIMA.`. */
const NUMBER =
  /^(?:(?:clausula|artigo|artikel|article|articulo|articolo|art\.?|ziffer|punto|ponto|paragraphe|§) {0,2}(?=[\divxlc]))?(?:\(?\d{1,3}(?:\.\d{1,2}){0,2}(?:[.)]|[ªº°]|\.[ªº]|er|a|o)?\)?(?=[ –—:.-])|[ivxlc]{1,6}[.)]|[a-z][.)]|(?:prim|segund|terc|cuart|quart|quint|sext|septim|octav|oitav|noven|non|decim|undecim|duodecim)\p{L}{0,12}(?=[ .:–-]))?\s{0,2}[-–—.:)]{0,2}\s{0,2}/u;
/** What opens a sentence and no heading. */
const OPENS =
  /^(?:il|lo|la|le|les|l'|gli|i|el|los|las|o|a|os|as|der|die|das|un|une|una|uno|um|uma|ein|eine|se|si|s'|no|non|nao|ne|n'|ci|ce|cette|es|esta|este|estas|queda|quedan|fica|ficam|resta|restano|est|sont|sera|serao|sono|sao|vale|valgono|vige|nous|vous|tu|voce|lei|usted|hay|ha|hat|il est|cada|chaque|ogni|todo|toda|tout|toute|ambas|entrambe|prohibido|proibido|vietato|interdit|interdiction|defense)(?: |(?<='))/u;
/** Forms of verbs that a short sentence has and a heading has not. */
const VERB =
  /(?<!\p{L})(?:e|es|est|sont|son|sono|sera|seran|serao|saranno|sara|sao|esta|estan|estao|dure|durent|dura|duran|duram|durano|paga|pagan|pagam|pagano|paie|paye|verse|costa|custa|coute|vale|puede|puo|pode|peut|debe|deve|doit|dovra|deberan|debera|devera|podra|potra|podera|pourra|applica|aplica|s'applique|responde|risponde|repond|renuncia|rinuncia|renonce|incluye|comprende|inclui|comprend|rige|rege|regit|elegem|elege|fica|queda|viene|vengono|entra|prorroga|renova|rinnova|renouvelle|sostiene|soporta|suporta|asume|assume|acepta|aceita|accetta|accepte|tiene|tem|ha|han|hanno|a|ont|va|vanno|sauf|salvo|[^ ]{3,}(?:ara|era|ira|aran|eran|iran|arao|erao|irao|eranno|iranno|rra))(?!\p{L})/u;
/** Small words between the nouns of a German heading. */
const GERMAN_LINK =
  /^(?:der|des|die|das|dem|den|und|von|vom|im|in|bei|beim|zum|zur|für|über|mit|am|an|auf|durch|oder|bzw\.|–|-|\/|nach|vor|zu)$/u;

/**
 * Whether a clause is a heading that its paragraph runs on from: `Obblighi della ditta. La ditta consegna …`. It names what follows and
 * says nothing itself.
 */
export function isRunInHeading(
  code: PackCode,
  { sentence, start, printed, marked }: ClauseUnit,
  paragraph: { readonly start: number; readonly end: number } | undefined,
  text: string,
): boolean {
  if (paragraph === undefined) return false;
  const own = sentence.text.trim();
  const ahead = fold(text.slice(paragraph.start, sentence.start)).trim();
  if (start !== sentence.start || NUMBER.exec(ahead)?.[0].trim() !== ahead) return false;
  if (own.length > MOST_LETTERS || printed.trim() !== own || !/\.\s{0,2}$/u.test(own)) return false;
  if (paragraph.end - (sentence.start + sentence.text.length) < 12) return false;
  if (/@[wsb](?!o)|, /u.test(marked)) return false;
  const words = own.replace(/\.$/u, '');
  const folded = fold(words);
  const bare = words.slice(NUMBER.exec(folded)?.[0].length ?? 0).trim();
  const parts = bare.split(/\s+/u);
  if (bare === '' || parts.length > MOST_WORDS || /\d/u.test(bare)) return bare === '';
  if (code === 'de') return parts.every((word) => /^\p{Lu}/u.test(word) || GERMAN_LINK.test(word));
  const low = fold(bare);
  return /^\p{Lu}/u.test(bare) && !OPENS.test(`${low} `) && !VERB.test(low);
}
