import type { AnalyzeResponse, Report, Risk } from '../../../backend/src/adapters/http/contract.ts';
import { aRisk, answerWith, quoter, toParagraphs, type PaperLine } from './report-builder.ts';

const GYM: readonly PaperLine[] = [
  [null, 'MEMBERSHIP AGREEMENT between Ridgeline Fitness and the Member.'],
  ['1', 'The Member pays $39.90 on the first day of each month.'],
  ['2', 'Either party may end this agreement with two weeks’ written notice.'],
];

const gymQuote = quoter(toParagraphs(GYM));

const gymSides: Report['sides'] = [
  { id: 's1', name: 'the Member', role: 'Member', quotes: [gymQuote(1, 'the Member')] },
  { id: 's2', name: 'Ridgeline Fitness', role: null, quotes: [gymQuote(1, 'Ridgeline Fitness')] },
];

const fee: Report['facts'][number] = {
  id: 'fact-fee',
  kind: 'amount',
  label: 'Monthly fee',
  text: '$39.90 a month.',
  amount: { currency: 'USD', value: 39.9, period: 'month', purpose: 'fee' },
  quotes: [gymQuote(2)],
  by: 'rules',
};

/** A fair paper: nothing to warn about, and the way out is known. */
export const noRisks = (): AnalyzeResponse =>
  answerWith(toParagraphs(GYM), {
    paper: {
      kind: 'Gym membership',
      title: 'MEMBERSHIP AGREEMENT',
      language: 'en',
      country: 'United States',
    },
    sides: gymSides,
    reader: { sideId: 's1', typed: 'Member', certainty: 'certain' },
    brief: {
      verdict: 'We found nothing to warn you about',
      level: 'nothing-found',
      money: ['fact-fee'],
      wayOut: {
        id: 'way-out',
        text: 'You can end it with two weeks’ written notice.',
        quotes: [gymQuote(3)],
        by: 'rules',
      },
      nextDate: null,
      worst: [],
    },
    facts: [fee],
    summary: 'You pay $39.90 a month and can leave with two weeks’ notice.',
  });

/** A name that is none of the sides: the report takes nobody’s side and asks. */
export const unknownReader = (): AnalyzeResponse => {
  const answer = noRisks();
  const { report } = answer;
  return {
    ...answer,
    report: report && {
      ...report,
      reader: { sideId: null, typed: 'Sarah Smith', certainty: 'unknown', writtenFor: report.sides[0]!.id },
    },
  };
};

/** A promise by one person alone. */
export const oneSide = (): AnalyzeResponse => {
  const paragraphs = toParagraphs([
    [null, 'I, Dana Reyes, promise to pay Noor Khan $1,200 by December 24, 2026.'],
  ]);
  const quote = quoter(paragraphs);
  return answerWith(paragraphs, {
    paper: { kind: 'Promise to pay', title: null, language: 'en', country: 'Canada' },
    sides: [{ id: 's1', name: 'Dana Reyes', role: null, quotes: [quote(1, 'Dana Reyes')] }],
    reader: { sideId: 's1', typed: 'Dana Reyes', certainty: 'certain' },
    duties: [
      {
        id: 'duty-1',
        sideId: 's1',
        text: 'You must pay $1,200.',
        action: 'Pay $1,200 to Noor Khan',
        when: 'by December 24, 2026',
        amount: { currency: 'USD', value: 1200, period: null, purpose: 'debt' },
        quotes: [quote(1, 'promise to pay Noor Khan $1,200 by December 24, 2026')],
        by: 'rules',
      },
    ],
    brief: {
      verdict: 'Check one date before you sign',
      level: 'check',
      money: [],
      wayOut: null,
      nextDate: {
        id: 'next-date',
        text: 'Pay $1,200.',
        date: '2026-12-24',
        quotes: [quote(1, 'by December 24, 2026')],
        by: 'rules',
      },
      worst: [],
    },
    summary: 'You promise to pay $1,200.',
  });
};

/** As many risks as anybody will ever see, in every severity, two of them in the same words. */
export const sixtyRisks = (): AnalyzeResponse => {
  const lines = Array.from({ length: 60 }, (_, index): PaperLine => [
    `${index + 1}.1`,
    `The Supplier may change charge number ${index + 1} at any time, and the Customer shall pay $${(index + 1) * 10} each time within ${index + 3} days.`,
  ]);
  const paragraphs = toParagraphs(lines);
  const quote = quoter(paragraphs);
  const severities = ['high', 'medium', 'low'] as const;
  const risks = lines.map((_, index): Risk =>
    aRisk({
      id: `risk-${index + 1}`,
      severity: severities[Math.floor(index / 20)] ?? 'low',
      title: `They can change charge ${index + 1}, and you owe $${(index + 1) * 10} each time`,
      quotes: [quote(index === 59 ? 1 : index + 1)],
      usual: 'A change needs your consent.',
      wording: `Charge ${index + 1} stays as it is until both parties agree in writing.`,
    }),
  );
  return answerWith(paragraphs, {
    paper: { kind: 'Supply agreement', title: 'SUPPLY AGREEMENT', language: 'en', country: 'Germany' },
    sides: [
      { id: 's1', name: 'Blue Harbor GmbH', role: 'Customer', quotes: [] },
      { id: 's2', name: 'Northern Parts AG', role: 'Supplier', quotes: [] },
    ],
    reader: { sideId: 's1', typed: 'Customer', certainty: 'certain' },
    brief: {
      verdict: 'Ask for 60 changes before you sign',
      level: 'ask-first',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1', 'risk-2', 'risk-3'],
    },
    risks,
    summary: 'The supplier can change every charge.',
    suggestions: risks.map(({ id, ask, wording }) => ({ pointId: id, ask, wording, fallback: null })),
  });
};
