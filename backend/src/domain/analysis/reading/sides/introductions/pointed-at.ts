import type { Paragraph } from '../../../document/legal-text.ts';
import { nameAtStart } from '../names/names.ts';
import { pronounOf, type Naming, type Pronoun } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { sifted } from '../../../sieve/sifted.ts';

const LONGEST = 2_500;

/** A full name, or a first one, with words behind it that point at whoever writes or reads: `Ann Lee (that's me, …)`, `Tom - thats you`. */
const POINTED = sifted(
  /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{0,24}){0,3})(?: ?\(| ?[-–—] ?|, ?| )(?:that|this|it)(?:['’]?s| is) (me|you|us)(?!\p{L})(?! (?:up|down|all|both|who) )/gu,
);
/** The rest of what stands with the pronoun: `, the flat is in my name)`, ` -`. */
const REST = /^(?:[^.;:()\n]{0,80}\)| ?[-–—](?= ))?/u;
/** Between the one pointed at and the other one. */
const AND = /^,? ?(?:and|&|\+) (?=\p{Lu})/u;

/** Who is who where a name comes first and the pronoun behind it, and the one who is named beside. */
export function pointedAt({ text, start }: Pick<Paragraph, 'text' | 'start'>): Naming[] {
  const words = text.slice(0, LONGEST);
  const pointed = Array.from(POINTED.matchAll(words)).flatMap((match): (Naming & { end: number })[] => {
    const name = match[1]!; // the groups take part in every match
    const pronoun = pronounOf(match[2]!);
    if (isRole(name) || nameAtStart(name)?.name !== name) return [];
    const span = { start: start + match.index, end: start + match.index + name.length };
    const end = match.index + match[0].length;
    return [{ ...namingOf(name, pronoun, span, 3), end: end + REST.exec(words.slice(end))![0].length }]; // may be empty
  });
  const [only] = pointed;
  if (only === undefined) return [];
  const beside = pointed.length === 1 ? besideOf(words, start, only.end, only.pronoun) : null;
  return [...pointed, ...(beside === null ? [] : [beside])];
}

/** `… (that's me) and Tom Okafor who is moving in`: of two who are named together, the other is spoken to, or speaks. */
function besideOf(words: string, start: number, end: number, pronoun: Pronoun | null): Naming | null {
  const and = AND.exec(words.slice(end));
  if (and === null) return null;
  const at = end + and[0].length;
  const found = nameAtStart(words.slice(at));
  if (found === null || isRole(found.name)) return null;
  const behind = words.slice(at + found.length);
  // `and Sam are the owners`: both are on one side; `and Tom and Lee`: who the others are is not said
  if (/^\s(?:are|own|both|together|live|let|rent out)\b|^,? (?:and|&|\+) \p{Lu}/u.test(behind)) return null;
  const span = { start: start + at, end: start + at + found.length };
  return namingOf(found.name, pronoun === 'you' ? 'i' : 'you', span, 2);
}

const namingOf = (name: string, pronoun: Pronoun | null, span: Naming['span'], weight: number): Naming => ({
  names: [name],
  roles: [],
  aliases: [],
  pronoun,
  span,
  weight,
});
