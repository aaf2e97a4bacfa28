import { LANGUAGE_NAMES } from '../../language/detect-language.ts';
import type { Draft, ReportDraft } from '../../report/report-draft.ts';
import { namesFirst, namesNone } from '../../report/sections/write-summary.ts';
import { isSameName } from '../sides/names/same-name.ts';
import type { Fact } from '../../report/report.ts';

/** A part of a paper as the rules for its language read it. */
export interface ReadPart {
  readonly language: string;
  readonly draft: ReportDraft;
}

/** Share of the figures of one part that stand in the other, from which the two say the same. */
const SAME = 0.6;
const FEWEST_FIGURES = 2;

/**
 * One draft from the parts of a paper in several languages. Where a part only says once more what the first says, in another
 * language, only what is new in it is added; else everything. What is left out of one part may stand in another, so nothing is
 * called missing.
 */
export function joinDrafts([first, ...others]: readonly [ReadPart, ...ReadPart[]]): ReportDraft {
  let joined = first.draft;
  let isAllSaidTwice = true;
  for (const { draft } of others) {
    const isTwice = saysTheSame(first.draft, draft);
    isAllSaidTwice &&= isTwice;
    joined = add(joined, draft, isTwice);
  }
  const names = [first, ...others].map(({ language }) => LANGUAGE_NAMES[language] ?? 'another language');
  return {
    ...joined,
    gaps: isAllSaidTwice ? joined.gaps : [],
    searched: isAllSaidTwice ? (joined.searched ?? []) : [],
    warnings: [
      `This paper is in ${listed(names)}. Each part was read by the rules for its own language; those for English know most. ${
        isAllSaidTwice
          ? 'The parts seem to say the same. Check which of them counts where they differ.'
          : 'Check which language counts where the parts differ.'
      }`,
      // what a pack says of itself is said above
      ...(first.language === 'en' ? joined.warnings : []),
    ],
  };
}

/** One draft from a letter and from the statement below it that the other side is to sign. */
export function joinStatement(letter: ReportDraft, statement: ReportDraft): ReportDraft {
  const isGraver = hasHigh(statement) && !hasHigh(letter);
  const first = statement.summary.find(namesFirst);
  return {
    ...add(letter, statement, false),
    // what is left out of one may stand in the other
    gaps: [],
    searched: [],
    summary: letter.summary.map((line) =>
      isGraver && first !== undefined && (namesFirst(line) || namesNone(line)) ? first : line,
    ),
    warnings: [
      'This paper is a letter with a statement below it that the other side is to sign.',
      'In the two of them “I” and “you” mean different sides, so each was read on its own.',
      ...letter.warnings,
    ],
  };
}

const hasHigh = ({ risks }: ReportDraft): boolean => risks.some(({ severity }) => severity === 'high');

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function saysTheSame(one: ReportDraft, other: ReportDraft): boolean {
  const own = figuresOf(one);
  const theirs = [...figuresOf(other)];
  const shared = theirs.filter((figure) => own.has(figure)).length;
  return theirs.length >= FEWEST_FIGURES && shared >= theirs.length * SAME;
}

const figuresOf = ({ facts }: ReportDraft): Set<string> =>
  new Set(facts.flatMap((fact) => figureOf(fact) ?? []));

/** What a fact says, whatever the language: a day, a sum, a length of time. */
function figureOf({ kind, date, amount, notice, text }: Draft<Fact>): string | null {
  if (kind === 'date') return date === undefined ? null : `date ${date}`;
  if (kind === 'amount') return amount === undefined ? null : `sum ${amount.value} ${amount.currency}`;
  if (kind === 'term') return `term ${text}`;
  if (kind === 'notice' && notice !== undefined)
    return `notice ${notice.months ?? ''} ${notice.days ?? ''} ${notice.what}`;
  return null;
}

function add(main: ReportDraft, other: ReportDraft, isTwice: boolean): ReportDraft {
  const sideOf = matchSides(main, other);
  const known = new Set(main.facts.map(sayingOf));
  const families = new Set(main.risks.map(({ family }) => family));
  const isNew = (fact: Draft<Fact>) =>
    fact.quotes.length > 0 &&
    fact.kind !== 'document' &&
    fact.kind !== 'law' &&
    (fact.kind !== 'party' || main.sides.length === 0) &&
    !known.has(sayingOf(fact));
  return {
    ...main,
    sides: main.sides.length === 0 ? other.sides : main.sides,
    reader: main.sides.length === 0 ? other.reader : main.reader,
    facts: [
      ...main.facts,
      ...other.facts
        .filter((fact) => isNew(fact) || (fact.kind === 'law' && fact.quotes.length > 0 && lacksLaw(main)))
        .map((fact) =>
          fact.notice === undefined
            ? fact
            : { ...fact, notice: { ...fact.notice, who: sideOf(fact.notice.who) } },
        ),
    ],
    duties: isTwice
      ? main.duties
      : [...main.duties, ...other.duties.map((duty) => ({ ...duty, sideId: sideOf(duty.sideId) }))],
    risks: [
      ...main.risks,
      ...other.risks.filter(({ family }) => family !== 'hidden-text' && !(isTwice && families.has(family))),
    ],
    comparison: [...main.comparison, ...(isTwice ? [] : other.comparison)],
    wayOut: main.wayOut ?? other.wayOut,
    notices: [...main.notices, ...other.notices],
  };
}

const sayingOf = (fact: Draft<Fact>): string => figureOf(fact) ?? `${fact.kind} ${fact.text}`;

const lacksLaw = ({ facts }: ReportDraft): boolean =>
  facts.every(({ kind, quotes }) => kind !== 'law' || quotes.length === 0);

const isOneName = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && isSameName(one, other));

/** From the sides of one part to those of another: the reader is the reader, equal roles are the same, and of two the last is the other. */
function matchSides(main: ReportDraft, other: ReportDraft): (sideId: string | null) => string | null {
  const pairs = new Map<string, string>();
  if (main.reader.sideId !== null && other.reader.sideId !== null)
    pairs.set(other.reader.sideId, main.reader.sideId);
  for (const { id, role, name } of other.sides) {
    const same = main.sides.find(
      (side) => isOneName(side.name, name) || (role !== null && side.role === role),
    );
    if (same !== undefined && !pairs.has(id)) pairs.set(id, same.id);
  }
  const left = main.sides.filter(({ id }) => ![...pairs.values()].includes(id));
  const unmatched = other.sides.filter(({ id }) => !pairs.has(id));
  if (left.length === 1 && unmatched.length === 1) pairs.set(unmatched[0]!.id, left[0]!.id);
  return (sideId) =>
    sideId === null || sideId === 'both' || main.sides.length === 0 ? sideId : (pairs.get(sideId) ?? null);
}
