import type { CompiledPack } from '../packs/compiled-pack.ts';
import { fold } from '../packs/fold.ts';

/** What a notice holds for only: a time on trial, a case, what lies outside a term. */
const ONLY_SOMETIMES =
  /(?<!\p{L})(?:force majeure|hohere[nr]? gewalt|fuerza mayor|forca maior|forza maggiore|cas fortuit|caso fortuit[oi]|eingewohnung|(?:in|wahrend) der probezeit|in den ersten|erste[nr]? \p{L}{3,8} wochen|nur|wichtigem grund|pendant la periode d'essai|seulement|uniquement|faute grave|motif legitime|fuera de|solo|unicamente|(?:periodo|periodo) de prueba|causa grave|apenas|somente|so (?:pode|em|por)|fora d[aeo]|justa causa|gravi motivi|soltanto|al di fuori|periodo di prova|de prueba|experiencia)(?!\p{L})/u;

/** Whose deadline it is does not follow from who is named: who has the money gives it back, who did the work puts it right. */
export const NOBODYS: ReadonlySet<string> = new Set(['return', 'settlement', 'putting right']);
/** An answer to complaints is a deadline of the one who hears them. */
const ANSWERS =
  /(?<!\p{L})(?:antwort\p{L}*|reponse|repond\p{L}*|respuesta|responde\p{L}*|resposta|risposta|risponde\p{L}*)(?!\p{L})/u;
const PUTS_RIGHT =
  /(?<!\p{L})(?:beseitig\p{L}*|beheb\p{L}*|repara\p{L}*|corrig\p{L}*|consert\p{L}*|elimina\p{L}*|ripar\p{L}*|remedi\p{L}*)(?!\p{L})/u;

/** Defects are told of, not mended. */
const REPORTS =
  /(?<!\p{L})(?:gemeldet|melden|anzuzeigen|angezeigt|gerugt|rugen|mitgeteilt|mitzuteilen|beanstandet|signale\p{L}*|notifi\p{L}*|comunica\p{L}*|avisa\p{L}*|reclama\p{L}*|segnala\p{L}*|denuncia\p{L}*|contesta\p{L}*)(?!\p{L})/u;

/** What a time is for after all, by the whole clause; null where it is for something that is not told. */
export function truePurpose(
  { set }: CompiledPack,
  printed: string,
  what: string,
  isRenewal: boolean,
): string | null {
  const folded = fold(printed);
  if (what === 'objecting' && ANSWERS.test(folded)) return null;
  if (what === 'reporting' && PUTS_RIGHT.test(folded)) return 'putting right';
  if (what === 'putting right' && REPORTS.test(folded) && !PUTS_RIGHT.test(folded)) return 'reporting';
  if (what === 'payment' && isRenewal) return 'ending';
  if (what !== 'ending' || isRenewal) return what;
  if (TOLD_OF.test(folded) && set(CHANGES).find(folded).length > 0) return 'change';
  const ends = set(ENDS).find(folded).length > 0;
  // `podrá pedir horas con un preaviso de tres días` ends nothing
  return ends || set(CHANGES).find(folded).length === 0 ? 'ending' : 'change';
}

/** `le client en est informé un mois avant`: how long before somebody is told of a change. */
const TOLD_OF =
  /(?<!\p{L})(?:informe[es]?s?|mitgeteilt|teilt|angekundigt|prevenue?s?|comunicad[ao]|comunicando\p{L}{0,3}|avisad[ao]|avisando|informad[ao]|avvisat[oa]|avvisando|comunicat[oa])(?!\p{L})/u;
const ENDS: readonly string[] = ['{endWord}'];
const CHANGES: readonly string[] = [
  '{changeWord}|{price}|mutation|horas|horarias|turn*|versetz*|einsatz*|transfer*',
];

/** Whether a clause lets a notice hold only in a case or for a time that it names. */
export const holdsOnlySometimes = (printed: string): boolean => ONLY_SOMETIMES.test(fold(printed));
