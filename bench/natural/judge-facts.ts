import type { Report, ReportSide } from '../../backend/src/domain/analysis/report/report.ts';
import type { MarkedPaper } from '../../tools/burdens/papers.ts';

/** How much of what a paper's head and marks say stands in sections 1 and 2. */
export interface FactsTold {
  readonly facts: number;
  readonly factsTold: number;
  readonly duties: number;
  readonly dutiesTold: number;
  /** Duties told, and those of them told of the side that bears them. */
  readonly dutiesOnSide: number;
}

export const NO_FACTS: FactsTold = { facts: 0, factsTold: 0, duties: 0, dutiesTold: 0, dutiesOnSide: 0 };

/** Adds what two papers tell. */
export const added = (a: FactsTold, b: FactsTold): FactsTold => ({
  facts: a.facts + b.facts,
  factsTold: a.factsTold + b.factsTold,
  duties: a.duties + b.duties,
  dutiesTold: a.dutiesTold + b.dutiesTold,
  dutiesOnSide: a.dutiesOnSide + b.dutiesOnSide,
});

/** What was not told, in a line to read. */
export interface FactsJudged {
  readonly counts: FactsTold;
  readonly missed: readonly string[];
}

/**
 * Holds the facts and duties of a report against the head of its paper (`parties`, `dates`, `amounts`, `notice`, `law`) and the marks of
 * duties. A refused paper tells nothing.
 */
export function judgeFacts(paper: MarkedPaper, report: Report | null): FactsJudged {
  const missed: string[] = [];
  const wanted = factsOf(paper);
  const factsTold = wanted.filter(({ name, isIn }) => {
    const isTold = report !== null && isIn(report);
    if (!isTold) missed.push(`fact ${name}`);
    return isTold;
  }).length;
  const flat = flatten(paper.text);
  const places = (report?.duties ?? []).flatMap((duty) =>
    duty.quotes.map((quote) => ({
      duty,
      start: flat.indexOf(flatten(quote.text)),
      length: quote.text.length,
    })),
  );
  let [duties, dutiesTold, dutiesOnSide] = [0, 0, 0];
  for (const { tag, start, end } of paper.marks) {
    if (tag[0] !== 'O') continue;
    duties++;
    const here = places.filter(
      (place) => place.start >= 0 && place.start < end && place.start + place.length > start,
    );
    if (here.length === 0) missed.push(`duty of ${tag[1]}: ${flat.slice(start, end)}`);
    else {
      dutiesTold++;
      const isRight = here.some(({ duty }) => isBearer(paper, tag[1]!, report!, duty.sideId));
      if (isRight) dutiesOnSide++;
      else missed.push(`side of ${tag[1]}: ${flat.slice(start, end)}`);
    }
  }
  return { counts: { facts: wanted.length, factsTold, duties, dutiesTold, dutiesOnSide }, missed };
}

/**
 * Whether a side of a report is the one of a paper's roles by this name, by the words that only this role goes by; by what is left
 * where it is called by none of them and the other side is the other role (`Customer`).
 */
export function isRole(
  paper: MarkedPaper,
  role: string,
  side: ReportSide,
  sides: readonly ReportSide[],
): boolean {
  const scores = scoresOf(paper, side);
  const index = paper.roles.indexOf(role);
  if (scores.some((score) => score > 0))
    return scores.every((score, at) => at === index || score < scores[index]!);
  const other = sides.find(({ id }) => id !== side.id);
  const isOther =
    other !== undefined && scoresOf(paper, other).some((score, at) => at !== index && score > 0);
  return isOther && scoresOf(paper, other)[index] === 0;
}

function scoresOf(paper: MarkedPaper, side: ReportSide): number[] {
  const words = [side.name, side.role ?? ''].map((word) => word.toLowerCase()).filter(Boolean);
  return paper.aliases.map(
    (aliases) =>
      aliases.filter((alias) => words.some((word) => ` ${word} `.includes(` ${alias} `) || alias === word))
        .length,
  );
}

function isBearer(paper: MarkedPaper, role: string, report: Report, sideId: string | null): boolean {
  if (sideId === 'both') return true;
  const side = report.sides.find(({ id }) => id === sideId);
  return side !== undefined && isRole(paper, role, side, report.sides);
}

/** A form of address or a legal form in front of a name does not matter. */
const isSameName = (own: string, name: string): boolean =>
  own.includes(name) || (own.length > 4 && name.endsWith(own));

interface WantedFact {
  readonly name: string;
  readonly isIn: (report: Report) => boolean;
}

function factsOf(paper: MarkedPaper): WantedFact[] {
  const parts = (key: string): string[] =>
    (paper.head.get(key) ?? 'none')
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '' && part !== 'none');
  return [
    ...parts('parties').map((part) => {
      const name = part.split('/')[0]!.trim().toLowerCase();
      return {
        name: `party ${name}`,
        isIn: ({ facts, sides }: Report) =>
          sides.some((side) => isSameName(side.name.toLowerCase(), name)) ||
          facts.some(({ kind, text }) => kind === 'party' && text.toLowerCase().includes(name)),
      };
    }),
    ...parts('dates').map((part) => ({
      name: `date ${part}`,
      isIn: ({ facts }: Report) => facts.some(({ date }) => date === part.slice(0, 10)),
    })),
    ...parts('amounts').map((part) => {
      const value = Number(part.split(' ')[1]);
      return {
        name: `amount ${part}`,
        isIn: ({ facts }: Report) =>
          facts.some(({ amount, quotes }) => amount?.value === value && quotes.length > 0),
      };
    }),
    ...parts('notice').map((part) => ({ name: `notice ${part}`, isIn: noticeIn(part) })),
    ...parts('law').map((part) => ({
      name: `law ${part}`,
      isIn: ({ facts }: Report) => facts.some(({ kind }) => kind === 'law'),
    })),
  ];
}

/** `3 weeks / Lodger / leaving`, `5 working days`, `48 hours`: whether a notice of that length is told. */
function noticeIn(part: string): WantedFact['isIn'] {
  const [, count, unit] = /^(\d+) (?:(?:business|working|calendar) )?(hour|day|week|month)/.exec(part) ?? [];
  const days = Number(count) * (unit === 'week' ? 7 : unit === 'hour' ? 1 / 24 : 1);
  return ({ facts }) =>
    facts.some(({ notice }) => (unit === 'month' ? notice?.months === Number(count) : notice?.days === days));
}

const flatten = (text: string): string => text.replace(/\s/g, ' ');
