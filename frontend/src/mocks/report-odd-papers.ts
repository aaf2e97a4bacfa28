import type { AnalyzeResponse } from '../../../backend/src/adapters/http/contract.ts';
import { sampleAnswer } from './sample-report.ts';
import { aRisk, answerWith, quoter, toParagraphs, type PaperLine } from './report-builder.ts';

/** A report in English on a paper in another language; one quote has no sentence of its own. */
function foreign(language: string, lines: readonly PaperLine[]): AnalyzeResponse {
  const paragraphs = toParagraphs(lines);
  const quote = quoter(paragraphs);
  return answerWith(paragraphs, {
    paper: { kind: 'Agreement', title: null, language, country: 'Other' },
    brief: {
      verdict: 'Check 1 clause before you sign',
      level: 'check',
      money: ['fact-sum'],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1'],
    },
    facts: [{ id: 'fact-sum', kind: 'amount', label: 'Sum', text: '', quotes: [quote(2)], by: 'rules' }],
    risks: [aRisk({ id: 'risk-1', title: 'The other side may end it at any time', quotes: [quote(3)] })],
    summary: 'We read this language in part only.',
    warnings: ['This document is not in English. We checked numbers, dates and a few known clauses.'],
  });
}

export const arabic = (): AnalyzeResponse =>
  foreign('ar', [
    [null, 'عقد إيجار'],
    ['1', 'يدفع المستأجر مبلغ 5000 درهم في أول كل شهر.'],
    ['2', 'يحق للمؤجر إنهاء هذا العقد في أي وقت دون إشعار.'],
  ]);

export const japanese = (): AnalyzeResponse =>
  foreign('ja', [
    [null, '賃貸借契約書'],
    ['第1条', '乙は毎月末日までに賃料金120,000円を甲に支払う。'],
    ['第2条', '甲はいつでも本契約を解除することができる。'],
  ]);

/** One line, a kind of file without pages, no clause numbers. */
export const oneLine = (): AnalyzeResponse => {
  const paragraphs = toParagraphs([[null, 'You owe us $40 a day for every day that you keep the ladder.']]);
  const quote = { ...quoter(paragraphs)(1), page: null };
  return answerWith(paragraphs, {
    brief: {
      verdict: 'Ask for 1 change before you sign',
      level: 'ask-first',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1'],
    },
    risks: [
      aRisk({ id: 'risk-1', severity: 'high', title: 'You owe $40 a day, without an end', quotes: [quote] }),
    ],
    summary: 'Bring the ladder back.',
  });
};

/** What version 0.1.0 kept in a browser: the text, and nothing that it rests on. */
export const keptByOldVersion = (): AnalyzeResponse => ({
  ...sampleAnswer('Tenant', 'India'),
  report: null,
  paragraphs: [],
  citations: [],
});

/** Words of a model that was told to break the page; ids that stand twice, quotes that stand nowhere. */
export const hostile = (): AnalyzeResponse => {
  const evil = '<img src=x onerror=alert(1)>';
  const paragraphs = toParagraphs([
    [evil, `${evil} ${'Donaudampfschifffahrtsgesellschaft'.repeat(20)}`],
    ['2', `[click](javascript:alert(1)) ${evil}`],
  ]);
  const quote = quoter(paragraphs);
  const law = { text: evil, source: 'javascript:alert(1)', checked: null };
  return answerWith(paragraphs, {
    paper: { kind: evil, title: evil, language: null, country: 'Other' },
    sides: [{ id: 's1', name: evil, role: evil, quotes: [] }],
    brief: {
      verdict: evil,
      level: 'unknown',
      money: ['nowhere'],
      wayOut: null,
      nextDate: { id: 'next-date', text: evil, date: 'never', quotes: [], by: 'model' },
      worst: ['nowhere', 'risk-1'],
    },
    risks: [
      aRisk({ id: 'risk-1', title: evil, reason: evil, wording: evil, law, quotes: [quote(2)] }),
      aRisk({
        id: 'risk-1',
        title: 'Twice the same id',
        quotes: [{ text: 'stands nowhere', paragraph: 99, clause: null, page: 7, status: 'close' }],
      }),
    ],
    law: [law],
    summary: evil,
    suggestions: [{ pointId: 'nowhere', ask: evil, wording: null, fallback: null }],
  });
};

const WORDS =
  'The Borrower shall keep every promise made in this chapter and pay all costs that follow from it. ';

/** Five hundred pages, two million characters. */
export const huge = (): AnalyzeResponse => {
  const paragraphs = Array.from({ length: 5_000 }, (_, index) => ({
    id: index + 1,
    page: Math.floor(index / 10) + 1,
    clause: `${Math.floor(index / 10) + 1}.${(index % 10) + 1}`,
    text: WORDS.repeat(4),
  }));
  const quote = quoter(paragraphs);
  const risks = Array.from({ length: 40 }, (_, index) =>
    aRisk({
      id: `risk-${index + 1}`,
      severity: index < 10 ? 'high' : 'medium',
      title: `You pay all costs of chapter ${index * 12 + 1}`,
      quotes: [quote(index * 120 + 5, 'pay all costs that follow from it')],
    }),
  );
  return answerWith(paragraphs, {
    brief: {
      verdict: 'Ask for 40 changes before you sign',
      level: 'ask-first',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1', 'risk-2', 'risk-3'],
    },
    risks,
    summary: 'Very long.',
  });
};
