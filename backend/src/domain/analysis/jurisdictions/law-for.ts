import type { Country } from '../../../../../config/product.ts';
import type { RiskFamily } from '../reading/burdens/families.ts';
import { anyOf } from '../reading/languages/phrase.ts';
import type { LawNote } from '../report/report.ts';
import { areaOf } from './area-of.ts';
import { LAW_RULES } from './rules/all.ts';
import type { Area, LawRule } from './rules/rule.ts';
import { sifted, type Sifted } from '../sieve/sifted.ts';

/** What is known of the paper that a rule may ask for. Made once per paper by `lawContext`. */
export interface LawContext {
  readonly country: Country;
  readonly area: Area | null;
  /** Words of the paper in which places are looked for. */
  readonly words: string;
}

/** A clause that weighs on somebody, and figures that were worked out for it. */
export interface LawQuestion {
  /** Null for a question about a figure alone. */
  readonly family: RiskFamily | null;
  /** The clause's own words. */
  readonly clause: string;
  /** Whether a rule that only doubts may be told; those about a limit are told in any case. */
  readonly isGrave?: boolean;
  readonly figures?: Readonly<Partial<Record<'deposit-months' | 'yearly-percent', number>>>;
}

/** Places are named at the top and in the clauses on law at the end. */
const HEAD = 12_000;
const TAIL = 8_000;

/** Prepares what the rules ask of a paper whose kind is told in words. */
export function lawContext(country: Country, kind: string, text: string): LawContext {
  const words = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`;
  return { country, area: areaOf(kind, text), words };
}

interface Compiled {
  readonly rule: LawRule;
  readonly says: Sifted | null;
  readonly unless: Sifted | null;
  readonly place: Sifted | null;
  readonly notIn: Sifted | null;
}

const phrases = (list: readonly string[] | undefined) => (list === undefined ? null : sifted(anyOf(list)));
const compiled = new Map<Country, readonly Compiled[]>();

function rulesOf(country: Country): readonly Compiled[] {
  const known = compiled.get(country);
  if (known !== undefined) return known;
  const rules = (LAW_RULES[country] ?? []).map((rule) => ({
    rule,
    says: phrases(rule.says),
    unless: phrases(rule.unless),
    place: phrases(rule.place === undefined ? undefined : [rule.place]),
    notIn: phrases(rule.notIn === undefined ? undefined : [rule.notIn]),
  }));
  compiled.set(country, rules);
  return rules;
}

/**
 * The rule of the chosen country that touches a clause, as a hedged note with its source and the day it was read; null where no rule
 * whose source was read fits. Says never that a clause has no effect: only that it is probably not allowed, or may not hold.
 */
export function lawFor(context: LawContext, question: LawQuestion): LawNote | null {
  const found = rulesOf(context.country).find((candidate) => fits(candidate, context, question));
  return found === undefined ? null : noteOf(found.rule);
}

function fits(
  { rule, says, unless, place, notIn }: Compiled,
  context: LawContext,
  question: LawQuestion,
): boolean {
  if (context.area === null || !rule.areas.includes(context.area)) return false;
  if (rule.over !== undefined) {
    const value = question.figures?.[rule.over.figure];
    if (value === undefined || value <= rule.over.limit * 1.02) return false;
    if (question.family !== null && rule.families.length > 0 && !rule.families.includes(question.family))
      return false;
  } else if (question.family === null || !rule.families.includes(question.family)) return false;
  if (rule.strength === 'doubt' && question.isGrave === false) return false;
  if (place !== null && !place.test(context.words)) return false;
  if (notIn !== null && notIn.test(context.words)) return false;
  if (says !== null && !says.test(question.clause)) return false;
  return unless === null || !unless.test(question.clause);
}

const noteOf = ({ strength, law, source, checked }: LawRule): LawNote => ({
  text: `${strength === 'limit' ? 'Probably not allowed here' : 'This may not hold here'}: ${law}. Ask a local advice service whether it helps you.`,
  source,
  checked,
});
