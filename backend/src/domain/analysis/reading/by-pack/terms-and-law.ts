import { shownLength, type FoundLength } from '../facts/find-spans-of-time.ts';
import { quoteAround } from '../facts/places.ts';
import { prepareText, type PhraseSet } from '../languages/phrase-set.ts';
import { findPackLengths } from '../packs/figures.ts';
import { fold } from '../packs/fold.ts';
import { nearest } from './money-and-dates.ts';
import { isEntitled } from './burdens.ts';
import { holdsOnlySometimes, NOBODYS, truePurpose } from './notice-purpose.ts';
import type { FactDraft, PackPaper } from './paper.ts';
import type { ClauseUnit } from './units.ts';

const MOST_NOTICES = 14;
const MOST_TERMS = 3;
const LONGEST = 900;

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

interface Timed {
  readonly clause: ClauseUnit;
  readonly length: FoundLength;
  readonly before: string;
  readonly after: string;
}

const timed = new WeakMap<PackPaper, Timed[]>();

/** The lengths of time of every clause, read once. */
function timesOf(paper: PackPaper): Timed[] {
  const known = timed.get(paper);
  if (known !== undefined) return known;
  const out = paper.clauses
    .filter(({ printed }) => printed.length <= LONGEST)
    .flatMap((clause) =>
      findPackLengths(paper.compiled.pack, clause.printed)
        .filter((length) => !isTimeOfDay(clause.printed, length))
        .map((length) => ({
          clause,
          length,
          before: clause.printed.slice(Math.max(0, length.start - 120), length.start),
          after: clause.printed.slice(length.end, length.end + 110),
        })),
    );
  timed.set(paper, out);
  return out;
}

/** `avant 9 heures`, `a las 8 horas`: a time on the clock. */
const isTimeOfDay = (printed: string, { start, unit, count }: FoundLength): boolean =>
  unit === 'hour' &&
  count < 24 &&
  /(?:^|\s)(?:avant|à|dès|las|los|às|as|alle|le|ore)\s$/iu.test(printed.slice(Math.max(0, start - 9), start));

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
    ({ printed }) => printed.length <= LONGEST && endless.find(fold(printed)).length > 0,
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

/** `durante los seis primeros meses`: the beginning of something. */
const FIRST = /(?<!\p{L})(?:ersten|premieres|premiers|primer[oa]s|primeir[oa]s|prim[ie])(?!\p{L})/u;
/** `garantiza los trabajos durante tres años`. */
const GUARANTEE =
  /(?<!\p{L})(?:garantier\p{L}{0,3}|garanti\p{L}{0,4}|garante|garantiza\p{L}{0,3}|garantisce|gewahrleist\p{L}{0,5})(?!\p{L})/u;

/** Whether the words right in front of a length of time say that the paper goes on for it once more. */
const isRenewal = (renewed: PhraseSet, ahead: string): boolean => isRightBefore(renewed, ahead);

function isRightBefore(phrases: PhraseSet, ahead: string): boolean {
  const near = ahead.slice(-34).trimEnd();
  // from every word on, for a longer phrase in front may hide the one that ends here
  return Array.from(near.matchAll(/(?<=^|\s)\S/g)).some(({ index }) => {
    const words = near.slice(index);
    return phrases.find(words).some(({ start, end }) => start === 0 && words.length - end <= 1);
  });
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
  return sides.all.find(({ isStronger }) => isStronger === ((chosen[1] === 's') !== isDone))?.id ?? null;
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
