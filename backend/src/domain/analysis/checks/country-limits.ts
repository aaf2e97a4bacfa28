import type { LegalText } from '../document/legal-text.ts';
import { depositsInRents, inMonths } from '../facts/figures/deposit-size.ts';
import { yearlyRate } from '../facts/figures/yearly-rate.ts';
import { lawFor, type LawContext } from '../jurisdictions/law-for.ts';
import type { Draft } from '../report/report-draft.ts';
import type { LawNote, Risk } from '../report/report.ts';

/** Sums of the paper against the limits of the country: a deposit above the legal maximum, a rate that credit may not cost. */
export function checkCountryLimits(text: LegalText, context: LawContext): Draft<Risk>[] {
  return [deposit(text, context), rate(text, context)].filter((risk) => risk !== null);
}

function deposit(text: LegalText, context: LawContext): Draft<Risk> | null {
  for (const { months, source, sentence } of depositsInRents(text)) {
    const law = lawFor(context, {
      family: null,
      clause: sentence.text,
      figures: { 'deposit-months': months },
    });
    if (law === null) continue;
    return riskOf({
      title: `The deposit of about ${inMonths(months)} months of rent may be more than the law allows`,
      reason: 'What is above the limit would be out of your hands without a reason.',
      ask: 'Ask for a deposit within the limit.',
      law,
      workedOut: `the deposit is about ${inMonths(months)} months of rent${source === '' ? '' : ` (${source})`}.`,
      quote: { text: sentence.text, paragraph: sentence.paragraph },
    });
  }
  return null;
}

function rate(text: LegalText, context: LawContext): Draft<Risk> | null {
  for (const sentence of text.sentences) {
    if (!/\binterest\b/i.test(sentence.text)) continue;
    const found = yearlyRate(sentence.text);
    if (found === null) continue;
    const law = lawFor(context, {
      family: null,
      clause: sentence.text,
      figures: { 'yearly-percent': found.perYear },
    });
    if (law === null) continue;
    return riskOf({
      title: `Interest of ${found.perYear} % a year may be more than the law allows`,
      reason: 'Above the limit the lender may not be able to claim it.',
      ask: 'Ask for a rate within the limit, with all charges counted in.',
      law,
      workedOut: `${found.percent} % per ${found.period} is about ${found.perYear} % a year.`,
      quote: { text: sentence.text, paragraph: sentence.paragraph },
    });
  }
  return null;
}

interface Limit {
  readonly title: string;
  readonly reason: string;
  readonly ask: string;
  readonly law: LawNote;
  readonly workedOut: string;
  readonly quote: Draft<Risk>['quotes'][number];
}

const riskOf = ({ title, reason, ask, law, workedOut, quote }: Limit): Draft<Risk> => ({
  severity: 'medium',
  family: 'other',
  title,
  text: reason,
  reason,
  ask,
  usual: null,
  wording: null,
  fallback: null,
  law,
  certainty: 'found',
  workedOut,
  quotes: [quote],
  by: 'rules',
});
