import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { DOERS, VERBS_OF_ALL } from '../../languages/en/roles/doers.ts';
import { shortForms } from '../names/names.ts';
import type { PaperSide } from '../side.ts';

const HEAD = 30_000;
/** Least letters of a stem. */
const STEM = 3;

/** What somebody says they do: `I rent the chair`, `the one who shares the horse`, `I'm the one renting the flat`, `partner who bakes`. */
const SAYS = [
  /^(?:i['’]?m |i am |we are |we['’]re )?(?:the |an? )?(?:\p{L}+ ){0,2}?(?:who|that) (?:is |are |will |has |have )?(?<verb>\p{Ll}+)(?: (?<what>.{2,40}))?$/iu,
  /^(?:i['’]?m|i am|we are|we['’]re) (?:the (?:one|person) )?(?<verb>\p{Ll}+ing)(?: (?<what>.{2,40}))?$/iu,
  /^(?:the )?(?:one|person) (?<verb>\p{Ll}+ing)(?: (?<what>.{2,40}))?$/iu,
  /^(?:i|we) (?<verb>\p{Ll}+)(?: (?<what>.{2,40}))?$/iu,
];
/** `I use the app`: words that say a deed and no name. */
export const SAYS_A_DEED = /^(?:i|we) (?!am\b|are\b)\p{Ll}+ /iu;

/** `the painter`, `sign painter`, `drummer`. */
const DOER = /^(?:the |an? |my |our )?(?:(?<what>\p{Ll}+) )?(?<verb>\p{Ll}{2,16}(?:er|or|ist))$/u;

interface Deed {
  readonly verb: string;
  /** What it is done to, where the words say it. */
  readonly what: string | null;
}

function deedOf(typed: string): Deed | null {
  const words = typed.trim();
  const said = SAYS.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined);
  const groups = said ?? DOER.exec(words)?.groups;
  if (groups?.verb === undefined) return null;
  const verb = groups.verb.toLowerCase();
  return { verb, what: lastWord(groups.what) };
}

const lastWord = (words: string | undefined): string | null =>
  words
    ?.toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => word.length > 2) ?? null;

/**
 * The side of whom the paper itself tells what somebody says they do: `Kayleigh rents chair 3`, `Dana (drums)`, `Mark Summers, gardener`,
 * `I paint`. Null where it tells it of nobody, or of two.
 */
export function byDoing({ text }: LegalText, all: readonly PaperSide[], typed: string): PaperSide | null {
  const deed = deedOf(typed);
  if (deed === null || all.length < 2) return null;
  const stem = stemOf(deed.verb);
  if (stem.length < STEM || VERBS_OF_ALL.has(stem) || VERBS_OF_ALL.has(deed.verb)) return null;
  const head = text.slice(0, HEAD);
  // who owns something owns that thing and no other
  const what = stem === 'own' && deed.what !== null ? String.raw`[^.;\n]{0,24}\b${escaped(deed.what)}` : '';
  const found = all.filter((side) => tells(side, stem, what).some((pattern) => pattern.test(head)));
  return found.length === 1 ? found[0]! : null;
}

/** The role that a deed makes, for words that say it by the deed: `the one who rents the room` is the renter. */
export function roleOfDeed(typed: string): string | null {
  const words = typed.trim();
  const said = SAYS.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined);
  if (said?.verb === undefined) return null;
  return DOERS[said.verb.toLowerCase()] ?? DOERS[stemOf(said.verb.toLowerCase())] ?? null;
}

function tells(side: PaperSide, stem: string, what: string): RegExp[] {
  const does = String.raw`${escaped(stem)}${escaped(stem.at(-1)!)}?(?:e|s|es|ed|er|ing|ist|ies|or|ers)?(?!\p{L})${what}`;
  const names = [side.name, ...side.alsoNamed]
    .flatMap((name) => (name === null ? [] : shortForms(name)))
    .filter((name) => name.length > 2);
  const own = [...new Set(names)].map(escaped).join('|');
  const pronouns =
    side.pronoun === 'you' ? '[Yy]ou' : side.pronoun === 'we' ? '[Ww]e' : side.pronoun === 'i' ? 'I' : null;
  const auxiliary = String.raw`(?:['’]ll |will |shall |can |may |also |then |only |always |regularly )?`;
  return [
    ...(own === ''
      ? []
      : [
          new RegExp(String.raw`(?<!\p{L})(?:${own}) ${auxiliary}${does}`, 'u'),
          // `Hi Ida, roof price as promised` greets Ida
          new RegExp(
            String.raw`(?<!\b(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey)[ ,]{1,2}(?:\p{Lu}[\p{L}.]{0,4} )?)(?<!\p{L})(?:${own})(?: ?\(|, (?:the |an? |our )?)(?:[^.;()\n,]{0,24} )?${does}`,
            'u',
          ),
        ]),
    ...(pronouns === null ? [] : [new RegExp(String.raw`(?<!\p{L})${pronouns} ?${auxiliary}${does}`, 'u')]),
  ];
}

/** `drummer` is `drum`, `renting` is `rent`, `bakes` is `bak`. */
const stemOf = (verb: string): string =>
  verb
    .replace(/(?:ing|ers?|ors?|ists?|ies|es|ed|s|e)$/, '')
    .replace(/(\p{L})\1$/u, (pair, letter: string) => (/[lsz]/.test(letter) ? pair : letter));
