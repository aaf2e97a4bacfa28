import type { Report, ReportSide, WordingPart, WordingPlace } from '../domain/analysis/report/report.ts';

/** How words that go to the other side speak of the reader, and of the other side. */
export interface Naming {
  /** `you` where the paper itself says so of the reader, else its own word (`the Tenant`), else null. */
  readonly reader: string | null;
  /** `we`, `the Landlord`, or null. */
  readonly other: string | null;
}

/** Names both sides as the paper does. What it does not plainly say stays null, and is then put for any party. */
export function namingOf(report: Report): Naming {
  const { sides, reader, duties } = report;
  const words = [...report.facts, ...duties, ...report.risks, ...sides].flatMap(({ quotes }) =>
    quotes.map(({ text }) => text),
  );
  const own = sides.find(({ id }) => id === reader.sideId);
  const others = sides.filter(({ id }) => id !== reader.sideId);
  if (own === undefined) return { reader: null, other: null };
  const dutiesOf = (isOwn: boolean) =>
    duties.filter(({ sideId }) => sideId !== null && sideId !== 'both' && (sideId === own.id) === isOwn);
  const says = (points: typeof duties, pronoun: RegExp) => {
    const said = points.filter(({ quotes }) => quotes.some(({ text }) => pronoun.test(text))).length;
    return said > 0 && said * 2 >= points.length;
  };
  const isYou = says(dutiesOf(true), /\byou\b/i);
  const isWe = isYou && says(dutiesOf(false), /\bwe\b/i);
  const [other] = others;
  return {
    reader: isYou ? 'you' : calledIn(own, words),
    other: isWe ? 'we' : others.length === 1 && other !== undefined ? calledIn(other, words) : null,
  };
}

/** The role as the quotes of the paper write it: `the Tenant`, `Tenant`, `the tenant`; null where they do not. */
function calledIn({ role }: ReportSide, words: readonly string[]): string | null {
  if (role === null || !/^[\p{L}][\p{L} -]{1,30}$/u.test(role)) return null;
  const count = (form: string) =>
    words.filter((text) => new RegExp(`(?<![\\p{L}])${form}(?![\\p{L}])`, 'u').test(text)).length;
  const forms = [
    `the ${role}`,
    `the ${role.toLowerCase()}`,
    `(?<![Tt]he )(?<!["“])${role}(?= (?:shall|must|will|may|agrees|pays))`,
  ];
  const counts = forms.map((form, index) => count(index < 2 ? `[Tt]he ${form.slice(4)}` : form));
  const most = Math.max(...counts);
  if (most === 0) return words.some((text) => text.includes(role)) ? `the ${role}` : null;
  return counts[2] === most ? role : forms[counts.indexOf(most)]!;
}

/** Words to propose as the paper would say them: each place that names a side gets the paper's own name of it. */
export function inRoles(parts: readonly WordingPart[], { reader, other }: Naming): string {
  let isNamed = false;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { name, verb, opens } = part;
      const isReader = name === 'you' || name === 'your';
      const who = isReader ? (reader ?? (isNamed ? 'that party' : 'a party')) : (other ?? 'the other side');
      isNamed ||= isReader;
      const said = `${pronounFor(name, who) ?? (name === 'your' ? `${who}’s` : who)}${bent(verb, who)}`;
      return opens ? `${said.slice(0, 1).toUpperCase()}${said.slice(1)}` : said;
    })
    .join('');
}

/** Whether words for any party were put in the place of the reader. */
export const isForAnybody = (parts: readonly WordingPart[], { reader }: Naming): boolean =>
  reader === null && parts.some(isReaders);

/** Whether the words say `you` to the reader. */
export const saysYou = (parts: readonly WordingPart[], { reader }: Naming): boolean =>
  reader === 'you' && parts.some(isReaders);

const isReaders = (part: WordingPart): boolean =>
  typeof part !== 'string' && (part.name === 'you' || part.name === 'your');

/** Where a paper says `you` and `we`, the words bend with the place. */
function pronounFor(name: WordingPlace['name'], who: string): string | null {
  if (who === 'you') return name === 'your' ? 'your' : 'you';
  if (who === 'we') return name === 'them' ? 'us' : 'we';
  return null;
}

const THIRD: Readonly<Record<string, string>> = { do: 'does', have: 'has' };
const bent = (verb: string | null, who: string): string =>
  verb === null ? '' : ` ${who === 'you' || who === 'we' ? verb : (THIRD[verb] ?? `${verb}s`)}`;
