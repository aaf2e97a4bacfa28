import type { Report, ReportSide } from '../domain/analysis/report/report.ts';

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

/** What may stand between `you` and its verb. */
const BETWEEN = '(?: (?:first|then|also|\\p{Ll}{2,12}ly))?';
const VERBS =
  'do|have|are|were|agree|disagree|pay|choose|want|need|use|leave|end|cancel|object|owe|know|work|get|receive|make|give|take|sell|buy|say|ask|accept|sign|own|rent|live|move|return|keep';
const SPOKEN = new RegExp(
  `\\b(?:(you)(${BETWEEN}) (${VERBS})(?![\\p{L}])|(yourself)|(yours?)|(you))(?![\\p{L}])`,
  'giu',
);

const THIRD: Readonly<Record<string, string>> = { do: 'does', have: 'has', are: 'is', were: 'was' };
const third = (verb: string) => THIRD[verb] ?? (/[sxz]$|[cs]h$/.test(verb) ? `${verb}es` : `${verb}s`);

/**
 * Words to propose, so that either side can read them in the paper: `you` becomes the reader's role, `the other side` the other's.
 * Where the paper does not name them, they are put for any party.
 */
export function inRoles(wording: string, { reader, other }: Naming): string {
  const speaking = reader === 'you' ? wording : withReader(wording, reader);
  if (other === null) return speaking;
  return speaking.replace(
    /\b[Tt]he other (?:side|party)(['’]s)?(?![\p{L}])/gu,
    (_all, possessive: string | undefined, at: number) =>
      placed(possessive === undefined ? other : other === 'we' ? 'our' : `${other}’s`, speaking, at),
  );
}

function withReader(wording: string, reader: string | null): string {
  let isNamed = false;
  return wording.replace(SPOKEN, (...found) => {
    const [, subject, between, verb, self, possessive] = found as (string | undefined)[];
    const at = found.at(-2) as number; // the place stands before the whole text
    const name = reader ?? (isNamed ? 'that party' : 'a party');
    isNamed = true;
    if (self !== undefined) return 'itself';
    const said =
      subject !== undefined
        ? `${name}${between ?? ''} ${third((verb ?? '').toLowerCase())}`
        : possessive === undefined
          ? name
          : `${name}’s`;
    return placed(said, wording, at);
  });
}

/** Sentences begin with a capital. */
const placed = (words: string, text: string, at: number): string =>
  /(?:^|[.!?]["”’]?\s{1,2})$/.test(text.slice(Math.max(0, at - 4), at))
    ? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
    : words;
