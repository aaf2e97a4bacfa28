import { shownLength, type FoundLength } from '../facts/find-spans-of-time.ts';
import { quoteAround } from '../facts/places.ts';
import { prepareText } from '../languages/phrase-set.ts';
import { fold } from '../packs/fold.ts';
import { nearest } from './money-and-dates.ts';
import { isEntitled } from './burdens.ts';
import { holdsOnlySometimes, NOBODYS, truePurpose } from './notice-purpose.ts';
import type { FactDraft, PackPaper } from './paper.ts';
import { isRenewal, isRightBefore, LONGEST, timesOf } from './times.ts';
import type { ClauseUnit } from './units.ts';

const MOST_NOTICES = 14;

/** A notice or deadline with who gives it. */
export interface PackNotice {
  /** It only keeps the paper from going on once more. */
  readonly isOfRenewal: boolean;
  /** It holds only in a case or for a time that the clause names: in the probation, for grave reasons. */
  readonly isOnlySometimes: boolean;
  readonly who: string | null;
  readonly what: string;
  readonly length: FoundLength;
  readonly clause: ClauseUnit;
  readonly start: number;
}

/** Every notice and every deadline, those for ending first. */
export function packNotices(paper: PackPaper): PackNotice[] {
  const { compiled } = paper;
  const { facts } = compiled.pack;
  const ends = compiled.set(facts.notice);
  const within = compiled.set(facts.within);
  const runs = compiled.expression(facts.term, 'g');
  const renewed = compiled.set(facts.renewed);
  const other = compiled.set(facts.notNotice);
  const exceeds = compiled.set(facts.exceeds);
  const given = compiled.set(facts.given);
  const renews = compiled.set(facts.renews);
  const out: PackNotice[] = [];
  for (const { clause, length, before, after } of timesOf(paper)) {
    const ahead = fold(before);
    const near = ahead + clause.printed.slice(length.start, length.end).toLowerCase() + fold(after);
    const isEnding = ends.find(near).length > 0;
    const isDeadline = within.find(ahead.slice(-34)).length > 0;
    if (!isEnding && !isDeadline) continue;
    if (EACH_YEAR.test(fold(after.slice(0, 16))) || NO_NOTICE.test(ahead) || LATER.test(fold(after)))
      continue;
    const last = Array.from(ahead.matchAll(runs)).at(-1);
    if (isRenewal(renewed, ahead) || isRightBefore(exceeds, ahead)) continue;
    if (other.find(`${ahead.slice(-70)} ${fold(length.words)} ${fold(after.slice(0, 60))}`).length > 0)
      continue;
    const isTerm = last !== undefined && ahead.length - last.index - last[0].length <= 12;
    if (isTerm && !isDeadline) continue;
    const named = nearest(compiled, facts.deadlines, before, after);
    const isGiven =
      given.find(`${ahead.slice(-40)} ${fold(length.words)} ${fold(after.slice(0, 40))}`).length > 0;
    // `mediante aviso de 30 días` beside a word of ending is notice, not a report
    const first = named === 'reporting' && isEnding && isGiven ? 'ending' : named;
    if (first === null || (first === 'ending' && !isGiven)) continue;
    const isOfRenewal = renews.isIn(prepareText(clause.marked));
    const what = truePurpose(compiled, clause.printed, first, isOfRenewal);
    if (what === null) continue;
    out.push({
      who: NOBODYS.has(what) ? null : whoOf(paper, clause, length, what),
      isOfRenewal,
      isOnlySometimes: what === 'ending' && holdsOnlySometimes(clause.printed),
      what,
      length,
      clause,
      start: clause.start + length.start,
    });
  }
  return out;
}

/** `sechs Wochen im Jahr`: how much in all. */
const EACH_YEAR =
  /^ (?:im|pro|je|par|al|por|all'|per) ?(?:jahr|kalenderjahr|an|annee|ano|anno|monat|mois|mes|mese)(?!\p{L})/u;

/** `pour la fin d'un mois`, `deja de pagar dos mensualidades`, `de quinze em quinze dias`: no time to give notice in. */
const NO_NOTICE =
  /(?<!\p{L})(?:(?:fin|fine|final|fim|ende|schluss) (?:d'|de |di |do |eines |des )|(?:deja|dejar|dejare|deje|cesa|cesar) de (?:pagar|abonar) |(?:adeud|impag|imped|mor)\p{L}* (?:de )?|de \p{L}+ (?:em|en) )$/u;
/** `24 meses depois do fim do contrato`: a time that begins when all is over. */
const LATER =
  /^ (?:depois|nach|apres|despues|dopo|apos)(?: d[aeo]l?| dem| der| la| il| o| a| sein\p{L}*| ihr\p{L}*)? ?(?:l')?(?:fim|ende|ausscheiden|fin|fine|termino|final|cessazione|saida|salida|depart|austritt)/u;

/** `dem Kunden steht ein Widerruf zu`: what the one it is said to may do. */
const OWN_RIGHTS: ReadonlySet<string> = new Set(['withdrawal', 'objecting']);

/** Who gives it: the side that is marked last in front of the length of time, else the first behind it. */
function whoOf(
  { sides, compiled }: PackPaper,
  clause: ClauseUnit,
  length: FoundLength,
  what: string,
): string | null {
  // who is to get money does not pay it
  const gets = (['w', 's'] as const).find((sign) => isEntitled(compiled, sign, prepareText(clause.marked)));
  if (what === 'payment' && gets !== undefined)
    return sides.all.find(({ isStronger }) => isStronger === (gets === 'w'))?.id ?? null;
  const share = length.start / Math.max(1, clause.printed.length);
  const at = Math.round(share * clause.marked.length);
  const signs = Array.from(clause.marked.matchAll(/@([wsb])(o?)/g));
  if (signs.length === 0) return null;
  // `von der Mieterin gekündigt`, `la renta que el inquilino paga`: whom the words in front of it make the one who acts
  const agent = signs.find(({ index, 0: sign }) => isAgent(clause.marked, index, sign.length));
  if (agent !== undefined && agent[1] !== 'b')
    return sides.all.find(({ isStronger }) => isStronger === (agent[1] === 's'))?.id ?? null;
  // `für den Arbeitgeber vier Wochen, für die Arbeitnehmerin drei Monate`
  const own = signs.filter(({ index }) => index <= at).at(-1);
  if (own !== undefined && own[1] !== 'b' && FOR.test(clause.marked.slice(0, own.index)))
    return sides.all.find(({ isStronger }) => isStronger === (own[1] === 's'))?.id ?? null;
  // `vous devez nous signaler`: the second of two that stand together is whom it is done to
  const acting = signs.filter(
    (sign, index) =>
      sign[2] === '' &&
      (index === 0 ||
        signs[index - 1]![2] !== '' ||
        clause.marked
          .slice(signs[index - 1]!.index, sign.index)
          .trim()
          .split(' ').length > 2),
  );
  const chosen = acting.filter((sign) => sign.index <= at).at(-1) ?? acting[0] ?? signs[0]!;
  if (chosen[1] === 'b') return 'both';
  // `salvo que nos avises`, `será restituido al inquilino`: where only the one it is done to is named, the other one does it
  const isDone =
    acting.length === 0 && signs.every(([, sign]) => sign === chosen[1]) && !OWN_RIGHTS.has(what);
  // `tu plan …, salvo que avises`: what is said of a thing of the reader tells nothing of who leaves
  if (isDone && what === 'ending' && chosen[1] === 'w') return null;
  return sides.all.find(({ isStronger }) => isStronger === ((chosen[1] === 's') !== isDone))?.id ?? null;
}

/** `for` a side, right in front of it. */
const FOR = /(?<!\p{L})(?:fur|pour|para|per|pelo|pela)(?: (?:il|lo|la|le|l'|o|a|el))? $/u;
/** Words by which a side does what a passive says. */
const BY = /(?<!\p{L})(?:von|durch|seitens|par|por|pel[ao]|da|dal|dalla) $/u;
const DONE =
  /(?<!\p{L})(?:wird|werden|gekundigt|gezahlt|gemeldet|widerrufen|\p{L}{2,}(?:ee?s?|ad[ao]s?|id[ao]s?|at[aoie]|ut[aoie]|it[aoie]))(?!\p{L})/u;

function isAgent(marked: string, at: number, length: number): boolean {
  const ahead = marked.slice(Math.max(0, at - 40), at);
  if (/(?<!\p{L})(?:que|che) $/u.test(ahead))
    return /^ (?:no |non |nao )?\p{L}+(?:ra|ran|rao|ranno|a|e)(?!\p{L})/u.test(marked.slice(at + length));
  return BY.test(ahead) && DONE.test(marked.slice(Math.max(0, at - 60), at + length + 80));
}

/** Each notice as a fact: `You – ending – 3 months`. */
export function packNoticeFacts(paper: PackPaper): FactDraft[] {
  const { sides, text } = paper;
  const seen = new Set<string>();
  const nameOf = (who: string | null) => {
    if (who === null) return null;
    if (who === 'both') return 'either side';
    if (who === sides.reader?.id) return 'you';
    const side = sides.all.find(({ id }) => id === who);
    return side?.role ?? side?.name ?? null;
  };
  return packNotices(paper)
    .filter(({ who, what, length }) => {
      const key = `${who}|${what}|${shownLength(length)}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .toSorted((a, b) => Number(b.what === 'ending') - Number(a.what === 'ending') || a.start - b.start)
    .slice(0, MOST_NOTICES)
    .map(({ who, what, length, start, isOnlySometimes }): FactDraft => {
      const { count, unit } = length;
      const isLong = unit === 'month' || unit === 'year';
      const days = unit === 'hour' ? count / 24 : unit === 'week' ? count * 7 : count;
      return {
        kind: 'notice',
        label: what === 'ending' ? 'Notice: ending' : `Deadline: ${what}`,
        text: `${[nameOf(who), what, shownLength(length)].filter(Boolean).join(' – ')}${isOnlySometimes ? ', only in the case named there' : ''}.`,
        quotes: [quoteAround(text, start, start + length.words.length)],
        by: 'rules',
        notice: isLong ? { who, what, months: unit === 'year' ? count * 12 : count } : { who, what, days },
      };
    });
}

/** The law that the paper chooses, else the one whose statutes it names, else what it says of courts. */
export function packLaw({ text, clauses, compiled }: PackPaper): FactDraft[] {
  const { law, statutes, courts } = compiled.pack.facts;
  const find = (says: readonly string[]) => {
    const set = compiled.set(says);
    return clauses.find(({ printed }) => printed.length <= LONGEST * 2 && set.find(fold(printed)).length > 0);
  };
  for (const [labels, label, said] of [
    [law, 'Governing law', (place: string) => `The law of ${place} applies.`],
    [
      statutes,
      'Law it refers to',
      (place: string) => `It names statutes of ${place}. We found no words that choose a law.`,
    ],
  ] as const) {
    const found = labels
      .map((one) => ({ one, clause: find(one.says) }))
      .filter(({ clause }) => clause !== undefined);
    const [first] = found;
    if (first?.clause !== undefined)
      return [
        {
          kind: 'law',
          label,
          text: said(first.one.label),
          quotes: [quoteAround(text, first.clause.start, first.clause.end)],
          by: 'rules',
        },
      ];
  }
  const court = find(courts);
  if (court === undefined)
    return [
      {
        kind: 'law',
        label: 'Governing law',
        text: 'We found no words that choose a law.',
        quotes: [],
        by: 'rules',
      },
    ];
  return [
    {
      kind: 'law',
      label: 'Courts',
      text: 'We found no words that choose a law. It says this about courts:',
      quotes: [quoteAround(text, court.start, court.end)],
      by: 'rules',
    },
  ];
}
