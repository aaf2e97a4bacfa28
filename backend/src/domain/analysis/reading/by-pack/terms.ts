import { shownLength } from '../facts/find-spans-of-time.ts';
import { quoteAround } from '../facts/places.ts';
import { fold } from '../packs/fold.ts';
import type { FactDraft, PackPaper } from './paper.ts';
import { isRenewal, LONGEST, timesOf } from './times.ts';

const MOST_TERMS = 3;

/** How long it runs, with the words that say so. */
export function packTerms(paper: PackPaper): FactDraft[] {
  const { text, compiled } = paper;
  const { facts } = compiled.pack;
  const runs = compiled.expression(facts.term, 'g');
  const renewed = compiled.set(facts.renewed);
  const other = compiled.set([...facts.notTerm, ...facts.notNotice]);
  const out: FactDraft[] = [];
  const seen = new Set<string>();
  for (const { clause, length, before, after } of timesOf(paper)) {
    if (length.unit === 'hour' || length.unit === 'day' || out.length >= MOST_TERMS) continue;
    const ahead = fold(before);
    const last = Array.from(ahead.matchAll(runs)).at(-1);
    if (last === undefined || ahead.length - last.index - last[0].length > 45) continue;
    // `17,90 € al mes durante un año`: how long a price holds
    if (
      /(?:€|eur|euros?|r\$)[^.;,]{0,24}$/i.test(ahead) ||
      FIRST.test(ahead.slice(-24)) ||
      FIRST.test(fold(length.words))
    )
      continue;
    if (GUARANTEE.test(fold(clause.printed.slice(0, length.start)))) continue;
    if (isOfOtherMatter(fold(clause.printed)) || A_DEADLINE.test(ahead)) continue;
    if (AFTER_THE_END.test(fold(after))) continue;
    const shown = shownLength(length);
    if (seen.has(shown) || isRenewal(renewed, ahead)) continue;
    if (other.find(`${ahead.slice(-80)} ${fold(after.slice(0, 60))}`).length > 0) continue;
    seen.add(shown);
    const start = clause.start + length.start;
    out.push({
      kind: 'term',
      label: 'Term',
      text: `${shown}.`,
      quotes: [quoteAround(text, start, start + length.words.length)],
      by: 'rules',
    });
  }
  const endless = compiled.set(facts.endless);
  const open = paper.clauses.find(
    ({ printed }) =>
      printed.length <= LONGEST && endless.find(fold(printed)).length > 0 && !isOfOtherMatter(fold(printed)),
  );
  if (open !== undefined)
    out.unshift({
      kind: 'term',
      label: 'Term',
      text: 'It runs for an indefinite time.',
      quotes: [quoteAround(text, open.start, open.end)],
      by: 'rules',
    });
  return out;
}

/** What runs beside the paper: pictures, secrets, rights in works, bans. */
const OTHER_MATTER =
  /(?<!\p{L})(?:bild(?:er|nis)|fotos?|photos?|imagens?|imagen|imagenes|immagin[ei]|videos?|donnees|daten|datos|dados|dati|geheim\p{L}*|verschwieg\p{L}*|secrets?|secreto|sigilo|riservat\p{L}*|confiden\p{L}*|konkurr\p{L}*|wettbewerb\p{L}*|concurren\p{L}*|concorren\p{L}*|competen\p{L}*|nutzungsrecht\p{L}*|droits? d'auteur|direitos autorais|diritti d'autore|exclusividade|exclusividad|esclusiva|loscht|geloscht|aufbewahr\p{L}*|conservee?s?|conservan|conservad[ao]s|conservat[iae]|armazenad\p{L}*)(?!\p{L})|nao prestara|no trabajara|non lavorera|ne (?:travaillera|peut travailler)|nach (?:dem|seinem|ihrem) (?:ende|ausscheiden)|apres (?:la fin|son depart|son terme|sa fin)|despues de (?:su|la|el) (?:fin|salida|termino|extincion)|apos (?:o|seu|o seu|a) (?:fim|termino|saida|rescisao)|dopo (?:la|il|sua) (?:fine|cessazione|termine)/u;
/** Words that speak of the paper itself after all. */
const THE_PAPER =
  /(?<!\p{L})(?:vertrag|mietverhaltnis|arbeitsverhaltnis|vereinbarung|contrat|bail|convention|contrato|acuerdo|acordo|contratto|accordo|rapporto)(?: \p{L}+){0,3} (?:lauft|gilt|beginnt|wird|ist|est conclu|dure|prend|tiene|dura|se celebra|se concierta|e celebrado|vigora|tem|ha|e stipulato|decorre)/u;
const isOfOtherMatter = (folded: string): boolean => OTHER_MATTER.test(folded) && !THE_PAPER.test(folded);

/** `por 24 meses depois do fim`: how long something lasts when the paper is over. */
const AFTER_THE_END =
  /^ (?:depois|nach|apres|despues|dopo|apos)(?: d[aeo]l?| dem| der| la| il| o| a| sein\p{L}*| ihr\p{L}*)? ?(?:l')?(?:fim|ende|ausscheiden|fin|fine|termino|final|cessazione|saida|salida|depart|austritt)/u;

/** `en el plazo de un mes desde`: within which time something is done. */
const A_DEADLINE =
  /(?:en (?:el|un) plazo(?: maximo)? de|dans (?:un|le) delai(?: maximum)? de|n[ou](?:m)? prazo(?: maximo)? de|(?:entro|nel) (?:il |un )?termine(?: massimo)? di|innerhalb (?:von|einer frist von)|binnen)(?: \p{L}+)?\s{0,2}$/u;

/** `durante los seis primeros meses`: the beginning of something. */
const FIRST = /(?<!\p{L})(?:ersten|premieres|premiers|primer[oa]s|primeir[oa]s|prim[ie])(?!\p{L})/u;
/** `garantiza los trabajos durante tres años`. */
const GUARANTEE =
  /(?<!\p{L})(?:garantier\p{L}{0,3}|garanti\p{L}{0,4}|garante|garantiza\p{L}{0,3}|garantisce|gewahrleist\p{L}{0,5})(?!\p{L})/u;
