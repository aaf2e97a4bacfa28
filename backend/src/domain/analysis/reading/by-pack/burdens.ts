import type { Severity } from '../../finding.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Risk } from '../../report/report.ts';
import type { Burden } from '../burdens/burden.ts';
import type { RiskFamily } from '../burdens/families.ts';
import { mergeBurdens } from '../burdens/merge-burdens.ts';
import { tellBurdens } from '../burdens/tell-burdens.ts';
import type { PackBurden } from '../languages/pack.ts';
import { prepareText, type PhraseSet, type PreparedText } from '../languages/phrase-set.ts';
import { BURDEN_MESSAGES } from '../messages/en/risks.ts';
import type { CompiledPack } from '../packs/compiled-pack.ts';
import { forSign } from '../packs/signs.ts';
import { fold } from '../packs/fold.ts';
import { findPackSums } from '../packs/figures.ts';
import { newMattersFirst } from './weighing/new-matter.ts';
import { eachOf, figuresOf } from './burden-figures.ts';
import type { PackPaper } from './paper.ts';
import { isShort } from './weighing/is-short.ts';
import { isHarmless, OF_RELATIVE } from './weighing/harmless.ts';
import { isProtected } from './weighing/protected.ts';
import { variantOf } from './weighing/burden-variant.ts';
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
    !(COSTS.has(candidate.rule.family) && entitled[candidate.hurts].isIn(words)) &&
    !isProtected(compiled, candidate.rule.family, candidate.hurts, words, deals)
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
const COSTS: ReadonlySet<RiskFamily> = new Set([
  'penalty',
  'broad-indemnity',
  'cost-shifting',
  'exit-cost',
  'short-deadline',
]);

const entitledSets = new WeakMap<CompiledPack, Readonly<Record<'w' | 's', PhraseSet>>>();

function entitledOf(compiled: CompiledPack): Readonly<Record<'w' | 's', PhraseSet>> {
  const known = entitledSets.get(compiled);
  if (known !== undefined) return known;
  const of = (sign: 'w' | 's') => compiled.set(forSign(compiled.pack.duties.entitles, sign));
  const sets = { w: of('w'), s: of('s') };
  entitledSets.set(compiled, sets);
  return sets;
}

/** Whether a clause says that a side is to get something. */
export const isEntitled = (compiled: CompiledPack, sign: 'w' | 's', words: PreparedText): boolean =>
  entitledOf(compiled)[sign].isIn(words);

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

/** Titles that name what a clause is about look for English words, and `son` is no son in French. */
const MESSAGES = { ...BURDEN_MESSAGES, titles: {} };

/** Of two kinds that one clause is told as, what the first says already. */
const ECHOES: Readonly<Partial<Record<RiskFamily, RiskFamily>>> = {
  penalty: 'exit-cost',
  'wide-power': 'data-or-image',
  'no-promise': 'unilateral-change',
  'unequal-exit': 'sudden-end',
  'cost-shifting': 'withheld-pay',
  'unilateral-change': 'work-demands',
  'broad-indemnity': 'other-side-not-liable',
  'exit-cost': 'auto-renewal',
  'benefit-lost': 'other-side-not-liable',
  'thin-remedy': 'short-deadline',
};

const withoutEchoes = <Found extends { readonly rule: PackBurden; readonly hurts: 'w' | 's' }>(
  found: readonly Found[],
): Found[] =>
  found.filter(
    ({ rule, hurts }) =>
      !found.some((other) => other.hurts === hurts && other.rule.family === ECHOES[rule.family]),
  );

/** What comes first among risks of one severity: what costs money or freedom before what is only decided alone. 2 where none is given. */
const WEIGHTS: Readonly<Partial<Record<RiskFamily, number>>> = {
  'exit-cost': 5,
  'no-exit': 5,
  'uncapped-liability': 5,
  restraint: 4,
  penalty: 4,
  'sudden-end': 4,
  'entry-or-seizure': 4,
  forfeiture: 4,
  'auto-renewal': 3,
  'unilateral-change': 3,
  'other-side-not-liable': 3,
  'sole-discretion': 1,
  forum: 3.5,
  'deemed-consent': 3.2,
};

/** What is owed for breaking something, in the five languages. */
const OF_BREACH =
  /verspat|verzug|mahn|rucklast|verstoß|verletz|versaum|retard|impaye|rejet|manque|viol|infra|incumpl|retras|devuelt|impago|descumpr|incumpr|atras|mora|multa|ritard|insolut|penal|strafe|nicht /u;

/** `une contribution de 29,90 € est prélevée chaque année`: a fee that comes again, not a charge for anything. */
function isRunningFee(paper: PackPaper, { printed }: ClauseUnit): boolean {
  const [sum] = findPackSums(paper.compiled.pack, printed);
  const each = sum === undefined ? undefined : eachOf(paper, printed, sum);
  return /month|quarter|year/.test(each ?? '') && !OF_BREACH.test(fold(printed));
}

/** `7.ª Ficheros de morosos.`: the heading of a clause, which says nothing yet. */
const isHeading = ({ printed }: ClauseUnit): boolean => printed.split(/\s+/u).length < 6;

/** Points of one family, of three quotes each: a third with the same title and advice tells a reader nothing new. */
const MOST_OF_FAMILY = 3;

/** The risks for the reader, or for the weaker side where the reader is not known, worst first. */
export function packRisks(paper: PackPaper, country: string): Draft<Risk>[] {
  const { sides, text, clauses, compiled, deal } = paper;
  const isForStronger = sides.reader?.isStronger === true;
  const sign = isForStronger ? 's' : 'w';
  const sideId = sides.all.find(({ isStronger }) => isStronger === isForStronger)?.id ?? null;
  const burdens = clauses.flatMap((clause) =>
    withoutEchoes(
      clause.isOfOther
        ? []
        : burdensIn(compiled, clause.marked, deal.deals).filter(
            ({ rule }) =>
              !isHarmless(rule.family, clause) &&
              !(
                rule.family === 'answers-for-others' &&
                sides.reader !== null &&
                OF_RELATIVE.test(clause.marked)
              ),
          ),
    )
      .filter(
        ({ hurts, rule }) =>
          hurts === sign &&
          !(rule.family === 'data-or-image' && isHeading(clause)) &&
          !isHomeLaw(rule, compiled, clause, country) &&
          !(rule.family === 'short-deadline' && !isShort(compiled, clause)) &&
          !(rule.family === 'penalty' && isRunningFee(paper, clause)),
      )
      .map(({ rule, severity }): Burden => ({
        family: rule.family,
        variant: variantOf(rule, clause.printed),
        sideId,
        severity,
        certainty: 'found',
        by: 'rules',
        span: { start: clause.start, end: clause.end },
        weight: WEIGHTS[rule.family] ?? 2,
        figures: figuresOf(paper, clause, rule.family),
      })),
  );
  // a title with a sum is true of every place that stands under it
  const sumOf = ({ figures }: Pick<Burden, 'figures'>) => figures['sum'] ?? figures['rate'] ?? '';
  const printedOf = ({ span }: Burden) => text.text.slice(span.start, span.end);
  const ordered = newMattersFirst(burdens, printedOf);
  const told = new Map<RiskFamily, number>();
  return mergeBurdens(ordered, ({ span }) => span.start, sumOf)
    .filter(({ burdens: [{ family, figures }] }) => {
      const count = told.get(family) ?? 0;
      told.set(family, count + 1);
      // with a sum of its own, or another court or law, it says something new
      return count < MOST_OF_FAMILY || family === 'forum' || sumOf({ figures }) !== '';
    })
    .map((group) => tellBurdens(group, text, MESSAGES));
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
