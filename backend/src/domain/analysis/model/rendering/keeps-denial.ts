/** How a language denies. All are looked for at the beginning of a word, in letters of either case. */
interface Denials {
  /** What denies by itself: `nicht`, `never`. */
  readonly plain: string;
  /** What a denial in another language may be said with: `ist untersagt` for `may not`. Few words. */
  readonly other: string;
  /** What may become a denial in another language: `fails to pay` is `zahlt nicht`. Many words, and none that is part of a common one. */
  readonly source: string;
}

const DENIALS: Readonly<Record<string, Denials>> = {
  en: {
    plain:
      "(?:not|never|cannot|no|nothing|nobody|none|without|neither|nor)(?!\\p{L})|\\p{L}{2,8}n['’]t(?!\\p{L})",
    other:
      'unless|until|only|exclu|forb[ai]d|prohib|los(?:es?|t)(?!\\p{L})|refus|fail|waive|imposs|invalid|unable|unlimited|unpaid|free(?!\\p{L})',
    source:
      'fail|lack|los(?:es?|ing|t)(?!\\p{L})|miss|unless|until|before|only|forb[ai]d|prohib|waive|give up|exclu|refus|ban(?:s|ned)?(?!\\p{L})|instead|rather than|free(?!\\p{L})|late(?!\\p{L})|latest|overdue|except|stop|keep|kept|at (?:most|least)|(?:max|min)imum|up to|un(?!der|it|ion|i[fvq])\\p{L}{3}|in(?:valid|ab|suffic|complete|correct)|imposs|irrevoc|non-?\\p{L}|\\p{L}{3,12}less(?:ly)?(?!\\p{L})',
  },
  de: {
    plain: '(?:nicht|nie|niemals|kein\\p{L}{0,2}|nichts|niemand\\p{L}{0,2}|ohne|weder)(?!\\p{L})',
    other:
      'ausgeschl|ausschl|verbot|untersag|unzuläss|unmöglich|ungültig|unbe[fg]|unbezahlt|verweiger|verlier|verfäll|(?:erst|nur)(?!\\p{L})|\\p{L}{3,20}los(?!\\p{L})',
    source:
      'ausgeschl|ausschl|ausgenommen|außer|verbo|verbiet|untersag|unterl[aä]ss|verweiger|verlier|verlor|verfäll|verfall|verzicht|verhinder|versäum|entfall|entfäll|fehl|mangel|(?:erst|nur|bis|statt|anstatt|bevor|vor|solange|spätestens|höchstens|mindestens|maximal)(?!\\p{L})|un(?!ter|d(?!\\p{L})|s|gef|fall|iver|ion)\\p{L}{3}|\\p{L}{3,20}(?:frei|los)\\p{L}{0,2}(?!\\p{L})',
  },
  fr: {
    plain: "(?:pas|jamais|aucune?|rien|personne|sans|ni|non|ne)(?!\\p{L})|n['’]",
    other: 'interdi|exclu|refus|perd|seulement|uniquement|impossible|illimit|gratuit',
    source:
      'interdi|exclu|refus|perd|seul|uniquement|sauf|avant|renonc|impossib|illimit|impay|inval|insuffis|inexéc|irrévoc|défaut|manqu|empêch|jusqu|gratuit|au plus|au moins|maxim|minim',
  },
  es: {
    plain: '(?:no|sin|nunca|jamás|ningun[oa]?s?|ningún|nada|nadie|tampoco|ni)(?!\\p{L})',
    other: 'prohib|exclu|pierd|perd|s[oó]lo(?!\\p{L})|imposible|nieg|ilimit|gratuit|gratis',
    source:
      'prohib|exclu|pierd|perd|s[oó]lo(?!\\p{L})|únicamente|antes|renunc|salvo|except|imposib|ilimit|impag|inval|incumpl|insufic|irrevoc|falta|nieg|neg[aó]|hasta|gratuit|gratis|a más tardar|como (?:máx|mín)|máxim|mínim|dej',
  },
  pt: {
    plain: '(?:não|nao|sem|nunca|jamais|nenhuma?s?|nada|ninguém|nem)(?!\\p{L})',
    other: 'proib|exclu|perd|só(?!\\p{L})|somente|apenas|impossível|recus|ilimit|gratuit|grátis',
    source:
      'proib|exclu|perd|só(?!\\p{L})|somente|apenas|antes|renunc|salvo|exceto|imposs|ilimit|inadimpl|invál|descumpr|insufic|irrevog|falta|recus|até(?!\\p{L})|gratuit|grátis|no máx|no mín|máxim|mínim|mais tardar|deix',
  },
  it: {
    plain: '(?:non|senza|mai|nessun[oa]?|niente|nulla|né)(?!\\p{L})',
    other:
      'viet|esclu|perd|pers[oaie](?!\\p{L})|sol[oa](?!\\p{L})|soltanto|impossibil|rifiut|illimit|gratuit',
    source:
      'viet|esclu|perd|pers[oaie](?!\\p{L})|sol[oa](?!\\p{L})|soltanto|prima|rinunc|salvo|eccetto|imposs|illimit|impag|invalid|inademp|insuffic|irrevoc|manc|rifiut|fino|gratuit|massim|minim|entro e non',
  },
};

const atWordStart = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');

const PATTERNS: ReadonlyMap<string, Readonly<Record<keyof Denials, RegExp>>> = new Map(
  Object.entries(DENIALS).map(([language, { plain, other, source }]) => [
    language,
    { plain: atWordStart(plain), other: atWordStart(other), source: atWordStart(source) },
  ]),
);

/**
 * Whether a rendering denies where its line denies, and nowhere else. `from`, `to`: their languages, ISO 639-1; true where one of them
 * is not known here.
 */
export function keepsDenial(line: string, from: string, rendering: string, to: string): boolean {
  const [was, is] = [PATTERNS.get(from), PATTERNS.get(to)];
  if (was === undefined || is === undefined) return true;
  if (was.plain.test(line)) return is.plain.test(rendering) || is.other.test(rendering);
  return !is.plain.test(rendering) || was.source.test(line);
}
