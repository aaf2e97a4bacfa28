import { prepareText } from '../languages/phrase-set.ts';
import type { CompiledPack } from '../packs/compiled-pack.ts';
import { forSign, type Sign } from '../packs/signs.ts';
import type { ClauseUnit } from './units.ts';

/** Most clauses that a lead-in carries its side down to. */
const MOST_ITEMS = 14;
/** A clause of a language that may leave out its subject, in small letters without accents: `debera …`, `non potra …`. */
const BEGINS_WITH_VERB =
  /^(?:(?:y|e|no|nao|non|se|si|le|lhe|gli|lo|la|tambien|tambem|anche|asimismo|inoltre) ){0,3}(?:\p{L}{2,18}(?:ra|ran|rao|ranno)|debe[n]?|deve(?:m|ono)?|puede[n]?|pode[m]?|puo|paga|responde|risponde|renuncia|rinuncia|autoriza|autorizza|acepta|aceita|accetta)(?!\p{L})/u;
/** A verb in second place with `he` or `she` behind it; the verb tells it from `sie` as an object. */
const BEHIND_ITS_VERB =
  /^((?:\p{L}{2,20} ){1,5}\p{L}{2,16}t )(?:er|sie)(?= (?:am|an|im|in|bis|zum|vor|nach|sich|das|die|den|dem|der|es|ihm|ihr|auf|mit|bei|spätestens|sofort|unverzuglich)(?!\p{L}))/u;
/** A verb with what may stand in front of it. */
const GOES_ON: readonly string[] = ["(ne|no|nao|non)? (se|si|le|la|les|lui|lo|gli|lhe)? (s')?{deed}"];
/** `Sie wird nicht verzinst`, `elle est versée le 5`: what is done to a thing, that is named by the same pronoun. */
const OF_A_THING =
  /^ (?:(?:wird|werden|verfallt|verfallen|betragt|betragen|dient|dienen|endet|beginnt|gilt|gelten|verlangert|expire|commence|prend|comprend|s'eleve|scade|decorre|ammonta|vence|caduca|asciende|expira)(?!\p{L})|(?:ne |n')?(?:ist|sind|est|sont|sera|seront|e|sono|sara|saranno|es|son|sera|seran|sao|serao) (?!.{0,24}(?:verpflichtet|berechtigt|verantwortlich|tenue?s?|engagee?|obligee?|responsable|tenut[aeio]|obbligat[aeio]|responsabil|obligad|obrigad)))/u;
/** A verb, and how, in front of a side. */
const IS_TOLD = /^ (?:ne |non |no |nao |le |la |lo )?\p{L}{3,} (?:(?:\p{L}{4,}|pas|sofort) )?@[ws](?!o)/u;
const OF_MANY_THINGS =
  /^(?:se|si) \p{L}+(?:aran|eran|iran|arao|erao|irao|eranno|iranno|an|ano|ono)(?!\p{L})/u;
const ITEM_MARK = /^(?:[-–•*]\s|\(?[a-z\d]{1,2}[.)]\s)?/u;

/**
 * Follows who acts from clause to clause, in order: a pronoun, a verb without a subject or an item of a list of duties means the side
 * that acted last in the same paragraph, or that the list was announced for. Answers with the clause marked accordingly.
 */
export function createFollower(compiled: CompiledPack, hasYou: boolean): (clause: ClauseUnit) => string {
  const { mentions, duties } = compiled.pack;
  const orders =
    hasYou && mentions.imperatives.length > 0 ? compiled.expression(mentions.imperatives, '') : null;
  const deeds = compiled.expression(GOES_ON, '');
  const again = compiled.expression(mentions.again, '');
  const items = compiled.expression(duties.items, '');
  const heads = (['w', 's', 'b'] as const).map((sign) => ({
    sign,
    says: compiled.set(forSign(duties.heads, sign)),
  }));
  let last: Sign | null = null;
  let paragraph = -1;
  let inSentence = -1;
  let list: { readonly sign: Sign; left: number } | null = null;
  return ({ marked, printed, sentence }) => {
    if (sentence.paragraph !== paragraph) {
      ({ paragraph } = sentence);
      last = null;
    }
    const isSameSentence = sentence.start === inSentence;
    inSentence = sentence.start;
    const acting = Array.from(marked.matchAll(/@([wsb])(?!o)/g)).at(0)?.[1] as Sign | undefined; // the pattern holds these signs only
    const head = heads.find(({ says }) => says.isIn(prepareText(marked)));
    if (head !== undefined && (/:\s*$/.test(printed) || printed.length < 70)) {
      list = { sign: head.sign, left: MOST_ITEMS };
      last = head.sign;
      return marked;
    }
    // `elle informe l'employeur`: the pronoun acts, who is named behind it is told
    const first = acting !== undefined && last !== null && acting !== last ? again.exec(marked) : null;
    if (first?.index === 0 && IS_TOLD.test(marked.slice(first[0].length)))
      return `@${last!}${marked.slice(first[0].length)}`; // looked for with a last one only
    if (acting !== undefined) {
      last = acting;
      list = null;
      return marked;
    }
    const bare = marked.replace(ITEM_MARK, '');
    if (list !== null && list.left-- > 0) {
      const isItem = bare.length < marked.length || items.exec(bare)?.index === 0;
      if (isItem) return `@${list.sign} {item} ${bare}`;
      if (printed.length > 60) list = null;
    }
    if (orders?.exec(bare)?.index === 0) return `@w {item} ${bare}`;
    if (last === null) return marked;
    // `the tenant pays …; cleans …`: in one sentence a verb goes on with whom it began
    if (isSameSentence && deeds.exec(bare)?.index === 0) return `@${last} ${bare}`;
    // `Krankheit meldet sie am selben Morgen`
    const turned = mentions.dropsPronouns ? null : BEHIND_ITS_VERB.exec(bare);
    if (turned !== null) return `${turned[1]!}@${last}${bare.slice(turned[0].length)}`; // the group takes part in every match
    const pronoun = again.exec(bare);
    if (pronoun?.index === 0)
      return OF_A_THING.test(bare.slice(pronoun[0].length))
        ? marked
        : `@${last}${bare.slice(pronoun[0].length)}`;
    // `se descontarán`, `si applicano`: what is done to a thing
    if (OF_MANY_THINGS.test(bare)) return marked;
    return mentions.dropsPronouns && BEGINS_WITH_VERB.test(bare) ? `@${last} ${bare}` : marked;
  };
}
