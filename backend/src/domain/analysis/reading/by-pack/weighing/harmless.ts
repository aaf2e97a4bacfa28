import type { RiskFamily } from '../../burdens/families.ts';
import { fold } from '../../packs/fold.ts';

/** Somebody may go there too: `os litígios podem ser submetidos a um centro de arbitragem`. */
const MAY_GO =
  /(?<!\p{L})(?:konnen|kann|peut|peuvent|pueden|puede|podem|pode|possono|puo)(?: \p{L}+){1,8} (?:\p{L}*schlichtung\p{L}*|\p{L}*schieds\p{L}*|mediat\p{L}*|mediac\p{L}*|mediaz\p{L}*|arbitra\p{L}*|conciliat\p{L}*|conciliac\p{L}*|conciliaz\p{L}*)/u;
const ALONE =
  /(?<!\p{L})(?:nur|ausschlie\p{L}+|allein\p{L}*|seuls?|seules?|exclusiv\p{L}*|solo|unicamente|apenas|somente|esclusiv\p{L}*|soltanto|so (?=pod)\p{L}*)(?!\p{L})/u;
const ACTS_FIRST = /^[^.;]{0,60}@s(?!o)/u;

/** Who signs agrees to what is written: nobody is taken at his silence. */
const BY_SIGNING =
  /(?<!\p{L})(?:signature|signant|unterschrift|unterzeichnung|assinatura|assinar|sottoscrizione|firma|firmar)(?!\p{L})/u;
const BY_SILENCE =
  /silen|schweig|widersprich|widerspr|utilis|nutz|usar|uso|usage|continu|weiter|faute de|a defaut|senza|sin (?:que|haber)|sem (?:que|oposi)/u;

/** A least sum of what is owed for being late. */
const LATE =
  /(?<!\p{L})(?:retard\p{L}*|impaye\p{L}*|echeance|mise en demeure|verzug\p{L}*|mahn\p{L}*|mora|demora|retraso|atraso|ritardo|interets?|zinsen|intereses|juros|interessi)(?!\p{L})/u;

/** It is there already: `il existe une hypothèque`. */
const EXISTS =
  /(?<!\p{L})(?:existe[nm]?|besteht|bestehen|esist\p{L}+|grevee?|grava[dt][ao]|lastet|pesa|pese)(?: \p{L}+){0,4} (?:hypothek\p{L}*|hypotheque|hipoteca\p{L}*|ipotec\p{L}*|gage|penhora)/u;

/** The other side gives back what was paid or lost. */
const GIVES_BACK =
  /@s(?!o)[^.;]{0,120}(?<!(?:ne|non|no|nao|nicht) )(?<!\p{L})(?:rimborsa|rimborsera|restituisce|restituira|rend|rembourse|remboursera|restitue|erstattet|ersetzt|devuelve|devolvera|reembolsa|reembolsara|devolve)(?!\p{L})(?! (?:pas|nicht|ni))/u;
const NOTHING =
  /(?<!\p{L})(?:senza|sans|ohne|sin|sem|nessun\p{L}*|aucun\p{L}*|ningun\p{L}*|nenhum\p{L}*)(?!\p{L})/u;

/** The other side takes pictures of what it sells, or pays for advertising. */
const OWN_WORK =
  /@s(?!o)[^.;]{0,30}(?:obriga-se|se obriga|verpflichtet sich|s'engage|se obliga|se compromete|compromete-se|si impegna|si obbliga)|(?:despesas|gastos|spese|frais|kosten)(?: d[eai]l{0,2}a?| fur(?: die)?) (?:publici|pubblici|werbung|anzeigen|annonces|anuncios)/u;

/** Written as a limit or a duty, and none: a home is lived in, the law says where to sue, nothing falls due. */
const NO_LIMIT: Readonly<Partial<Record<RiskFamily, RegExp>>> = {
  restraint:
    /(?:ausschlie(?:ß|ss)lich|nur|exclusivement|uniquement|exclusivamente|solo|esclusivamente|apenas)(?: \p{L}+){0,4} (?:wohnzwecken|wohnen|habitation|residence|residencia|vivienda|moradia|habitacao|abitazione|abitativo|residenciais)/u,
  forum:
    /(?:richtet sich nach (?:dem|den) (?:gesetz|gesetzlichen)|gesetzliche[rn]? gerichtsstand|competents? selon la loi|que determine la ley|competente per legge|que a lei determin|salvo o direito|direito do consumidor de|sauf (?:le )?choix du consommateur|salvo il foro del consumatore)/u,
  penalty:
    /(?:multa|penalidad|penalite|vertragsstrafe|strafe|penale|penalidade|indemnite)(?: \p{L}+){0,2} (?:nao|no|non|nicht|ne|n'est) (?:\p{L}+ ){0,2}(?:exigi\p{L}*|due|dovuta|fallig|geschuldet|aplica\p{L}*|cobra\p{L}*|devida)|(?:mindestens|mehr als|au moins|plus de|mas de|mais de|piu di|almeno) [\d.,]+ ?(?:eur\p{L}*|€|reais|chf)(?: \p{L}+){0,2} (?:verzug|retard|mora|ritardo|atraso)|(?<!\p{L})(?:la pago|ti pago|le pago|te pago|pago-te|pago-lhe|lhe pago|je te paie|je vous paie|ich zahle (?:dir|ihnen))(?!\p{L})|^\W{0,4}(?:(?:die|der|das) )?(?:miete|tagesmiete|preis|tagespreis|gebuhr|entgelt) (?:betragt|kostet)(?!\p{L})/u,
  forfeiture: /perdue?s? (?:est|sont|sera) (?:remplace|facture)\p{L}*|verloren\p{L}* .{0,30}ersetzt/u,
  'exit-cost':
    /(?<!\p{L})(?:no se va|no desocupa|no desaloja|nicht (?:aus)?(?:raumt|zieht)|ne (?:part|quitte) pas|non (?:lascia|libera|se ne va)|nao (?:sai|desocupa))(?!\p{L})|^\W{0,4}@s (?:peut|kann|darf|puede|podra|pode|podera|puo)(?!\p{L})/u,
  'auto-renewal': /potestativ\p{L}*(?: \p{L}+){0,1} @wo|nur auf wunsch|seulement si @w/u,
  'unequal-exit':
    /fur @so (?:verlangert|langer)|plus long\p{L}* pour @so|mas larg\p{L}* para @so|piu lung\p{L}* per @so/u,
  'cost-shifting':
    /@so?,? (?:qui|que|che|der|die|das)(?!\p{L})[^.;]{0,60}(?:a ses frais|a su costa|a su cargo|a proprie spese|auf eigene kosten|a suas expensas)/u,
  'other-side-not-liable': /verschuldensunabhangige haftung/u,
};

/** A relative who answers for a party, and is none: `el familiar responde con sus bienes`. */
export const OF_RELATIVE =
  /^\W{0,4}(?:\d{1,2}\W{1,3})?(?:(?:el|la|der|die|le|il|o|a) )?(?:familiar|angehorige|proche|familiare|parente)(?!\p{L})/u;

/** The number of a clause and its title: `ª (Exclusividade)`. */
const ONLY_TITLE = /^\W{0,3}[ªº]|^\W*\p{L}+\W*$/u;

/** The words of a clause, as printed, and folded with the sides as signs. */
interface ClauseWords {
  readonly printed: string;
  readonly marked: string;
}

/** Whether a clause holds the words of a burden and weighs on nobody all the same. */
export function isHarmless(family: RiskFamily, { printed, marked }: ClauseWords): boolean {
  const folded = fold(printed);
  if (ONLY_TITLE.test(printed) && printed.length < 60) return true;
  if (NO_LIMIT[family]?.test(marked) === true) return true;
  switch (family) {
    case 'forum':
      return MAY_GO.test(folded) && !ALONE.test(folded) && !ACTS_FIRST.test(marked);
    case 'deemed-consent':
      return BY_SIGNING.test(folded) && !BY_SILENCE.test(folded);
    case 'minimum-commitment':
      return LATE.test(folded);
    case 'data-or-image':
      return OWN_WORK.test(marked);
    case 'security':
      return EXISTS.test(folded);
    case 'forfeiture':
    case 'benefit-lost':
      return GIVES_BACK.test(marked) && !NOTHING.test(marked);
    default:
      return false;
  }
}
