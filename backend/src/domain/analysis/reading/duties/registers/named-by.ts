import { GIVEN_TO } from '../../languages/en/registers/given.ts';
import type { RegisterRule } from '../../languages/en/registers/register-rule.ts';
import { WHOSE_IT_IS } from '../../languages/en/registers/yours.ts';
import { siftedList, type SiftedList } from '../../../sieve/sifted-list.ts';
import { sifted, type Sifted } from '../../../sieve/sifted.ts';

interface Compiled {
  readonly rule: RegisterRule;
  readonly says: readonly RegExp[];
  readonly unless: Sifted | null;
}

const SIDE = String.raw`@(?<side>\d)`;
/** What opens a clause that stands for itself. */
const OPENING = [
  String.raw`(?:^|[.,;:–—(] ?|\b(?:and|then|but|so|where|also) `,
  String.raw`^(?:on|at|within|by|in|from|for|during|each|every|once|twice|before|after)\b(?:(?! (?:that|which|who|if|when)\b)(?:[^.;:,@]|@\d's)){2,60} `,
  String.raw`^(?:if|when|where|should|once) (?:[^,;:.]{0,60} )?(?:is|are|was|were|has|have|makes?|fails?|breaks?|happens?|stops?|ends?|lasts?|goes|comes|cancels?|needs?|loses?|leaves?|sells?|shuts?|closes?|moves?)\b[^,;:.@]{0,40} )`,
].join('|');
/** Words before a place that make its clause a condition, a question or a part of another. */
const SUBORDINATE =
  /\b(?:if|when|until|till|unless|once|where|after|before|which|that|who|what|whatever|while|as long as|provided|whenever|because|since|how|whether|than)\b[^,;:]*$/;
/** The same where the subject itself may be told of so: `whatever breaks is for us to mend`. */
const CONDITION =
  /\b(?:if|when|until|till|unless|once|after|before|while|as long as|provided|whenever|because|since|how|whether|than)\b[^,;:]*$/;

let compiled: readonly Compiled[] | null = null;
const rules = (): readonly Compiled[] =>
  (compiled ??= [...WHOSE_IT_IS, ...GIVEN_TO].map((rule) => ({
    rule,
    says: rule.says.map((says) => {
      const source = says.replaceAll('SIDE', SIDE);
      const parts = source.split('(?<side>');
      // a wording may name the side in one of several turns
      const named = parts.reduce((all, part, at) => (at === 0 ? part : `${all}(?<side${at}>${part}`), '');
      return new RegExp(rule.isAnywhere === true ? named : `${OPENING}(?:${named})`, 'd');
    }),
    unless: rule.unless === undefined ? null : sifted(new RegExp(rule.unless.join('|'))),
  })));

/** The place among the sides of the one whom a rule names in a marked sentence, and whether it is that side's. Exported for the examples. */
export function namedBy({ rule, says, unless }: Compiled, marked: string): number | null {
  if (unless?.test(marked) === true) return null;
  for (const pattern of says) {
    const match = pattern.exec(marked);
    if (
      match === null ||
      /\b(?:when|if|once) (?:\w+ly )?(?:approved|agreed|authori[sz]ed|signed|ordered|requested)\b/.test(
        match[0],
      )
    )
      continue;
    const at = Object.values(match.groups ?? {}).find((place) => place !== undefined);
    if (
      at === undefined ||
      (rule.isAnywhere === true && rule.bearer === 'named' ? CONDITION : SUBORDINATE).test(
        clauseBefore(marked, match.index),
      )
    )
      continue;
    return Number(at);
  }
  return null;
}

/** The rules, made ready. Exported for the examples. */
export const registerRules = rules;

let says: { readonly sieve: SiftedList; readonly owners: readonly Compiled[] } | null = null;

/** The rules that may name somebody in a marked sentence, in their order. */
export function rulesFor(marked: string): readonly Compiled[] {
  says ??= {
    sieve: siftedList(rules().flatMap((one) => one.says)),
    owners: rules().flatMap((one) => one.says.map(() => one)),
  };
  const { sieve, owners } = says;
  return [...new Set(sieve.candidates(marked).map((at) => owners[at]!))]; // one owner a wording
}

const clauseBefore = (words: string, at: number): string =>
  words.slice(
    Math.max(words.lastIndexOf(', ', at), words.lastIndexOf(';', at), words.lastIndexOf(':', at)) + 1,
    at,
  );
