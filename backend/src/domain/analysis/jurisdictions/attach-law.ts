import type { RiskFamily } from '../reading/burdens/families.ts';
import { RISK_FAMILIES } from '../reading/burdens/families.ts';
import type { Draft } from '../report/report-draft.ts';
import type { Risk } from '../report/report.ts';
import { lawFor, type LawContext } from './law-for.ts';

const isBurden = (family: Risk['family']): family is RiskFamily =>
  (RISK_FAMILIES as readonly string[]).includes(family); // widened to look a wider name up

/** Risks, worst first, each with the rule that touches its clause; a rule is told once, at the first risk it touches. */
export function attachLaw(risks: readonly Draft<Risk>[], context: LawContext): Draft<Risk>[] {
  const told = new Set<string>();
  return risks.map((risk) => {
    if (risk.law !== null || risk.certainty !== 'found' || !isBurden(risk.family)) return risk;
    const clause = risk.quotes.map(({ text }) => text).join(' ');
    const law = lawFor(context, { family: risk.family, clause, isGrave: risk.severity === 'high' });
    if (law === null || told.has(law.text)) return risk;
    told.add(law.text);
    return { ...risk, law };
  });
}
