import type { LegalText } from '../../document/legal-text.ts';
import { withoutQuestions } from './pronouns/questions.ts';
import { ALL_ROLES, plainRole } from './names/role-words.ts';

/** Words are counted in this much of a paper. */
const COUNTED = 60_000;
const QUOTED = /["“][^"“”\n]{1,300}["”]/g;

/** How often a paper uses role words and pronouns outside quotation marks, and pronouns outside the questions of a question sheet. */
export interface Usage {
  /** Role as printed most often, by its plain form. */
  readonly roles: ReadonlyMap<
    string,
    { readonly printed: string; readonly count: number; readonly acts: number }
  >;
  readonly you: number;
  readonly we: number;
  readonly i: number;
  readonly words: number;
}

const OWNER = /['’]s?$/u;
const roleWords = new Set(ALL_ROLES);
/** The words with which a role begins, as one of it or of several. */
const openings = new Set(
  ALL_ROLES.flatMap((role) => {
    const first = /^\p{L}[\p{L}'’-]{0,30}/u.exec(role)?.[0] ?? role;
    return [first.replace(OWNER, ''), `${first}s`];
  }),
);

/** What follows a role that acts. */
const ACTS =
  /^s? (?:shall|must|may|will|can|pays?|agrees?|undertakes|warrants|owes|gives|keeps|has|is|does|returns|hereby)\b/;

/** Counts once, in linear time. */
export function countUsage(text: LegalText): Usage {
  const body = unquoted(text.text.slice(0, COUNTED));
  const told = unquoted(withoutQuestions(text, COUNTED));
  const counts = new Map<string, { lower: number; capital: number; printed: string; acts: number }>();
  for (const { printed, index } of rolesIn(body)) {
    const role = plainRole(printed);
    const known = counts.get(role) ?? { lower: 0, capital: 0, printed, acts: 0 };
    const before = body.slice(Math.max(0, index - 3), index);
    const after = body.slice(index + printed.length, index + printed.length + 12);
    if (ACTS.test(after)) known.acts++;
    const opens = /(?:^|[.!?:;•|]\s|\n)$/.test(before);
    if (/^\p{Lu}/u.test(printed) && !opens) {
      if (known.capital === 0) known.printed = printed;
      known.capital++;
    } else if (/\b(?:the|each|every|this|either)\s$/i.test(body.slice(Math.max(0, index - 8), index)))
      known.lower++;
    else if (opens && ACTS.test(after)) known.capital++;
    counts.set(role, known);
  }
  const roles = new Map<string, { printed: string; count: number; acts: number }>();
  for (const [role, { lower, capital, printed, acts }] of counts) {
    if (capital + lower > 0) roles.set(role, { printed, count: capital * 2 + lower, acts });
  }
  const count = (pattern: RegExp) => told.match(pattern)?.length ?? 0;
  return {
    roles,
    you: count(/\b(?:you|your|yours)\b/gi),
    we: count(/\b(?:we|us|our|ours)\b/gi) - count(/\bUS\b/g),
    // `I. Problems` is the number of a section
    i: count(/\b(?:I|me|my|mine)\b/g) - count(/(?:^|\n)\W{0,3}I[.)] /g),
    words: body.match(/\S+/g)?.length ?? 0,
  };
}

const unquoted = (words: string): string =>
  words.replace(QUOTED, (quote) => (quote.length < 40 ? quote : ' '));

/** The role words of a text, longest first where one holds another: `main tenant`, not `tenant`. */
function* rolesIn(body: string): Generator<{ readonly printed: string; readonly index: number }> {
  const found = Array.from(body.matchAll(/\p{L}[\p{L}'’-]{0,30}/gu), (match) => ({
    word: match[0].replace(OWNER, ''),
    index: match.index,
  }));
  for (let at = 0; at < found.length; at++) {
    if (!openings.has(found[at]!.word.toLowerCase())) continue;
    for (let count = 3; count >= 1; count--) {
      const last = found[at + count - 1];
      if (last === undefined) continue;
      const printed = body.slice(found[at]!.index, last.index + last.word.length);
      if (printed.length > 40 || (count > 1 && /[^\p{L}' ’-]/u.test(printed))) continue;
      const lower = printed.toLowerCase();
      if (!roleWords.has(lower) && !roleWords.has(lower.replace(/s$/, ''))) continue;
      yield { printed: roleWords.has(lower) ? printed : printed.slice(0, -1), index: found[at]!.index };
      at += count - 1;
      break;
    }
  }
}
