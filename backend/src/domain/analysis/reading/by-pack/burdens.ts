import type { Severity } from '../../finding.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import type { Burden } from '../burdens/burden.ts';
import type { RiskFamily } from '../burdens/families.ts';
import { mergeBurdens } from '../burdens/merge-burdens.ts';
import { tellBurdens } from '../burdens/tell-burdens.ts';
import { shownLength } from '../facts/find-spans-of-time.ts';
import type { PackBurden } from '../languages/pack.ts';
import { prepareText, type PhraseSet, type PreparedText } from '../languages/phrase-set.ts';
import { BURDEN_MESSAGES } from '../messages/en/risks.ts';
import type { CompiledPack } from '../packs/compiled-pack.ts';
import { forSign } from '../packs/signs.ts';
import { fold } from '../packs/fold.ts';
import { findPackLengths, findPackSums } from '../packs/figures.ts';
import type { PackPaper } from './paper.ts';
import type { ClauseUnit } from './units.ts';

interface CompiledBurden {
  readonly rule: PackBurden;
  readonly hurts: 'w' | 's';
  readonly all: readonly PhraseSet[];
  readonly unless: PhraseSet | null;
  readonly graver: PhraseSet | null;
}

const made = new WeakMap<CompiledPack, readonly CompiledBurden[]>();

function rulesOf(compiled: CompiledPack): readonly CompiledBurden[] {
  const known = made.get(compiled);
  if (known !== undefined) return known;
  const rules = compiled.pack.burdens.flatMap((rule) => {
    const signs =
      rule.hurts === 'x' ? (['w', 's'] as const) : ([rule.hurts === 'weaker' ? 'w' : 's'] as const);
    return signs.map((hurts): CompiledBurden => {
      const set = (phrases: readonly string[]) => compiled.set(forSign(phrases, hurts));
      return {
        rule,
        hurts,
        all: rule.all.map(set),
        unless: rule.unless === undefined ? null : set(rule.unless),
        graver: rule.graver === undefined ? null : set(rule.graver),
      };
    });
  });
  made.set(compiled, rules);
  return rules;
}

const HARDER: Readonly<Record<Severity, Severity>> = { low: 'medium', medium: 'high', high: 'high' };

/** What weighs on either side in the words of one clause. Exported for the tests of the packs. */
export function burdensIn(
  compiled: CompiledPack,
  marked: string,
  deals: readonly string[] = [],
): { readonly rule: PackBurden; readonly hurts: 'w' | 's'; readonly severity: Severity }[] {
  const words = prepareText(marked);
  const entitled = entitledOf(compiled);
  return rulesOf(compiled).flatMap((candidate) =>
    isOfDeal(candidate.rule, deals) &&
    fits(candidate, words) &&
    !(ALIKE.has(candidate.rule.family) && isMutual(marked)) &&
    !(COSTS.has(candidate.rule.family) && entitled[candidate.hurts].isIn(words))
      ? [
          {
            rule: candidate.rule,
            hurts: candidate.hurts,
            severity:
              candidate.graver?.isIn(words) === true
                ? HARDER[candidate.rule.severity]
                : candidate.rule.severity,
          },
        ]
      : [],
  );
}

/** What costs one side money, and so is none of its burdens where it is the one to get the money. */
const COSTS: ReadonlySet<RiskFamily> = new Set(['penalty', 'broad-indemnity', 'cost-shifting', 'exit-cost']);

const entitledSets = new WeakMap<CompiledPack, Readonly<Record<'w' | 's', PhraseSet>>>();

function entitledOf(compiled: CompiledPack): Readonly<Record<'w' | 's', PhraseSet>> {
  const known = entitledSets.get(compiled);
  if (known !== undefined) return known;
  const of = (sign: 'w' | 's') => compiled.set(forSign(compiled.pack.duties.entitles, sign));
  const sets = { w: of('w'), s: of('s') };
  entitledSets.set(compiled, sets);
  return sets;
}

/** What weighs on neither side where both may do it or give it up alike. */
const ALIKE: ReadonlySet<RiskFamily> = new Set([
  'benefit-lost',
  'sudden-end',
  'exit-cost',
  'waiver',
  'unequal-exit',
]);

/** Whether a clause speaks of both sides together only. */
const isMutual = (marked: string): boolean => /@b(?!o)/.test(marked) && !/@[ws]/.test(marked);

/** Rules that mean one kind of deal stand aside in another; where the deal is not known, all are tried. */
const isOfDeal = ({ onlyIn, notIn }: PackBurden, deals: readonly string[]): boolean =>
  deals.length === 0 ||
  ((onlyIn === undefined || onlyIn.some((deal) => deals.includes(deal))) &&
    notIn?.some((deal) => deals.includes(deal)) !== true);

const fits = ({ all, unless }: CompiledBurden, words: PreparedText): boolean =>
  all.every((group) => group.isIn(words)) && unless?.isIn(words) !== true;

/** The risks for the reader, or for the weaker side where the reader is not known, worst first. */
export function packRisks(paper: PackPaper, country: string): Draft<Risk>[] {
  const { sides, text, clauses, compiled, deal } = paper;
  const isForStronger = sides.reader?.isStronger === true;
  const sign = isForStronger ? 's' : 'w';
  const sideId = sides.all.find(({ isStronger }) => isStronger === isForStronger)?.id ?? null;
  const burdens = clauses.flatMap((clause) =>
    (clause.isOfOther ? [] : burdensIn(compiled, clause.marked, deal.deals))
      .filter(({ hurts, rule }) => hurts === sign && !isHomeLaw(rule, compiled, clause, country))
      .map(({ rule, severity }): Burden => ({
        family: rule.family,
        variant: rule.variant ?? 'general',
        sideId,
        severity,
        certainty: 'found',
        by: 'rules',
        span: { start: clause.start, end: clause.end },
        figures: figuresOf(paper, clause),
      })),
  );
  return mergeBurdens(burdens, ({ span }) => span.start).map((group) =>
    tellBurdens(group, text, BURDEN_MESSAGES),
  );
}

/** The law of the reader's own country, without a word of where to sue, weighs on nobody. */
function isHomeLaw(
  { family }: PackBurden,
  compiled: CompiledPack,
  { printed }: ClauseUnit,
  country: string,
): boolean {
  if (family !== 'forum') return false;
  const { law, courts } = compiled.pack.facts;
  const folded = fold(printed);
  const chosen = law.filter(({ says }) => compiled.set(says).find(folded).length > 0);
  return (
    chosen.length > 0 &&
    chosen.every(({ label }) => label === country) &&
    compiled.set(courts).find(folded).length === 0
  );
}

/** The clause's own figures for the title, the time in English; none where there are several. */
function figuresOf({ compiled: { pack } }: PackPaper, { printed }: ClauseUnit): Burden['figures'] {
  const sums = new Set(findPackSums(pack, printed).map(({ words }) => words));
  const times = new Set(findPackLengths(pack, printed).map(shownLength));
  const rates = new Set(Array.from(printed.matchAll(/\d{1,3}(?:[.,]\d{1,3})? ?%/g), ([rate]) => rate));
  const one = (values: ReadonlySet<string>) => (values.size === 1 ? [...values][0] : undefined);
  const sum = one(sums);
  const time = one(times);
  const rate = one(rates);
  return {
    ...(sum === undefined ? {} : { sum }),
    ...(time === undefined ? {} : { time }),
    ...(rate === undefined ? {} : { rate }),
  };
}
